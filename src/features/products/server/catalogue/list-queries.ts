import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { byMerging } from '../../../../lib/db/merging.ts';
import { isId, listed, type ProductRow, selectProducts } from './product-queries.ts';

export type ProductSort =
  | 'manual'
  | 'featured'
  | 'best-selling'
  | 'newest'
  | 'oldest'
  | 'price'
  | '-price'
  | 'label'
  | '-label'
  | 'best';

export interface Listing {
  productIds?: string[] | undefined;
  collection?: string | undefined;
  /** If few products match: all of them. */
  members?: string[] | undefined;
  tag?: string | undefined;
  kind?: 'physical' | 'digital' | undefined;
  /** Minor units. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
  sort: ProductSort;
  /** For the owner. */
  state?: 'listed' | 'scheduled' | 'hidden' | 'archived' | 'every' | undefined;
  limit: number;
  after?: string | undefined;
}

const states = {
  listed,
  scheduled: sql`(p.archived_at is null and p.published and p.publish_at > now())`,
  hidden: sql`(p.archived_at is null and not p.published)`,
  archived: sql`p.archived_at is not null`,
  every: sql`true`,
};

const collectionIs = (websiteId: string, collection: string) =>
  sql`(select c.id from collections c where c.website_id = ${websiteId}
    and ${isId(collection) ? sql`c.id = ${collection}` : sql`c.slug = ${collection}`})`;

const inCollection = (
  websiteId: string,
  collection: string,
) => sql`select cp.product_id from collection_products cp
  where cp.website_id = ${websiteId} and cp.collection_id = ${collectionIs(websiteId, collection)}`;

/** The sets that contain all products of a listing, as queries for `product_id`. */
export const shelvesOf = (websiteId: string, { collection, tag }: Listing): RawBuilder<unknown>[] => [
  ...(collection ? [inCollection(websiteId, collection)] : []),
  ...(tag
    ? [sql`select pt.product_id from product_tags pt where pt.website_id = ${websiteId} and pt.tag = ${tag}`]
    : []),
];

export function conditions(websiteId: string, listing: Listing, owner: boolean): RawBuilder<unknown> {
  const { productIds, collection, members, tag, kind, minPrice, maxPrice, inStock, state } = listing;
  const all = [
    sql`p.website_id = ${websiteId}`,
    owner ? (state ? states[state] : sql`(p.archived_at is null or ${productIds !== undefined})`) : listed,
  ];
  if (productIds) all.push(sql`p.id = any(${productIds}::uuid[])`);
  if (members) all.push(sql`p.id = any(${members}::uuid[])`);
  else {
    if (collection) all.push(sql`p.id in (${inCollection(websiteId, collection)})`);
    // A filter that many products match is checked on the product itself.
    if (tag) all.push(sql`${tag} = any(p.tags)`);
  }
  if (kind) all.push(sql`p.kind = ${kind}`);
  if (minPrice !== undefined) all.push(sql`p.price >= ${minPrice}`);
  if (maxPrice !== undefined) all.push(sql`p.price <= ${maxPrice}`);
  if (inStock !== undefined)
    all.push(sql`${inStock} = exists (select from variants v where v.website_id = p.website_id and v.product_id = p.id
      and v.removed_at is null and (v.stock is null or v.stock > coalesce((select sum(h.quantity) from stock_holds h
      where h.website_id = v.website_id and h.variant_id = v.id and h.until > now()), 0)))`);
  return sql.join(all, sql` and `);
}

export const sortKeys = {
  // The default without a collection.
  manual: { key: sql`p.id`, down: true },
  featured: { key: sql`(-coalesce(p.featured_place, 2147483647))`, down: true },
  'best-selling': { key: sql`p.sold`, down: true },
  newest: { key: sql`p.id`, down: true },
  oldest: { key: sql`p.id`, down: false },
  price: { key: sql`p.price`, down: false },
  '-price': { key: sql`p.price`, down: true },
  label: { key: sql`lower(p.label)`, down: false },
  '-label': { key: sql`lower(p.label)`, down: true },
} as const;

/** In the owner's order within the collection. */
function listPlaced(
  tx: Tx,
  { collection, ...listing }: Listing & { collection: string },
  owner: boolean,
): Promise<ProductRow[]> {
  const { after, limit } = listing;
  const isIn = sql`cp.website_id = ${tx.site} and cp.collection_id = ${collectionIs(tx.site, collection)}`;
  const before = sql`(select cp.position from collection_products cp where ${isIn} and cp.product_id = ${after})`;
  const place =
    after === undefined
      ? sql`true`
      : sql`(cp.position > ${before} or (cp.position = ${before} and cp.product_id < ${after}))`;
  return selectProducts(
    tx,
    sql`from collection_products cp join products p on p.website_id = cp.website_id and p.id = cp.product_id
      where ${isIn} and ${conditions(tx.site, listing, owner)} and ${place}
      order by cp.position, cp.product_id desc limit ${limit}`,
  );
}

/** Sets up to this size are collected and sorted; products of a larger one are found quickly in any order. */
export const FEW = 1_500;

/** Products `f` that are in all of these sets. */
export const within = (sets: readonly RawBuilder<unknown>[]) =>
  sql.join(
    sets.map((set) => sql`and f.product_id in (${set})`),
    sql` `,
  );

/** Products that are in all of these sets. @returns nothing if there are more than a few, or no sets */
export async function fewInAll(
  tx: Tx,
  [first, ...others]: readonly RawBuilder<unknown>[],
): Promise<string[] | undefined> {
  if (!first) return undefined;
  if (others.length === 0) return fewOf(tx, first);
  return byMerging(tx, () =>
    fewOf(tx, sql`select f.product_id from (${first}) f where true ${within(others)}`),
  );
}

async function fewOf(tx: Tx, set: RawBuilder<unknown>): Promise<string[] | undefined> {
  const { rows } = await sql<{ few: string[] | null }>`
    select case when cardinality(found.ids) <= ${FEW} then found.ids::text[] end as few
    from (select array(${set} limit ${FEW + 1}) as ids offset 0) found`.execute(tx);
  return rows[0]?.few ?? undefined;
}

/** Keyset pagination: `after` is found by its own position in the order, so pages never skip or repeat. */
export function listSorted(
  tx: Tx,
  { sort, after, limit }: Listing,
  where: RawBuilder<unknown>,
): Promise<ProductRow[]> {
  const { key, down } = sortKeys[sort === 'best' ? 'newest' : sort];
  const direction = down ? sql`desc` : sql`asc`;
  const further =
    after === undefined
      ? sql`true`
      : sql`(${key}, p.id) ${down ? sql`<` : sql`>`}
          (select ${key}, p.id from products p where p.website_id = ${tx.site} and p.id = ${after})`;
  return selectProducts(
    tx,
    sql`from products p where ${where} and ${further} order by ${key} ${direction}, p.id ${direction} limit ${limit}`,
  );
}

/** A page of products. */
export async function listProducts(tx: Tx, listing: Listing, owner: boolean): Promise<ProductRow[]> {
  const { sort, collection } = listing;
  const isPlaced = sort === 'manual' && collection;
  const shelves = shelvesOf(tx.site, isPlaced ? { ...listing, collection: undefined } : listing);
  const members = await fewInAll(tx, shelves);
  if (isPlaced) return listPlaced(tx, { ...listing, collection, members }, owner);
  return listSorted(tx, listing, conditions(tx.site, { ...listing, members }, owner));
}
