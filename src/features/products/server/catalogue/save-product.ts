import type { Tx } from '../../../../lib/db/database.ts';
import { invalid, notFound, staleVersion } from '../../../../lib/errors.ts';
import { freeSlug, slugOf } from '../../../../lib/values/slug.ts';
import { toMinor } from '../../../../lib/values/money.ts';
import { localeOf, refuseDecimals } from '../../../websites/server/index.ts';
import type { Product } from '../../contract.ts';
import type { ProductChange, ProductFields } from '../../product-shapes.ts';
import { findProduct, slugsLike, variantsOf } from './product-queries.ts';
import { presentProduct } from './present.ts';
import { insertProduct, replaceCollections, replaceFiles, updateProduct } from './save-queries.ts';
import { saveVariants } from './save-variants.ts';
import { indexProduct } from '../search/index-product.ts';
import { setPlainPrice } from './variant-queries.ts';
import { refusingTakenSlug } from '../../../../lib/db/sql-state.ts';
import { staffWords } from '../staff-words.ts';

/** For the owner. @throws 404 */
export async function ownersProduct(tx: Tx, id: string): Promise<Product> {
  const row = await findProduct(tx, id, true);
  if (!row) throw notFound(staffWords().productGone);
  return presentProduct(row, await variantsOf(tx, [row.id]), true);
}

async function slugFor(tx: Tx, label: string): Promise<string> {
  const base = slugOf(label, 'product', await localeOf(tx));
  return freeSlug(base, await slugsLike(tx, base));
}

/** Adds a product. An omitted address is made from the name, and always free. @returns its id */
export async function createProduct(tx: Tx, fields: ProductFields, by: string | null): Promise<string> {
  await refuseDecimals(tx, amountsOf(fields));
  const slug = fields.slug ?? (await slugFor(tx, fields.label));
  const id = await refusingTakenSlug(insertProduct(tx, { ...fields, slug }), 'product');
  await saveParts(tx, id, { ...fields, variants: fields.variants ?? [] }, by);
  return id;
}

/** Changes only what was sent. @throws 409 if it is based on another version, with the current product */
export async function changeProduct(
  tx: Tx,
  id: string,
  change: ProductChange,
  by: string | null,
): Promise<void> {
  await refuseDecimals(tx, amountsOf(change));
  if (!(await refusingTakenSlug(updateProduct(tx, id, change), 'product')))
    throw staleVersion('product', await ownersProduct(tx, id));
  await saveParts(tx, id, change, by);
}

const amountsOf = ({ price, compareAt, variants = [] }: Partial<ProductFields>) => ({
  price,
  compareAt,
  ...Object.fromEntries(variants.map((variant, at) => [`variants.${at}.price`, variant.price])),
});

async function saveParts(tx: Tx, id: string, change: ProductChange, by: string | null) {
  const { variants, stock, stockSeen, sku, price, files, collections } = change;
  if (variants !== undefined || stock !== undefined || sku !== undefined)
    await saveVariants(tx, id, { variants, stock, stockSeen, sku }, by);
  if (price !== undefined) await setPlainPrice(tx, id, toMinor(price));
  if (files) await replaceFiles(tx, id, files);
  if (collections && (await replaceCollections(tx, id, collections)) < new Set(collections).size)
    throw invalid(staffWords().chosenCollectionGone, {
      collections: staffWords().oneGone,
    });
  if (!(await indexProduct(tx, id))) throw notFound(staffWords().productGone);
}
