import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { OrderRow } from './order-rows.ts';

export async function noteDispute(
  tx: Tx,
  websiteId: string,
  orderId: string,
  dispute: NonNullable<OrderRow['dispute']>,
) {
  await sql`update orders set dispute = ${JSON.stringify(dispute)}::jsonb, version = version + 1
    where website_id = ${websiteId} and id = ${orderId}`.execute(tx);
}
