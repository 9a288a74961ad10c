import { sql } from 'kysely';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { type Language, languageOf } from '../../../../lib/messages/languages.ts';
import type { Seo } from '../../../pages/contract.ts';
import type { Access } from '../../access.ts';
import type { StoredDetails } from '../entry-queries.ts';
import { narrowed, type Narrowed } from '../filters/narrowed-queries.ts';

export interface ExportedRow {
  id: string;
  slug: string;
  name: string;
  details: StoredDetails | null;
  seo: Seo;
  blocks: Block[];
  tree_version: number;
  version: number;
  published_version: number | null;
  shown_at: Date | null;
  published_at: Date | null;
  publish_at: Date | null;
  unpublish_at: Date | null;
  updated_at: Date;
  pinned: boolean;
  featured: boolean;
  access: Access;
}

/** Which entries are exported. */
export interface Exporting extends Narrowed {
  entries?: readonly string[] | undefined;
}

/** Entries of a type with their drafts, in the order of their IDs. */
export async function exportedRows(
  tx: Tx,
  typeId: string,
  { entries, ...filter }: Exporting,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select e.page_id as id, p.slug, v.name, v.details, v.seo, v.blocks, v.tree_version, p.version,
      p.published_version, e.shown_at, p.published_at, p.publish_at,
      e.unpublish_at, p.updated_at, e.pinned, e.featured, e.access
    from entries e join pages p on p.website_id = e.website_id and p.id = e.page_id
      join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
    where e.website_id = ${tx.site} and e.type_id = ${typeId} and e.trashed_at is null
      ${entries === undefined ? sql`` : sql`and e.page_id = any(${[...entries]}::uuid[])`} ${narrowed(tx, filter)}
      ${after === undefined ? sql`` : sql`and e.page_id > ${after}`}
    order by e.page_id limit ${limit}`.execute(tx);
  return rows;
}

/** The main language of the site. */
export async function languageOfSite(tx: Tx): Promise<Language> {
  const { locale } = await tx
    .selectFrom('websites')
    .select('locale')
    .where('id', '=', tx.site)
    .executeTakeFirstOrThrow();
  return languageOf(locale);
}
