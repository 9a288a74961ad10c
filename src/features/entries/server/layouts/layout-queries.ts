import { sql } from 'kysely';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';

export async function setLayout(tx: Tx, typeId: string, pageId: string): Promise<void> {
  await tx
    .updateTable('content_types')
    .set({ layout_id: pageId })
    .where('website_id', '=', tx.site)
    .where('id', '=', typeId)
    .execute();
}

/** The published version of a layout; undefined while entries have the standard one. */
export async function publishedLayout(tx: Tx, id: string) {
  return tx
    .selectFrom('pages')
    .innerJoin('page_versions as content', (join) =>
      join
        .onRef('content.website_id', '=', 'pages.website_id')
        .onRef('content.page_id', '=', 'pages.id')
        .onRef('content.version', '=', 'pages.published_version'),
    )
    .select(['content.name', 'content.height', 'content.seo', 'content.tree_version'])
    .select(sql<Block[]>`content.blocks`.as('blocks'))
    .where('pages.website_id', '=', tx.site)
    .where('pages.id', '=', id)
    .where('pages.kind', '=', 'layout')
    .executeTakeFirst();
}
