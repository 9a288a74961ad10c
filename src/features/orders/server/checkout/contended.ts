import { ConcurrencyLimit } from '../../../../lib/work/concurrency-limit.ts';
import { currentBudget, spend, VISITOR_MS } from '../../../../lib/db/time-budget.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import type { ItemInput } from '../../order-shapes.ts';
import { productsOf } from '../management/order-queries.ts';
import type { OrderServices } from '../services.ts';

/** Orders and payments of one article that this process works on at the same time; its row lets them through one by one. */
const AT_ONCE = 3;
const MOST_WAITING = 400;

export const contendedThings = () => new ConcurrencyLimit({ atOnce: AT_ONCE, waiting: MOST_WAITING });

/** Work that locks these things of the site, in its turn. The wait counts against the request's budget and holds no connection. */
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

/** The things that placing an order with this cart locks. */
export const lockedBy = (items: readonly ItemInput[], discountCode = ''): string[] => [
  ...items.map(({ productId }) => productId),
  ...(discountCode ? [`code ${discountCode.toUpperCase()}`] : []),
];

/** A payment in its turn. Its goods are looked up only once several payments are under way. */
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
