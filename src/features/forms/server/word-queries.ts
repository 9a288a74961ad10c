import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

/** Messages that a beginning may have before it counts as common, and words that a common one may stand for. */
const COMMON = 4_000;
const FEW_WORDS = 12;

const begins = (word: string) => sql`word >= ${word} and word < ${`${word}\u{10ffff}`}`;

const wordsFrom = (websiteId: string) => sql`from message_words where website_id = ${websiteId}`;

/** How many messages hold a word with each of these beginnings; not counted beyond what is common. */
async function counts(tx: Tx, beginnings: readonly string[]): Promise<number[]> {
  const each = beginnings.map(
    (word, n) => sql`(select count(*) from (select 1 ${wordsFrom(tx.site)} and ${begins(word)}
      limit ${COMMON}) as found) as ${sql.id(`n${n}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(each)}`.execute(tx);
  return beginnings.map((_, n) => rows[0]?.[`n${n}`] ?? 0);
}

/** The words with this beginning, found by leaping from one to the next; null where they are many. */
async function fewWords(tx: Tx, beginning: string): Promise<string[] | null> {
  const { rows } = await sql<{ word: string }>`
    with recursive found as (
      (select word ${wordsFrom(tx.site)} and ${begins(beginning)} order by word limit 1)
      union all
      select (select word ${wordsFrom(tx.site)} and ${begins(beginning)} and word > found.word
        order by word limit 1) from found where found.word is not null
    )
    select word from found where word is not null limit ${FEW_WORDS + 1}`.execute(tx);
  return rows.length > FEW_WORDS ? null : rows.map(({ word }) => word);
}

/** How messages are found: by ids in falling order, and by what each must fulfil besides. */
export interface Search {
  /** A subquery with the one column `found`; without it, all messages are looked through, newest first. */
  candidates?: RawBuilder<{ found: string }>;
  holds: RawBuilder<SqlBool>[];
}

/** @param beginnings of words, each of which a message must have */
export async function searchFor(tx: Tx, beginnings: readonly string[]): Promise<Search> {
  const numbers = await counts(tx, beginnings);
  const sorted = beginnings
    .map((word, n) => ({ word, count: numbers[n] ?? 0 }))
    .sort((a, b) => a.count - b.count);
  const holds = (words: typeof sorted) =>
    words.map(
      ({ word }) => sql<SqlBool>`exists (select from message_words as held
        where held.website_id = ${tx.site} and held.message_id = messages.id and ${begins(word)})`,
    );
  const [rarest, ...others] = sorted;
  if (rarest && rarest.count < COMMON)
    return {
      candidates: sql`(select distinct message_id as found ${wordsFrom(tx.site)} and ${begins(rarest.word)}
        order by 1 desc)`,
      holds: holds(others),
    };
  const known: string[][] = [];
  for (const { word } of sorted) {
    const few = await fewWords(tx, word);
    // So many words are in new messages too.
    if (!few) return { holds: holds(sorted) };
    known.push(few);
  }
  // One word's messages stand in the index in order, so that the newest cost nothing for all the others.
  const sets = known.map((words) =>
    words.length === 1
      ? sql`select message_id as found ${wordsFrom(tx.site)} and word = ${words[0]}`
      : sql`select distinct message_id as found ${wordsFrom(tx.site)} and word = any(${words}::text[])`,
  );
  return { candidates: sql`(${sql.join(sets, sql` intersect `)} order by 1 desc)`, holds: [] };
}
