import { sql } from 'kysely';
import { siteTurn } from '../../../websites/server/index.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import { isDue } from '../checkout/due-queries.ts';

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
  /** Whether it refunds a payment that no order could take. */
  surplus: boolean;
  problem: string;
  tries: number;
  /** Counts the keys used with the provider. */
  key_number: number;
  actor: 'buyer' | 'owner' | 'provider' | 'system';
}

/** Reserves an amount of what was paid, if that much is left. The condition is part of the update. */
export async function reserveRefund(tx: Tx, orderId: string, amount: number): Promise<boolean> {
  const { rows } = await sql`
    update orders set refunded = refunded + ${amount}, version = version + 1
    where website_id = ${tx.site} and id = ${orderId} and refunded + ${amount} <= total and paid_at is not null
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Records refunded units; nothing if they would exceed what was bought. */
export async function reserveLines(tx: Tx, orderId: string, lines: readonly RefundLine[]) {
  const { rows } = await sql`
    update order_items i set refunded = i.refunded + t.quantity, refunded_amount = i.refunded_amount + t.amount
    from unnest(${lines.map(({ item }) => item)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ amount }) => amount)}::bigint[]) as t (item, quantity, amount)
    where i.website_id = ${tx.site} and i.order_id = ${orderId} and i.id = t.item
      and i.refunded + t.quantity <= i.quantity and i.refunded_amount + t.amount <= i.paid
    returning i.id`.execute(tx);
  return rows.length === lines.length;
}

/** Releases what was reserved for a refund that failed. */
export async function releaseRefund(tx: Tx, refund: StoredRefund): Promise<void> {
  if (!refund.surplus)
    await sql`update orders set refunded = refunded - ${refund.amount}, version = version + 1
      where website_id = ${tx.site} and id = ${refund.order_id}`.execute(tx);
  await sql`
    update order_items i set refunded = i.refunded - t.quantity, refunded_amount = i.refunded_amount - t.amount
    from jsonb_to_recordset(${JSON.stringify(refund.lines)}::jsonb) as t (item uuid, quantity int, amount bigint)
    where i.website_id = ${tx.site} and i.order_id = ${refund.order_id} and i.id = t.item`.execute(tx);
}

export interface NewRefund {
  orderId: string;
  paymentId: string | null;
  amount: number;
  lines?: readonly RefundLine[];
  restock?: boolean;
  reason?: string;
  /** The status that the order gets with it, instead of the usual one. */
  endsAs?: 3 | 4 | null;
  surplus?: boolean;
  actor: StoredRefund['actor'];
  by?: string | null;
  status?: StoredRefund['status'];
  reference?: string;
}

/** @returns nothing if this provider reference is known already */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<string | undefined> {
  const { orderId, paymentId, amount, lines = [], restock = false, reason = '', endsAs = null } = refund;
  const { surplus = false, actor, by = null, status = 'waiting', reference = null } = refund;
  const { rows } = await sql<{ id: string }>`
    insert into refunds (website_id, order_id, payment_id, amount, lines, restock, reason, then_status, surplus, actor,
      asked_by, status, reference)
    values (${tx.site}, ${orderId}, ${paymentId}, ${amount}, ${JSON.stringify(lines)}::jsonb, ${restock}, ${reason},
      ${endsAs}, ${surplus}, ${actor}, ${by}, ${status}, ${reference})
    on conflict (website_id, reference) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function refundById(tx: Tx, id: string): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    select * from refunds where website_id = ${tx.site} and id = ${id}`.execute(tx);
  return rows[0];
}

/** Providers remember a key for a day; an older key is not used any more. */
const KEY_HOURS = 20;

/** Counts an attempt, under a new key if the last one is old. @returns nothing if the refund is no longer waiting */
export async function noteRefundTry(tx: Tx, id: string): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    update refunds set tries = tries + 1, tried_at = now(),
      key_number = key_number + coalesce(keyed_at < now() - make_interval(hours => ${KEY_HOURS}), false)::int,
      keyed_at = case when keyed_at >= now() - make_interval(hours => ${KEY_HOURS}) then keyed_at else now() end
    where website_id = ${tx.site} and id = ${id} and status = 'waiting' returning *`.execute(tx);
  return rows[0];
}

/** The provider answers this key with the same error for a day: the next attempt looks the refund up and uses another. */
export async function spendRefundKey(tx: Tx, id: string, key: number): Promise<void> {
  await sql`update refunds set key_number = key_number + 1, keyed_at = null
    where website_id = ${tx.site} and id = ${id} and key_number = ${key} and status = 'waiting'`.execute(tx);
}

