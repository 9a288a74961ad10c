import { sql } from 'kysely';
import { containing } from '../../../../lib/db/containing.ts';
import type { Tx } from '../../../../lib/db/database.ts';

export interface Movement {
  variantId: string;
  kind: 'counted' | 'adjusted' | 'sold' | 'returned' | 'recomputed';
  quantity: number;
  /** A variant moves once per cause. */
  cause: string;
  orderId?: string;
  note?: string;
  by?: string | null;
}

/** The stock, with the row locked until the end of the transaction. */
export async function lockStock(tx: Tx, variantId: string) {
  return tx
    .selectFrom('variants')
    .select(['id', 'product_id', 'stock'])
    .where('website_id', '=', tx.site)
    .where('id', '=', variantId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The stock according to the ledger. */
export async function ledgerSum(tx: Tx, variantId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('stock_movements')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('sum'))
    .where('website_id', '=', tx.site)
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow();
  return sum;
}

/** Sets the stock of a row that this transaction has locked. */
export async function setStock(tx: Tx, variantId: string, stock: number | null) {
  await tx
    .updateTable('variants')
    .set({ stock })
    .where('website_id', '=', tx.site)
    .where('id', '=', variantId)
    .execute();
}

export async function noteMovement(tx: Tx, movement: Movement): Promise<void> {
  const { variantId, kind, quantity, cause, orderId, note = '', by } = movement;
  await tx
    .insertInto('stock_movements')
    .values({
      website_id: tx.site,
      variant_id: variantId,
      kind,
      quantity,
      cause,
      order_id: orderId ?? null,
      note,
      moved_by: by ?? null,
    })
    .execute();
}

const rowColumns = sql`v.id as variant_id, v.product_id, p.label, v.variant_label, v.sku, v.stock as on_hand,
  coalesce((select sum(h.quantity)::int from stock_holds h
    where h.website_id = v.website_id and h.variant_id = v.id and h.until > now()), 0) as held,
  coalesce((select -sum(m.quantity)::int from stock_movements m
    where m.website_id = v.website_id and m.variant_id = v.id and m.kind in ('sold', 'returned')), 0) as sold,
  coalesce(v.stock <= coalesce(p.low_stock, s.low, 0), false) as low`;
const rowSource = (websiteId: string) => sql`from variants v
  join products p on p.website_id = v.website_id and p.id = v.product_id
  left join lateral (select (settings ->> 'lowStock')::int as low from shops where website_id = ${websiteId}) s on true
  where v.website_id = ${websiteId} and v.removed_at is null`;

export interface StockLine {
  variant_id: string;
  product_id: string;
  label: string;
  variant_label: string;
  sku: string;
  on_hand: number | null;
  held: number;
  sold: number;
  low: boolean;
}

export async function stockLines(
  tx: Tx,
  by: {
    product?: string | undefined;
    variants?: string[];
    low?: boolean | undefined;
    q?: string | undefined;
    after?: string | undefined;
    limit: number;
  },
): Promise<StockLine[]> {
  const like = containing(by.q ?? '');
  const { rows } = await sql<StockLine>`
    select * from (select ${rowColumns} ${rowSource(tx.site)}
      and (${by.product ?? null}::uuid is null or v.product_id = ${by.product ?? null}::uuid)
      and (${by.variants ?? null}::uuid[] is null or v.id = any(${by.variants ?? null}::uuid[]))
      and (${by.variants !== undefined} or p.archived_at is null)
      and (${by.after ?? null}::uuid is null or v.id < ${by.after ?? null}::uuid)
      and (${by.q === undefined} or p.label ilike ${like} or v.sku ilike ${like} or v.variant_label ilike ${like})
    ) lines where ${by.low ?? null}::boolean is null or low = ${by.low ?? null}::boolean
    order by variant_id desc limit ${by.limit}`.execute(tx);
  return rows;
}

export async function movementsOf(
  tx: Tx,
  variantId: string,
  { limit, after }: { limit: number; after?: string | undefined },
) {
  return tx
    .selectFrom('stock_movements as m')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.website_id', '=', 'm.website_id').onRef('o.id', '=', 'm.order_id'),
    )
    .leftJoin('accounts as a', (join) =>
      join.onRef('a.website_id', '=', 'm.website_id').onRef('a.id', '=', 'm.moved_by'),
    )
    .select(['m.id', 'm.variant_id', 'm.kind', 'm.quantity', 'm.order_id', 'm.note', 'm.created_at'])
    .select(['o.number', 'a.email'])
    .where('m.website_id', '=', tx.site)
    .where('m.variant_id', '=', variantId)
    .$if(after !== undefined, (query) => query.where('m.id', '<', after ?? ''))
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
}

export async function holdsOf(tx: Tx, variantId: string) {
  return tx
    .selectFrom('stock_holds as h')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.website_id', '=', 'h.website_id').onRef('o.id', '=', 'h.order_id'),
    )
    .select(['h.variant_id', 'h.order_id', 'h.quantity', 'h.until', 'o.number'])
    .where('h.website_id', '=', tx.site)
    .where('h.variant_id', '=', variantId)
    .where('h.until', '>', sql<Date>`now()`)
    .orderBy('h.until')
    .execute();
}

/** Variants whose stock and ledger differ; locked, so that neither changes. */
export async function driftedStock(tx: Tx): Promise<{ id: string; stock: number; sum: number }[]> {
  await sql`select id from variants where website_id = ${tx.site} and stock is not null order by id
    for no key update`.execute(tx);
  const { rows } = await sql<{ id: string; stock: number; sum: number }>`
    select v.id, v.stock, coalesce(sum(m.quantity), 0)::int as sum from variants v
    left join stock_movements m on m.website_id = v.website_id and m.variant_id = v.id
    where v.website_id = ${tx.site} and v.stock is not null
    group by v.id, v.stock having v.stock <> coalesce(sum(m.quantity), 0)`.execute(tx);
  return rows;
}

export async function countTracked(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('variants')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('website_id', '=', tx.site)
    .where('stock', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
