import { useEffect, useRef } from 'react';
import { withMessages } from '../../../../lib/messages/area.ts';
import type { Form } from '../../form-shapes.ts';
import { inputs, type TypedAnswers } from '../../typed-answers.ts';
import type { PlacedOrder } from './place-order.ts';
import { fetchTicket, newKey, sendMessage, type Ticket } from './send-answers.ts';

/** The order that was made, `null` for a message, or that there was nothing to order. */
type Sent = { placed: PlacedOrder | null } | 'empty-cart';

/** Sends a form as a message or as an order. Attempts with the same answers carry the same key. */
export function useSending(formId: string, editing: boolean) {
  const ticket = useRef<Promise<Ticket | null> | null>(null);
  const attempt = useRef({ words: '', key: '' });
  useEffect(() => {
    if (!editing) ticket.current ??= fetchTicket(formId);
  }, [editing, formId]);

  /** @throws CallError */
  return async (form: Form, node: HTMLFormElement, typed: TypedAnswers): Promise<Sent> => {
    const content = form.content.some(({ type }) => type === 'file')
      ? await (await withMessages(import('./send-files.ts'))).sendFiles(form, node, typed)
      : typed;
    const words = JSON.stringify(content);
    if (attempt.current.words !== words) attempt.current = { words, key: newKey() };
    const { key } = attempt.current;
    if (form.purpose === 'order') {
      const orders = await withMessages(import('./place-order.ts'));
      return orders.hasCart() ? { placed: await orders.placeOrder(form, content, key) } : 'empty-cart';
    }
    const unseen = new FormData(node).get(inputs.further);
    const further = typeof unseen === 'string' ? unseen : '';
    const body = { form: form._id, version: form.version, content, origin: location.pathname, further };
    await sendMessage(body, (await ticket.current) ?? null, key);
    return { placed: null };
  };
}
