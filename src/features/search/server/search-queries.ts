import { hasTexts } from '../../../lib/translations/published-queries.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { EntryPlace } from '../../../lib/links/entry-path.ts';
import { entryPlace } from '../../../lib/links/entry-place-queries.ts';
import type { Meant } from '../../../lib/search/term-queries.ts';
import type { SearchResults } from '../contract.ts';

export interface FoundEntry {
  id: string;
  kind: 'page' | 'question' | 'service';
  title: string;
  body: string;
  anchor: string;
  slug: string;
  /** Where an entry of a content type is. */
  place: EntryPlace | null;
  /** The subdomain of a page. */
  subdomain: string | null;
  /** `''` if its text is in the main one. */
  language: string;
}

/** A language other than the main one in which a visitor reads. */
export interface Reading {
  language: string;
  /** Pages that aren't translated into it are left out. */
  only: boolean;
}

interface Wanted {
  kind?: FoundEntry['kind'] | undefined;
  limit: number;
  offset: number;
  reading: Reading | null;
}

/** What is read in the language: the translation of what has one, otherwise the original. */
function shownIn(tx: Tx, { language, only }: Reading) {
  const published = (column: 'page_id' | 'service_id') => sql`exists (select from translations t
    where t.website_id = ${tx.site} and t.${sql.ref(column)} = e.${sql.ref(column)} and t.language = ${language}
      and ${only ? hasTexts('t.published') : sql`t.published is not null`})`;
  const isTranslated = sql`case when e.page_id is null then ${published('service_id')} else ${published('page_id')} end`;
  // The shop and bookings hide nothing.
  const isLeftOut = only ? sql`e.page_id is not null` : sql`false`;
  return sql`case when e.language = '' then not (${isLeftOut}) and not ${isTranslated} else ${isTranslated} end`;
}

/** Maximum matches of a common word that are examined. Nobody reads further, and all of them would take too long. */
const MOST = 1_000;

/**
 * Entries that match every word and that visitors can open, the best first; and their number.
 * `more` if further ones were not examined.
 */
export async function findEntries(
  tx: Tx,
  meant: readonly Meant[],
  { kind, limit, offset, reading }: Wanted,
): Promise<{ entries: FoundEntry[]; counts: SearchResults['counts']; more: boolean }> {
  const tokens = new Set(meant.map(({ token }) => token)).size;
  const { rows } = await sql<{
    entries: FoundEntry[] | null;
    counts: Partial<SearchResults['counts']> | null;
    more: boolean;
  }>`
    with scored as materialized (
      select entry_id, sum(score) as score from (
        select w.entry_id, t.token, max(w.weight * t.rank) as score
        from unnest(${meant.map(({ token }) => token)}::int[], ${meant.map(({ word }) => word)}::text[],
          ${meant.map(({ rank }) => rank)}::int[]) as t (token, word, rank)
        join search_words w on w.website_id = ${tx.site} and w.word = t.word
        group by w.entry_id, t.token
      ) each group by entry_id having count(*) = ${tokens}
      order by score desc, entry_id limit ${MOST + 1}
    ), shown as materialized (
      select e.id, e.kind, e.language, scored.score, coalesce(p.slug, s.slug) as slug, p.subdomain,
        ${entryPlace(tx, { entry: 'en', page: 'p', type: 'ct', list: 'lp' })} as place
      from scored join search_entries e on e.website_id = ${tx.site} and e.id = scored.entry_id
        left join pages p on p.website_id = ${tx.site} and p.id = e.page_id
          and p.kind not in ('section', 'layout') and p.published_version is not null
        left join entries en on en.website_id = p.website_id and en.page_id = p.id
        left join content_types ct on ct.website_id = en.website_id and ct.id = en.type_id
        left join pages lp on lp.website_id = ct.website_id and lp.id = ct.page_id
        left join services s on s.website_id = ${tx.site} and s.id = e.service_id and s.published
      where ((p.id is not null and (en.unpublish_at is null or en.unpublish_at > now())) or s.id is not null)
        and ${reading ? shownIn(tx, reading) : sql`true`}
    )
    select (select count(*) from scored) > ${MOST} as more,
      (select json_object_agg(kind, count) from (select kind, count(*) from shown group by kind) k) as counts,
      (select json_agg(one order by rank) from (
        select best.id, best.kind, e.title, e.body, e.anchor, best.slug, best.subdomain, best.place, best.language,
          best.rank from (
          select shown.*, row_number() over (order by score desc, kind, id) as rank from shown
          where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
          order by rank limit ${limit} offset ${offset}
        ) best join search_entries e on e.website_id = ${tx.site} and e.id = best.id
      ) one) as entries`.execute(tx);
  const counts = { page: 0, question: 0, service: 0, ...rows[0]?.counts, more: rows[0]?.more ?? false };
  return { entries: rows[0]?.entries ?? [], counts, more: rows[0]?.more ?? false };
}
