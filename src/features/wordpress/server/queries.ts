import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { Access } from '../../entries/access.ts';
import type { WxrComment } from './read-wxr.ts';

/** An entry's data until it is created. */
export interface ItemData {
  /** What it was exported from; WordPress if left out. */
  from?: 'ghost';
  /** The address of an image. */
  url?: string;
  alt?: string;
  /** The HTML of pages and posts. */
  html?: string;
  /** Addresses of the images of its galleries, by the ids that shortcodes name. */
  attached?: Record<string, string>;
  slug?: string;
  excerpt?: string;
  published?: boolean;
  /** When it was to be published there, in ISO 8601. */
  publishAt?: string;
  seo?: { title?: string; description?: string };
  /** Its former id, which menus refer to. */
  menuId?: string;
  inMenu?: boolean;
  /** Former addresses, as paths, that redirect here from now on. */
  paths?: string[];
  post?: PostData;
}

/** A category, tag or author of the former site. */
export interface FormerTerm {
  kind: 'category' | 'tag' | 'author';
  /** Of a category, those above it come first. */
  names: string[];
  /** As `redirectPath` gives it. */
  path: string;
  /** The address with a query, which WordPress understands too. */
  query?: string;
}

/** The feed of the former site, its list of a month, its search, or the further pages of its list of posts. */
export interface FormerList {
  /** `2026-11`; undefined for the others. */
  month?: string;
  /** Undefined for the feed and for months. */
  of?: 'posts' | 'search';
  /** As `redirectPath` gives it. */
  path: string;
}

/** What a post has and a page doesn't. */
export interface PostData {
  /** In ISO 8601; null where the former site has none. */
  date: string | null;
  pinned: boolean;
  /** Without it, the one of new posts. */
  access?: Access;
  author: string;
  coauthors?: string[];
  /** Names from the top category to the one it is in. */
  categories: string[][];
  tags: string[];
  /** What its categories are about, by their names from the top, one on each line. */
  descriptions?: Record<string, string>;
  /** The addresses that its terms had. */
  termPaths?: FormerTerm[];
  /** What came after the address of a list in that of its feed. */
  feedName?: 'feed' | 'rss';
  /** The addresses of lists with this post, without those of its terms. */
  listPaths?: FormerList[];
  /** The address of its featured image. */
  picture?: string;
  comments?: WxrComment[];
}

export interface NewItem {
  position: number;
  kind: 'picture' | 'page' | 'post';
  title: string;
  origin: string;
  data: ItemData;
  notes: string[];
}

/** Details of an item that come later in the file than the item. */
export interface ItemPatch {
  position: number;
  data?: Partial<ItemData>;
  post?: Partial<PostData>;
  notes?: string[];
}

const PATCHES_AT_ONCE = 500;

const bareImports = (tx: Tx) =>
  tx
    .selectFrom('wordpress_imports as imports')
    .where('imports.website_id', '=', tx.site)
    .select([
      'imports.id',
      'imports.file_name',
      'imports.source',
      'imports.origin',
      'imports.status',
      'imports.publish',
      'imports.left_out',
      'imports.by_account',
      'imports.created_at',
      'imports.finished_at',
    ]);

const imports = (tx: Tx) =>
  bareImports(tx).select(({ selectFrom }) =>
    selectFrom('wordpress_items as items')
      .whereRef('items.website_id', '=', 'imports.website_id')
      .whereRef('items.import_id', '=', 'imports.id')
      .where('items.chosen', '=', true)
      .select(
        sql<{ total: number; done: number; failed: number }>`json_build_object(
            'total', count(*), 'done', count(*) filter (where state <> 'waiting'),
            'failed', count(*) filter (where state = 'failed'))`.as('counts'),
      )
      .as('counts'),
  );

export const listImports = (tx: Tx) => imports(tx).orderBy('imports.id', 'desc').limit(10).execute();
export type ImportRow = Awaited<ReturnType<typeof listImports>>[number];

export const findImport = (tx: Tx, id: string) => imports(tx).where('imports.id', '=', id).executeTakeFirst();

