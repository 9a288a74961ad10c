import { sql } from 'kysely';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import { burstIsOver, hadSummary } from '../../../emails/server/index.ts';
import { notEnding, siteTurn } from '../../../websites/server/index.ts';

/** Whose email about an order waits for a summary. */
export interface EmailsDue {
  buyer: boolean;
  shop: boolean;
}

export async function noteEmailsDue(tx: Tx, id: string, { buyer, shop }: EmailsDue): Promise<void> {
  if (!buyer && !shop) return;
  await tx
    .updateTable('orders')
    .set({ buyer_email_due: buyer || null, shop_email_due: shop || null })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .execute();
}

export interface DueSummary {
  website_id: string;
  /** One of the orders. */
  id: string;
  reader: keyof EmailsDue;
  /** The buyer's address; empty for the shop. */
  email: string;
}

/** Groups orders `o` or withdrawals `d` by site and, for buyers, by email address. */
const isOver = (one: 'o' | 'd', at: string) => burstIsOver(sql.ref(`${one}.${at}`));
const isOverForBuyer = (one: 'o' | 'd', at: string, emailID: string) => sql`${isOver(one, at)}
  and not ${hadSummary(emailID, { websiteId: sql.ref(`${one}.website_id`), recipient: sql.ref(`${one}.email`) })}`;

/** Across sites: one row for each summary to be sent. */
export async function dueSummaries(tx: CrossTx, limit: number): Promise<DueSummary[]> {
  const { rows } = await sql<DueSummary>`
    select website_id, id, reader, email from (
      select website_id, id, reader, email, ${siteTurn('id')} from (
        select website_id, (array_agg(id order by id))[1] as id, 'buyer' as reader, email from orders o
          where buyer_email_due and ${notEnding('o.website_id')} group by website_id, email
          having ${isOverForBuyer('o', 'placed_at', 'orders-summary')}
        union all
        select website_id, (array_agg(id order by id))[1], 'shop', '' from orders o
          where shop_email_due and ${notEnding('o.website_id')} group by website_id having ${isOver('o', 'placed_at')}) each) due
    order by turn, id limit ${limit}`.execute(tx);
  return rows;
}

/** The same for withdrawals. */
export async function dueWithdrawalSummaries(tx: CrossTx, limit: number): Promise<DueSummary[]> {
  const { rows } = await sql<DueSummary>`
    with d as (
      select d.website_id, d.id, d.created_at, d.buyer_email_due, d.shop_email_due, o.email
      from withdrawals d join orders o on o.website_id = d.website_id and o.id = d.order_id
      where (d.buyer_email_due or d.shop_email_due) and ${notEnding('d.website_id')})
    select website_id, id, reader, email from (
      select website_id, id, reader, email, ${siteTurn('id')} from (
        select website_id, (array_agg(id order by id))[1] as id, 'buyer' as reader, email from d
          where buyer_email_due group by website_id, email
          having ${isOverForBuyer('d', 'created_at', 'withdrawals-summary')}
        union all
        select website_id, (array_agg(id order by id))[1], 'shop', '' from d
          where shop_email_due group by website_id having ${isOver('d', 'created_at')}) each) due
    order by turn, id limit ${limit}`.execute(tx);
  return rows;
}

export interface SummarisedOrder {
  id: string;
  number: string;
  name: string;
  email: string;
  status: number;
  total: number;
  currency: string;
  /** The buyer's; null for the site's. */
  language: string | null;
}

/** Claims the orders that wait for a summary to the buyer of this order, once among all processes. */
export async function claimForBuyer(tx: Tx, id: string): Promise<SummarisedOrder[]> {
  const { rows } = await sql<SummarisedOrder>`
    update orders set buyer_email_due = false where website_id = ${tx.site} and buyer_email_due
      and email = (select email from orders where website_id = ${tx.site} and id = ${id})
    returning id, number, name, email, status, total, currency, language`.execute(tx);
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** The same for the shop. */
export async function claimForShop(tx: Tx): Promise<SummarisedOrder[]> {
  const { rows } = await sql<SummarisedOrder>`
    update orders set shop_email_due = false where website_id = ${tx.site} and shop_email_due
    returning id, number, name, email, status, total, currency, language`.execute(tx);
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

export interface SummarisedWithdrawal {
  id: string;
  order_id: string;
  lines: { item: string; quantity: number }[];
  at: Date;
}

/** Claims the withdrawals that wait for a summary to the buyer of this one, once among all processes. */
export async function claimWithdrawalsForBuyer(tx: Tx, id: string): Promise<SummarisedWithdrawal[]> {
  const { rows } = await sql<SummarisedWithdrawal>`
    update withdrawals w set buyer_email_due = false from orders o
    where w.website_id = ${tx.site} and w.buyer_email_due and o.website_id = w.website_id and o.id = w.order_id
      and o.email = (select of_it.email from withdrawals one
        join orders of_it on of_it.website_id = one.website_id and of_it.id = one.order_id
        where one.website_id = ${tx.site} and one.id = ${id})
    returning w.id, w.order_id, w.lines, w.created_at as at`.execute(tx);
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** The same for the shop. */
export async function claimWithdrawalsForShop(tx: Tx): Promise<SummarisedWithdrawal[]> {
  const { rows } = await sql<SummarisedWithdrawal>`
    update withdrawals set shop_email_due = false where website_id = ${tx.site} and shop_email_due
    returning id, order_id, lines, created_at as at`.execute(tx);
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
