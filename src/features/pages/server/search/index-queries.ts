import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { NOT_VISITED } from '../../slugs.ts';

/** Published pages that show the section. */
export async function pagesPlacing(tx: Tx, section: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select pages.id from pages join page_versions content on content.website_id = pages.website_id
      and content.page_id = pages.id and content.version = pages.published_version
    where pages.website_id = ${tx.site} and pages.kind not in ('section', 'layout')
      and position(${section} in content.blocks::text) > 0
    order by pages.id`.execute(tx);
  return rows;
}

/** Ids of published pages, in their order. */
export const publishedPages = (tx: Tx, after: string | undefined, limit: number) =>
  tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('kind', 'not in', NOT_VISITED)
    .where('published_version', 'is not', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(limit)
    .execute();