/** Makes a failed refund wait again, as the same row with a new key. @returns nothing if it has not failed */
export async function reviveRefund(
  tx: Tx,
  id: string,
  { amount, by }: { amount: number; by: string | null },
): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    update refunds set status = 'waiting', problem = '', done_at = null, closed_at = null, amount = ${amount},
      asked_by = coalesce(${by}, asked_by), key_number = key_number + 1, keyed_at = null
    where website_id = ${tx.site} and id = ${id} and status = 'failed' returning *`.execute(tx);
  return rows[0];
}

/** A failed refund of this order for exactly the same: requesting it again retries that one. */
export async function failedTwin(
  tx: Tx,
  { orderId, paymentId, amount, lines = [], endsAs = null }: NewRefund,
): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    select * from refunds where website_id = ${tx.site} and order_id = ${orderId} and payment_id = ${paymentId}
      and status = 'failed' and not surplus and amount = ${amount} and lines = ${JSON.stringify(lines)}::jsonb
      and then_status is not distinct from ${endsAs}::smallint
    order by id desc limit 1`.execute(tx);
  return rows[0];
}

/** The refund of a payment that no order could take. */
export async function surplusOf(tx: Tx, paymentId: string): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    select * from refunds where website_id = ${tx.site} and payment_id = ${paymentId} and surplus
      and actor <> 'provider'`.execute(tx);
  return rows[0];
}

/** The part of a payment that is neither refunded nor being refunded. */
export async function returnable(tx: Tx, paymentId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select p.amount - (select coalesce(sum(r.amount), 0)::bigint from refunds r where r.website_id = p.website_id
      and r.payment_id = p.id and r.status <> 'failed') as left
    from payments p where p.website_id = ${tx.site} and p.id = ${paymentId}`.execute(tx);
  return rows[0]?.left ?? 0;
}

/** Marks a failed refund as settled by the owner in another way. */
export async function closeRefund(tx: Tx, id: string): Promise<void> {
  await sql`update refunds set closed_at = now() where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

/** Records that the bank returned an earlier refund. @returns false if that is known */
export async function noteReturned(
  tx: Tx,
  id: string,
  { reference, problem }: { reference: string; problem: string },
): Promise<boolean> {
  const { rows } = await sql`
    update refunds set problem = ${problem} where website_id = ${tx.site} and id = ${id} and status = 'done'
      and reference = ${reference} and problem = '' returning id`.execute(tx);
  return rows.length > 0;
}

/** Refunds of the order's payment that are still in progress. */
export async function waitingRefundsOf(tx: Tx, orderId: string): Promise<StoredRefund[]> {
  const { rows } = await sql<StoredRefund>`
    select * from refunds where website_id = ${tx.site} and order_id = ${orderId} and status = 'waiting'
      and not surplus order by id`.execute(tx);
  return rows;
}

/** The order is to be cancelled when these refunds succeed. */
export async function cancelWithRefunds(tx: Tx, orderId: string): Promise<void> {
  await sql`update refunds set then_status = 3 where website_id = ${tx.site} and order_id = ${orderId}
    and status = 'waiting' and not surplus`.execute(tx);
}

/** Whether a requested cancellation has its refund. */
export async function cancelAsked(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from refunds where website_id = ${tx.site} and order_id = ${orderId} and status = 'done'
      and not surplus and then_status = 3 limit 1`.execute(tx);
  return rows.length > 0;
}

/** Once: a second caller changes nothing. */
export async function endRefund(
  tx: Tx,
  id: string,
  end: { status: 'done'; reference: string } | { status: 'failed'; problem: string },
): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    update refunds set status = ${end.status}, done_at = now(),
      reference = ${end.status === 'done' ? end.reference : sql`reference`},
      problem = ${end.status === 'failed' ? end.problem : ''}
    where website_id = ${tx.site} and id = ${id} and status = 'waiting' returning *`.execute(tx);
  return rows[0];
}

/** Refunded from the payment of the order. */
export async function refundedForGood(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from refunds
    where website_id = ${tx.site} and order_id = ${orderId} and status = 'done' and not surplus`.execute(tx);
  return rows[0]?.sum ?? 0;
}

export async function giveCreditNumber(tx: Tx, refundId: string): Promise<void> {
  await sql`
    with n as (
      insert into shop_numbers (website_id, series, last) values (${tx.site}, 'credit', 1)
      on conflict (website_id, series) do update set last = shop_numbers.last + 1 returning last
    )
    update refunds r set credit_number = 'CR-' || lpad(n.last::text, 5, '0') from n
    where r.website_id = ${tx.site} and r.id = ${refundId} and r.credit_number is null`.execute(tx);
}

/** Across sites: refunds that the provider has not confirmed for some minutes; the older, the less often. */
export async function waitingRefunds(
  tx: CrossTx,
  minutes: number,
): Promise<{ website_id: string; id: string }[]> {
  const { rows } = await sql<{ website_id: string; id: string }>`
    select website_id, id from (
      select website_id, id, ${siteTurn('coalesce(tried_at, created_at)')} from refunds
      where status = 'waiting' and ${isDue(sql`coalesce(tried_at, created_at)`, minutes)}) due
    order by turn, id limit 200`.execute(tx);
  return rows;
}

export async function orderOfRefund(tx: Tx, id: string): Promise<string | undefined> {
  return (await refundById(tx, id))?.order_id;
}
