import { sql } from 'kysely';
import type { CrossTx } from './database.ts';

/** Fails, or never answers, where the database cannot work. */
export const isAnswering = (tx: CrossTx) => sql`select 1`.execute(tx);
