import pg from 'pg';
import type { Connection } from '../../src/lib/db/roles.ts';
import { asAdmin } from './postgres.ts';
import { tenantTables } from './rows.ts';

/** Has the length of the marks of `twoSites`, because some columns have a limit. */
export const TWIN_MARK = 'kookaburra';

/**
 * Copies each row of a site to another one: same ids and keys, another mark. A statement without a condition on the site
 * finds, counts or changes two rows instead of one.
 * @param twin the other site's id
 */
export const plantTwin = (
  admin: Connection,
  { id, mark }: { id: string; mark: string },
  twin: string,
): Promise<void> =>
  asAdmin(admin, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const { table, column } of await tenantTables(client)) {
      const name = `sitewright.${pg.escapeIdentifier(table)}`;
      await client.query(
        `insert into ${name} select (jsonb_populate_record(null::${name},
           replace(to_jsonb(t)::text, $2, $3)::jsonb || jsonb_build_object($4::text, $5::uuid))).*
         from ${name} t where ${pg.escapeIdentifier(column)} = $1`,
        [id, mark, TWIN_MARK, column, twin],
      );
    }
  });

/** Inserts rows into tables that `twoSites` leaves empty, so that each has a twin. */
export const fillBareTables = (admin: Connection, websiteId: string): Promise<unknown> =>
  asAdmin(admin, async (client) => {
    await client.query('set search_path to sitewright, public');
    for (const statement of [
      `insert into calendar_feeds (website_id, key_hash) values ($1, '\\x00')`,
      `with c as (insert into creators (email, password_hash) values ('creator@elsewhere.test', '') returning id)
        insert into creator_sites (website_id, creator_id) select $1, id from c`,
      `insert into outside_busy (website_id, calendar_id, from_at, to_at)
        select $1, id, now() - interval '2 days', now() - interval '1 day' from outside_calendars where website_id = $1`,
      `insert into shop_numbers (website_id, series, last) values ($1, 'credit', 7)`,
      `insert into stock_holds (website_id, variant_id, order_id, quantity, until)
        select $1, v.id, o.id, 1, now() + interval '1 day' from variants v, orders o
        where v.website_id = $1 and o.website_id = $1 limit 1`,
      `insert into site_problems (website_id, round, error) values ($1, 'holds', 'Not reached.')`,
      `insert into visit_hours (website_id, hour, views) values ($1, date_trunc('hour', now() - interval '2 days'), 1)`,
      `insert into visit_salts (website_id, day, salt) values ($1, current_date, '\\x00')`,
    ])
      await client.query(`${statement} on conflict do nothing`, [websiteId]);
  });
