import { sql } from 'kysely';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import type { KnownPayment } from '../payment-providers/provider.ts';

export interface PaymentRow {
  id: string;
  order_id: string | null;
  provider: 'stripe' | 'test' | 'manual';
  /** The provider's id; null while the answer to the first request is unknown. */
  reference: string | null;
  account: string;
  live: boolean;
  amount: number;
  currency: string;
  /** `waiting` and `processing` are live: an order has at most one of these. `failed` never started at the provider. */
  status: 'waiting' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'review';
  problem: string;
  secret: string;
  created_at: Date;
  /** When the owner marked it as settled elsewhere. */
  closed_at: Date | null;
}

export const isLive = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'waiting' || status === 'processing';

/** Nothing that the provider reports changes it any more. */
export const isFinal = ({ status, closed_at: closed }: PaymentRow): boolean =>
  status === 'succeeded' || status === 'review' || closed !== null;

/** @throws if the provider's id is not known yet */
export function knownPayment(websiteId: string, row: PaymentRow): KnownPayment {
  const { id, order_id: orderId, reference, account, amount, currency } = row;
  if (!reference) throw new Error('The provider’s number of this payment is not known yet.');
  return { id, websiteId, orderId, reference, account, amount, currency };
}

export async function findPayment(tx: Tx, provider: string, reference: string) {
  const { rows } = await sql<PaymentRow>`
    select * from payments where website_id = ${tx.site} and provider = ${provider} and reference = ${reference}`.execute(
    tx,
  );
  return rows[0];
}

export async function paymentById(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select * from payments where website_id = ${tx.site} and id = ${id}`.execute(tx);
  return rows[0];
}

export async function paymentsOf(tx: Tx, orderId: string): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select * from payments where website_id = ${tx.site} and order_id = ${orderId} order by id`.execute(tx);
  return rows;
}

/** Lock the order first, everywhere, so that transactions that lock both never deadlock. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`
    select * from payments where website_id = ${tx.site} and id = ${id} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The payment is gone.');
  return row;
}

export interface NewPayment {
  orderId: string | null;
  provider: string;
  reference: string;
  account?: string;
  live?: boolean;
  amount: number;
  currency: string;
  status?: PaymentRow['status'];
  problem?: string;
  secret?: string;
}

/** Inserts it once: the unique key decides between two that start it at the same time. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  const { orderId, provider, reference, account = '', live = false, amount, currency } = payment;
  const { status = 'waiting', problem = '', secret = '' } = payment;
  const settled = status === 'succeeded' ? sql`now()` : null;
  const { rows } = await sql<PaymentRow>`
    insert into payments (website_id, order_id, provider, reference, account, live, amount, currency, status, problem, secret,
      settled_at)
    values (${tx.site}, ${orderId}, ${provider}, ${reference}, ${account}, ${live}, ${amount}, ${currency}, ${status},
      ${problem}, ${secret}, ${settled})
    on conflict (website_id, provider, reference) do nothing returning *`.execute(tx);
  const row = rows[0] ?? (await findPayment(tx, provider, reference));
  if (!row) throw new Error('The payment was not written.');
  return row;
}

/** A live status is not set if the order has another live payment. */
export async function setPayment(
  tx: Tx,
  id: string,
  { status, problem }: { status: PaymentRow['status']; problem?: string },
): Promise<void> {
  await sql`
    update payments p set checked_at = now(), problem = coalesce(${problem ?? null}, problem),
      status = case when ${status}::text in ('waiting', 'processing') and exists (select from payments o
        where o.website_id = p.website_id and o.order_id = p.order_id and o.id <> p.id
          and o.status in ('waiting', 'processing')) then status else ${status} end,
      settled_at = case when ${status}::text in ('succeeded', 'review') then now() else settled_at end
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

/** Records the amount that was taken, which is also the most that can be refunded. */
export async function setTaken(
  tx: Tx,
  id: string,
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  await sql`update payments set amount = ${amount}, currency = ${currency}
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

/** Records a check without an answer: others come first next time. */
export async function noteAsked(tx: Tx, id: string): Promise<void> {
  await sql`update payments set checked_at = now() where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

/** Marks it as settled elsewhere by the owner. */
export async function closePayment(tx: Tx, id: string): Promise<void> {
  await sql`update payments set closed_at = now() where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

export async function setAmount(tx: Tx, id: string, amount: number, currency: string) {
  await sql`update payments set amount = ${amount}, currency = ${currency}
    where website_id = ${tx.site} and id = ${id} and status = 'waiting'`.execute(tx);
}

/** Across sites: the site of a payment, and whether this event was applied before. */
export async function siteOfPayment(
  tx: CrossTx,
  provider: string,
  reference: string,
  event: string,
): Promise<{ websiteId: string; again: boolean } | undefined> {
  const { rows } = await sql<{ website_id: string; again: boolean }>`
    select p.website_id, exists (select from provider_events e where e.website_id = p.website_id
      and e.provider = ${provider} and e.event_id = ${event}) as again
    from payments p where p.provider = ${provider} and p.reference = ${reference} limit 1`.execute(tx);
  const [row] = rows;
  return row && { websiteId: row.website_id, again: row.again };
}

/** @returns false if this event was applied before */
export async function noteProviderEvent(
  tx: Tx,
  event: { provider: string; id: string; kind: string; orderId: string | null; outcome: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_events (website_id, provider, event_id, kind, order_id, outcome)
    values (${tx.site}, ${event.provider}, ${event.id}, ${event.kind}, ${event.orderId}, ${event.outcome})
    on conflict do nothing returning event_id`.execute(tx);
  return rows.length > 0;
}
