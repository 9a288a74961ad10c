import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { formWords } from '../../messages/form/area.ts';
import { CallError, refusedCall, type RefusedReply, siteHeader } from '../../../../lib/http/client.ts';
import type { NewMessage } from '../../message-shapes.ts';

/** The server takes faster messages for a bot's; a visitor with autofill waits this long. */
const LEAST_MS = 2_200;

export interface Ticket {
  ticket: string;
  at: number;
}

/** Proof of when the form was shown; without a connection there is none, which does no harm. */
export async function fetchTicket(formId: string): Promise<Ticket | null> {
  try {
    const response = await fetch(`/api/form/${formId}/ticket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...siteHeader() },
      credentials: 'same-origin',
      body: '{}',
    });
    if (!response.ok) return null;
    const { ticket } = (await response.json()) as { ticket: string };
    return { ticket, at: performance.now() };
  } catch {
    return null;
  }
}

/** On insecure pages, browsers have no `randomUUID`. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** @throws CallError */
export async function post(path: string, body: object, headers: Record<string, string>): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...siteHeader(), ...headers },
      credentials: 'same-origin',
      body: JSON.stringify(body),
    });
  } catch {
    throw new CallError(0, messagesNow(formWords).notSent);
  }
  const reply = (await response.json().catch(() => ({}))) as RefusedReply;
  if (response.ok) return reply;
  throw refusedCall(response.status, reply);
}

/** @param key the same for every attempt of the same message @throws CallError */
export async function sendMessage(
  body: Omit<NewMessage, 'ticket'>,
  shown: Ticket | null,
  key: string,
): Promise<void> {
  if (shown) {
    const left = LEAST_MS - (performance.now() - shown.at);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
  const sent = { ...body, ...(shown ? { ticket: shown.ticket } : {}) };
  await post('/api/message', sent, { 'idempotency-key': key });
}
