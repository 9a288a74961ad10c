import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { preparedSql } from '../../../../lib/db/prepared.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import { type ShopFacts, shopFrom, shopStatement } from '../management/shop-queries.ts';

/** A line of a cart with its database records. */
export interface CartRow {
  /** Index in the request, from 0. */
  place: number;
  product_id: string;
  variant_id: string | null;
  label: string;
  slug: string;
  kind: 'physical' | 'digital';
  /** How many files its buyers download. */
  downloads: number;
  variant_label: string;
  price: number;
  sku: string;
  stock: number | null;
  weight: number;
  tax_class: 'standard' | 'reduced' | 'zero';
  shipping_class: string;
  picture: Picture | null;
}

interface Wanted {
  websiteId: string;
  productIds: readonly string[];
  variants: readonly string[];
}

/**
 * The products and variants for sale under these names. With `lock`, their rows stay unchanged until the transaction ends; all
 * transactions lock them in the order of ids.
 */
const cartRows =
  (lock: boolean) =>
  ({ websiteId, productIds, variants }: Wanted) =>
    sql<CartRow>`
    select t.place::int - 1 as place, p.id as product_id, v.id as variant_id, p.label, p.slug, p.kind,
      v.variant_label, v.price, v.sku, v.stock, coalesce(v.weight, p.weight, 0) as weight, p.tax_class,
      p.shipping_class, coalesce(v.picture, p.pictures -> 0) as picture,
      case when p.kind = 'digital' then (select count(*)::int from product_files f
        where f.website_id = p.website_id and f.product_id = p.id) else 0 end as downloads
    from unnest(${productIds}::uuid[], ${variants}::text[])
      with ordinality t (product_id, variant_label, place)
    join products p on p.website_id = ${websiteId} and p.id = t.product_id
      and p.archived_at is null and p.published and (p.publish_at is null or p.publish_at <= now())
    join variants v on v.website_id = ${websiteId} and v.product_id = p.id and v.variant_label = t.variant_label
      and v.removed_at is null
    where p.website_id = ${websiteId} and v.website_id = ${websiteId}
    order by v.id ${lock ? sql`for no key update of v` : sql``}`;
const readRows = preparedSql(cartRows(false));
const lockRows = preparedSql(cartRows(true));

/** Products for sale with any variants, to distinguish a removed product from changed variants. */
export async function productsForSale(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from products where website_id = ${tx.site} and id = any(${ids}::uuid[])
      and archived_at is null and published and (publish_at is null or publish_at <= now())`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export interface Goods {
  rows: CartRow[];
  /** The quantity held for other orders, by variant. */
  held: Map<string, number>;
}

/** Both in one round trip; statements of a transaction run in order, so the second sees the state after the lock. */
export async function readGoods(
  tx: Tx,
  wanted: readonly { productId: string; variant?: string | null | undefined }[],
  { lock = false, own = null }: { lock?: boolean; own?: string | null } = {},
): Promise<Goods> {
  if (wanted.length === 0) return { rows: [], held: new Map() };
  const productIds = wanted.map(({ productId }) => productId);
  const variants = wanted.map(({ variant }) => variant ?? '');
  const [rows, held] = await Promise.all([
    (lock ? lockRows : readRows)(tx, { websiteId: tx.site, productIds, variants }),
    heldOfProducts(tx, { websiteId: tx.site, productIds: [...new Set(productIds)], own }),
  ]);
  return { rows, held: new Map(held.map((row) => [row.variant_id, row.held])) };
}

interface HeldOf {
  websiteId: string;
  productIds: readonly string[];
  own: string | null;
}

const heldRows = ({ websiteId, productIds, own }: HeldOf) => sql<{ variant_id: string; held: number }>`
    select h.variant_id, sum(h.quantity)::int as held
    from variants v join stock_holds h on h.website_id = ${websiteId} and h.variant_id = v.id
    where v.website_id = ${websiteId} and v.product_id = any(${productIds}::uuid[]) and h.until > now()
      and h.order_id is distinct from ${own}::uuid
    group by h.variant_id`;
const heldOfProducts = preparedSql(heldRows);

const shopAndGoods = shopStatement<Wanted & HeldOf, { goods: CartRow[]; held: Record<string, number> }>(
  (values) => sql`,
    coalesce((select jsonb_agg(to_jsonb(g)) from (${cartRows(false)(values)}) g), '[]') as goods,
    coalesce((select jsonb_object_agg(h.variant_id, h.held) from (${heldRows(values)}) h), '{}') as held`,
);

/** The shop and the cart's products, in one statement. */
export async function readShopAndGoods(
  tx: Tx,
  wanted: Parameters<typeof readGoods>[1],
): Promise<{ shop: ShopFacts; goods: Goods }> {
  const productIds = wanted.map(({ productId }) => productId);
  const variants = wanted.map(({ variant }) => variant ?? '');
  const [row] = await shopAndGoods(tx, { websiteId: tx.site, productIds, variants, own: null });
  const shop = shopFrom(row);
  return { shop, goods: { rows: row?.goods ?? [], held: new Map(Object.entries(row?.held ?? {})) } };
}

/** The quantity held for other orders now. Read it after locking the variants, so that it includes a hold made meanwhile. */
export async function heldByOthers(
  tx: Tx,
  variantIds: readonly string[],
  ownOrder: string | null,
): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map();
  const { rows } = await sql<{ variant_id: string; held: number }>`
    select variant_id, sum(quantity)::int as held from stock_holds
    where website_id = ${tx.site} and variant_id = any(${variantIds}::uuid[]) and until > now()
      and order_id is distinct from ${ownOrder}::uuid
    group by variant_id`.execute(tx);
  return new Map(rows.map((row) => [row.variant_id, row.held]));
}

/** Locks variants with tracked stock, in the order of ids. */
export async function lockVariants(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; stock: number | null }>`
    select id, stock from variants where website_id = ${tx.site} and id = any(${ids}::uuid[])
    order by id for no key update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.stock]));
}

