import { sql } from 'kysely';
import { inTurn } from '../../websites/server/index.ts';
import type { Tx } from '../../../lib/db/database.ts';

export interface RefundLine {
  item: string;
  quantity: number;
  /** Minor units. */
  amount: number;
}

export interface StoredRefund {
  id: string;
  order_id: string;
  payment_id: string | null;
  amount: number;
  lines: RefundLine[];
  restock: boolean;
  reason: string;
  then_status: 3 | 4 | null;
  status: 'waiting' | 'done' | 'failed';
  reference: string | null;
  surplus: boolean;
  tries: number;
  actor: 'buyer' | 'owner' | 'provider' | 'system';
}

/** Sets aside so much of what was paid, if so much is left. The condition stands in the update itself. */
export async function reserveRefund(
  tx: Tx,
  websiteId: string,
  orderId: string,
  amount: number,
): Promise<boolean> {
  const { rows } = await sql`
    update orders set refunded = refunded + ${amount}, version = version + 1
    where website_id = ${websiteId} and id = ${orderId} and refunded + ${amount} <= total and paid_at is not null
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Notes pieces that come back; nothing where more would come back than were bought. */
export async function reserveLines(tx: Tx, websiteId: string, orderId: string, lines: readonly RefundLine[]) {
  const { rows } = await sql`
    update order_items i set refunded = i.refunded + t.quantity, refunded_amount = i.refunded_amount + t.amount
    from unnest(${lines.map(({ item }) => item)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ amount }) => amount)}::bigint[]) as t (item, quantity, amount)
    where i.website_id = ${websiteId} and i.order_id = ${orderId} and i.id = t.item
      and i.refunded + t.quantity <= i.quantity and i.refunded_amount + t.amount <= i.paid
    returning i.id`.execute(tx);
  return rows.length === lines.length;
}

/** What was set aside for a refund that came to nothing is there again. */
export async function releaseRefund(tx: Tx, websiteId: string, refund: StoredRefund): Promise<void> {
  if (!refund.surplus)
    await sql`update orders set refunded = refunded - ${refund.amount}, version = version + 1
      where website_id = ${websiteId} and id = ${refund.order_id}`.execute(tx);
  await sql`
    update order_items i set refunded = i.refunded - t.quantity, refunded_amount = i.refunded_amount - t.amount
    from jsonb_to_recordset(${JSON.stringify(refund.lines)}::jsonb) as t (item uuid, quantity int, amount bigint)
    where i.website_id = ${websiteId} and i.order_id = ${refund.order_id} and i.id = t.item`.execute(tx);
}

export interface NewRefund {
  orderId: string;
  paymentId: string | null;
  amount: number;
  lines?: readonly RefundLine[];
  restock?: boolean;
  reason?: string;
  /** Status that the order gets with it, instead of the usual one. */
  endsAs?: 3 | 4 | null;
  surplus?: boolean;
  actor: StoredRefund['actor'];
  by?: string | null;
  status?: StoredRefund['status'];
  reference?: string;
}

/** @returns nothing where this reference of the provider is known already */
export async function insertRefund(
  tx: Tx,
  websiteId: string,
  refund: NewRefund,
): Promise<string | undefined> {
  const { orderId, paymentId, amount, lines = [], restock = false, reason = '', endsAs = null } = refund;
  const { surplus = false, actor, by = null, status = 'waiting', reference = null } = refund;
  const { rows } = await sql<{ id: string }>`
    insert into refunds (website_id, order_id, payment_id, amount, lines, restock, reason, then_status, surplus, actor,
      asked_by, status, reference)
    values (${websiteId}, ${orderId}, ${paymentId}, ${amount}, ${JSON.stringify(lines)}::jsonb, ${restock}, ${reason},
      ${endsAs}, ${surplus}, ${actor}, ${by}, ${status}, ${reference})
    on conflict (website_id, reference) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function refundById(tx: Tx, websiteId: string, id: string): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    select * from refunds where website_id = ${websiteId} and id = ${id}`.execute(tx);
  return rows[0];
}

/** Counts a try. @returns nothing where the refund does not wait any more */
export async function noteRefundTry(
  tx: Tx,
  websiteId: string,
  id: string,
): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    update refunds set tries = tries + 1 where website_id = ${websiteId} and id = ${id} and status = 'waiting'
    returning *`.execute(tx);
  return rows[0];
}

/** Once: whoever is second changes nothing. */
export async function endRefund(
  tx: Tx,
  websiteId: string,
  id: string,
  end: { status: 'done'; reference: string } | { status: 'failed'; problem: string },
): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    update refunds set status = ${end.status}, done_at = now(),
      reference = ${end.status === 'done' ? end.reference : sql`reference`},
      problem = ${end.status === 'failed' ? end.problem : ''}
    where website_id = ${websiteId} and id = ${id} and status = 'waiting' returning *`.execute(tx);
  return rows[0];
}

/** Of the money that paid the order. */
export async function refundedForGood(tx: Tx, websiteId: string, orderId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from refunds
    where website_id = ${websiteId} and order_id = ${orderId} and status = 'done' and not surplus`.execute(
    tx,
  );
  return rows[0]?.sum ?? 0;
}

export async function giveCreditNumber(tx: Tx, websiteId: string, refundId: string): Promise<void> {
  await sql`
    with n as (
      insert into shop_numbers (website_id, series, last) values (${websiteId}, 'credit', 1)
      on conflict (website_id, series) do update set last = shop_numbers.last + 1 returning last
    )
    update refunds r set credit_number = 'CR-' || lpad(n.last::text, 5, '0') from n
    where r.website_id = ${websiteId} and r.id = ${refundId} and r.credit_number is null`.execute(tx);
}

/** Across sites: refunds that the provider has not confirmed for some minutes. */
export async function waitingRefunds(tx: Tx, minutes: number): Promise<{ website_id: string; id: string }[]> {
  const { rows } = await sql<{ website_id: string; id: string }>`
    select website_id, id from (
      select website_id, id, ${inTurn('created_at')} from refunds
      where status = 'waiting' and created_at < now() - make_interval(mins => ${minutes})) due
    order by turn, id limit 200`.execute(tx);
  return rows;
}

export async function orderOfRefund(tx: Tx, websiteId: string, id: string): Promise<string | undefined> {
  return (await refundById(tx, websiteId, id))?.order_id;
}
