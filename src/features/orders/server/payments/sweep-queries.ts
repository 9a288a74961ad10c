import { sql } from 'kysely';
import { siteTurn } from '../../../websites/server/index.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import { isDue } from '../checkout/due-queries.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';

interface Found {
  website_id: string;
  id: string;
}

/** Across sites: live payments that the provider reported nothing about for some minutes; the older, the less often. */
export async function openPayments(tx: CrossTx, minutes: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select website_id, id from (
      select website_id, id, ${siteTurn('checked_at')} from payments
      where status in ('waiting', 'processing') and provider = 'stripe' and ${isDue(sql`checked_at`, minutes)}) due
    order by turn, id limit 500`.execute(tx);
  return rows;
}

export interface Ledger {
  website_id: string;
  account: string;
}

/**
 * Across sites: those connected to Stripe; a closed shop may still be paid. Of a very large number a random part, so that
 * each is read several times within the days that one reading covers.
 */
export async function connectedShops(tx: CrossTx): Promise<Ledger[]> {
  const { rows } = await sql<Ledger>`
    select id as website_id, stripe_account_id as account from websites
    where stripe_account_id is not null order by random() limit 500`.execute(tx);
  return rows;
}

/** Across sites: those whose last comparison is a day old, oldest first. */
export async function uncomparedShops(tx: CrossTx, hours: number): Promise<Ledger[]> {
  const { rows } = await sql<Ledger>`
    select w.id as website_id, w.stripe_account_id as account from websites w
    left join payment_comparisons c on c.website_id = w.id
    where w.stripe_account_id is not null
      and coalesce(c.ran_at, '-infinity') < now() - make_interval(hours => ${hours}::int)
    order by c.ran_at nulls first limit 500`.execute(tx);
  return rows;
}

export async function orderExists(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await sql`select id from orders where website_id = ${tx.site} and id = ${id}`.execute(tx);
  return rows.length > 0;
}

/** Across sites: the site with this id, if the account belongs to it. */
export async function siteWithAccount(
  tx: CrossTx,
  websiteId: string,
  account: string,
): Promise<string | null> {
  if (!isUuid(websiteId)) return null;
  const { rows } = await sql<{ id: string }>`
    select id from websites where id = ${websiteId} and coalesce(stripe_account_id, '') = ${account}`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}

/** Across sites: those that take payments on this account. */
export async function sitesWithAccount(tx: CrossTx, account: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from websites where stripe_account_id = ${account}`.execute(tx);
  return rows.map(({ id }) => id);
}
