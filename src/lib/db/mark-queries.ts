import { sql } from 'kysely';
import type { Tx } from './site-connection.ts';

/** Sends a mark to all who listen, behind the news of everything that was committed before. */
export const sendMark = (tx: Tx, mark: string): Promise<unknown> =>
  sql`select pg_notify('changes_told', ${mark})`.execute(tx);
