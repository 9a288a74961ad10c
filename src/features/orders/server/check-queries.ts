import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { idAt } from './list-queries.ts';

export interface CheckRow {
  id: string;
  kind: 'payment-without-order' | 'order-without-payment' | 'under-review' | 'refund-stuck';
  order_id: string | null;
  number: string | null;
  provider: 'stripe' | 'test' | 'manual' | 'none';
  reference: string;
  amount: number;
  currency: string;
  sentence: string;
  created_at: Date;
}

/** Days of orders and payments that are compared; what is under review or stuck is found whatever its age. */
const DAYS = 7;

/** Money and orders that do not go together. Empty, where all is well. */
export async function findChecks(tx: Tx, websiteId: string): Promise<CheckRow[]> {
  const since = idAt(new Date(Date.now() - DAYS * 24 * 3600 * 1000));
  const { rows } = await sql<CheckRow>`
    select p.id, case when p.status = 'review' then 'under-review' else 'payment-without-order' end as kind, p.order_id,
      o.number, p.provider, p.reference, p.amount, p.currency,
      case when p.status = 'review' then p.problem else 'This payment was taken, and its order is not paid.' end as sentence,
      p.created_at
    from payments p left join orders o on o.website_id = p.website_id and o.id = p.order_id
    where p.website_id = ${websiteId} and (p.status = 'review' or (p.status = 'succeeded' and p.id >= ${since}::uuid
      and (select true from orders x where x.website_id = ${websiteId} and x.id = p.order_id and x.paid_at is not null
          and x.transaction_id = p.reference) is null
      and not exists (select from refunds r where r.website_id = ${websiteId} and r.payment_id = p.id and r.surplus)))
    union all
    select o.id, 'order-without-payment', o.id, o.number, o.provider, o.transaction_id, o.total, o.currency,
      'This order is paid, and its payment is not known.', o.created_at
    from orders o where o.website_id = ${websiteId} and o.status in (1, 2, 4) and o.id >= ${since}::uuid
      and o.provider <> 'none' and o.total > 0
      and (select true from payments p where p.website_id = ${websiteId} and p.order_id = o.id
        and p.reference = o.transaction_id and p.status = 'succeeded' limit 1) is null
    union all
    select r.id, 'refund-stuck', r.order_id, o.number, o.provider, coalesce(r.reference, ''), r.amount, o.currency,
      'This refund has not been confirmed by the provider yet.', r.created_at
    from refunds r join orders o on o.website_id = r.website_id and o.id = r.order_id
    where r.website_id = ${websiteId} and r.status = 'waiting' and r.created_at < now() - interval '10 minutes'
    order by created_at desc limit 200`.execute(tx);
  return rows;
}
