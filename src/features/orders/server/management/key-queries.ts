import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { preparedSql } from '../../../../lib/db/prepared.ts';
import { hashToken } from '../../../../lib/http/sessions/session-cookie.ts';

/** Adds a key of an order, for a link in an email. Only its hash is stored. */
export async function keepOrderKey(tx: Tx, orderId: string, key: string): Promise<void> {
  await sql`insert into order_keys (website_id, key_hash, order_id)
    values (${tx.site}, ${hashToken(key)}, ${orderId})`.execute(tx);
}

const opening = preparedSql(
  ({ websiteId, orderId, hash }: { websiteId: string; orderId: string; hash: Buffer }) => sql`
    select from orders where website_id = ${websiteId} and id = ${orderId} and access_key_hash = ${hash}
    union all
    select from order_keys where website_id = ${websiteId} and order_id = ${orderId} and key_hash = ${hash}`,
);

export const opensOrder = async (tx: Tx, orderId: string, key: string): Promise<boolean> =>
  (await opening(tx, { websiteId: tx.site, orderId, hash: hashToken(key) })).length > 0;
