import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { mayMean, mistakes, trigrams, searchTermsIn } from './search-terms.ts';

/** The search index of one kind of record: a table of search terms with weights, one of their parts, and the record's column. */
export interface SearchIndex {
  terms: string;
  parts: string;
  record: string;
}

/** An indexed word that a typed word may match. `rank` 4 is the word itself, 3 a prefix match, 1 a guess. */
export interface Meant {
  token: number;
  word: string;
  rank: number;
}

const MOST_TYPED = 6;
/** Maximum indexed words that one typed word may match. */
export const MOST_MEANT = 8;

/** Every word is also stored whole under this part. */
export const WHOLE = '=';

/**
 * The indexed words that the typed words may match; `null` if one of them matches nothing in the index.
 * @param small words up to this length without a match are ignored if another word has one
 */
export async function matchingTerms(
  tx: Tx,
  index: SearchIndex,
  typed: string,
  small = 0,
): Promise<Meant[] | null> {
  const words = searchTermsIn(typed).slice(0, MOST_TYPED);
  const begun = Map.groupBy(await beginningWith(tx, index, words), ({ token }) => token);
  const found: Meant[] = [];
  for (const [token, word] of words.entries()) {
    const known = begun.get(token)?.map((one) => one.word);
    const meant = known ?? (await guesses(tx, index, word));
    if (meant.length === 0 && word.length > small) return null;
    const otherwise = known ? 3 : 1;
    found.push(...meant.map((one) => ({ token, word: one, rank: one === word ? 4 : otherwise })));
  }
  return found;
}

/** @param beginnings results refer to them by position */
async function beginningWith(
  tx: Tx,
  index: SearchIndex,
  beginnings: readonly string[],
): Promise<{ token: number; word: string }[]> {
  const { rows } = await sql<{ token: number; word: string }>`
    select t.token::int - 1 as token, w.word
    from unnest(${beginnings}::text[], ${beginnings.map((word) => `${word}\u{10ffff}`)}::text[]) with ordinality
      as t (first, last, token)
    cross join lateral (
      select p.word from ${sql.table(index.parts)} p
      where p.website_id = ${tx.site} and p.part = ${WHOLE} and p.word >= t.first and p.word < t.last
      order by p.word limit ${MOST_MEANT}
    ) w order by t.token, w.word`.execute(tx);
  return rows;
}

/** Maximum words examined for a part that many share, such as the start of all article numbers. */
const MOST_SHARING = 1_000;

async function guesses(tx: Tx, index: SearchIndex, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select w.word from unnest(${trigrams(word)}::text[]) as t (part)
    cross join lateral (
      select p.word from ${sql.table(index.parts)} p where p.website_id = ${tx.site} and p.part = t.part limit ${MOST_SHARING}
    ) w
    group by w.word order by count(*) desc, length(w.word) limit 60`.execute(tx);
  return rows
    .map((row) => row.word)
    .filter((known) => mayMean(word, known))
    .toSorted((a, b) => mistakes(word, a) - mistakes(word, b))
    .slice(0, MOST_MEANT);
}

/** Replaces the search terms of a record. */
export async function saveTerms(
  tx: Tx,
  index: SearchIndex,
  recordId: string,
  words: ReadonlyMap<string, number>,
): Promise<void> {
  const table = sql.table(index.terms);
  const record = sql.ref(index.record);
  const list = [...words.keys()];
  const parts = list.flatMap((word) => [WHOLE, ...trigrams(word)].map((part) => ({ part, word })));
  await sql`
    with gone as (
      delete from ${table} where website_id = ${tx.site} and ${record} = ${recordId}
        and word <> all(${list}::text[])
    ), kept as (
      insert into ${table} as old (website_id, ${record}, word, weight)
      select ${tx.site}::uuid, ${recordId}::uuid, word, weight
      from unnest(${list}::text[], ${[...words.values()]}::smallint[]) as t (word, weight)
      on conflict (website_id, word, ${record}) do update set weight = excluded.weight
        where old.weight <> excluded.weight
    )
    insert into ${sql.table(index.parts)} (website_id, part, word)
    select ${tx.site}::uuid, part, word
    from unnest(${parts.map(({ part }) => part)}::text[], ${parts.map(({ word }) => word)}::text[]) as t (part, word)
    order by part, word
    on conflict do nothing`.execute(tx);
}
