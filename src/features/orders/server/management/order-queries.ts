import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { preparedSql } from '../../../../lib/db/prepared.ts';
import type { BoughtOrder, OrderRow, WholeOrder } from './order-rows.ts';
import { detailOf, type Told } from './stored-words.ts';

/** The files of a line `i` of an order `o`. */
export const filesOf = sql`case when i.kind = 'digital' then
    coalesce((select jsonb_agg(jsonb_build_object('file', f.file_id, 'label', f.label) order by f.position)
      from product_files f where f.website_id = o.website_id and f.product_id = i.product_id), '[]') else '[]' end`;

// As text, because building `jsonb` for a row first takes twice as long.
const itemsOf = sql`coalesce((select json_agg(t order by t.position) from (
    select i.*, ${filesOf} as files from order_items i where i.website_id = o.website_id and i.order_id = o.id
  ) t), '[]') as items`;

const partsOf = sql`${itemsOf},
  coalesce((select json_agg(t order by t.id) from (
    select e.*, a.email from order_events e left join accounts a on a.website_id = e.website_id and a.id = e.account_id
    where e.website_id = o.website_id and e.order_id = o.id
  ) t), '[]') as events,
  coalesce((select json_agg(r order by r.id) from refunds r
    where r.website_id = o.website_id and r.order_id = o.id), '[]') as refunds,
  coalesce((select json_agg(f order by f.id) from fulfilments f
    where f.website_id = o.website_id and f.order_id = o.id), '[]') as fulfilments`;

interface Named {
  websiteId: string;
  id: string;
}

const whole = preparedSql(
  ({ websiteId, id }: Named) =>
    sql<WholeOrder>`select o.*, ${partsOf} from orders o where o.website_id = ${websiteId} and o.id = ${id}`,
);
const bought = preparedSql(
  ({ websiteId, id }: Named) =>
    sql<BoughtOrder>`select o.*, ${itemsOf} from orders o where o.website_id = ${websiteId} and o.id = ${id}`,
);
const locked = preparedSql(
  ({ websiteId, id }: Named) =>
    sql`select from orders where website_id = ${websiteId} and id = ${id} for no key update`,
);

/** An order with its lines, history, refunds and shipments. */
export const wholeOrder = async (tx: Tx, id: string): Promise<WholeOrder | undefined> =>
  (await whole(tx, { websiteId: tx.site, id }))[0];

/** The columns of an order that payment needs. */
export const boughtOrder = async (tx: Tx, id: string): Promise<BoughtOrder | undefined> =>
  (await bought(tx, { websiteId: tx.site, id }))[0];

/** Those of these orders that exist, in the order of the ids. */
export async function boughtOrders(tx: Tx, ids: readonly string[]): Promise<BoughtOrder[]> {
  const { rows } = await sql<BoughtOrder>`
    select o.*, ${itemsOf} from orders o where o.website_id = ${tx.site} and o.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], o.id)`.execute(tx);
  return rows;
}

/** The numbers of those of these orders that exist, by id. */
export async function orderNumbers(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('website_id', '=', tx.site)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Locks the order only; sent together with the queries that run under the lock. */
export async function holdOrder(tx: Tx, id: string): Promise<void> {
  await locked(tx, { websiteId: tx.site, id });
}

const products = preparedSql(
  ({ websiteId, id }: { websiteId: string; id: string }) => sql<{ product_id: string }>`
    select distinct product_id from order_items
    where website_id = ${websiteId} and order_id = ${id} and product_id is not null`,
);

/** Ids of ordered products that still exist. */
export const productsOf = async (tx: Tx, id: string): Promise<string[]> =>
  (await products(tx, { websiteId: tx.site, id })).map((row) => row.product_id);

/** Reads and locks the order alone: other changes wait until this transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select * from orders where website_id = ${tx.site} and id = ${id} for no key update`.execute(tx);
  return rows[0];
}

export interface Move {
  from: number;
  to: number;
}

/** When an order reached its current status. */
const stamps: Readonly<Record<number, RawBuilder<unknown>>> = {
  2: sql`, fulfilled_at = now()`,
  3: sql`, cancelled_at = now(), visitor = null`,
};

/**
 * Moves an order to the next status, if it still has the expected one.
 * @returns false if another transaction was faster
 */
export async function moveOrder(tx: Tx, id: string, { from, to }: Move): Promise<boolean> {
  const { rows } = await sql`
    update orders set status = ${to}, version = version + 1 ${stamps[to] ?? sql``}
    where website_id = ${tx.site} and id = ${id} and status = ${from} returning id`.execute(tx);
  return rows.length > 0;
}

export interface NewEvent {
  kind: string;
  from?: number;
  to?: number;
  actor: 'buyer' | 'owner' | 'provider' | 'system';
  account?: string | null;
  /** For the owner. */
  told: Told;
}

export async function noteEvent(tx: Tx, orderId: string, event: NewEvent): Promise<void> {
  const { kind, from = null, to = null, actor, account = null, told } = event;
  await sql`
    insert into order_events (website_id, order_id, kind, from_status, to_status, actor, account_id, detail)
    values (${tx.site}, ${orderId}, ${kind}, ${from}, ${to}, ${actor}, ${account},
      ${JSON.stringify(detailOf(told))}::jsonb)`.execute(tx);
}

/** Clears a note by `setTrouble`, unless another one has replaced it. */
export async function clearTrouble(tx: Tx, orderId: string, text: string): Promise<void> {
  await sql`update orders set trouble = '', version = version + 1
    where website_id = ${tx.site} and id = ${orderId} and trouble = ${text}`.execute(tx);
}

/** Flags this order in the owner's list as needing attention; an empty text clears it. */
export async function setTrouble(tx: Tx, orderId: string, text: string): Promise<void> {
  await sql`update orders set trouble = ${text}, version = version + 1
    where website_id = ${tx.site} and id = ${orderId}`.execute(tx);
}
