import { type RawBuilder, sql } from 'kysely';
import type { CrossTx } from './database.ts';

/** Rows that one statement of background work finds or deletes: far below what its timeout allows. */
export const BATCH = 2_000;
/** The next run continues where one stopped. */
const BATCHES_MS = 60_000;

/**
 * Repeats a step until it processes fewer rows than its limit, for at most a minute. Each step should be a separate transaction.
 * @param step receives the maximum number of rows, returns how many it processed
 */
export async function inBatches(
  step: (most: number) => Promise<number>,
  { batch = BATCH, ms = BATCHES_MS } = {},
): Promise<void> {
  const until = performance.now() + ms;
  while ((await step(batch)) >= batch && performance.now() < until);
}

/**
 * Deletes the oldest rows with a time before `until`: at most `most`, plus rows with the same time as the last one. Needs the
 * right to read that column only.
 * @returns the number of deleted rows
 */
export async function deleteOldest(
  tx: CrossTx,
  { table, column, until }: { table: string; column: string; until: RawBuilder<Date> },
  most: number,
): Promise<number> {
  const time = sql.id(column);
  const { numAffectedRows } = await sql`
    delete from ${sql.id(table)} where ${time} <= (
      select max(oldest.at) from (
        select ${time} as at from ${sql.id(table)} where ${time} < ${until} order by 1 limit ${most}) oldest)`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
