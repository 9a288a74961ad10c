import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { EntryPlace } from '../../../lib/links/entry-path.ts';
import { entryPlace } from '../../../lib/links/entry-place-queries.ts';
import type { TypeSettings } from '../entry-shapes.ts';
import type { FieldDefinition, TypeKind } from '../field-kinds.ts';

export interface TypeRow {
  id: string;
  kind: TypeKind;
  name: string;
  plural: string;
  fields: FieldDefinition[];
  time_field: string | null;
  settings: Partial<TypeSettings>;
  version: number;
  created_at: Date;
  page_id: string;
  page_slug: string;
  page_name: string;
  page_published: boolean;
  layout_id: string | null;
  layout_published: boolean;
}

const columns = sql`t.id, t.kind, t.name, t.plural, t.fields, t.time_field, t.settings, t.version, t.created_at, t.page_id,
  p.slug as page_slug, p.label as page_name, p.published_version is not null as page_published,
  t.layout_id, l.published_version is not null as layout_published`;
const source = sql`content_types t join pages p on p.website_id = t.website_id and p.id = t.page_id
  left join pages l on l.website_id = t.website_id and l.id = t.layout_id`;

/** How many entries a type has. `entries` doesn't include the trash. */
export interface EntryCounts {
  entries: number;
  trashed: number;
}

export async function listTypes(tx: Tx): Promise<(TypeRow & EntryCounts)[]> {
  const { rows } = await sql<TypeRow & EntryCounts>`
    select ${columns}, counted.*
    from ${source} cross join lateral (
        select (count(*) filter (where e.trashed_at is null))::int as entries, count(e.trashed_at)::int as trashed
        from entries e where e.website_id = t.website_id and e.type_id = t.id
      ) counted
    where t.website_id = ${tx.site} order by t.created_at, t.id`.execute(tx);
  return rows;
}

export async function findType(tx: Tx, id: string): Promise<TypeRow | undefined> {
  const { rows } = await sql<TypeRow>`
    select ${columns} from ${source} where t.website_id = ${tx.site} and t.id = ${id}`.execute(tx);
  return rows[0];
}

/** The types of a kind whose page is published. */
export async function typesOfKind(tx: Tx, kind: TypeKind): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select ${columns} from ${source}
    where t.website_id = ${tx.site} and t.kind = ${kind} and p.published_version is not null
    order by t.created_at, t.id`.execute(tx);
  return rows;
}

/** The type that a page is the layout of. */
export async function typeOfLayout(tx: Tx, layoutId: string): Promise<TypeRow | undefined> {
  const { rows } = await sql<TypeRow>`
    select ${columns} from ${source} where t.website_id = ${tx.site} and t.layout_id = ${layoutId}`.execute(
    tx,
  );
  return rows[0];
}

/** In order of their ids. */
export async function typesAfter(tx: Tx, after: string | undefined, limit: number): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select ${columns} from ${source}
    where t.website_id = ${tx.site} ${after === undefined ? sql`` : sql`and t.id > ${after}`}
    order by t.id limit ${limit}`.execute(tx);
  return rows;
}

/** The first type of a kind that the site got. */
export async function oldestType(tx: Tx, kind: TypeKind): Promise<TypeRow | undefined> {
  const { rows } = await sql<TypeRow>`
    select ${columns} from ${source} where t.website_id = ${tx.site} and t.kind = ${kind}
    order by t.created_at, t.id limit 1`.execute(tx);
  return rows[0];
}

/** By the address of its page, or a former one. */
export async function findTypeAt(tx: Tx, slug: string): Promise<TypeRow | undefined> {
  const { rows } = await sql<TypeRow>`
    select ${columns} from ${source} where t.website_id = ${tx.site} and p.subdomain = '' and (p.slug = ${slug}
      or p.id = (select page_id from page_redirects where website_id = ${tx.site} and subdomain = '' and slug = ${slug}))
    order by p.slug = ${slug} desc limit 1`.execute(tx);
  return rows[0];
}

/**
 * The type of an entry.
 * @param held whether its fields stay as they are until the end of the transaction; values are saved under this lock, so that a field
 * which begins to be checked meets all of them
 */
export async function typeOfPage(tx: Tx, pageId: string, held = false): Promise<TypeRow | undefined> {
  const { rows } = await sql<TypeRow>`
    select ${columns} from ${source} join entries e on e.website_id = t.website_id and e.type_id = t.id
    where t.website_id = ${tx.site} and e.page_id = ${pageId} ${held ? sql`for key share of t` : sql``}`.execute(
    tx,
  );
  return rows[0];
}

