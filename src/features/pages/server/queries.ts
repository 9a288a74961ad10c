import { sql } from 'kysely';
import type { Block } from '../../../lib/content/block-kind.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { prepared } from '../../../lib/db/prepared.ts';
import type { Details, Seo } from '../contract.ts';
import { HOME_SLUG, NOT_VISITED } from '../slugs.ts';

/** With what is counted when they are saved. */
export type StoredDetails = Details & { words?: number };

/** The content of a page version. */
export interface Content {
  name: string;
  height: number;
  seo: Seo;
  blocks: Block[];
  /** Only of an entry. */
  details?: StoredDetails | undefined;
}

const summaryColumns = [
  'pages.id',
  'pages.website_id',
  'pages.kind',
  'pages.slug',
  'pages.label',
  'pages.in_menu',
  'pages.subdomain',
  'pages.position',
  'pages.version',
  'pages.published_version',
  'pages.published_at',
  'pages.publish_at',
  'pages.updated_at',
] as const;

export type Which = 'draft' | 'published';

const pagesWithContent = (tx: Tx, which: Which) =>
  tx
    .selectFrom('pages')
    .innerJoin('page_versions as content', (join) =>
      join
        .onRef('content.website_id', '=', 'pages.website_id')
        .onRef('content.page_id', '=', 'pages.id')
        .onRef('content.version', '=', which === 'draft' ? 'pages.version' : 'pages.published_version'),
    )
    .where('pages.website_id', '=', tx.site)
    .where('pages.trashed_at', 'is', null)
    .select(summaryColumns)
    .select(['content.name', 'content.height']);

/** Without what takes long to read. */
export const leanPages = (tx: Tx, which: Which) =>
  pagesWithContent(tx, which).select(['content.tree_version', 'content.version as content_version']);

export const wholePages = (tx: Tx, which: Which) =>
  leanPages(tx, which)
    .select('content.seo')
    .select(sql<StoredDetails | null>`content.details`.as('details'))
    .select(sql<Block[]>`content.blocks`.as('blocks'));

export type SummaryRow = Awaited<ReturnType<typeof listPages>>[number];
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPageById>>>;

