import type { Tx } from '../../../../lib/db/database.ts';
import { countListed, listedAddresses } from './indexable-queries.ts';

/** The number of products that visitors can find. */
export const countIndexableProducts = countListed;

/** A part of the products for sale, in a stable order: their addresses, those of their images, and the languages they can be read in. */
export async function indexableProducts(
  tx: Tx,
  part: { offset: number; limit: number },
): Promise<{ path: string; pictures: string[]; languages: string[] }[]> {
  const rows = await listedAddresses(tx, part);
  return rows.map(({ slug, pictures, languages }) => ({
    path: `/product/${slug}`,
    pictures: pictures.map(({ src }) => src),
    languages,
  }));
}
