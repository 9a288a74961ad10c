import { isDeepStrictEqual } from 'node:util';
import { conflict, invalid } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { ordersContract } from '../../contract.ts';
import { type Order, order } from '../../order-shapes.ts';
import type { OrderChange } from '../checkout/placed-queries.ts';
import { staffWords } from '../staff-words.ts';

type Sent = Parameters<Handlers<typeof ordersContract>['PUT /api/order/{id}']>[1]['body'];

/** Compared by the caller itself. */
const moves: ReadonlySet<string> = new Set(['status', 'version']);

/** @throws 400 for an impossible day */
function arrival(at: string | null, { placedAt, createdAt }: Order): Date | null {
  if (at === null) return null;
  const day = new Date(at);
  const refuse = (sentence: string) => invalid(sentence, { deliveredAt: sentence });
  if (day.getTime() > Date.now() + 60_000) throw refuse(staffWords().todayOrEarlier);
  if (day < new Date(placedAt ?? createdAt)) throw refuse(staffWords().afterOrderPlaced);
  return day;
}

/**
 * What an owner changes by sending an order, or parts of it; unchanged values don't count.
 * @param current as the owner reads it
 * @throws 409 with the order if it differs in parts that cannot change
 */
export function changesIn(sent: Sent, current: Order): OrderChange {
  // As a client sends it back: without what JSON and the contract leave out.
  const known: Record<string, unknown> = order.parse(JSON.parse(JSON.stringify(current)));
  const { notes, email, name, phone, deliveryAddress, deliveredAt, ...fixed } = Object.fromEntries(
    Object.entries(sent).filter(([key, value]) => !moves.has(key) && !isDeepStrictEqual(value, known[key])),
  ) as Omit<Sent, 'status' | 'version'>;
  const names = Object.keys(fixed);
  if (names.length > 0) throw conflict(staffWords().fixedFields({ fields: names.join(', ') }));
  return {
    ...(notes === undefined ? {} : { notes }),
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone }),
    ...(deliveryAddress === undefined ? {} : { address: deliveryAddress }),
    ...(deliveredAt === undefined ? {} : { delivered: arrival(deliveredAt, current) }),
  };
}
