import { keepSold } from '../../../products/server/index.ts';
import type { OrderServices } from '../services.ts';
import { noteCount, soldLately } from './sold-queries.ts';

/** Counts recent sales of a shop, which “Best selling” sorts by. */
export const countSales = ({ db }: Pick<OrderServices, 'db'>, websiteId: string): Promise<void> =>
  db.forWebsite(websiteId, async (tx) => {
    await noteCount(tx);
    await keepSold(tx, await soldLately(tx));
  });
