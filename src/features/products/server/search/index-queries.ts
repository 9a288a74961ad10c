import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

export async function lockProduct(tx: Tx, id: string): Promise<void> {
  await tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

/** Ids of translated products, in their order. */
export async function translatedProducts(
  tx: Tx,
  after: string | undefined,
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct product_id as id from translations
    where website_id = ${tx.site} and product_id is not null and published is not null
      and ${after === undefined ? sql`true` : sql`product_id > ${after}`}
    order by id limit ${limit}`.execute(tx);
  return rows;
}
