import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

/** Number of messages above which a prefix counts as common, and words that a common one may match. */
const COMMON = 4_000;
const FEW_WORDS = 12;

const begins = (word: string) => sql`word >= ${word} and word < ${`${word}\u{10ffff}`}`;

const wordsFrom = (websiteId: string) => sql`from message_words where website_id = ${websiteId}`;

/** How many messages contain a word with each of these prefixes; counted up to what is common. */
async function counts(tx: Tx, beginnings: readonly string[]): Promise<number[]> {
  const each = beginnings.map(
    (word, n) => sql`(select count(*) from (select 1 ${wordsFrom(tx.site)} and ${begins(word)}
      limit ${COMMON}) as found) as ${sql.id(`n${n}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(each)}`.execute(tx);
  return beginnings.map((_, n) => rows[0]?.[`n${n}`] ?? 0);
}

/** The words with this prefix, found with a loose index scan; null if there are many. */
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

/** A plan for finding messages: by ids in descending order, with further conditions. */
export interface Search {
  /** A subquery with the one column `found`; without it, all messages are scanned, newest first. */
  candidates?: RawBuilder<{ found: string }>;
  holds: RawBuilder<SqlBool>[];
}

/** @param beginnings prefixes, each of which must match a word of the message */
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
    // That many words occur in new messages too.
    if (!few) return { holds: holds(sorted) };
    known.push(few);
  }
  // The index lists one word's messages in order, so finding the newest is cheap.
  const sets = known.map((words) =>
    words.length === 1
      ? sql`select message_id as found ${wordsFrom(tx.site)} and word = ${words[0]}`
      : sql`select distinct message_id as found ${wordsFrom(tx.site)} and word = any(${words}::text[])`,
  );
  return { candidates: sql`(${sql.join(sets, sql` intersect `)} order by 1 desc)`, holds: [] };
}
