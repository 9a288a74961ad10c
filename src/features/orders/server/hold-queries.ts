import { sql } from 'kysely';
import { inTurn } from '../../websites/server/index.ts';
import type { Tx } from '../../../lib/db/database.ts';

/** Keeps what is held for a pending order so many days from now, where it is held still. */
export async function holdLonger(tx: Tx, websiteId: string, orderId: string, days: number): Promise<void> {
  await sql`
    with o as (
      update orders set held_until = greatest(held_until, now() + make_interval(days => ${days}::int))
      where website_id = ${websiteId} and id = ${orderId} and status = 0 returning id, held_until
    )
    update stock_holds h set until = o.held_until from o
    where h.website_id = ${websiteId} and h.order_id = o.id and h.until > now()`.execute(tx);
}

export interface Overdue {
  website_id: string;
  id: string;
  provider: string;
}

/** Across sites: what was not paid in time. */
export async function overdueOrders(tx: Tx, limit: number): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select website_id, id, provider from (
      select website_id, id, provider, ${inTurn('held_until')} from orders where status = 0 and held_until < now()) due
    order by turn, id limit ${limit}`.execute(tx);
  return rows;
}

/** Conditional: somebody may have paid meanwhile, or the buyer begun anew. */
export async function isOverdue(tx: Tx, websiteId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id from orders where website_id = ${websiteId} and id = ${id} and status = 0 and held_until < now()
    for no key update`.execute(tx);
  return rows.length > 0;
}
