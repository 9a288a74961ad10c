import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { EntryPlace } from './entry-path.ts';

/** What the tables are called in a statement: the page of the entry, its content type, and the page of that. */
interface Tables {
  entry: string;
  page: string;
  type: string;
  list: string;
}

const usual: Tables = { entry: 'e', page: 'p', type: 't', list: 'l' };

/** Joins the content type `t` of an entry `e`, and its page `l`. */
export const withType = sql`join content_types t on t.website_id = e.website_id and t.id = e.type_id
  join pages l on l.website_id = t.website_id and l.id = t.page_id`;

/** What `entryPath` makes the address of an entry from, or null for another page. A draft is where it would be if it were published now. */
export function entryPlace(
  tx: Tx,
  { entry: e, page: p, type: t, list: l }: Tables = usual,
): RawBuilder<EntryPlace | null> {
  const of = (table: string, column: string) => sql.ref(`${table}.${column}`);
  const pattern = sql`coalesce(${of(t, 'settings')} ->> 'addresses', 'name')`;
  const begins = sql`(select instant_in(d.details #>> array['values', ${of(t, 'time_field')}, 'start']) from page_versions d
    where ${of(t, 'time_field')} is not null and d.website_id = ${of(p, 'website_id')} and d.page_id = ${of(p, 'id')}
      and d.version = ${of(p, 'version')})`;
  const at = sql`case when ${of(e, 'live')} or ${of(e, 'trashed_at')} is not null then ${of(e, 'sort_at')}
    else coalesce(${begins}, ${of(e, 'shown_at')}, ${of(p, 'publish_at')}, now()) end`;
  const zone = sql`(select timezone from websites where id = ${tx.site})`;
  return sql`case when ${of(l, 'slug')} is not null then json_build_object(
    'type', ${of(l, 'slug')}, 'addresses', ${pattern}, 'slug', coalesce(${of(p, 'trashed_slug')}, ${of(p, 'slug')}),
    'day', case when ${pattern} = 'name' then '' else to_char((${at}) at time zone ${zone}, 'YYYY-MM-DD') end) end`;
}
