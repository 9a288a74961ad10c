import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

/** Takes one of the remaining downloads of a paid order; resuming a download takes none. */
export async function takeDownload(tx: Tx, itemId: string, limit: number, begins: boolean): Promise<boolean> {
  const { rows } = await sql`
    update order_items i set downloads = i.downloads + ${begins ? 1 : 0}::int from orders o
    where i.website_id = ${tx.site} and i.id = ${itemId} and o.website_id = ${tx.site} and o.id = i.order_id
      and o.status in (1, 2) and i.refunded < i.quantity and i.downloads_until > now()
      and i.downloads + ${begins ? 1 : 0}::int <= ${limit}
    returning i.id`.execute(tx);
  return rows.length > 0;
}
