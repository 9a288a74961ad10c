import type { CrossTx } from './database.ts';
import { sql } from 'kysely';
/** Sends a mark to all listeners, after the notices of everything committed before. */
export const sendMark = (tx: CrossTx, mark: string): Promise<unknown> =>
  sql`select pg_notify('changes_told', ${mark})`.execute(tx);
