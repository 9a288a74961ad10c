import { hasTexts } from '../../../lib/translations/published-queries.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Block } from '../../../lib/content/block-kind.ts';
import type { Picture } from '../../../lib/content/pictures.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { EntryPlace } from '../../../lib/links/entry-path.ts';
import { hasTerm } from './has-term-queries.ts';
import { entryPlace, withType } from '../../../lib/links/entry-place-queries.ts';
import type { Seo } from '../../pages/contract.ts';
import type { Access } from '../access.ts';
import type { TermKind } from '../entry-shapes.ts';
import { allOf, type AskedField } from './filters/asked-queries.ts';
import { type Narrowed, narrowed, waits } from './filters/narrowed-queries.ts';
import { byField, type ByField, byFieldForVisitors } from './filters/sort-queries.ts';
import { isForEverybody } from './access/access-queries.ts';

/** What is stored with a version of an entry’s page. */
export interface StoredDetails {
  excerpt?: string;
  picture?: Picture | null;
  values?: Record<string, unknown>;
  /** Number of words in its blocks. */
  words?: number;
}

interface Placed {
  id: string;
  type_id: string;
  slug: string;
  place: EntryPlace;
  name: string;
  details: StoredDetails | null;
  shown_at: Date | null;
  sort_at: Date;
  published_at: Date | null;
  pinned: boolean;
  featured: boolean;
  comments_off: boolean;
  access: Access;
}
export type LiveRow = Placed;

export interface OwnRow extends Placed {
  version: number;
  published_version: number | null;
  publish_at: Date | null;
  unpublish_at: Date | null;
  updated_at: Date;
  trashed_at: Date | null;
  waiting: boolean;
}

/** Of an entry with its type. */
export const placed = (
  tx: Tx,
) => sql`e.page_id as id, e.type_id, coalesce(p.trashed_slug, p.slug) as slug, ${entryPlace(tx)} as place, v.name, v.details, e.shown_at, e.sort_at, p.published_at, e.pinned,
  e.featured, e.comments_off, e.access`;
const entriesWithPage = sql`entries e join pages p on p.website_id = e.website_id and p.id = e.page_id`;
const withVersion = (version: RawBuilder<unknown>) => sql`${entriesWithPage}
  join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = ${version}`;
/** With the version that visitors see. */
export const published = withVersion(sql`p.published_version`);
/** With the version that is being edited. */
export const drafted = withVersion(sql`p.version`);

/** What visitors may see: published, and not past the end of its time, even before the worker has come. */
export const isLive = sql`e.live and (e.unpublish_at is null or e.unpublish_at > now())`;

/** Whether it's published in a language; any entry without one. */
export const isIn = (only: string | undefined) =>
  only === undefined
    ? sql`true`
    : sql`exists (select from translations r where r.website_id = e.website_id and r.page_id = e.page_id
        and r.language = ${only} and ${hasTexts('r.published')})`;

export interface Wanted {
  typeId: string;
  term?: { id: string; kind: TermKind } | null | undefined;
  featured?: boolean | undefined;
  when?: 'upcoming' | 'past' | undefined;
  /** `2026-11`, in the time zone of the site. */
  month?: string | undefined;
  /** A language of the site: only what is translated into it. */
  only?: string | undefined;
  /** Whether those that not everybody can see are left out. */
  open?: boolean | undefined;
  /** With any, entries that not everybody can see are left out, and `conditions` are about `published`. */
  fields?: readonly AskedField[] | undefined;
  /** For a type in order of time. */
  timed: boolean;
  /** An order other than the usual one. */
  order?: 'newest' | 'oldest' | 'name' | ByField | undefined;
  limit: number;
  offset: number;
}

export const siteZone = (tx: Tx) => sql`(select timezone from websites where id = ${tx.site})`;

const inMonth = (
  tx: Tx,
  month: string,
) => sql`e.sort_at >= (${`${month}-01`}::timestamp at time zone ${siteZone(tx)})
  and e.sort_at < ((${`${month}-01`}::timestamp + interval '1 month') at time zone ${siteZone(tx)})`;

/** The conditions for an entry `e` to be in the list. */
export const conditions = (
  tx: Tx,
  {
    typeId,
    term,
    featured,
    when,
    month,
    only,
    open,
    fields = [],
  }: Omit<Wanted, 'limit' | 'offset' | 'order'>,
) => sql`
  e.type_id = ${typeId} and ${isLive} and ${isIn(only)}
  ${open ? sql`and ${isForEverybody}` : sql``}
  ${fields.length > 0 ? sql`and ${isForEverybody} ${allOf(tx, fields)}` : sql``}
  ${term ? sql`and ${hasTerm(tx, term.id, term.kind === 'category')}` : sql``}
  ${featured === undefined ? sql`` : sql`and e.featured = ${featured}`}
  ${month === undefined ? sql`` : sql`and ${inMonth(tx, month)}`}
  ${when === 'upcoming' ? sql`and coalesce(e.ends_at, e.sort_at) > now()` : sql``}
  ${when === 'past' ? sql`and coalesce(e.ends_at, e.sort_at) <= now()` : sql``}`;

