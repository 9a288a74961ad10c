import type { Tx } from '../../../../lib/db/database.ts';
import { countListed, listedAddresses } from './found-queries.ts';

/** How many products visitors can find. */
export const countFoundProducts = countListed;

/** A part of the products for sale, in an order that stays: where each is found, and its pictures' addresses. */
export async function foundProducts(
  tx: Tx,
  part: { offset: number; limit: number },
): Promise<{ path: string; pictures: string[] }[]> {
  const rows = await listedAddresses(tx, part);
  return rows.map(({ slug, pictures }) => ({
    path: `/product/${slug}`,
    pictures: pictures.map(({ src }) => src),
  }));
}