/** The types of several entries and where each of these is, by its id. */
export async function typesOfPages(
  tx: Tx,
  pages: readonly string[],
): Promise<Map<string, TypeRow & { place: EntryPlace }>> {
  if (pages.length === 0) return new Map();
  const tables = { entry: 'e', page: 'ep', type: 't', list: 'p' };
  const { rows } = await sql<TypeRow & { entry: string; place: EntryPlace }>`
    select e.page_id as entry, ${entryPlace(tx, tables)} as place, ${columns} from ${source}
      join entries e on e.website_id = t.website_id and e.type_id = t.id
      join pages ep on ep.website_id = e.website_id and ep.id = e.page_id
    where t.website_id = ${tx.site} and e.page_id = any(${[...pages]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ entry, ...type }) => [entry, type]));
}

/** Published entries of a type that are translated into any language, by their ids. */
export async function translatedEntries(tx: Tx, typeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from entries e join pages p on p.website_id = e.website_id and p.id = e.page_id
    where e.website_id = ${tx.site} and e.type_id = ${typeId} and p.published_version is not null
      and exists (select from translations t where t.website_id = e.website_id and t.page_id = e.page_id
        and t.published is not null)
    order by p.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function countEntries(tx: Tx, typeId: string): Promise<EntryCounts> {
  return tx
    .selectFrom('entries')
    .select(sql<number>`(count(*) filter (where trashed_at is null))::int`.as('entries'))
    .select(sql<number>`count(trashed_at)::int`.as('trashed'))
    .where('website_id', '=', tx.site)
    .where('type_id', '=', typeId)
    .executeTakeFirstOrThrow();
}

export async function countTypes(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('content_types')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('website_id', '=', tx.site)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewType {
  id?: string | undefined;
  settings?: Partial<TypeSettings> | undefined;
  pageId: string;
  kind: TypeKind;
  name: string;
  plural: string;
  fields: FieldDefinition[];
  timeField: string | null;
}

export async function insertType(tx: Tx, type: NewType): Promise<string> {
  const { id } = await tx
    .insertInto('content_types')
    .values({
      website_id: tx.site,
      ...(type.id === undefined ? {} : { id: type.id }),
      ...(type.settings === undefined ? {} : { settings: JSON.stringify(type.settings) }),
      page_id: type.pageId,
      kind: type.kind,
      name: type.name,
      plural: type.plural,
      fields: JSON.stringify(type.fields),
      time_field: type.timeField,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface TypeChange {
  name?: string | undefined;
  plural?: string | undefined;
  fields?: FieldDefinition[] | undefined;
  timeField?: string | null | undefined;
  settings?: TypeSettings | undefined;
}

/** @returns false if it is gone, or `based` is not its version */
export async function updateType(
  tx: Tx,
  id: string,
  change: TypeChange,
  based: number | undefined,
): Promise<boolean> {
  const { name, plural, fields, timeField, settings } = change;
  const { numUpdatedRows } = await tx
    .updateTable('content_types')
    .set({
      version: sql`version + 1`,
      ...(name === undefined ? {} : { name }),
      ...(plural === undefined ? {} : { plural }),
      ...(fields === undefined ? {} : { fields: JSON.stringify(fields) }),
      ...(timeField === undefined ? {} : { time_field: timeField }),
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .$if(based !== undefined, (query) => query.where('version', '=', based as number))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Works out the places of all entries of a type again. */
export async function placeEntries(tx: Tx, typeId: string): Promise<void> {
  await sql`update entries set live = live where website_id = ${tx.site} and type_id = ${typeId}`.execute(tx);
}

/** Entries, categories and tags move to another type; a category that it has already takes over the entries of this one. */
export async function moveEntries(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into entry_term_uses (website_id, page_id, term_id, place)
    select u.website_id, u.page_id, theirs.id, u.place
    from entry_terms ours join entry_terms theirs on theirs.website_id = ours.website_id and theirs.type_id = ${to}
        and theirs.kind = ours.kind and theirs.slug = ours.slug
      join entry_term_uses u on u.website_id = ours.website_id and u.term_id = ours.id
    where ours.website_id = ${tx.site} and ours.type_id = ${from}
    on conflict do nothing`.execute(tx);
  await sql`
    update entry_terms ours set type_id = ${to} where ours.website_id = ${tx.site} and ours.type_id = ${from}
      and not exists (select from entry_terms theirs where theirs.website_id = ours.website_id
        and theirs.type_id = ${to} and theirs.kind = ours.kind and theirs.slug = ours.slug)`.execute(tx);
  await sql`update entries set type_id = ${to} where website_id = ${tx.site} and type_id = ${from}`.execute(
    tx,
  );
}

export async function deleteType(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('content_types').where('website_id', '=', tx.site).where('id', '=', id).execute();
}

/** How `addType` leaves the page of a type; any change makes another version. */
const MADE_VERSION = 2;

/**
 * Deletes a type that has neither entries nor terms, whose page nobody has changed, and which no other page names in its draft or
 * for visitors.
 * @returns its page; null if the type stays
 */
export async function deleteUnusedType(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ page_id: string }>`
    delete from content_types t using pages p
    where t.website_id = ${tx.site} and t.id = ${id} and p.website_id = t.website_id and p.id = t.page_id
      and p.version = ${MADE_VERSION} and t.layout_id is null
      and not exists (select from entries e where e.website_id = t.website_id and e.type_id = t.id)
      and not exists (select from entry_terms x where x.website_id = t.website_id and x.type_id = t.id)
      and not exists (select from pages o join page_versions v on v.website_id = o.website_id and v.page_id = o.id
          and v.version in (o.version, o.published_version)
        where o.website_id = t.website_id and o.id <> p.id and strpos(v.blocks::text, ${id}) > 0)
    returning t.page_id`.execute(tx);
  return rows[0]?.page_id ?? null;
}

/** What entries hold in a field, in their drafts: each value with the number of entries that have it. */
export async function storedValues(
  tx: Tx,
  typeId: string,
  key: string,
): Promise<{ value: unknown; count: number }[]> {
  const { rows } = await sql<{ value: unknown; count: number }>`
    select v.details -> 'values' -> ${key} as value, count(*)::int as count
    from entries e join pages p on p.website_id = e.website_id and p.id = e.page_id
      join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
    where e.website_id = ${tx.site} and e.type_id = ${typeId}
      and jsonb_typeof(v.details -> 'values' -> ${key}) not in ('null')
    group by 1 order by 2 desc limit 20000`.execute(tx);
  return rows;
}

/** So that two changes of a type, or of its entries as a whole, come one after the other. */
export async function lockType(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('content_types')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a page of the site has this address. */
export async function isPageAt(tx: Tx, slug: string): Promise<boolean> {
  const page = await tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('subdomain', '=', '')
    .where('slug', '=', slug)
    .where('kind', '=', 'page')
    .executeTakeFirst();
  return page !== undefined;
}
