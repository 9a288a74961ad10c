import { sql } from 'kysely';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { SAVED_SECTION } from '../../section-refs.ts';
import { mostOfSite } from '../../../../lib/work/limit-table.ts';
import { NOT_VISITED } from '../../slugs.ts';

export interface StoredBlocks {
  blocks: Block[];
  tree_version: number;
}

/** The published versions of sections, in one statement. */
export async function publishedSections(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('pages')
    .innerJoin('page_versions as content', (join) =>
      join
        .onRef('content.website_id', '=', 'pages.website_id')
        .onRef('content.page_id', '=', 'pages.id')
        .onRef('content.version', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'content.tree_version'])
    .select(sql<Block[]>`content.blocks`.as('blocks'))
    .where('pages.website_id', '=', tx.site)
    .where('pages.kind', '=', 'section')
    .where('pages.id', 'in', [...ids])
    .execute();
}

/** Which of the ids are sections. They stay until the transaction ends: none is deleted while it is being placed. */
export async function keepSections(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('kind', '=', 'section')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a stored version of the page refers to the section. */
export async function namedBefore(tx: Tx, pageId: string, section: string) {
  const row = await tx
    .selectFrom('page_versions')
    .select('version')
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where(sql<boolean>`position(${section} in blocks::text) > 0`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function listSections(tx: Tx) {
  return tx
    .selectFrom('pages')
    .innerJoin('page_versions as draft', (join) =>
      join
        .onRef('draft.website_id', '=', 'pages.website_id')
        .onRef('draft.page_id', '=', 'pages.id')
        .onRef('draft.version', '=', 'pages.version'),
    )
    .innerJoin('page_versions as content', (join) =>
      join
        .onRef('content.website_id', '=', 'pages.website_id')
        .onRef('content.page_id', '=', 'pages.id')
        .onRef('content.version', '=', 'pages.published_version'),
    )
    .select([
      'pages.id',
      'pages.version',
      'pages.published_version',
      'pages.publish_at',
      'pages.updated_at',
      'draft.name',
      'content.tree_version',
    ])
    .select(sql<Block[]>`content.blocks`.as('blocks'))
    .where('pages.website_id', '=', tx.site)
    .where('pages.kind', '=', 'section')
    .orderBy(sql`lower(draft.name)`)
    .orderBy('pages.id')
    .limit(mostOfSite.sections)
    .execute();
}

/** Pages whose published, scheduled or draft version shows a section; in the trash too, so that nothing is missing in what is restored. */
export async function sectionUses(tx: Tx) {
  const { rows } = await sql<{ section: string; id: string; name: string; visible: boolean }>`
    select placed.section, pages.id,
      case when pages.trashed_at is null then draft.name else draft.name || ' (in the trash)' end as name,
      bool_or(content.version is not distinct from pages.published_version) as visible
    from pages
      join page_versions draft on draft.website_id = pages.website_id and draft.page_id = pages.id
        and draft.version = pages.version
      join page_versions content on content.website_id = pages.website_id and content.page_id = pages.id
        and content.version in (pages.version, pages.published_version, pages.publish_version, pages.trashed_version)
      cross join lateral (
        select distinct found #>> '{}' as section
        from jsonb_path_query(content.blocks, ${`$.** ? (@.type == "${SAVED_SECTION}").props.section`}::jsonpath) found
      ) placed
    where pages.website_id = ${tx.site} and pages.kind <> 'section'
      and position(${SAVED_SECTION} in content.blocks::text) > 0
    group by placed.section, pages.id, draft.name, pages.position, pages.trashed_at
    order by pages.position, pages.id`.execute(tx);
  return rows;
}

/** Locks the section: placing it has finished everywhere, and can't start. */
export async function lockSection(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('kind', '=', 'section')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Versions in use that contain the section, of pages locked in order. */
export async function versionsPlacing(tx: Tx, section: string) {
  const { rows } = await sql<
    StoredBlocks & { page_id: string; name: string; version: number; is_draft: boolean }
  >`
    select content.page_id, content.name, content.version, content.blocks, content.tree_version,
      content.version = pages.version and pages.trashed_at is null as is_draft
    from pages join page_versions content
      on content.website_id = pages.website_id and content.page_id = pages.id
        and content.version in (pages.version, pages.published_version, pages.publish_version, pages.trashed_version)
    where pages.website_id = ${tx.site} and pages.kind <> 'section'
      and position(${section} in content.blocks::text) > 0
    order by content.page_id, content.version
    for update of pages`.execute(tx);
  return rows;
}

/** For versions besides a draft that may be edited: published, scheduled or in the trash. They keep their version number. */
export async function rewriteVersion(
  tx: Tx,
  pageId: string,
  version: number,
  { blocks, tree_version }: StoredBlocks,
): Promise<void> {
  await tx
    .updateTable('page_versions')
    .set({ blocks: JSON.stringify(blocks), tree_version })
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .execute();
}

export async function deleteSection(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('pages')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('kind', '=', 'section')
    .execute();
}

export async function countSections(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('pages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('website_id', '=', tx.site)
    .where('kind', '=', 'section')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether one of the ids is a reusable section or a layout, which have no address. */
export async function hasSection(tx: Tx, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('kind', 'in', NOT_VISITED)
    .where('id', 'in', [...ids])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
