import { sql } from 'kysely';
import type { CrossTx } from './database.ts';

/** Fails, or never resolves, if the database does not work. */
export const isAnswering = (tx: CrossTx) => sql`select 1`.execute(tx);
