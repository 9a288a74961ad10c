import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

/** A condition within another statement: the page exists and isn't in the trash. */
export const thereIsPage = (tx: Tx, id: string) => sql<boolean>`exists (
  select from pages where website_id = ${tx.site} and id = ${id} and trashed_at is null)`;
