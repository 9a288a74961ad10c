import { sql } from 'kysely';
import { type Breach, type Invariant, invariant } from '../../../lib/db/invariants.ts';
import { moves } from '../order-states.ts';

const orderName = sql`'Order ' || o.number`;
const paymentName = sql`concat_ws(', ', 'Payment ' || p.reference, (
  select ${orderName} from orders o where o.website_id = p.website_id and o.id = p.order_id))`;
const variantName = sql`concat_ws(', ', coalesce((select p.label from products p
  where p.website_id = v.website_id and p.id = v.product_id), ''), nullif(v.variant_label, ''))`;
/** The amount of a payment `p` that was returned, or is on its way back, because no order could take it. */
const surplus = sql`(select coalesce(sum(r.amount), 0) from refunds r where r.website_id = p.website_id
  and r.payment_id = p.id and r.surplus and r.status <> 'failed')`;
const legalMoves = sql.join(moves.map(([from, to]) => sql`(${from}::smallint, ${to}::smallint)`));

const stock = [
  invariant(
    // A stock correction by the owner may be less than what pending orders hold.
    'No more is reserved than is in stock',
    (site) => sql<Breach>`
      select v.id, ${variantName} from variants v
      join (select h.variant_id, sum(h.quantity) as quantity, min(o.created_at) as since from stock_holds h
        join orders o on o.website_id = ${site} and o.id = h.order_id
        where h.website_id = ${site} and h.until > now() group by h.variant_id) held on held.variant_id = v.id
      where v.website_id = ${site} and v.stock < held.quantity and not exists (
        select from stock_movements m where m.website_id = ${site} and m.variant_id = v.id
          and m.kind in ('counted', 'adjusted') and m.created_at >= held.since)`,
  ),
  invariant(
    // A variant that was not tracked when it was paid for may be tracked again later.
    'Paid items were taken from stock once',
    (site) => sql<Breach>`
      select o.id, ${orderName} || ', ' || min(i.label) from order_items i
      join orders o on o.website_id = ${site} and o.id = i.order_id
      join variants v on v.website_id = ${site} and v.id = i.variant_id
      where i.website_id = ${site} and o.paid_at is not null and i.tracked and v.stock is not null
        and not exists (select from stock_movements m where m.website_id = ${site} and m.variant_id = v.id
          and m.kind = 'counted' and m.created_at > o.paid_at)
      group by o.id, o.number, i.variant_id
      having sum(i.quantity) <> (select coalesce(-sum(m.quantity), 0) from stock_movements m
        where m.website_id = ${site} and m.order_id = o.id and m.variant_id = i.variant_id and m.kind = 'sold')`,
  ),
  invariant(
    'Nothing was taken from stock for an unpaid order',
    (site) => sql<Breach>`
      select o.id, ${orderName} from stock_movements m
      join orders o on o.website_id = ${site} and o.id = m.order_id
      where m.website_id = ${site} and m.kind = 'sold' and o.paid_at is null`,
  ),
  invariant(
    'Only unpaid orders reserve stock',
    (site) => sql<Breach>`
      select o.id, ${orderName} from stock_holds h
      join orders o on o.website_id = ${site} and o.id = h.order_id
      where h.website_id = ${site} and o.status <> 0`,
  ),
];

