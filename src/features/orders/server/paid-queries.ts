import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

/** The provider's own number of the payment finds the order from now on. */
export async function keepTransaction(tx: Tx, websiteId: string, orderId: string, transaction: string) {
  if (transaction === '') return;
  await sql`insert into order_words (website_id, word, order_id)
    values (${websiteId}, ${transaction.toLowerCase().slice(0, 100)}, ${orderId}) on conflict do nothing`.execute(
    tx,
  );
}

/** Opens the downloads of an order. @returns true where nothing else has to be sent */
export async function deliverDigital(
  tx: Tx,
  websiteId: string,
  orderId: string,
  days: number,
): Promise<boolean> {
  await sql`update order_items set fulfilled = quantity, downloads_until = now() + make_interval(days => ${days}::int)
    where website_id = ${websiteId} and order_id = ${orderId} and kind = 'digital'`.execute(tx);
  const { rows } = await sql`select id from order_items
    where website_id = ${websiteId} and order_id = ${orderId} and kind <> 'digital' limit 1`.execute(tx);
  return rows.length === 0;
}
