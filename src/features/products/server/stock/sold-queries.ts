import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

export interface Sold {
  productId: string;
  pieces: number;
}

/** Stores the recent sales of each product; all others have none. */
export async function keepSold(tx: Tx, sold: readonly Sold[]): Promise<void> {
  await sql`
    update products p set sold = now_sold.pieces
    from (select p.id, coalesce(s.pieces, 0) as pieces from products p
      left join unnest(${sold.map(({ productId }) => productId)}::uuid[], ${sold.map(({ pieces }) => pieces)}::int[])
        as s (id, pieces) on s.id = p.id
      where p.website_id = ${tx.site} and (p.sold > 0 or s.id is not null)) now_sold
    where p.website_id = ${tx.site} and p.id = now_sold.id and p.sold <> now_sold.pieces`.execute(tx);
}
