import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

/** Products that show or sell a library file, and collections that show it. */
export async function thingsUsing(tx: Tx, fileId: string) {
  const shows = JSON.stringify([{ file: fileId }]);
  const { rows } = await sql<{ kind: 'product' | 'collection'; id: string; label: string }>`
    select 'product' as kind, p.id, p.label from products p
    where p.website_id = ${tx.site} and (p.pictures @> ${shows}::jsonb
      or p.id in (select v.product_id from variants v where v.website_id = ${tx.site} and v.removed_at is null
        and v.picture ->> 'file' = ${fileId})
      or p.id in (select f.product_id from product_files f where f.website_id = ${tx.site} and f.file_id = ${fileId}))
    union all
    select 'collection', c.id, c.label from collections c
    where c.website_id = ${tx.site} and c.picture ->> 'file' = ${fileId}
    order by kind, label limit 200`.execute(tx);
  return rows;
}
