import type { CrossTx } from './database.ts';
import { sql } from 'kysely';
/** Sends a mark to all who listen, behind the news of everything that was committed before. */
export const sendMark = (tx: CrossTx, mark: string): Promise<unknown> =>
  sql`select pg_notify('changes_told', ${mark})`.execute(tx);
