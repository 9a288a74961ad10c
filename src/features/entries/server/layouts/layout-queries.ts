import { sql } from 'kysely';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { withType } from '../../../../lib/links/entry-place-queries.ts';
import { isForEverybody } from '../access/access-queries.ts';
import { isLive, placed, published, type WholeRow } from '../entry-queries.ts';

export async function setLayout(tx: Tx, typeId: string, pageId: string): Promise<void> {
  await tx
    .updateTable('content_types')
    .set({ layout_id: pageId })
    .where('website_id', '=', tx.site)
    .where('id', '=', typeId)
    .execute();
}

/** Deletes layouts whose content type is gone. A layout is named by its type in the transaction that adds it. */
export async function deleteUnusedLayouts(tx: Tx): Promise<void> {
  await sql`
    delete from pages l where l.website_id = ${tx.site} and l.kind = 'layout'
      and not exists (select from content_types t where t.website_id = l.website_id and t.layout_id = l.id)`.execute(
    tx,
  );
}

/** A layout as it is published, or its draft; undefined if it isn’t published, while entries have the standard one. */
export async function findLayout(tx: Tx, id: string, which: 'published' | 'draft') {
  return tx
    .selectFrom('pages')
    .innerJoin('page_versions as content', (join) =>
      join
        .onRef('content.website_id', '=', 'pages.website_id')
        .onRef('content.page_id', '=', 'pages.id')
        .onRef('content.version', '=', which === 'draft' ? 'pages.version' : 'pages.published_version'),
    )
    .select(['content.name', 'content.height', 'content.seo', 'content.tree_version'])
    .select(sql<Block[]>`content.blocks`.as('blocks'))
    .where('pages.website_id', '=', tx.site)
    .where('pages.id', '=', id)
    .where('pages.kind', '=', 'layout')
    .executeTakeFirst();
}

/** A published entry of a type: this one if there is, else the newest that everybody can see, else the newest. */
export async function findLiveOf(tx: Tx, typeId: string, id?: string): Promise<WholeRow | undefined> {
  const { rows } = await sql<WholeRow>`
    select ${placed(tx)}, v.blocks, v.tree_version, v.seo, v.height, v.saved_at from ${published} ${withType}
    where e.website_id = ${tx.site} and e.type_id = ${typeId} and ${isLive}
    order by e.page_id is not distinct from ${id ?? null}::uuid desc, (${isForEverybody}) desc, e.sort_at desc, e.page_id desc limit 1`.execute(
    tx,
  );
  return rows[0];
}