/** Without its progress, which takes all entries to count. */
export const findRunning = (tx: Tx, id: string) =>
  bareImports(tx).where('imports.id', '=', id).where('imports.status', '=', 'running').executeTakeFirst();
export type RunningImport = NonNullable<Awaited<ReturnType<typeof findRunning>>>;

export async function insertImport(tx: Tx, row: { fileName: string; by: string }): Promise<string> {
  const { id } = await tx
    .insertInto('wordpress_imports')
    .values({ website_id: tx.site, file_name: row.fileName, by_account: row.by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const deleteImport = (tx: Tx, id: string) =>
  tx.deleteFrom('wordpress_imports').where('website_id', '=', tx.site).where('id', '=', id).execute();

/** Older than the last ten, unless they can still be undone. */
export const forgetOldImports = (tx: Tx) =>
  sql`delete from wordpress_imports where website_id = ${tx.site} and status in ('reading', 'preview', 'undone')
    and id not in (select id from wordpress_imports where website_id = ${tx.site} order by id desc limit 10)`.execute(
    tx,
  );

/** Text that was cut may end within a character, which JSON in the database refuses. */
const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** An entry is known if what an earlier import made from it still exists. */
export const insertItems = (tx: Tx, importId: string, items: readonly NewItem[]) =>
  sql`insert into wordpress_items (website_id, import_id, position, kind, title, origin, data, notes, state, made_id)
    select ${tx.site}::uuid, ${importId}::uuid, new.position, new.kind, new.title, new.origin, new.data, new.notes,
      case when known.made_id is null then 'waiting' else 'known' end, known.made_id
    from jsonb_to_recordset(${JSON.stringify(items, wellFormed)}::jsonb)
      as new(position int, kind text, title text, origin text, data jsonb, notes text[])
    left join lateral (
      select made_id from wordpress_items as old
      where old.website_id = ${tx.site} and old.origin = new.origin and old.kind = new.kind and old.made_id is not null
        and case when old.kind = 'picture'
          then exists (select from files where files.website_id = ${tx.site} and files.id = old.made_id and trashed_at is null)
          else exists (select from pages where pages.website_id = ${tx.site} and pages.id = old.made_id and trashed_at is null) end
      limit 1) as known on true`.execute(tx);

/** Marks the pages in the former site's menus. */
export const putIntoMenu = (tx: Tx, importId: string, ids: readonly string[]) =>
  sql`update wordpress_items set data = data || '{"inMenu": true}'
    where website_id = ${tx.site} and import_id = ${importId} and kind = 'page'
      and data->>'menuId' = any(${ids}::text[])`.execute(tx);

/** Completes items with what came after them in the file. `post` is only for posts. */
export async function completeItems(tx: Tx, importId: string, patches: readonly ItemPatch[]): Promise<void> {
  for (let from = 0; from < patches.length; from += PATCHES_AT_ONCE)
    await sql`update wordpress_items i
      set data = i.data || coalesce(p.data, '{}') ||
          case when i.data ? 'post' and p.post is not null
            then jsonb_build_object('post', (i.data->'post') || p.post) else '{}' end,
        notes = i.notes || coalesce(p.notes, '{}')
      from jsonb_to_recordset(${JSON.stringify(patches.slice(from, from + PATCHES_AT_ONCE), wellFormed)}::jsonb)
        as p (position int, data jsonb, post jsonb, notes text[])
      where i.website_id = ${tx.site} and i.import_id = ${importId} and i.position = p.position`.execute(tx);
}

/** Whether posts are to be imported. */
export async function hasPosts(tx: Tx, importId: string): Promise<boolean> {
  const post = await tx
    .selectFrom('wordpress_items')
    .select('position')
    .where('website_id', '=', tx.site)
    .where('import_id', '=', importId)
    .where('kind', '=', 'post')
    .where('chosen', '=', true)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return post !== undefined;
}

export async function setImport(
  tx: Tx,
  id: string,
  from: readonly ImportRow['status'][],
  set: {
    status: string;
    source?: string;
    origin?: string;
    left_out?: string[];
    publish?: boolean;
    finished?: boolean;
  },
): Promise<boolean> {
  const { finished, ...values } = set;
  const changed = await tx
    .updateTable('wordpress_imports')
    .set({ ...values, ...(finished ? { finished_at: sql<Date>`now()` } : {}) })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export const leaveItems = (tx: Tx, id: string, positions: readonly number[]) =>
  tx
    .updateTable('wordpress_items')
    .set({ chosen: false })
    .where('website_id', '=', tx.site)
    .where('import_id', '=', id)
    .where('position', 'in', positions.length > 0 ? [...positions] : [-1])
    .execute();

export const listItems = (
  tx: Tx,
  id: string,
  { limit, after = -1 }: { limit: number; after?: number | undefined },
) =>
  tx
    .selectFrom('wordpress_items')
    .where('website_id', '=', tx.site)
    .where('import_id', '=', id)
    .where('position', '>', after)
    .select(['position', 'kind', 'title', 'origin', 'chosen', 'state', 'notes', 'made_id'])
    .orderBy('position')
    .limit(limit)
    .execute();

/** The next waiting entry: images before the pages that show them. Other workers wait for it. */
export const nextItem = (tx: Tx, id: string) =>
  tx
    .selectFrom('wordpress_items')
    .where('website_id', '=', tx.site)
    .where('import_id', '=', id)
    // Not as parameters, so that every plan can use the index of the waiting ones.
    .where(sql<boolean>`chosen and state = 'waiting'`)
    .selectAll()
    .orderBy(sql`kind <> 'picture'`)
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
export type ItemRow = NonNullable<Awaited<ReturnType<typeof nextItem>>>;

export const settleItem = (
  tx: Tx,
  { import_id: importId, position }: Pick<ItemRow, 'import_id' | 'position'>,
  set: { state: 'made' | 'known' | 'failed'; notes: string[]; made_id?: string },
) =>
  tx
    .updateTable('wordpress_items')
    .set(set)
    .where('website_id', '=', tx.site)
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .where('state', '=', 'waiting')
    .execute();

/** The addresses of the former sites that were imported. */
export async function formerOrigins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('wordpress_imports')
    .select('origin')
    .distinct()
    .where('website_id', '=', tx.site)
    .where('status', 'in', ['running', 'done'])
    .where('origin', '<>', '')
    .limit(10)
    .execute();
  return rows.map(({ origin }) => origin);
}

/** What was made from entries with these addresses, by any import. */
export const madeOf = (tx: Tx, origins: readonly string[]) =>
  tx
    .selectFrom('wordpress_items')
    .where('website_id', '=', tx.site)
    .where('origin', 'in', origins.length > 0 ? [...origins] : [''])
    .where('made_id', 'is not', null)
    .where('state', 'in', ['made', 'known'])
    .select(['origin', 'kind', 'made_id'])
    .execute();

/** Records a content type or terms that an import has added. */
export const noteMade = (
  tx: Tx,
  id: string,
  { type, terms = [] }: { type?: string; terms?: readonly string[] },
) =>
  sql`update wordpress_imports set made_type = coalesce(made_type, ${type ?? null}::uuid),
      made_terms = made_terms || ${[...terms]}::uuid[]
    where website_id = ${tx.site} and id = ${id}`.execute(tx);

/** What imports that were undone have added. It stayed if another import, or the owner, used it by then. */
export async function addedByUndone(tx: Tx): Promise<{ types: string[]; terms: string[] }> {
  const { rows } = await sql<{ made_type: string | null; made_terms: string[] }>`
    select made_type, made_terms from wordpress_imports where website_id = ${tx.site} and status = 'undone'`.execute(
    tx,
  );
  return {
    types: [...new Set(rows.flatMap(({ made_type: type }) => type ?? []))],
    terms: [...new Set(rows.flatMap(({ made_terms: terms }) => terms))],
  };
}

/** What this import has created, for undo. */
export const madeBy = (tx: Tx, id: string) =>
  tx
    .updateTable('wordpress_items')
    .set({ state: 'removed' })
    .where('website_id', '=', tx.site)
    .where('import_id', '=', id)
    .where('state', '=', 'made')
    .returning(['kind', 'made_id'])
    .execute();
