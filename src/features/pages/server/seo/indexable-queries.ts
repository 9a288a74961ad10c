import { hasTexts } from '../../../../lib/translations/published-queries.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Seo } from '../../contract.ts';

/** No site has more pages than this; the newest count. */
const MOST_PAGES = 5_000;
const MOST_PICTURES = 500;
/** Searched in the database: the blocks of all pages may be gigabytes. Images have various names in blocks; all have `src` and `alt`. */
const PICTURES = 'strict $.** ? (@.src.type() == "string" && @.src != "" && exists(@.alt)).src';

export interface IndexableRow {
  slug: string;
  name: string;
  seo: Seo;
  published_at: Date;
  changed_at: Date;
  /** Addresses of the images in its blocks, with repetitions. */
  pictures: string[];
  /** Other languages in which it can be read. */
  languages: string[];
}

/** Indexable pages of a subdomain, the newest first. */
export async function indexableRows(tx: Tx, subdomain: string): Promise<IndexableRow[]> {
  const { rows } = await sql<IndexableRow>`
    select pages.slug, content.name, content.seo, pages.published_at, content.saved_at as changed_at, array(
      select src #>> '{}' from jsonb_path_query(content.blocks, ${PICTURES}::jsonpath) src limit ${MOST_PICTURES}) as pictures, array(
      select t.language from translations t join websites w on w.id = t.website_id and t.language = any (w.languages)
      where t.website_id = ${tx.site} and t.page_id = pages.id and ${hasTexts('t.published')} order by t.language) as languages
    from pages join page_versions content on content.website_id = pages.website_id
      and content.page_id = pages.id and content.version = pages.published_version
    where pages.website_id = ${tx.site} and pages.subdomain = ${subdomain} and pages.kind = 'page'
      and content.seo ->> 'noIndex' is distinct from 'true'
    order by pages.published_at desc, pages.id desc limit ${MOST_PAGES}`.execute(tx);
  return rows;
}
