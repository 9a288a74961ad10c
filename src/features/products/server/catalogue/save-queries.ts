import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { toMinor } from '../../../../lib/values/money.ts';
import type { ProductChange } from '../../product-shapes.ts';

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** Columns of a product for the given fields. */
export function productColumns(fields: Omit<ProductChange, 'version'>) {
  const { images, price, compareAt, kind, description, options, seo, tags, weight } = fields;
  const { label, slug, shippingClass, taxClass, lowStock, published, publishAt, attributes } = fields;
  return {
    ...(label === undefined ? {} : { label }),
    ...(slug === undefined ? {} : { slug }),
    ...(description === undefined ? {} : { description: json(description) }),
    ...(images === undefined ? {} : { pictures: json(images) }),
    ...(price === undefined ? {} : { price: toMinor(price) }),
    ...(compareAt === undefined ? {} : { compare_at: compareAt === null ? null : toMinor(compareAt) }),
    ...(kind === undefined ? {} : { kind }),
    ...(options === undefined ? {} : { options: json(options) }),
    ...(attributes === undefined ? {} : { attributes: json(attributes) }),
    ...(weight === undefined ? {} : { weight }),
    ...(shippingClass === undefined ? {} : { shipping_class: shippingClass }),
    ...(taxClass === undefined ? {} : { tax_class: taxClass }),
    ...(lowStock === undefined ? {} : { low_stock: lowStock }),
    ...(tags === undefined ? {} : { tags: [...new Set(tags)] }),
    ...(seo === undefined ? {} : { seo: json(seo) }),
    ...(published === undefined ? {} : { published }),
    ...(publishAt === undefined ? {} : { publish_at: publishAt }),
  };
}

export async function insertProduct(
  tx: Tx,
  fields: ProductChange & { label: string; slug: string; price: number },
): Promise<string> {
  const { label, slug, price } = fields;
  const { id } = await tx
    .insertInto('products')
    .values({ ...productColumns(fields), website_id: tx.site, label, slug, price: toMinor(price) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the product's row until the end of the transaction. @returns false if it is gone or has another version */
export async function updateProduct(
  tx: Tx,
  id: string,
  { version, ...fields }: ProductChange,
): Promise<boolean> {
  const row = await tx
    .updateTable('products')
    .set({ ...productColumns(fields), version: sql`version + 1`, updated_at: sql<Date>`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version as number))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceFiles(
  tx: Tx,
  productId: string,
  files: readonly { file: string; label?: string | undefined }[],
): Promise<void> {
  await tx
    .deleteFrom('product_files')
    .where('website_id', '=', tx.site)
    .where('product_id', '=', productId)
    .execute();
  const unique = [...new Map(files.map((entry) => [entry.file, entry])).values()];
  if (unique.length === 0) return;
  const rows = unique.map(({ file, label = '' }, position) => ({
    website_id: tx.site,
    product_id: productId,
    file_id: file,
    label,
    position,
  }));
  await tx.insertInto('product_files').values(rows).execute();
}

/** Sets the product's collections. @returns how many of them exist */
export async function replaceCollections(
  tx: Tx,
  productId: string,
  collections: readonly string[],
): Promise<number> {
  await sql`delete from collection_products where website_id = ${tx.site} and product_id = ${productId}
    and collection_id <> all(${collections}::uuid[])`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    with wanted as (select id from collections where website_id = ${tx.site} and id = any(${collections}::uuid[])),
    added as (insert into collection_products (website_id, collection_id, product_id)
      select ${tx.site}::uuid, id, ${productId}::uuid from wanted on conflict do nothing)
    select id from wanted`.execute(tx);
  return rows.length;
}

/** Archives a product, or restores it. */
export async function setArchived(tx: Tx, id: string, archived: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('products')
    .set({
      archived_at: archived ? sql<Date>`coalesce(archived_at, now())` : null,
      version: sql`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a product without orders. @returns false if it has orders, or is gone */
export async function deleteUnsold(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from products where website_id = ${tx.site} and id = ${id} and not exists (
      select from order_items i where i.website_id = ${tx.site} and i.product_id = ${id})
    returning id`.execute(tx);
  return rows.length > 0;
}
