import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { partsOf, wordIn } from './index-words.ts';
import { cutText, weighTerms } from './search-terms.ts';
import type { SearchIndex } from './term-queries.ts';

/** The search terms of pages, questions and services. Products have a separate store. */
export const siteIndex: SearchIndex = {
  terms: 'search_words',
  parts: 'search_word_parts',
  record: 'entry_id',
};

/** Something that visitors can find. `anchor` is its place on the page; empty for the page itself. */
export interface SearchEntry {
  kind: 'page' | 'question' | 'service';
  anchor: string;
  title: string;
  /** Separate texts in the excerpt below the result. */
  headings: readonly string[];
  texts: readonly string[];
}

const LONGEST_TITLE = 300;
const LONGEST_BODY = 10_000;
const MOST_WORDS = 1_000;

/** Separates the texts of a body. */
export const BETWEEN = '\n';

/** What entries are about. */
type Subject = { page: string } | { service: string };

const isAbout = (of: Subject) =>
  'page' in of ? sql<boolean>`page_id = ${of.page}` : sql<boolean>`service_id = ${of.service}`;

/** Replaces the entries of a page or service in a language; `''` is the main one. The caller has locked its row. */
export async function replaceEntries(
  tx: Tx,
  of: Subject,
  entries: readonly SearchEntry[],
  language = '',
): Promise<void> {
  const rows = entries.map((entry, place) => ({
    place,
    kind: entry.kind,
    anchor: entry.anchor,
    title: cutText(lineOf(entry.title), LONGEST_TITLE) || '–',
    body: cutText(entry.texts.map(lineOf).filter(Boolean).join(BETWEEN), LONGEST_BODY),
    words: Object.fromEntries([...termsOf(entry)].map(([word, weight]) => [wordIn(language, word), weight])),
  }));
  // A write drops cached answers that show the page.
  const kept = await entriesOf(tx, of, language);
  if (isDeepStrictEqual(kept, rows)) return;
  await tx
    .deleteFrom('search_entries')
    .where('website_id', '=', tx.site)
    .where('language', '=', language)
    .where(isAbout(of))
    .execute();
  const words = rows.flatMap((row) =>
    Object.entries(row.words).map(([word, weight]) => ({ place: row.place, word, weight })),
  );
  const all = [...new Set(words.map(({ word }) => word))];
  const parts = all.flatMap((word) => partsOf(word).map((part) => ({ part, word })));
  const { page = null, service = null } = { page: undefined, service: undefined, ...of };
  // One statement in a fixed order; otherwise two pages published at the same time would deadlock on shared words.
  await sql`
    with made as (
      insert into search_entries (website_id, kind, page_id, service_id, language, place, anchor, title, body)
      select ${tx.site}::uuid, kind, ${page}::uuid, ${service}::uuid, ${language}, place, anchor, title, body
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t (place int, kind text, anchor text, title text, body text)
      returning id, place
    ), kept as (
      insert into search_words (website_id, word, entry_id, weight)
      select ${tx.site}::uuid, word, made.id, weight
      from unnest(${words.map(({ place }) => place)}::int[], ${words.map(({ word }) => word)}::text[],
        ${words.map(({ weight }) => weight)}::smallint[]) as t (place, word, weight) join made using (place)
    )
    insert into search_word_parts (website_id, part, word)
    select ${tx.site}::uuid, part, word
    from unnest(${parts.map(({ part }) => part)}::text[], ${parts.map(({ word }) => word)}::text[]) as t (part, word)
    order by part, word
    on conflict do nothing`.execute(tx);
}

/** Removes the entries of a page or service in all languages but the main one and these. */
export async function keepLanguages(tx: Tx, of: Subject, languages: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('search_entries')
    .where('website_id', '=', tx.site)
    .where('language', 'not in', ['', ...languages])
    .where(isAbout(of))
    .execute();
}

/** The stored entries of a page or service in a language, in order. */
async function entriesOf(tx: Tx, of: Subject, language: string) {
  const { rows } = await sql<object>`
    select e.place, e.kind, e.anchor, e.title, e.body,
      (select coalesce(jsonb_object_agg(w.word, w.weight), '{}') from search_words w
        where w.website_id = e.website_id and w.entry_id = e.id) as words
    from search_entries e
    where e.website_id = ${tx.site} and e.language = ${language} and ${isAbout(of)}
    order by e.place`.execute(tx);
  return rows;
}

const termsOf = ({ title, headings, texts }: SearchEntry) =>
  weighTerms(
    [
      { texts: [title], weight: 3 },
      { texts: headings, weight: 2 },
      { texts, weight: 1 },
    ],
    MOST_WORDS,
  );

const lineOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