export function listPages(
  tx: Tx,
  which: Which,
  options: { subdomain?: string | undefined; limit: number; after?: string | undefined },
) {
  const { subdomain, limit, after } = options;
  return pagesWithContent(tx, which)
    .where('pages.kind', '=', 'page')
    .$if(subdomain !== undefined, (query) => query.where('pages.subdomain', '=', subdomain as string))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(pages.position, pages.id) > (select position, id from pages where website_id = ${tx.site} and id = ${after})`,
      ),
    )
    .orderBy('pages.position')
    .orderBy('pages.id')
    .limit(limit)
    .execute();
}

/** Also finds the draft of a reusable section or a layout, which is edited like a page; visitors can't open one. */
export const findPageById = (tx: Tx, id: string, which: Which) =>
  wholePages(tx, which)
    .where('pages.id', '=', id)
    .$if(which === 'published', (query) => query.where('pages.kind', 'not in', NOT_VISITED))
    .executeTakeFirst();

export interface Address {
  subdomain: string;
  slug: string;
}
export const isAt = ({ subdomain, slug }: Address) =>
  sql<boolean>`pages.kind = 'page' and pages.subdomain = ${subdomain} and pages.slug = ${slug}`;

const pagesAt = (which: Which) =>
  prepared((tx, address: Address) => wholePages(tx, which).where(isAt(address)));
const pagesBySlug = { draft: pagesAt('draft'), published: pagesAt('published') };

export async function findPageBySlug(tx: Tx, subdomain: string, slug: string, which: Which) {
  const [page] = await pagesBySlug[which](tx, { subdomain, slug });
  return page;
}

/** Pages in the header, those of the second level after their parent. */
export function menuEntries(tx: Tx, subdomain: string) {
  return tx
    .selectFrom('menu_entries as entry')
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'entry.website_id').onRef('pages.id', '=', 'entry.page_id'),
    )
    .leftJoin('menu_entries as parent', (join) =>
      join.onRef('parent.website_id', '=', 'entry.website_id').onRef('parent.id', '=', 'entry.parent_id'),
    )
    .select([sql<string>`coalesce(nullif(entry.label, ''), pages.label)`.as('label'), 'pages.slug'])
    .where('entry.website_id', '=', tx.site)
    .where('entry.subdomain', '=', subdomain)
    .where('entry.menu', '=', 'header')
    .where('pages.subdomain', '=', subdomain)
    .where('pages.published_version', 'is not', null)
    .orderBy(sql`coalesce(parent.position, entry.position)`)
    .orderBy(sql`coalesce(parent.id, entry.id)`)
    .orderBy(sql`parent.id is not null`)
    .orderBy('entry.position')
    .limit(1_000)
    .execute();
}

export async function publishedSubdomains(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('pages')
    .select('subdomain')
    .distinct()
    .where('website_id', '=', tx.site)
    .where('kind', '=', 'page')
    .where('published_version', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.subdomain));
}

export async function insertPage(
  tx: Tx,
  page: {
    kind?: 'page' | 'section' | 'entry' | 'layout';
    subdomain: string;
    slug: string;
    label: string;
    inMenu: boolean;
  },
): Promise<string> {
  const row = await tx
    .insertInto('pages')
    .values({
      website_id: tx.site,
      kind: page.kind ?? 'page',
      subdomain: page.subdomain,
      slug: page.slug,
      label: page.label,
      in_menu: page.inMenu,
      position: sql`(select coalesce(max(position), 0) + 1 from pages where website_id = ${tx.site})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertVersion(
  tx: Tx,
  pageId: string,
  version: number,
  content: Content & { treeVersion: number },
  savedBy: string | null,
): Promise<void> {
  await tx
    .insertInto('page_versions')
    .values({
      website_id: tx.site,
      page_id: pageId,
      version,
      name: content.name,
      height: content.height,
      seo: JSON.stringify(content.seo),
      blocks: JSON.stringify(content.blocks),
      details: content.details ? JSON.stringify(content.details) : null,
      tree_version: content.treeVersion,
      saved_by: savedBy,
    })
    .execute();
}

/**
 * Takes the next version number; the row stays locked until the transaction ends, so that concurrent saves queue.
 * @returns `undefined` if the page is gone or `based` is not its version
 */
export function takeNextVersion(tx: Tx, id: string, based: number | undefined) {
  return tx
    .updateTable('pages')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .$if(based !== undefined, (query) => query.where('version', '=', based as number))
    .returning([
      'version',
      'kind',
      'slug',
      'subdomain',
      'label',
      'in_menu',
      'published_version',
      'publish_at',
      // Editors in which the page is open take the change in.
      sql`pg_notify('page_saved', concat_ws(' ', website_id, id, version))`.as('told'),
    ])
    .executeTakeFirst();
}

/** Advances the published or scheduled version with a save that did not change it. */
export async function movePublished(tx: Tx, id: string, from: number, to: number): Promise<void> {
  await tx
    .updateTable('pages')
    .set({
      published_version: sql`case published_version when ${from} then ${to} else published_version end`,
      publish_version: sql`case publish_version when ${from} then ${to} else publish_version end`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .execute();
}

const publishedNow = sql<Date>`case when kind = 'entry' then coalesce(published_at, now()) else now() end`;

/** Publishes the draft now (`at` null) or schedules it. A published entry keeps its date, by which it is listed. @returns `undefined` if gone or stale */
export function setPublished(tx: Tx, id: string, based: number | undefined, at: Date | null) {
  const change = at
    ? { publish_version: sql<number>`version`, publish_at: at }
    : {
        published_version: sql<number>`version`,
        published_at: publishedNow,
        publish_version: null,
        publish_at: null,
      };
  return tx
    .updateTable('pages')
    .set(change)
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .$if(based !== undefined, (query) => query.where('version', '=', based as number))
    .returning('kind')
    .executeTakeFirst();
}

/** Cancels the page's schedule; without one, unpublishes the page, unless it is the home page or a reusable section. Entries whose layout is unpublished have the standard one. */
export function setUnpublished(tx: Tx, id: string, based: number | undefined) {
  return tx
    .updateTable('pages')
    .set({
      published_version: sql`case when publish_at is null then null else published_version end`,
      published_at: sql`case when publish_at is null then null else published_at end`,
      publish_version: null,
      publish_at: null,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .where(
      sql<boolean>`(publish_at is not null or (kind in ('page', 'entry', 'layout') and (slug <> ${HOME_SLUG} or subdomain <> '')))`,
    )
    .$if(based !== undefined, (query) => query.where('version', '=', based as number))
    .returning('id')
    .executeTakeFirst();
}

/**
 * Uses the database's clock; a schedule that was cancelled or moved meanwhile publishes nothing.
 * @returns what was published, if anything, and whole seconds until a scheduled time in the future
 */
export async function publishDue(
  tx: Tx,
  id: string,
): Promise<{ published: string | undefined; secondsLeft: number | null }> {
  const done = await tx
    .updateTable('pages')
    .set({
      published_version: sql`publish_version`,
      published_at: publishedNow,
      publish_version: null,
      publish_at: null,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('publish_at', '<=', sql<Date>`now()`)
    .where('trashed_at', 'is', null)
    .returning('kind')
    .executeTakeFirst();
  const waiting = await tx
    .selectFrom('pages')
    .select(sql<number>`ceil(extract(epoch from publish_at - now()))::int`.as('seconds'))
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('publish_at', 'is not', null)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return { published: done?.kind, secondsLeft: waiting?.seconds ?? null };
}

export function findVersion(tx: Tx, pageId: string, version: number) {
  return tx
    .selectFrom('page_versions')
    .select(['name', 'height', 'seo', 'tree_version'])
    .select(sql<Block[]>`blocks`.as('blocks'))
    .select(sql<StoredDetails | null>`details`.as('details'))
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** @returns false if it is gone or in the trash, a home page, a reusable section, or the page of a content type */
export async function deletePage(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pages')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('kind', '<>', 'section')
    .where('trashed_at', 'is', null)
    .where('slug', '<>', HOME_SLUG)
    .where(
      sql<boolean>`not exists (select from content_types t where t.website_id = pages.website_id and t.page_id = pages.id)`,
    )
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Whether it is the page of a content type. */
export async function listsEntries(tx: Tx, id: string): Promise<boolean> {
  const type = await tx
    .selectFrom('content_types')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('page_id', '=', id)
    .executeTakeFirst();
  return type !== undefined;
}

/** Pages scheduled for the future. */
export const scheduledPages = (tx: Tx) =>
  tx
    .selectFrom('pages')
    .select('id')
    .select(sql<Date>`publish_at`.as('publish_at'))
    .where('website_id', '=', tx.site)
    .where('publish_at', 'is not', null)
    .where('trashed_at', 'is', null)
    .execute();
