import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { idAt } from '../management/list-queries.ts';

export interface CheckRow {
  id: string;
  kind: 'payment-without-order' | 'order-without-payment' | 'under-review' | 'refund-stuck' | 'refund-failed';
  order_id: string | null;
  number: string | null;
  provider: 'stripe' | 'test' | 'manual' | 'none';
  reference: string;
  amount: number;
  currency: string;
  /** What went wrong, as the provider or the comparison said it; empty if its kind says all. */
  problem: string;
  created_at: Date;
}

/** Days of orders and payments that are compared; problems under review or stuck are found at any age. */
const DAYS = 7;

/**
 * Mismatches between payments and orders, and failed refunds. Empty if all is well. Nearly all records are from the days that are
 * compared, so these are joined at once; only the rest is looked up one by one.
 */
export async function findChecks(tx: Tx): Promise<CheckRow[]> {
  const since = idAt(new Date(Date.now() - DAYS * 24 * 3600 * 1000));
  const { rows } = await sql<CheckRow>`
    with bought as materialized (
      select id, number, status, provider, transaction_id, total, currency, paid_at, created_at from orders
      where website_id = ${tx.site} and id >= ${since}::uuid
    ), taken as materialized (
      select id, order_id, provider, reference, amount, currency, created_at from payments
      where website_id = ${tx.site} and id >= ${since}::uuid and status = 'succeeded' and closed_at is null
    ), alone as materialized (
      select p.* from taken p left join bought o on o.id = p.order_id and o.paid_at is not null
        and o.transaction_id = p.reference where o.id is null
    ), unpaid as materialized (
      select o.* from bought o left join taken p on p.order_id = o.id and p.reference = o.transaction_id
      where p.id is null and o.status in (1, 2, 4) and o.provider <> 'none' and o.total > 0
    )
    select p.id, 'payment-without-order' as kind, p.order_id, o.number, p.provider, p.reference, p.amount, p.currency,
      '' as problem, p.created_at
    from alone p left join orders o on o.website_id = ${tx.site} and o.id = p.order_id
    where (o.paid_at is not null and o.transaction_id = p.reference) is not true
      and not exists (select from refunds r where r.website_id = ${tx.site} and r.payment_id = p.id and r.surplus)
    union all
    select p.id, 'under-review', p.order_id, o.number, p.provider, p.reference, p.amount, p.currency, p.problem, p.created_at
    from payments p left join orders o on o.website_id = p.website_id and o.id = p.order_id
    where p.website_id = ${tx.site} and p.status = 'review' and p.closed_at is null
    union all
    select o.id, 'order-without-payment', o.id, o.number, o.provider, o.transaction_id, o.total, o.currency,
      '', o.created_at
    from unpaid o where (select true from payments p where p.website_id = ${tx.site} and p.order_id = o.id
        and p.reference = o.transaction_id and p.status = 'succeeded' limit 1) is null
    union all
    select r.id, 'refund-stuck', r.order_id, o.number, o.provider, coalesce(r.reference, ''), r.amount, o.currency,
      '', r.created_at
    from refunds r join orders o on o.website_id = r.website_id and o.id = r.order_id
    where r.website_id = ${tx.site} and r.status = 'waiting' and r.created_at < now() - interval '10 minutes'
    union all
    select r.id, 'refund-failed', r.order_id, o.number, o.provider, coalesce(r.reference, ''), r.amount, o.currency,
      r.problem, r.created_at
    from refunds r join orders o on o.website_id = r.website_id and o.id = r.order_id
    where r.website_id = ${tx.site} and r.problem <> '' and r.closed_at is null and r.status in ('failed', 'done')
      and (r.surplus or r.status = 'done' or o.refunded < o.total)
    order by created_at desc limit 200`.execute(tx);
  return rows;
}
