import { inOneOrder } from '../../../../lib/work/each-of-several.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { foundAll, notFound, Refusal } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { toRefusal } from '../../../../lib/http/replies/refusals.ts';
import type { Actor, SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { type BulkStep, reasonToSkip, type SkipReason } from '../../bulk-steps.ts';
import type { BulkResult, ordersContract } from '../../contract.ts';
import { fulfilOrder } from '../fulfilment/fulfil-order.ts';
import { markPaid } from '../payments/mark-paid.ts';
import type { OrderServices } from '../services.ts';
import { boughtOrder, holdOrder, orderNumbers } from './order-queries.ts';
import { type BoughtOrder, isCollectedRow } from './order-rows.ts';
import { say } from './say.ts';
import { staffWords } from '../staff-words.ts';

type BulkCalls = 'POST /api/orders/fulfil' | 'POST /api/orders/mark-paid';

/** Ends the transaction of an order that is skipped. */
class Skipped extends Error {
  readonly reason: SkipReason;

  constructor(reason: SkipReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Changes of several orders. */
export const bulkHandlers = (services: OrderServices): Pick<Handlers<typeof ordersContract>, BulkCalls> => ({
  'POST /api/orders/fulfil': (request, { body: { orders, collection, ...wish } }) =>
    eachOrder(services, request, orders, async (tx, { _id, ...parcel }) => {
      const { items } = await lockFor(collection ? 'ready' : 'fulfil', tx, _id);
      if (items.every(({ quantity, fulfilled, refunded }) => fulfilled + refunded >= quantity))
        throw new Skipped('nothing-left');
      await fulfilOrder(services, tx, request.site, _id, { ...wish, ...parcel, by: request.by.accountId });
    }),

  'POST /api/orders/mark-paid': (request, { body: { orders } }) =>
    eachOrder(services, request, orders, async (tx, { _id, version }) => {
      const order = await lockFor('pay', tx, _id);
      // The sum may be another one than the owner saw.
      if (order.version !== version) throw new Skipped('changed');
      try {
        await markPaid(services, tx, request.site, _id, request.by.accountId);
      } catch (error) {
        // All else that it refuses is excluded above.
        throw error instanceof Refusal && error.status === 409 ? new Skipped('sold-out') : error;
      }
    }),
});

/** Locks an order until its transaction ends, if this step can be taken. */
async function lockFor(step: BulkStep, tx: Tx, id: string): Promise<BoughtOrder> {
  const [, order] = await Promise.all([holdOrder(tx, id), boughtOrder(tx, id)]);
  if (!order) throw notFound(say().noOrder);
  const reason = reasonToSkip(step, {
    status: order.status,
    collected: isCollectedRow(order),
    placed: order.placed_at !== null,
    manual: order.provider === 'manual',
  });
  if (reason) throw new Skipped(reason);
  return order;
}

/**
 * Each order in a transaction of its own, the oldest first: emails and invoices of some can't wait for, or be undone by, others.
 * @throws `404` before anything changes if one is missing
 */
async function eachOrder<T extends { _id: string }>(
  services: OrderServices,
  request: SiteRequest<Actor>,
  orders: readonly T[],
  work: (tx: Tx, order: T) => Promise<void>,
): Promise<BulkResult> {
  const each = inOneOrder(orders);
  const ids = each.map(({ _id }) => _id);
  const numbers = await request.db((tx) => orderNumbers(tx, ids));
  foundAll(ids, numbers.size, staffWords().orderMissing);
  const result: BulkResult = { changed: 0, skipped: [] };
  for (const order of each) {
    const { _id } = order;
    try {
      await request.db((tx) => work(tx, order));
      result.changed += 1;
    } catch (error) {
      const reason = reasonOf(error);
      // Nothing is lost by asking again later.
      if (reason === 'busy' && result.changed === 0) throw error;
      if (reason === 'failed') services.log.error({ err: error, order: _id }, 'one of several orders failed');
      result.skipped.push({ _id, number: numbers.get(_id) ?? '', reason });
    }
  }
  return result;
}

function reasonOf(error: unknown): SkipReason {
  if (error instanceof Skipped) return error.reason;
  const refusal = error instanceof Refusal ? error : error instanceof Error ? toRefusal(error) : null;
  return refusal?.status === 503 ? 'busy' : 'failed';
}
