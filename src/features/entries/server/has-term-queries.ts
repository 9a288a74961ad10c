import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

/**
 * Whether an entry has a term, and for a category one below it. The entries are found once, as an array: as a join, a table without
 * statistics, as after an import, is read again for each entry.
 */
export const hasTerm = (tx: Tx, term: string, below: boolean) => sql`e.page_id = any(array(
  select u.page_id from entry_term_uses u where u.website_id = ${tx.site} and u.term_id = ${
    below
      ? sql`any(array(with recursive down as (
          select ${term}::uuid as id union select t.id from entry_terms t join down on t.parent_id = down.id
          where t.website_id = ${tx.site}) select id from down))`
      : sql`${term}`
  }))`;
