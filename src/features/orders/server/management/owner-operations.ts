import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound, staleVersion } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import type { Actor, SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { attempt } from '../../../../lib/work/idempotency-queries.ts';
import { fromMinor } from '../../../../lib/values/money.ts';
import type { ordersContract } from '../../contract.ts';
import { CANCELLED, FULFILLED, isLegalMove, PAID, REFUNDED, statusKey } from '../../order-states.ts';
import { orderTerms } from '../../search-terms.ts';
import { decideEnd } from '../refunds/end-order.ts';
import { fulfilOrder } from '../fulfilment/fulfil-order.ts';
import { bulkHandlers } from './bulk-operations.ts';
import { readFilter } from './list-orders.ts';
import { countToSend, listOrders, orderTotals } from './list-queries.ts';
import { markPaid } from '../payments/mark-paid.ts';
import { shownOrder } from '../checkout/open-order.ts';
import { lockOrder, noteEvent } from './order-queries.ts';
import { paymentChecks } from '../payments/payment-checks.ts';
import { performRefund } from '../refunds/perform-refund.ts';
import { changesIn } from './order-changes.ts';
import { addTerms, changeOrder } from '../checkout/placed-queries.ts';
import { presentSummary } from './present-order.ts';
import { askRefund, type RefundWish } from '../refunds/refund-order.ts';
import { resendMail } from '../emails/resend-mail.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from './shop-queries.ts';
import { say } from './say.ts';
import { told } from './stored-words.ts';
import { staffWords } from '../staff-words.ts';

type All = Handlers<typeof ordersContract>;
type OwnerCalls =
  | 'GET /api/orders'
  | 'GET /api/orders/totals'
  | 'GET /api/orders/waiting'
  | 'PUT /api/order/{id}'
  | 'POST /api/order/{id}/fulfil'
  | 'POST /api/orders/fulfil'
  | 'POST /api/orders/mark-paid'
  | 'POST /api/order/{id}/refund'
  | 'POST /api/order/{id}/resend'
  | 'GET /api/orders/payments'
  | 'POST /api/orders/payments/{id}/repair';
type Owner = SiteRequest<Actor>;
type Wish = Omit<RefundWish, 'actor' | 'by'>;
type Moved = { id: string; status: number };

const TOTALS_DAYS = 90;

/** Calls for owners. */
export function ownerHandlers(services: OrderServices): Pick<All, OwnerCalls> {
  /** What happens after the commit of a decision. */
  type Then = () => Promise<unknown>;
  const nothing: Then = async () => {};

  const refund = async (tx: Tx, request: Owner, id: string, wish: Wish): Promise<Then> => {
    const { site, by } = request;
    const key = request.header('idempotency-key');
    const tried = key ? await attempt(tx, request, 'POST /api/order/refund', key, { id, ...wish }) : null;
    // Attempted immediately, so that the owner sees the result; the worker retries what the provider leaves open.
    const perform = (asked: string) => () => performRefund(services, site.id, asked);
    if (tried && !tried.first) return perform((tried.reply as { refund: string }).refund);
    if (!(await lockOrder(tx, id))) throw notFound(say().noOrder);
    const asked = await askRefund(services, tx, site, id, { ...wish, actor: 'owner', by: by.accountId });
    if (tried?.first) await tried.keep({ refund: asked });
    return perform(asked);
  };

  const move = async (tx: Tx, request: Owner, order: Moved, to: number, seen: boolean): Promise<Then> => {
    const { site, by } = request;
    const { id } = order;
    if (order.status === to) {
      // A whole order that is sent back includes its status; a bare status is an action.
      if (seen) return nothing;
      throw conflict(staffWords().alreadyIs({ status: statusKey(to) }));
    }
    if (!isLegalMove(order.status, to))
      throw conflict(staffWords().cantChange({ status: statusKey(order.status), to: statusKey(to) }));
    if (to === REFUNDED) return refund(tx, request, id, { endsAs: REFUNDED });
    if (to === CANCELLED)
      return decideEnd(services, tx, site, id, { actor: 'owner', by: by.accountId, reason: '' });
    if (to === PAID) await markPaid(services, tx, site, id, by.accountId);
    if (to === FULFILLED) await fulfilOrder(services, tx, site, id, { by: by.accountId });
    return nothing;
  };

  return {
    'GET /api/orders': (request, { query }) =>
      request.db(async (tx) => {
        const { limit, after, ...asked } = query;
        const filter = await readFilter(tx, asked);
        const rows = await listOrders(tx, filter, { limit: limit + 1, after });
        return nextPage(request, '/api/orders', query, rows, ({ id }) => id).map((row) =>
          presentSummary(row, 'owner'),
        );
      }),

    'GET /api/orders/totals': ({ db }, { query }) =>
      db(async (tx) => {
        const filter = await readFilter(tx, query);
        const to = filter.to ?? new Date();
        const from = filter.from ?? new Date(to.getTime() - TOTALS_DAYS * 24 * 3600 * 1000);
        const rows = await orderTotals(tx, { ...filter, from, to });
        const earned = rows.filter(
          ({ status }) => status === PAID || status === FULFILLED || status === REFUNDED,
        );
        const sum = (list: typeof rows, part: 'count' | 'total' | 'refunded') =>
          list.reduce((all, row) => all + row[part], 0);
        const { currency } = await readShop(tx);
        return {
          count: sum(rows, 'count'),
          paid: sum(earned, 'count'),
          total: fromMinor(sum(earned, 'total')),
          refunded: fromMinor(sum(earned, 'refunded')),
          currency,
          byStatus: Object.fromEntries(rows.map(({ status, count }) => [String(status), count])),
          from: from.toISOString(),
          to: to.toISOString(),
        };
      }),

    'GET /api/orders/waiting': ({ db }) => db(async (tx) => ({ toSend: await countToSend(tx) })),

    'PUT /api/order/{id}': async (request, { params: { id }, body }) => {
      const { status, version } = body;
      const { by } = request;
      const change = async (tx: Tx, before: NonNullable<Awaited<ReturnType<typeof lockOrder>>>) => {
        const changes = changesIn(body, await shownOrder(tx, request, id));
        if (Object.keys(changes).length === 0) return;
        await changeOrder(tx, id, changes, version);
        const now = { ...before, ...changes };
        const postcode = now.address?.postcode;
        await addTerms(
          tx,
          id,
          orderTerms({ number: now.number, name: now.name, email: now.email, postcode }),
        );
        const what = told('changed', { fields: { fields: Object.keys(changes) } });
        await noteEvent(tx, id, { kind: 'changed', actor: 'owner', account: by.accountId, told: what });
      };
      // One transaction: a request that changes details and status gets both, or neither.
      const after = await request.db(async (tx) => {
        const before = await lockOrder(tx, id);
        if (!before) throw notFound(say().noOrder);
        if (version !== undefined && before.version !== version)
          throw staleVersion(
            'order',
            await shownOrder(tx, request, id),
            status === undefined || status === before.status
              ? undefined
              : staffWords().changedMeanwhile({ status: statusKey(before.status) }),
          );
        await change(tx, before);
        return status === undefined ? nothing : move(tx, request, before, status, version !== undefined);
      });
      await after();
      return request.db((tx) => shownOrder(tx, request, id));
    },

    'POST /api/order/{id}/fulfil': (request, { params: { id }, body }) =>
      request.db(async (tx) => {
        if (!(await lockOrder(tx, id))) throw notFound(say().noOrder);
        await fulfilOrder(services, tx, request.site, id, { ...body, by: request.by.accountId });
        return shownOrder(tx, request, id);
      }),

    'POST /api/order/{id}/refund': async (request, { params: { id }, body }) => {
      const after = await request.db((tx) => refund(tx, request, id, body));
      await after();
      return request.db((tx) => shownOrder(tx, request, id));
    },

    'POST /api/order/{id}/resend': (request, { params: { id }, body: { emailID } }) =>
      request.db(async (tx) => {
        await resendMail(services, tx, request.site, id, emailID, request.by.accountId);
        return shownOrder(tx, request, id);
      }),

    ...bulkHandlers(services),
    ...paymentChecks(services),
  };
}
