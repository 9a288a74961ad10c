import { changeShop } from '../../features/orders/server/index.ts';
import { createProduct, insertCollection } from '../../features/products/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import { slugOf } from '../../lib/slug.ts';
import { demoProducts, demoShop } from './products.ts';

/** Fills the demo site's shop and opens it. */
export async function fillShop(tx: Tx, websiteId: string): Promise<void> {
  await changeShop(tx, websiteId, { enabled: true, settings: demoShop }, undefined);
  const collections = new Map<string, string>();
  for (const { collection: label } of demoProducts)
    if (!collections.has(label))
      collections.set(label, await insertCollection(tx, websiteId, { label, slug: slugOf(label, 'goods') }));
  for (const { collection, ...fields } of demoProducts)
    await createProduct(tx, websiteId, { ...fields, collections: [collections.get(collection) ?? ''] }, null);
}
