import type { Connection } from '../../src/lib/db/roles.ts';
import { moves } from '../../src/features/orders/order-states.ts';
import { asAdmin } from './postgres.ts';

const legal = moves.map(([from, to]) => `(${from}, ${to})`).join(', ');

/** What must never be (safety.md, "The oracle"). Each finds rows that prove it; none of them may find any. */
const oracle: Readonly<Record<string, string>> = {
  'stock and ledger agree': `
    select v.id, v.stock from variants v where v.stock is not null and v.stock <> (
      select coalesce(sum(m.quantity), 0) from stock_movements m where m.website_id = v.website_id and m.variant_id = v.id)`,
  'nothing is oversold': `
    select v.id from variants v where v.stock < 0 or v.stock < (select coalesce(sum(h.quantity), 0) from stock_holds h
      where h.website_id = v.website_id and h.variant_id = v.id and h.until > now())`,
  'what is paid was taken from stock, once': `
    select i.order_id, i.variant_id, sum(i.quantity) as sold from order_items i
    join orders o on o.website_id = i.website_id and o.id = i.order_id
    join variants v on v.website_id = i.website_id and v.id = i.variant_id
    where o.paid_at is not null and i.tracked and v.stock is not null group by i.website_id, i.order_id, i.variant_id
    having sum(i.quantity) <> (select coalesce(-sum(m.quantity), 0) from stock_movements m where m.order_id = i.order_id
      and m.variant_id = i.variant_id and m.kind = 'sold')`,
  'nothing is taken for what is not paid': `
    select m.id from stock_movements m join orders o on o.website_id = m.website_id and o.id = m.order_id
    where m.kind = 'sold' and o.paid_at is null`,
  'every payment that succeeded has its order, or went back': `
    select p.id from payments p where p.status = 'succeeded' and not exists (select from orders o
      where o.website_id = p.website_id and o.id = p.order_id and o.paid_at is not null and o.transaction_id = p.reference)
    and not exists (select from refunds r where r.website_id = p.website_id and r.payment_id = p.id and r.surplus
      and r.amount = p.amount and r.status <> 'failed')`,
  'every paid order has its payment': `
    select o.id from orders o where o.paid_at is not null and o.total > 0 and 1 <> (select count(*) from payments p
      where p.website_id = o.website_id and p.order_id = o.id and p.reference = o.transaction_id and p.status = 'succeeded'
      and p.amount = o.total and p.currency = o.currency)`,
  'nobody is charged twice': `
    select p.order_id from payments p where p.status = 'succeeded' and not exists (select from refunds r
      where r.website_id = p.website_id and r.payment_id = p.id and r.surplus and r.status <> 'failed')
    group by p.website_id, p.order_id having count(*) > 1`,
  'no more goes back than was paid': `
    select o.id from orders o where o.refunded > o.total or o.refunded <> (select coalesce(sum(r.amount), 0) from refunds r
      where r.website_id = o.website_id and r.order_id = o.id and not r.surplus and r.status <> 'failed')
    union all select p.id from payments p where p.amount < (select coalesce(sum(r.amount), 0) from refunds r
      where r.website_id = p.website_id and r.payment_id = p.id and r.status <> 'failed')`,
  'lines, shipping, tax and discount add up': `
    select o.id from orders o where o.total <> o.shipping + case when o.tax_included then 0 else o.shipping_tax end
        + (select coalesce(sum(i.paid), 0) from order_items i where i.website_id = o.website_id and i.order_id = o.id)
      or o.subtotal <> (select coalesce(sum(i.price * i.quantity), 0) from order_items i where i.website_id = o.website_id and i.order_id = o.id)
      or o.discount <> (select coalesce(sum(i.discount), 0) from order_items i where i.website_id = o.website_id and i.order_id = o.id)
      or o.tax <> o.shipping_tax + (select coalesce(sum(i.tax), 0) from order_items i where i.website_id = o.website_id and i.order_id = o.id)`,
  'every move is a legal one': `
    select id from order_events where from_status is not null and (from_status, to_status) not in (${legal})`,
  'an order stands where its story ends': `
    select o.id from orders o where o.status <> (select e.to_status from order_events e
      where e.website_id = o.website_id and e.order_id = o.id and e.to_status is not null order by e.id desc limit 1)`,
  'invoice numbers have no gap': `
    select website_id from orders where invoice_number is not null group by website_id
    having count(*) <> max(substring(invoice_number from '[0-9]+$')::int)`,
  'every paid order has a number':
    'select id from orders where paid_at is not null and invoice_number is null',
  'every event that owes a mail has one': `
    select o.id from orders o where o.paid_at is not null and o.email <> '' and 1 <> (select count(*) from mails m
      where m.website_id = o.website_id and m.cause = 'order-paid:' || o.id)`,
  'codes were not used more often than they may be': `
    select c.id from discount_codes c where c.used > coalesce(c.total_limit, c.used)
      or c.used <> (select count(*) from code_redemptions r where r.website_id = c.website_id and r.code_id = c.id)`,
  'what has ended holds nothing': `
    select h.order_id from stock_holds h join orders o on o.website_id = h.website_id and o.id = h.order_id
    where o.status <> 0`,
};

/** Names of the rules that are broken, with the first rows that prove it. Empty, or something is very wrong. */
export const shopFaults = (admin: Connection): Promise<string[]> =>
  asAdmin(admin, async (client) => {
    await client.query('set search_path to sitewright, public');
    const found: string[] = [];
    for (const [rule, query] of Object.entries(oracle)) {
      const { rows } = await client.query(query);
      if (rows.length > 0) found.push(`${rule}: ${rows.length}, ${JSON.stringify(rows.slice(0, 3))}`);
    }
    return found;
  });
