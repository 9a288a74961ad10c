import { changeShop } from '../../features/orders/server/index.ts';
import { createProduct, insertCollection } from '../../features/products/server/index.ts';
import { localeOf } from '../../features/websites/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import { slugOf } from '../../lib/values/slug.ts';
import type { Made } from './references.ts';
import type { ShopContent } from './site-content.ts';

/** Fills the shop of a new site and opens it. @returns its products and collections */
export async function fillShop(tx: Tx, { settings, products }: ShopContent): Promise<Made[]> {
  await changeShop(tx, { enabled: true, settings }, undefined);
  const locale = await localeOf(tx);
  const collections = new Map<string, string>();
  for (const { collection: label } of products)
    if (!collections.has(label))
      collections.set(label, await insertCollection(tx, { label, slug: slugOf(label, 'goods', locale) }));
  const made: Made[] = [...collections].map(([label, id]) => ['collection', label, id]);
  // A shop lists its newest products first, so the first of the list is created last.
  for (const { collection, ...fields } of products.toReversed()) {
    const product = { ...fields, collections: [collections.get(collection) ?? ''] };
    made.push(['product', fields.label, await createProduct(tx, product, null)]);
  }
  return made;
}
