import type { Tx } from '../../../../lib/db/database.ts';
import { countListed, listedAddresses } from './indexable-queries.ts';

/** The number of products that visitors can find. */
export const countIndexableProducts = countListed;

/** A part of the products for sale, in a stable order: their addresses, and those of their images. */
export async function indexableProducts(
  tx: Tx,
  part: { offset: number; limit: number },
): Promise<{ path: string; pictures: string[] }[]> {
  const rows = await listedAddresses(tx, part);
  return rows.map(({ slug, pictures }) => ({
    path: `/product/${slug}`,
    pictures: pictures.map(({ src }) => src),
  }));
}