const money = [
  invariant(
    'Items, delivery, tax and discount add up to each order’s total',
    (site) => sql<Breach>`
      select o.id, ${orderName} from orders o
      left join lateral (select coalesce(sum(i.paid), 0) as paid, coalesce(sum(i.price * i.quantity), 0) as price,
          coalesce(sum(i.discount), 0) as discount, coalesce(sum(i.tax), 0) as tax
        from order_items i where i.website_id = ${site} and i.order_id = o.id) lines on true
      where o.website_id = ${site} and (
        o.total <> o.subtotal - o.discount + o.shipping + case when o.tax_included then 0 else o.tax end
        or o.total <> lines.paid + o.shipping + case when o.tax_included then 0 else o.shipping_tax end
        or o.subtotal <> lines.price or o.discount <> lines.discount or o.tax <> lines.tax + o.shipping_tax)`,
  ),
  invariant(
    'Every payment received has one paid order, or was refunded',
    (site) => sql<Breach>`
      select p.id, ${paymentName} from payments p
      where p.website_id = ${site} and p.status = 'succeeded' and p.closed_at is null and not exists (select from orders o
        where o.website_id = ${site} and o.id = p.order_id and o.paid_at is not null and o.transaction_id = p.reference)
      and p.amount > ${surplus}`,
  ),
  invariant(
    'Every paid order has one payment of its total',
    (site) => sql<Breach>`
      select o.id, ${orderName} from orders o
      where o.website_id = ${site} and o.paid_at is not null and o.total > 0 and 1 <> (select count(*) from payments p
        where p.website_id = ${site} and p.order_id = o.id and p.reference = o.transaction_id
          and p.status = 'succeeded' and p.amount = o.total and p.currency = o.currency)`,
  ),
  invariant(
    'No order was charged twice',
    (site) => sql<Breach>`
      select o.id, ${orderName} from payments p
      join orders o on o.website_id = ${site} and o.id = p.order_id
      where p.website_id = ${site} and p.status = 'succeeded' and p.closed_at is null and ${surplus} = 0
      group by o.id, o.number having count(*) > 1`,
  ),
  invariant(
    'The refunds of an order add up to its refunded sum, and to no more than was paid',
    (site) => sql<Breach>`
      select o.id, ${orderName} from orders o where o.website_id = ${site} and (o.refunded > o.total
        or o.refunded <> (select coalesce(sum(r.amount), 0) from refunds r
          where r.website_id = ${site} and r.order_id = o.id and not r.surplus and r.status <> 'failed'))
      union all select p.id, ${paymentName} from payments p where p.website_id = ${site} and p.amount < (
        select coalesce(sum(r.amount), 0) from refunds r
        where r.website_id = ${site} and r.payment_id = p.id and r.status <> 'failed')`,
  ),
  invariant(
    'The items refunded are those of the order’s refunds',
    (site) => sql<Breach>`
      select o.id, ${orderName} || ', ' || i.label from order_items i
      join orders o on o.website_id = ${site} and o.id = i.order_id
      left join lateral (select coalesce(sum((l ->> 'quantity')::int), 0) as quantity,
          coalesce(sum((l ->> 'amount')::bigint), 0) as amount
        from refunds r, jsonb_array_elements(r.lines) l
        where r.website_id = ${site} and r.order_id = o.id and r.status <> 'failed' and l ->> 'item' = i.id::text) back on true
      where i.website_id = ${site} and (i.refunded <> back.quantity or i.refunded_amount <> back.amount)`,
  ),
];

const story = [
  invariant(
    'Every status change of an order was allowed',
    (site) => sql<Breach>`
      select o.id, ${orderName} from order_events e
      join orders o on o.website_id = ${site} and o.id = e.order_id
      where e.website_id = ${site} and e.from_status is not null
        and (e.from_status, e.to_status) not in (${legalMoves})`,
  ),
  invariant(
    'An order’s status is the last one in its timeline',
    (site) => sql<Breach>`
      select o.id, ${orderName} from orders o where o.website_id = ${site} and o.status <> (
        select e.to_status from order_events e where e.website_id = ${site} and e.order_id = o.id
          and e.to_status is not null order by e.id desc limit 1)`,
  ),
  invariant(
    'Every paid order has an invoice number',
    (site) => sql<Breach>`
      select o.id, ${orderName} from orders o
      where o.website_id = ${site} and o.paid_at is not null and o.invoice_number is null`,
  ),
  invariant(
    'Invoice numbers have no gaps',
    (site) => sql<Breach>`
      select ${site}::uuid, 'Invoices up to ' || max(o.invoice_number) from orders o
      where o.website_id = ${site} and o.invoice_number is not null
      having count(*) <> max(substring(o.invoice_number from '[0-9]+$')::int)`,
  ),
  invariant(
    // An owner may have turned this email off for a time. For many free orders, one email lists several.
    'Every paid order has one confirmation email',
    (site) => sql<Breach>`
      select o.id, ${orderName} from orders o
      where o.website_id = ${site} and o.paid_at is not null and o.email <> ''
        and not (o.total = 0 and (o.imported or o.buyer_email_due is not null)) and 1 <> (select count(*) from mails m
        where m.website_id = ${site} and m.cause = 'order-paid:' || o.id)
      and not exists (select from email_template_versions v
        where v.website_id = ${site} and v.email_id = 'order-paid' and not v.enabled)`,
  ),
  invariant(
    'The count of each discount code equals its redemptions, within its limit',
    (site) => sql<Breach>`
      select c.id, c.code from discount_codes c where c.website_id = ${site} and (c.used > c.total_limit
        or c.used <> (select count(*) from code_redemptions r where r.website_id = ${site} and r.code_id = c.id))`,
  ),
];

export const orderInvariants: readonly Invariant[] = [...stock, ...money, ...story];
