import { sql } from 'kysely';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';

const DAYS = 90;

/** Recent sales of each product in paid orders, less refunded units. */
export async function soldLately(tx: Tx): Promise<{ productId: string; pieces: number }[]> {
  const { rows } = await sql<{ productId: string; pieces: number }>`
    select i.product_id as "productId", least(sum(i.quantity - i.refunded), 2147483647)::int as pieces
    from orders o join order_items i on i.website_id = o.website_id and i.order_id = o.id
    where o.website_id = ${tx.site} and o.paid_at > now() - make_interval(days => ${DAYS}::int) and o.status <> 3
      and i.product_id is not null
    group by i.product_id having sum(i.quantity - i.refunded) > 0`.execute(tx);
  return rows;
}

/** Notes that the sales of a site were counted now. */
export async function noteCount(tx: Tx): Promise<void> {
  await sql`
    insert into sales_counts (website_id) values (${tx.site})
    on conflict (website_id) do update set counted_at = now()`.execute(tx);
}

/** Across sites: open shops with an order paid since their last count, and all once a day, as days pass. */
export async function uncountedShops(tx: CrossTx): Promise<{ website_id: string }[]> {
  const { rows } = await sql<{ website_id: string }>`
    select w.id as website_id from websites w left join sales_counts c on c.website_id = w.id
    where w.shop_enabled and w.deleted_at is null and (c.counted_at is null or c.counted_at < now() - interval '1 day'
      or exists (select from orders o where o.website_id = w.id and o.paid_at >= c.counted_at))
    order by c.counted_at nulls first limit 200`.execute(tx);
  return rows;
}
