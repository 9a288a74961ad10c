import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { partsIn, partsOf, plainWord, WHOLE, wordIn } from './index-words.ts';
import { mayMean, mistakes, searchTermsIn } from './search-terms.ts';

/** The search index of one kind of record: a table of search terms with weights, one of their parts, and the record's column. */
export interface SearchIndex {
  terms: string;
  parts: string;
  record: string;
}

/** An indexed word, as it is stored, that a typed word may match. `rank` 4 is the word itself, 3 a prefix match, 1 a guess. */
export interface Meant {
  token: number;
  word: string;
  rank: number;
}

const MOST_TYPED = 6;
/** Maximum indexed words that one typed word may match. */
export const MOST_MEANT = 8;

/** What is searched, and how. */
interface Searched {
  /** Words up to this length without a match are ignored if another word has one. */
  small?: number;
  /** The languages whose words are searched; `''` is the main one. */
  languages?: readonly string[];
}

/** The indexed words that the typed words may match; `null` if one of them matches nothing in the index. */
export async function matchingTerms(
  tx: Tx,
  index: SearchIndex,
  typed: string,
  { small = 0, languages = [''] }: Searched = {},
): Promise<Meant[] | null> {
  const words = searchTermsIn(typed).slice(0, MOST_TYPED);
  const wanted = words.flatMap((word, token) => languages.map((language) => ({ token, language, word })));
  const begun = await beginningWith(tx, index, wanted);
  const found: Meant[] = [];
  for (const [token, word] of words.entries()) {
    const known = begun.filter((one) => one.token === token).map((one) => one.words);
    const isKnown = known.some(({ length }) => length > 0);
    const lists = isKnown ? known : await guesses(tx, index, word, languages);
    const meant = inTurn(lists, word);
    if (meant.length === 0 && word.length > small) return null;
    const otherwise = isKnown ? 3 : 1;
    found.push(...meant.map((one) => ({ token, word: one, rank: plainWord(one) === word ? 4 : otherwise })));
  }
  return found;
}

/** As many as one typed word may match, from each language in turn; the word itself first. */
function inTurn(lists: readonly string[][], typed: string): string[] {
  const [only = [], ...others] = lists;
  if (others.length === 0) return only;
  const longest = Math.max(...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const { own = [], rest = [] } = Object.groupBy(all, (one) => (plainWord(one) === typed ? 'own' : 'rest'));
  return [...own, ...rest].slice(0, MOST_MEANT);
}

interface Wanted {
  token: number;
  language: string;
  word: string;
}

async function beginningWith(
  tx: Tx,
  index: SearchIndex,
  wanted: readonly Wanted[],
): Promise<(Wanted & { words: string[] })[]> {
  const beginnings = wanted.map(({ language, word }) => wordIn(language, word));
  const { rows } = await sql<{ at: number; word: string }>`
    select t.at::int - 1 as at, w.word
    from unnest(${beginnings}::text[], ${beginnings.map((word) => `${word}\u{10ffff}`)}::text[]) with ordinality
      as t (first, last, at)
    cross join lateral (
      select p.word from ${sql.table(index.parts)} p
      where p.website_id = ${tx.site} and p.part = ${WHOLE} and p.word >= t.first and p.word < t.last
      order by p.word limit ${MOST_MEANT}
    ) w order by t.at, w.word`.execute(tx);
  const byPlace = Map.groupBy(rows, ({ at }) => at);
  return wanted.map((one, at) => ({ ...one, words: (byPlace.get(at) ?? []).map(({ word }) => word) }));
}

/** Maximum words examined for a part that many share, such as the start of all article numbers. */
const MOST_SHARING = 1_000;

/** For each language, the indexed words that the typed one may be a mistake for. */
async function guesses(
  tx: Tx,
  index: SearchIndex,
  word: string,
  languages: readonly string[],
): Promise<string[][]> {
  const lists: string[][] = [];
  for (const language of languages) {
    const { rows } = await sql<{ word: string }>`
      select w.word from unnest(${partsIn(language, word)}::text[]) as t (part)
      cross join lateral (
        select p.word from ${sql.table(index.parts)} p where p.website_id = ${tx.site} and p.part = t.part limit ${MOST_SHARING}
      ) w
      group by w.word order by count(*) desc, length(w.word) limit 60`.execute(tx);
    const far = ({ word: stored }: { word: string }) => mistakes(word, plainWord(stored));
    lists.push(
      rows
        .filter(({ word: stored }) => mayMean(word, plainWord(stored)))
        .toSorted((a, b) => far(a) - far(b))
        .slice(0, MOST_MEANT)
        .map((row) => row.word),
    );
  }
  return lists;
}

/** Replaces the search terms of a record, in all languages. Words are as the index holds them. */
export async function saveTerms(
  tx: Tx,
  index: SearchIndex,
  recordId: string,
  words: ReadonlyMap<string, number>,
): Promise<void> {
  const table = sql.table(index.terms);
  const record = sql.ref(index.record);
  const list = [...words.keys()];
  const parts = list.flatMap((word) => partsOf(word).map((part) => ({ part, word })));
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
