import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Makes the planner join the statement in `ask` by merging ordered indexes, each read no further than a limit needs. It would
 * choose by the number of expected rows, and expects few for every value when it plans a statement for all values.
 * Sent together with the statement; the plan is kept with it.
 */
export async function byMerging<T>(tx: Tx, ask: () => Promise<T>): Promise<T> {
  const allow = (others: 'on' | 'off') =>
    sql`select set_config('enable_nestloop', ${others}, true), set_config('enable_hashjoin', ${others}, true)`.execute(
      tx,
    );
  const [, result] = await Promise.all([allow('off'), ask(), allow('on')]);
  return result;
}
