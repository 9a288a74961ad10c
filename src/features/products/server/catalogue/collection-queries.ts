import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import type { CollectionSort } from '../../product-shapes.ts';
import { isId } from './product-queries.ts';
import { mostOfSite } from '../../../../lib/work/limit-table.ts';

const columns = ['id', 'label', 'slug', 'description', 'version'] as const;
const picture = sql<Picture | null>`picture`.as('picture');
const sort = sql<CollectionSort>`sort`.as('sort');

export const listCollections = (tx: Tx) =>
  tx
    .selectFrom('collections')
    .select(columns)
    .select([picture, sort])
    .where('website_id', '=', tx.site)
    .orderBy('position')
    .orderBy('id')
    .limit(mostOfSite.collections)
    .execute();

export const findCollection = (tx: Tx, id: string) =>
  tx
    .selectFrom('collections')
    .select(columns)
    .select([picture, sort])
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();

/** The default sort order of a collection, by id or address. */
export async function sortOfCollection(tx: Tx, collection: string): Promise<CollectionSort> {
  const found = await tx
    .selectFrom('collections')
    .select(sort)
    .where('website_id', '=', tx.site)
    .where(isId(collection) ? 'id' : 'slug', '=', collection)
    .executeTakeFirst();
  return found?.sort ?? 'manual';
}

export interface CollectionValues {
  label?: string | undefined;
  slug?: string | undefined;
  description?: string | undefined;
  picture?: Picture | null | undefined;
  sort?: CollectionSort | undefined;
}

const values = ({ label, slug, description, picture: shown, sort: sorted }: CollectionValues) => ({
  ...(label === undefined ? {} : { label }),
  ...(slug === undefined ? {} : { slug }),
  ...(description === undefined ? {} : { description }),
  ...(sorted === undefined ? {} : { sort: sorted }),
  ...(shown === undefined
    ? {}
    : { picture: shown === null ? null : sql<never>`${JSON.stringify(shown)}::jsonb` }),
});

export async function insertCollection(
  tx: Tx,
  fields: CollectionValues & { label: string; slug: string },
): Promise<string> {
  const { label, slug } = fields;
  const { id } = await tx
    .insertInto('collections')
    .values({
      ...values(fields),
      website_id: tx.site,
      label,
      slug,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from collections where website_id = ${tx.site})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCollection(
  tx: Tx,
  id: string,
  fields: CollectionValues,
  version: number | undefined,
): Promise<boolean> {
  const row = await tx
    .updateTable('collections')
    .set({ ...values(fields), version: sql`version + 1` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version as number))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns how many there were */
export async function deleteCollections(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('collections')
    .where('website_id', '=', tx.site)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function collectionSlugsLike(tx: Tx, base: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('collections')
    .select('slug')
    .where('website_id', '=', tx.site)
    .where('slug', 'like', `${base}%`)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Replaces its products, in this order. @returns how many of the products exist */
export async function replaceProducts(tx: Tx, id: string, products: readonly string[]) {
  await sql`delete from collection_products where website_id = ${tx.site} and collection_id = ${id}
    and product_id <> all(${products}::uuid[])`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    with wanted as (select id from products where website_id = ${tx.site} and id = any(${products}::uuid[])),
    added as (insert into collection_products (website_id, collection_id, product_id, position)
      select ${tx.site}::uuid, ${id}::uuid, w.id, min(t.place)
      from wanted w join unnest(${products}::uuid[]) with ordinality t (id, place) on t.id = w.id group by w.id
      on conflict (website_id, collection_id, product_id) do update set position = excluded.position)
    select id from wanted`.execute(tx);
  return rows.length;
}

/** @returns how many of these exist */
export async function arrangeCollections(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update collections c set position = t.place from unnest(${ids}::uuid[]) with ordinality t (id, place)
    where c.website_id = ${tx.site} and c.id = t.id returning c.id`.execute(tx);
  return rows.length;
}
