import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * What `ask` sends is planned to join by merging indexes in their order, each read no further than a limit needs. The planner
 * would choose it by how many rows it expects, and it expects few of every value once it plans a statement for all values.
 * Goes over the wire together with what is asked; a plan is kept with its statement.
 */
export async function byMerging<T>(tx: Tx, ask: () => Promise<T>): Promise<T> {
  const allow = (others: 'on' | 'off') =>
    sql`select set_config('enable_nestloop', ${others}, true), set_config('enable_hashjoin', ${others}, true)`.execute(
      tx,
    );
  const [, result] = await Promise.all([allow('off'), ask(), allow('on')]);
  return result;
}