function orderOf(tx: Tx, { order, when }: Wanted): RawBuilder<unknown> {
  if (typeof order === 'object') return byFieldForVisitors(tx, order);
  switch (order) {
    case 'newest':
      return sql`e.sort_at desc, e.page_id desc`;
    case 'oldest':
      return sql`e.sort_at, e.page_id`;
    case 'name':
      return sql`lower(v.name), e.page_id`;
    default:
      return when === 'upcoming'
        ? sql`e.pinned desc, e.sort_at, e.page_id`
        : sql`e.pinned desc, e.sort_at desc, e.page_id desc`;
  }
}

/** Published entries of a page of a list. */
export async function listLive(tx: Tx, wanted: Wanted): Promise<LiveRow[]> {
  const order = orderOf(tx, wanted);
  const readsVersion = wanted.order === 'name' || typeof wanted.order === 'object' || wanted.fields?.length;
  const { rows } = await sql<LiveRow>`
    with shown as (
      select e.page_id from ${readsVersion ? published : sql`entries e`} where e.website_id = ${tx.site} and ${conditions(tx, wanted)}
      order by ${order} limit ${wanted.limit} offset ${wanted.offset}
    )
    select ${placed(tx)} from ${published} ${withType} where e.website_id = ${tx.site} and e.page_id in (select page_id from shown)
    order by ${order}`.execute(tx);
  return rows;
}

/** The published ones among these entries of a type, in no order. */
export async function liveAmong(
  tx: Tx,
  typeId: string,
  ids: readonly string[],
  only?: string,
): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    select ${placed(tx)} from ${published} ${withType}
    where e.website_id = ${tx.site} and e.page_id = any(${[...ids]}::uuid[]) and e.type_id = ${typeId} and ${isLive} and ${isIn(only)}`.execute(
    tx,
  );
  return rows;
}

export type WholeRow = LiveRow & {
  blocks: Block[];
  tree_version: number;
  seo: Seo;
  height: number;
  saved_at: Date;
};

/** A published entry by its address, or a former one. */
export async function findLive(tx: Tx, slug: string): Promise<WholeRow | undefined> {
  const { rows } = await sql<WholeRow>`
    select ${placed(tx)}, v.blocks, v.tree_version, v.seo, v.height, v.saved_at from ${published} ${withType}
    where e.website_id = ${tx.site} and ${isLive} and p.subdomain = '' and (p.slug = ${slug} or p.id = (
      select page_id from page_redirects where website_id = ${tx.site} and subdomain = '' and slug = ${slug}))
    order by p.slug = ${slug} desc limit 1`.execute(tx);
  return rows[0];
}

/** @param version by default that of the draft */
export async function findVersionOf(tx: Tx, id: string, version?: number): Promise<WholeRow | undefined> {
  const { rows } = await sql<WholeRow>`
    select ${placed(tx)}, v.blocks, v.tree_version, v.seo, v.height, v.saved_at
    from ${withVersion(version === undefined ? sql`p.version` : sql`${version}`)} ${withType}
    where e.website_id = ${tx.site} and e.page_id = ${id} and e.trashed_at is null`.execute(tx);
  return rows[0];
}

export interface UsedTerm {
  page_id: string;
  id: string;
  kind: TermKind;
  name: string;
  slug: string;
}

/** Categories, tags and authors of several entries, in the order of each. */
export async function termsOf(tx: Tx, pages: readonly string[]): Promise<UsedTerm[]> {
  if (pages.length === 0) return [];
  const { rows } = await sql<UsedTerm>`
    select u.page_id, t.id, t.kind, t.name, t.slug
    from entry_term_uses u join entry_terms t on t.website_id = u.website_id and t.id = u.term_id
    where u.website_id = ${tx.site} and u.page_id = any(${[...pages]}::uuid[])
    order by u.page_id, u.place, t.name, t.id`.execute(tx);
  return rows;
}

const own = (
  tx: Tx,
) => sql`${placed(tx)}, p.version, coalesce(p.published_version, p.trashed_version) as published_version, p.publish_at,
  e.unpublish_at, p.updated_at, e.trashed_at,
  ${waits} as waiting`;

export async function findOwn(tx: Tx, id: string): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    select ${own(tx)} from ${drafted} ${withType} where e.website_id = ${tx.site} and e.page_id = ${id} and e.trashed_at is null`.execute(
    tx,
  );
  return rows[0];
}

