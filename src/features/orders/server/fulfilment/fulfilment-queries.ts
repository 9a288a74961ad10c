import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

interface Pieces {
  item: string;
  quantity: number;
}

export async function markFulfilled(tx: Tx, orderId: string, lines: readonly Pieces[]) {
  await sql`
    update order_items i set fulfilled = i.fulfilled + t.quantity
    from unnest(${lines.map(({ item }) => item)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[]) as t (item, quantity)
    where i.website_id = ${tx.site} and i.order_id = ${orderId} and i.id = t.item`.execute(tx);
}

export async function insertFulfilment(
  tx: Tx,
  orderId: string,
  parcel: { lines: readonly Pieces[]; carrier: string; tracking: string; link: string; by: string },
): Promise<string> {
  const { lines, carrier, tracking, link, by } = parcel;
  const { id } = await tx
    .insertInto('fulfilments')
    .values({
      website_id: tx.site,
      order_id: orderId,
      lines: JSON.stringify(lines),
      carrier,
      tracking,
      link,
      made_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (tracking)
    await sql`insert into order_words (website_id, word, order_id)
      values (${tx.site}, ${tracking.toLowerCase().slice(0, 100)}, ${orderId}) on conflict do nothing`.execute(
      tx,
    );
  return id;
}
