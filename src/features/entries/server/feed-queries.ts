import { hasTexts } from '../../../lib/translations/published-queries.ts';
import { sql } from 'kysely';
import type { Block } from '../../../lib/content/block-kind.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { EntryPlace } from '../../../lib/links/entry-path.ts';
import { entryPlace, withType } from '../../../lib/links/entry-place-queries.ts';
import { isForEverybody } from './access/access-queries.ts';
import { isLive, type LiveRow, placed, published } from './entry-queries.ts';

/** What an episode’s file tells a podcast app; sold and private audio is not in feeds. */
export interface AudioRow {
  id: string;
  file: string;
  name: string;
  revision: string;
  size: number;
  type: string;
  duration: number | null;
}

export async function openAudio(tx: Tx, tracks: readonly string[]): Promise<AudioRow[]> {
  if (tracks.length === 0) return [];
  const { rows } = await sql<AudioRow>`
    select t.id, f.id as file, f.name, f.revision, f.size::float8 as size, f.type, coalesce(t.duration, f.duration) as duration
    from audio_tracks t join files f on f.website_id = t.website_id and f.id = t.file_id
    where t.website_id = ${tx.site} and t.id = any(${[...tracks]}::uuid[]) and t.product_id is null
      and t.preview_seconds is null and not f.private and f.trashed_at is null and f.kind = 'audio'`.execute(
    tx,
  );
  return rows;
}

/** Those of these types that visitors can open, by their ids. */
export async function openFiles<T extends string>(
  tx: Tx,
  ids: readonly string[],
  types: readonly T[],
): Promise<Map<string, { file: string; type: T }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ file: string; type: T }>`
    select id as file, source_type as type from files where website_id = ${tx.site} and id = any(${[...ids]}::uuid[])
      and not private and trashed_at is null and source_type = any(${[...types]}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.file, row]));
}

/** The blocks of published pages. */
export async function blocksOf(
  tx: Tx,
  pages: readonly string[],
): Promise<{ id: string; blocks: Block[]; saved_at: Date }[]> {
  if (pages.length === 0) return [];
  const { rows } = await sql<{ id: string; blocks: Block[]; saved_at: Date }>`
    select p.id, v.blocks, v.saved_at from pages p join page_versions v
      on v.website_id = p.website_id and v.page_id = p.id and v.version = p.published_version
    where p.website_id = ${tx.site} and p.id = any(${[...pages]}::uuid[])`.execute(tx);
  return rows;
}

export interface IndexableEntryRow {
  place: EntryPlace;
  /** In which it can be read besides the main one. */
  languages: string[];
  changed_at: Date;
  picture: string | null;
}

const MOST_FOUND = 20_000;
/** Of a news sitemap. */
const MOST_NEWS = 1_000;

const isIndexable = sql`v.seo ->> 'noIndex' is distinct from 'true'`;
const readIn = sql`array(select r.language from translations r join websites w on w.id = r.website_id and r.language = any (w.languages)
  where r.website_id = e.website_id and r.page_id = e.page_id and ${hasTexts('r.published')} order by 1)`;

/** Indexable published entries, for sitemaps. */
export async function indexableRows(tx: Tx): Promise<IndexableEntryRow[]> {
  const { rows } = await sql<IndexableEntryRow>`
    select ${entryPlace(tx)} as place, v.saved_at as changed_at, v.details #>> '{picture,src}' as picture, ${readIn} as languages
    from ${published} ${withType}
    where e.website_id = ${tx.site} and ${isLive} and ${isIndexable}
    order by e.sort_at desc, e.page_id desc limit ${MOST_FOUND}`.execute(tx);
  return rows;
}

/** Indexable published entries of these types that everybody can see, with a date in the last days, the newest first. */
export async function newsRows(
  tx: Tx,
  types: readonly string[],
  days: number,
): Promise<(LiveRow & Pick<IndexableEntryRow, 'languages'>)[]> {
  if (types.length === 0) return [];
  const { rows } = await sql<LiveRow & Pick<IndexableEntryRow, 'languages'>>`
    select ${placed(tx)}, ${readIn} as languages from ${published} ${withType}
    where e.website_id = ${tx.site} and e.type_id = any(${[...types]}::uuid[]) and ${isLive} and ${isIndexable}
      and ${isForEverybody} and e.sort_at > now() - make_interval(days => ${days}) and e.sort_at <= now()
    order by e.sort_at desc, e.page_id desc limit ${MOST_NEWS}`.execute(tx);
  return rows;
}
