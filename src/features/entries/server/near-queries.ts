import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { EntryPlace } from '../../../lib/links/entry-path.ts';
import { entryPlace, withType } from '../../../lib/links/entry-place-queries.ts';
import { isIn, isLive, type LiveRow, placed, published } from './entry-queries.ts';

export interface Neighbour {
  id: string;
  place: EntryPlace;
  name: string;
}

/** The entry before and after another, in order of time. */
export async function neighbours(tx: Tx, { id, type_id }: Pick<LiveRow, 'id' | 'type_id'>, only?: string) {
  const one = async (than: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
    const { rows } = await sql<Neighbour>`
      select e.page_id as id, ${entryPlace(tx)} as place, v.name from ${published} ${withType}
      where e.website_id = ${tx.site} and e.type_id = ${type_id} and ${isLive} and ${isIn(only)}
        and (e.sort_at, e.page_id) ${than} (select sort_at, page_id from entries
          where website_id = ${tx.site} and page_id = ${id})
      order by ${order} limit 1`.execute(tx);
    return rows[0] ?? null;
  };
  return {
    previous: await one(sql`<`, sql`e.sort_at desc, e.page_id desc`),
    next: await one(sql`>`, sql`e.sort_at, e.page_id`),
  };
}

/** Entries with the most categories and tags in common, the newest first. */
export async function relatedTo(
  tx: Tx,
  { id, type_id }: Pick<LiveRow, 'id' | 'type_id'>,
  limit: number,
  only?: string,
) {
  const { rows } = await sql<LiveRow>`
    with near as (
      select other.page_id, count(*) as common
      from entry_term_uses mine join entry_terms t on t.website_id = mine.website_id and t.id = mine.term_id and t.kind <> 'author'
        join entry_term_uses other on other.website_id = mine.website_id and other.term_id = mine.term_id
          and other.page_id <> mine.page_id
      where mine.website_id = ${tx.site} and mine.page_id = ${id} group by 1
    )
    select ${placed(tx)} from ${published} ${withType} join near on near.page_id = e.page_id
    where e.website_id = ${tx.site} and e.type_id = ${type_id} and ${isLive} and ${isIn(only)}
    order by near.common desc, e.sort_at desc, e.page_id limit ${limit}`.execute(tx);
  return rows;
}
