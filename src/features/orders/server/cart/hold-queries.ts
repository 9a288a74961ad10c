import { sql } from 'kysely';
import { siteTurn } from '../../../websites/server/index.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';

/** Extends an active hold of a pending order to a number of days from now. */
export async function holdLonger(tx: Tx, orderId: string, days: number): Promise<void> {
  await sql`
    with o as (
      update orders set held_until = greatest(held_until, now() + make_interval(days => ${days}::int))
      where website_id = ${tx.site} and id = ${orderId} and status = 0 returning id, held_until
    )
    update stock_holds h set until = o.held_until from o
    where h.website_id = ${tx.site} and h.order_id = o.id and h.until > now()`.execute(tx);
}

/** The maximum time to pay. */
const USUAL_SECONDS = 15 * 60;

/**
 * The bank has not paid: the hold now ends with the usual time to pay.
 * @returns true if that has passed
 */
export async function endBankHold(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    with o as (
      update orders set held_until = least(held_until,
        greatest(now(), created_at + make_interval(secs => ${USUAL_SECONDS}::int)))
      where website_id = ${tx.site} and id = ${orderId} and status = 0 and placed_at is null returning id, held_until
    ), h as (
      update stock_holds h set until = o.held_until from o where h.website_id = ${tx.site} and h.order_id = o.id
    )
    select held_until <= now() as over from o`.execute(tx);
  return rows[0]?.over ?? false;
}

export interface Overdue {
  website_id: string;
  id: string;
  provider: string;
}

/** When the payment of an overdue order `o` was last checked, or its time ran out. */
const asked = `greatest(held_until, (select max(p.checked_at) from payments p where p.website_id = o.website_id
  and p.order_id = o.id and p.status in ('waiting', 'processing')))`;

/** Across sites: orders that were not paid in time. Those whose provider did not answer come last. */
export async function overdueOrders(tx: CrossTx, limit: number): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select website_id, id, provider from (
      select website_id, id, provider, ${siteTurn(asked)} from orders o where status = 0 and held_until < now()) due
    order by turn, id limit ${limit}`.execute(tx);
  return rows;
}

/** Conditional: it may have been paid or replaced meanwhile. */
export async function isOverdue(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id from orders where website_id = ${tx.site} and id = ${id} and status = 0 and held_until < now()
    for no key update`.execute(tx);
  return rows.length > 0;
}
