import { ConcurrencyLimit } from '../../../../lib/work/concurrency-limit.ts';
import { currentBudget, spend, VISITOR_MS } from '../../../../lib/db/time-budget.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import type { ItemInput } from '../../order-shapes.ts';
import { productsOf } from '../management/order-queries.ts';
import type { OrderServices } from '../services.ts';

/** Concurrent orders and payments of one article in this process; its row lock admits one at a time. */
const AT_ONCE = 3;
const MOST_WAITING = 400;

export const contendedThings = () => new ConcurrencyLimit({ atOnce: AT_ONCE, waiting: MOST_WAITING });

/** Runs work that locks these records of the site, in turn. The wait counts against the request's budget and uses no connection. */
export const inTurn = <T>(
  { contended }: Pick<OrderServices, 'contended'>,
  websiteId: string,
  things: readonly string[],
  work: () => Promise<T>,
): Promise<T> =>
  spend(() =>
    contended.run(
      things.map((thing) => `${websiteId}/${thing}`),
      currentBudget()?.left ?? VISITOR_MS,
      work,
    ),
  );

/** The records that placing an order with this cart locks. */
export const lockedBy = (items: readonly ItemInput[], discountCode = ''): string[] => [
  ...items.map(({ productId }) => productId),
  ...(discountCode ? [`code ${discountCode.toUpperCase()}`] : []),
];

/** Runs a payment in turn. Its items are looked up only if several payments are in progress. */
export async function payInTurn<T>(
  services: OrderServices,
  { site, dbOnce }: Pick<SiteRequest, 'site' | 'dbOnce'>,
  order: string,
  work: () => Promise<T>,
): Promise<T> {
  const any = 'payments';
  const things = services.contended.isFree([`${site.id}/${any}`])
    ? [any]
    : await dbOnce((tx) => productsOf(tx, order));
  return inTurn(services, site.id, things, work);
}
