import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { EmailsDue } from '../emails/summary-queries.ts';

/** Stores the declaration, and notes on the order that there is one. */
export async function insertWithdrawal(
  tx: Tx,
  orderId: string,
  {
    lines,
    name,
    reason,
    due,
    trouble,
  }: Omit<Declaration, 'at'> & { name: string; due: EmailsDue; trouble: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with o as (
      update orders set withdrawn_at = now(), version = version + 1,
        trouble = case when trouble = '' then ${trouble} else trouble end
      where website_id = ${tx.site} and id = ${orderId}
    )
    insert into withdrawals (website_id, order_id, lines, name, reason, buyer_email_due, shop_email_due)
    values (${tx.site}, ${orderId}, ${JSON.stringify(lines)}::jsonb, ${name}, ${reason}, ${due.buyer || null},
      ${due.shop || null}) returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

export interface Declaration {
  lines: { item: string; quantity: number }[];
  reason: string;
  at: Date;
}

/** The latest declaration for an order. */
export async function lastWithdrawal(tx: Tx, orderId: string): Promise<Declaration | undefined> {
  const { rows } = await sql<Declaration>`
    select lines, reason, created_at as at from withdrawals
    where website_id = ${tx.site} and order_id = ${orderId} order by id desc limit 1`.execute(tx);
  return rows[0];
}

export async function keepDownloadConsent(tx: Tx, orderId: string): Promise<void> {
  await sql`update orders set download_consent_at = now(), version = version + 1
    where website_id = ${tx.site} and id = ${orderId} and download_consent_at is null`.execute(tx);
}

/** The paid order with this number and email address, as its buyer may type them. */
export async function cancellableOrder(tx: Tx, number: string, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where website_id = ${tx.site} and lower(number) = ${number.replace(/^#/, '').toLowerCase()}
      and email = ${email} and email <> '' and status in (1, 2) limit 1`.execute(tx);
  return rows[0]?.id;
}