/** Those of these entries that exist. */
export async function findOwnAmong(tx: Tx, ids: readonly string[]): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${own(tx)} from ${drafted} ${withType}
    where e.website_id = ${tx.site} and e.page_id = any(${[...ids]}::uuid[]) and e.trashed_at is null`.execute(
    tx,
  );
  return rows;
}

export interface OwnWanted extends Narrowed {
  typeId: string;
  /** Whether those in the trash are listed instead. */
  trashed?: boolean | undefined;
  sort: 'date' | 'name' | 'updated' | ByField;
  limit: number;
  offset: number;
}

const orders = {
  date: sql`e.pinned desc, e.sort_at desc, e.page_id desc`,
  name: sql`lower(e.draft_name), e.page_id`,
  updated: sql`p.updated_at desc, e.page_id desc`,
  trashed: sql`e.trashed_at desc, e.page_id desc`,
};

export async function listOwn(
  tx: Tx,
  { typeId, trashed = false, sort, limit, offset, ...filter }: OwnWanted,
): Promise<{ rows: OwnRow[]; total: number }> {
  const inType = sql`e.website_id = ${tx.site} and e.type_id = ${typeId}
    and e.trashed_at is ${trashed ? sql`not null` : sql`null`}`;
  const where = sql`${inType} ${narrowed(tx, filter)}`;
  const counting =
    (filter.fields?.length ?? 0) > 0
      ? drafted
      : filter.state === undefined
        ? sql`entries e`
        : entriesWithPage;
  const isByField = typeof sort === 'object' && !trashed;
  const source = isByField
    ? drafted
    : sort === 'updated' && !trashed && counting !== drafted
      ? entriesWithPage
      : counting;
  const order = trashed ? orders.trashed : typeof sort === 'object' ? byField(sort) : orders[sort];
  // With filters by fields, all entries of the type are read, so they are counted on the way.
  const counts = source === drafted && counting === drafted;
  // Which ones they are is found first: sorted with all that is shown of them, thousands take ten times as long.
  const { rows: found } = await sql<OwnRow & { total?: number }>`
    with listed as (
      select e.page_id ${counts ? sql`, count(*) over ()::int as total` : sql``} from ${source}
      where ${where} order by ${order} limit ${limit} offset ${offset}
    )
    select ${own(tx)} ${counts ? sql`, (select max(total) from listed) as total` : sql``}
    from ${drafted} ${withType} where e.website_id = ${tx.site} and e.page_id in (select page_id from listed)
    order by ${order}`.execute(tx);
  const onTheWay = found[0]?.total ?? (counts && offset === 0 ? 0 : undefined);
  if (onTheWay !== undefined) return { rows: found, total: onTheWay };
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${counting} where ${where}`.execute(tx);
  return { rows: found, total: counted[0]?.total ?? 0 };
}

interface Placement {
  shownAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
  pinned?: boolean | undefined;
  featured?: boolean | undefined;
  commentsOff?: boolean | undefined;
}

const placementColumns = ({ shownAt, unpublishAt, pinned, featured, commentsOff }: Placement) => ({
  ...(shownAt === undefined ? {} : { shown_at: shownAt }),
  ...(unpublishAt === undefined ? {} : { unpublish_at: unpublishAt }),
  ...(pinned === undefined ? {} : { pinned }),
  ...(featured === undefined ? {} : { featured }),
  ...(commentsOff === undefined ? {} : { comments_off: commentsOff }),
});

export async function insertEntry(
  tx: Tx,
  pageId: string,
  typeId: string,
  placement: Placement,
): Promise<void> {
  await tx
    .insertInto('entries')
    .values({ website_id: tx.site, page_id: pageId, type_id: typeId, ...placementColumns(placement) })
    .execute();
}

/** @returns how many there are */
export async function placeOwn(tx: Tx, ids: readonly string[], placement: Placement): Promise<number> {
  const set = placementColumns(placement);
  if (Object.keys(set).length > 0)
    await tx
      .updateTable('entries')
      .set(set)
      .where('website_id', '=', tx.site)
      .where('page_id', 'in', [...ids])
      .execute();
  const { count } = await tx
    .selectFrom('entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('website_id', '=', tx.site)
    .where('page_id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks those that exist and are not in the trash, in one order. */
export async function lockEntries(tx: Tx, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .selectFrom('entries')
    .select('page_id')
    .where('website_id', '=', tx.site)
    .where('page_id', 'in', [...ids])
    .where('trashed_at', 'is', null)
    .orderBy('page_id')
    .forUpdate()
    .execute();
  return rows.length;
}

/** Takes an entry off the site whose time has ended. @returns seconds until then if it has not */
export async function unpublishDue(tx: Tx, id: string): Promise<number | null> {
  await sql`
    update pages p set published_version = null, trashed_version = null, published_at = null
    from entries e where e.website_id = ${tx.site} and e.page_id = ${id} and e.unpublish_at <= now()
      and p.website_id = e.website_id and p.id = e.page_id`.execute(tx);
  await sql`update entries set unpublish_at = null
    where website_id = ${tx.site} and page_id = ${id} and unpublish_at <= now()`.execute(tx);
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from unpublish_at - now()))::int as seconds from entries
    where website_id = ${tx.site} and page_id = ${id} and unpublish_at is not null`.execute(tx);
  return rows[0]?.seconds ?? null;
}

/** Entries that will leave the site. */
export const endingEntries = (tx: Tx) =>
  tx
    .selectFrom('entries')
    .select(['page_id', sql<Date>`unpublish_at`.as('unpublish_at')])
    .where('website_id', '=', tx.site)
    .where('unpublish_at', 'is not', null)
    .execute();
