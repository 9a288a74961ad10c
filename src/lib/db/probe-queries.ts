import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Fails, or never answers, where the database cannot work. */
export const isAnswering = (tx: Tx) => sql`select 1`.execute(tx);
