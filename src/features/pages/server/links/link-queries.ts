import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

export interface Place {
  subdomain: string;
  slug: string;
}

/** A page's current and former addresses; empty if the page doesn't exist. */
export async function addressesOf(tx: Tx, pageId: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select subdomain, slug from pages where website_id = ${tx.site} and id = ${pageId} and trashed_at is null
    union select subdomain, slug from page_redirects where website_id = ${tx.site} and page_id = ${pageId}`.execute(
    tx,
  );
  return rows;
}

/** Drafts and published versions of all other pages, except those in the trash, whose blocks contain one of the texts. */
export async function versionsHolding(tx: Tx, butPage: string | null, texts: string[]) {
  const { rows } = await sql<{
    id: string;
    name: string;
    kind: 'page' | 'section' | 'entry' | 'layout';
    subdomain: string;
    is_draft: boolean;
    is_published: boolean;
    /** With the details of an entry. */
    blocks: unknown;
  }>`
    select pages.id, content.name, pages.kind, pages.subdomain, jsonb_build_array(content.blocks, content.details) as blocks,
      content.version = pages.version as is_draft,
      content.version is not distinct from pages.published_version as is_published
    from pages join page_versions content
      on content.website_id = pages.website_id and content.page_id = pages.id
        and content.version in (pages.version, pages.published_version)
    where pages.website_id = ${tx.site} and pages.trashed_at is null and pages.id is distinct from ${butPage}::uuid
      and exists (select from unnest(${texts}::text[]) wanted where position(wanted in content.blocks::text) > 0
        or position(wanted in content.details::text) > 0)
    order by pages.position, pages.id`.execute(tx);
  return rows;
}

/**
 * Translations of all other pages, except those in the trash, that contain one of the texts in a formatted text or in a block’s own settings,
 * in the draft or as published.
 */
export async function translationsHolding(tx: Tx, butPage: string | null, texts: string[]) {
  const { rows } = await sql<{
    id: string;
    name: string;
    kind: 'page' | 'section' | 'entry' | 'layout';
    subdomain: string;
    language: string;
    draft: unknown;
    published: unknown;
  }>`
    select pages.id, content.name, pages.kind, pages.subdomain, one.language, held.draft, held.published
    from translations one
      join pages on pages.website_id = one.website_id and pages.id = one.page_id
      join page_versions content
        on content.website_id = pages.website_id and content.page_id = pages.id and content.version = pages.version
      cross join lateral (
        select ${held('one.draft')} as draft, ${held('one.published')} as published) held
    where one.website_id = ${tx.site} and pages.trashed_at is null and pages.id is distinct from ${butPage}::uuid
      and exists (select from unnest(${texts}::text[]) wanted
        where position(wanted in concat(one.draft, one.published)) > 0)
    order by pages.position, pages.id, one.language`.execute(tx);
  return rows;
}

/** What may link or show a file among the texts of a translation: without the originals that they were made from. */
const held = (column: string) =>
  sql`(select jsonb_agg(coalesce(each.value -> 'own' -> 'props', each.value -> 'text'))
    from jsonb_each(${sql.ref(column)}) each
    where each.value ? 'own' or jsonb_typeof(each.value -> 'text') = 'object')`;

/** Menu entries that link to the page, or to any address. */
export function menuLinksOf(tx: Tx, pageId: string) {
  return tx
    .selectFrom('menu_entries')
    .select(['menu', 'subdomain', 'label', 'href', 'page_id'])
    .where('website_id', '=', tx.site)
    .where((where) => where.or([where('page_id', '=', pageId), where('href', 'is not', null)]))
    .orderBy('menu', 'desc')
    .orderBy('position')
    .execute();
}