/** Takes stock and records it in the ledger; the condition holds even if the row is not locked. */
export async function sellStock(
  tx: Tx,
  orderId: string,
  lines: readonly { variantId: string; quantity: number }[],
): Promise<{ id: string; stock: number }[]> {
  const { rows } = await sql<{ id: string; stock: number }>`
    with wanted as (
      select * from unnest(${lines.map(({ variantId }) => variantId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[])
        as t (variant_id, quantity)
    ), taken as (
      update variants v set stock = v.stock - w.quantity from wanted w
      where v.website_id = ${tx.site} and v.id = w.variant_id and v.stock >= w.quantity
      returning v.id, v.stock, w.quantity
    ), booked as (
      insert into stock_movements (website_id, variant_id, kind, quantity, cause, order_id)
      select ${tx.site}::uuid, id, 'sold', -quantity, 'sold:' || ${orderId}::text, ${orderId}::uuid from taken
    ), freed as (
      delete from stock_holds where website_id = ${tx.site} and order_id = ${orderId}
    )
    select id, stock from taken`.execute(tx);
  return rows;
}

export interface SoldStock {
  id: string;
  stock: number;
  low: boolean;
}

/** A hold that ends sooner may expire while another buyer waits. */
const SURE_SECONDS = 30;

/**
 * The usual end of a hold: everything that the order holds is taken in one statement, all or nothing. It is reserved for this
 * order, so only the stock has to be checked. Rows are locked in the order of ids.
 * @returns nothing if part of it is no longer held, not tracked, or out of stock
 */
export const sellHeld = preparedSql(
  ({
    websiteId,
    orderId,
    variants,
    quantities,
    usualLow,
  }: {
    websiteId: string;
    orderId: string;
    variants: readonly string[];
    quantities: readonly number[];
    usualLow: number;
  }) => sql<SoldStock>`
    with wanted as (
      select * from unnest(${variants}::uuid[], ${quantities}::int[]) as t (variant_id, quantity)
    ), mine as (
      select variant_id, sum(quantity) as quantity from stock_holds
      where website_id = ${websiteId} and order_id = ${orderId} and until > now() + make_interval(secs => ${SURE_SECONDS}::int)
      group by variant_id
    ), locked as (
      select id, stock from variants where website_id = ${websiteId} and id = any(${variants}::uuid[])
      order by id for no key update
    ), fits as (
      select w.variant_id, w.quantity from wanted w
      join locked l on l.id = w.variant_id and l.stock >= w.quantity
      join mine m on m.variant_id = w.variant_id and m.quantity >= w.quantity
    ), taken as (
      update variants v set stock = v.stock - f.quantity from fits f
      where v.website_id = ${websiteId} and v.id = f.variant_id
        and (select count(*) from fits) = (select count(*) from wanted)
      returning v.id, v.product_id, v.stock, f.quantity
    ), booked as (
      insert into stock_movements (website_id, variant_id, kind, quantity, cause, order_id)
      select ${websiteId}::uuid, id, 'sold', -quantity, 'sold:' || ${orderId}::text, ${orderId}::uuid from taken
    ), freed as (
      delete from stock_holds where website_id = ${websiteId} and order_id = ${orderId} and exists (select from taken)
    )
    select t.id, t.stock, t.stock <= coalesce(p.low_stock, ${usualLow}::int) as low
    from taken t join products p on p.website_id = ${websiteId} and p.id = t.product_id`,
);

/** Puts returned items back into stock, once per cause. */
export async function returnStock(
  tx: Tx,
  orderId: string,
  cause: string,
  lines: readonly { variantId: string; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    with wanted as (
      select variant_id, sum(quantity)::int as quantity
      from unnest(${lines.map(({ variantId }) => variantId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[])
        as t (variant_id, quantity) group by variant_id
    ), booked as (
      insert into stock_movements (website_id, variant_id, kind, quantity, cause, order_id)
      select ${tx.site}::uuid, w.variant_id, 'returned', w.quantity, ${cause}, ${orderId}::uuid
      from wanted w join variants v on v.website_id = ${tx.site} and v.id = w.variant_id and v.stock is not null
      order by w.variant_id
      on conflict (website_id, variant_id, cause) do nothing
      returning variant_id, quantity
    )
    update variants v set stock = v.stock + b.quantity from booked b
    where v.website_id = ${tx.site} and v.id = b.variant_id`.execute(tx);
}

export async function releaseHolds(tx: Tx, orderId: string): Promise<void> {
  await sql`delete from stock_holds where website_id = ${tx.site} and order_id = ${orderId}`.execute(tx);
}
