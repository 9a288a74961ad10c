import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid } from '../../../../lib/errors.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { FULFILLED, PAID, statusKey } from '../../order-states.ts';
import { insertFulfilment, markFulfilled } from './fulfilment-queries.ts';
import { orderMail } from '../emails/order-mails.ts';
import { isCollectedRow } from '../management/order-rows.ts';
import { lockOrder, moveOrder, noteEvent, wholeOrder } from '../management/order-queries.ts';
import { told } from '../management/stored-words.ts';
import { soldLines } from '../checkout/sold-lines.ts';
import type { OrderServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';

export interface FulfilWish {
  lines?: readonly { item: string; quantity: number }[] | undefined;
  carrier?: string | undefined;
  tracking?: string | undefined;
  link?: string | undefined;
  notify?: boolean | undefined;
  by: string;
}

const sent = {
  whole: { emailID: 'order-fulfilled', step: 'whole' },
  part: { emailID: 'order-part-fulfilled', step: 'part' },
} as const;
/** The same steps of an order that is collected. */
const madeReady = {
  whole: { emailID: 'order-ready', step: 'ready' },
  part: { emailID: 'order-part-ready', step: 'part-ready' },
} as const;

/** Fulfils an order or a part of it. The last item completes the order. @throws 409, 400 */
export async function fulfilOrder(
  services: OrderServices,
  tx: Tx,
  site: Site,
  orderId: string,
  wish: FulfilWish,
): Promise<void> {
  const locked = await lockOrder(tx, orderId);
  const order = await wholeOrder(tx, orderId);
  if (!locked || !order || (order.status !== PAID && order.status !== FULFILLED))
    throw conflict(staffWords().cantFulfil({ status: statusKey(order?.status ?? -1) }));
  const open = order.items
    .map((item) => ({ item: item.id, quantity: item.quantity - item.fulfilled - item.refunded }))
    .filter((line) => line.quantity > 0);
  const wanted = new Map<string, number>();
  for (const { item, quantity } of wish.lines ?? open) wanted.set(item, (wanted.get(item) ?? 0) + quantity);
  const lines = [...wanted].map(([item, quantity]) => ({ item, quantity }));
  if (lines.length === 0) throw conflict(staffWords().allFulfilled);
  for (const { item, quantity } of lines) {
    const line = order.items.find((one) => one.id === item);
    if (!line) throw invalid(staffWords().itemNotInOrder, { lines: staffWords().itemNotFound });
    const left = line.quantity - line.fulfilled - line.refunded;
    if (quantity > left)
      throw conflict(staffWords().onlyLeftToFulfil({ left: Math.max(0, left), item: line.label }));
  }
  await markFulfilled(tx, orderId, lines);
  const { carrier = '', tracking = '', link = '' } = wish;
  const fulfilmentId = await insertFulfilment(tx, orderId, {
    lines,
    carrier,
    tracking,
    link,
    by: wish.by,
  });
  const after = (await wholeOrder(tx, orderId)) ?? order;
  const complete = after.items.every((item) => item.fulfilled + item.refunded >= item.quantity);
  const { emailID, step } = (isCollectedRow(order) ? madeReady : sent)[complete ? 'whole' : 'part'];
  const parcel = [carrier, tracking].filter(Boolean).join(' ');
  const moved =
    complete && order.status === PAID && (await moveOrder(tx, orderId, { from: PAID, to: FULFILLED }));
  await noteEvent(tx, orderId, {
    kind: complete ? 'fulfilled' : 'part-fulfilled',
    ...(moved ? { from: PAID, to: FULFILLED } : {}),
    actor: 'owner',
    account: wish.by,
    told: tracking ? told('fulfilledWith', { step, tracking: parcel }) : told('fulfilled', { step }),
  });
  if (wish.notify !== false)
    await orderMail(services, tx, site, after, emailID, `fulfilled:${fulfilmentId}`, {
      tracking: parcel,
      trackingLink: link,
    });
  if (moved) await services.announce(tx, { type: 'order-fulfilled', site, ...soldLines(after) });
}
