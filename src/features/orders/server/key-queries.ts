import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { hashToken } from '../../../lib/http/session-cookie.ts';

/** A further key of an order, for a link in a mail. Only its hash is kept. */
export async function keepOrderKey(tx: Tx, websiteId: string, orderId: string, key: string): Promise<void> {
  await sql`insert into order_keys (website_id, key_hash, order_id)
    values (${websiteId}, ${hashToken(key)}, ${orderId})`.execute(tx);
}

export async function opensOrder(tx: Tx, websiteId: string, orderId: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders where website_id = ${websiteId} and id = ${orderId} and access_key_hash = ${hashToken(key)}
    union all
    select from order_keys where website_id = ${websiteId} and order_id = ${orderId} and key_hash = ${hashToken(key)}`.execute(
    tx,
  );
  return rows.length > 0;
}
