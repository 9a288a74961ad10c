import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { preparedSql } from '../../../../lib/db/prepared.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import type { RichText } from '../../../../lib/content/rich-text.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';

export interface ProductRow {
  id: string;
  website_id: string;
  kind: 'physical' | 'digital';
  label: string;
  slug: string;
  description: RichText;
  pictures: Picture[];
  price: number;
  compare_at: number | null;
  tax_class: 'standard' | 'reduced' | 'zero';
  weight: number | null;
  shipping_class: string;
  options: { name: string; values: string[] }[];
  attributes: { name: string; value: string }[];
  tags: string[];
  seo: { title?: string; description?: string };
  low_stock: number | null;
  published: boolean;
  publish_at: Date | null;
  archived_at: Date | null;
  version: number;
  created_at: Date;
  collections: string[];
  files: { file: string; label: string }[];
}

export interface VariantRow {
  id: string;
  product_id: string;
  variant_label: string;
  options: string[];
  price: number;
  sku: string;
  stock: number | null;
  held: number;
  picture: Picture | null;
  weight: number | null;
}

const columns = sql`p.id, p.website_id, p.kind, p.label, p.slug, p.description, p.pictures, p.price, p.compare_at,
  p.tax_class, p.weight, p.shipping_class, p.options, p.attributes, p.tags, p.seo, p.low_stock, p.published, p.publish_at,
  p.archived_at, p.version, p.created_at,
  array(select collection_id from collection_products c where c.website_id = p.website_id and c.product_id = p.id
    order by collection_id) as collections,
  coalesce((select jsonb_agg(jsonb_build_object('file', f.file_id, 'label', f.label) order by f.position)
    from product_files f where f.website_id = p.website_id and f.product_id = p.id), '[]') as files`;

/** For sale now. */
export const listed = sql`(p.archived_at is null and p.published and (p.publish_at is null or p.publish_at <= now()))`;

/** Products from a source named `p`. */
export async function selectProducts(tx: Tx, rest: RawBuilder<unknown>): Promise<ProductRow[]> {
  return (await sql<ProductRow>`select ${columns} ${rest}`.execute(tx)).rows;
}

const variantsById = preparedSql(
  ({ websiteId, productIds }: { websiteId: string; productIds: string[] }) => sql<VariantRow>`
    select v.id, v.product_id, v.variant_label, v.options, v.price, v.sku, v.stock, v.picture, v.weight,
      coalesce((select sum(h.quantity)::int from stock_holds h
        where h.website_id = v.website_id and h.variant_id = v.id and h.until > now()), 0) as held
    from variants v
    where v.website_id = ${websiteId} and v.product_id = any(${productIds}::uuid[]) and v.removed_at is null
    order by v.product_id, v.position, v.id`,
);

/** The variants of these products with their current holds, in the owner's order. */
export async function variantsOf(tx: Tx, productIds: string[]): Promise<VariantRow[]> {
  return productIds.length === 0 ? [] : variantsById(tx, { websiteId: tx.site, productIds });
}

/** A query for the image files of these products' variants. */
export const filesOfVariants = (websiteId: string, productIds: string[]): RawBuilder<unknown> => sql`
  select (v.picture->>'file')::uuid from variants v
  where v.website_id = ${websiteId} and v.product_id = any(${productIds}::uuid[]) and v.removed_at is null
    and v.picture->>'file' is not null`;

export const isId = (text: string): boolean => isUuid(text.toLowerCase());

/** By id or slug; for visitors only products for sale. */
export async function findProduct(tx: Tx, idOrSlug: string, owner: boolean): Promise<ProductRow | undefined> {
  const [row] = await selectProducts(tx, sql`from products p where ${named(tx.site, idOrSlug, owner)}`);
  return row;
}

const named = (websiteId: string, idOrSlug: string, owner: boolean) => sql`p.website_id = ${websiteId}
  and ${isId(idOrSlug) ? sql`p.id = ${idOrSlug.toLowerCase()}` : sql`p.slug = ${idOrSlug}`} and (${owner} or ${listed})`;

/** Products of the same collections first, then with the same tags, then the newest. */
export const relatedProducts = (
  tx: Tx,
  idOrSlug: string,
  owner: boolean,
  limit: number,
): Promise<ProductRow[]> =>
  selectProducts(
    tx,
    sql`from (
      select p.id, p.tags, array(select collection_id from collection_products c
        where c.website_id = p.website_id and c.product_id = p.id) as collections
      from products p where ${named(tx.site, idOrSlug, owner)} offset 0
    ) here cross join lateral (
      select id, max(rank) as rank from (
        (select product_id as id, 2 as rank from collection_products
        where website_id = ${tx.site} and collection_id = any(here.collections)
        order by product_id desc limit 200)
        union all
        (select product_id, 1 from product_tags
        where website_id = ${tx.site} and tag = any(here.tags)
        order by product_id desc limit 200)
        union all
        (select id, 0 from products
        where website_id = ${tx.site} and archived_at is null order by id desc limit 200)
      ) candidates group by id
    ) near join products p on p.id = near.id
    where p.website_id = ${tx.site} and p.id <> here.id and ${listed}
    order by near.rank desc, p.id desc limit ${limit}`,
  );

export async function slugsLike(tx: Tx, base: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('products')
    .select('slug')
    .where('website_id', '=', tx.site)
    .where('slug', 'like', `${base}%`)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Tags of products for sale, with a loose index scan. */
export async function tagsInUse(tx: Tx): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`(
    select t.tag from product_tags t where t.website_id = ${tx.site} and ${after} order by t.tag limit 1)`;
  const { rows } = await sql<{ tag: string }>`
    with recursive known as (
      ${next(sql`true`)}
      union all
      select n.tag from known cross join lateral ${next(sql`t.tag > known.tag`)} n
    )
    select known.tag from known where exists (
      select from product_tags t join products p on p.website_id = t.website_id and p.id = t.product_id
      where t.website_id = ${tx.site} and t.tag = known.tag and ${listed}
    ) limit 500`.execute(tx);
  return rows.map(({ tag }) => tag).toSorted((a, b) => a.localeCompare(b, 'en'));
}
