import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { searchedWords } from '../order-words.ts';
import type { OrderRow } from './order-rows.ts';

export interface OrderFilter {
  status?: string | undefined;
  q?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  provider?: string | undefined;
  product?: string | undefined;
  trouble?: string | undefined;
}

export type ListedOrder = OrderRow & { pieces: number };

/** The smallest id of that millisecond: ids begin with their time, so one index serves time and order. */
export const idAt = (time: Date): string => {
  const hex = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

function conditions(websiteId: string, filter: OrderFilter) {
  const { status, q, from, to, provider, product, trouble } = filter;
  const all = [sql`o.website_id = ${websiteId}`];
  if (status !== undefined) all.push(sql`o.status = ${Number(status)}`);
  if (from) all.push(sql`o.id >= ${idAt(from)}::uuid`);
  if (to) all.push(sql`o.id < ${idAt(to)}::uuid`);
  if (provider !== undefined) all.push(sql`o.provider = ${provider}`);
  if (trouble !== undefined) all.push(sql`o.trouble <> ''`);
  if (product !== undefined)
    all.push(sql`exists (select from order_items i where i.website_id = ${websiteId} and i.product_id = ${product}
      and i.order_id = o.id)`);
  for (const word of searchedWords(q ?? '').slice(0, 6))
    all.push(sql`exists (select from order_words w where w.website_id = ${websiteId} and w.order_id = o.id
      and w.word >= ${word} and w.word < ${`${word}\u{10ffff}`})`);
  return sql.join(all, sql` and `);
}

/** Orders that hold a word, newest first: few words are so common that their orders are many. */
function source(websiteId: string, filter: OrderFilter) {
  const [word] = searchedWords(filter.q ?? '').toSorted((a, b) => b.length - a.length);
  if (word === undefined) return sql`from orders o`;
  const { from, to } = filter;
  return sql`from (select distinct order_id from order_words where website_id = ${websiteId}
      and word >= ${word} and word < ${`${word}\u{10ffff}`}
      ${from ? sql`and order_id >= ${idAt(from)}::uuid` : sql``} ${to ? sql`and order_id < ${idAt(to)}::uuid` : sql``}
    ) hit join orders o on o.website_id = ${websiteId} and o.id = hit.order_id`;
}

const pieces = sql`(select coalesce(sum(i.quantity), 0)::int from order_items i
  where i.website_id = o.website_id and i.order_id = o.id) as pieces`;

export async function listOrders(
  tx: Tx,
  websiteId: string,
  filter: OrderFilter,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    select o.*, ${pieces} ${source(websiteId, filter)}
    where ${conditions(websiteId, filter)} and ${after ? sql`o.id < ${after}::uuid` : sql`true`}
    order by o.id desc limit ${limit}`.execute(tx);
  return rows;
}

export async function ordersOfAccount(
  tx: Tx,
  websiteId: string,
  accountId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    select o.*, ${pieces} from orders o where o.website_id = ${websiteId} and o.account_id = ${accountId}
      and (o.status <> 0 or o.placed_at is not null) and (o.status <> 3 or o.placed_at is not null)
      and ${after ? sql`o.id < ${after}::uuid` : sql`true`}
    order by o.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Of an account, for its details: what was ordered for good. */
export async function countOrders(tx: Tx, websiteId: string, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where website_id = ${websiteId} and account_id = ${accountId}
      and placed_at is not null`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface Totals {
  status: number;
  count: number;
  total: number;
  refunded: number;
}

export async function orderTotals(tx: Tx, websiteId: string, filter: OrderFilter): Promise<Totals[]> {
  const { rows } = await sql<Totals>`
    select o.status, count(*)::int as count, coalesce(sum(o.total), 0)::bigint as total,
      coalesce(sum(o.refunded), 0)::bigint as refunded
    ${source(websiteId, filter)} where ${conditions(websiteId, filter)} group by o.status`.execute(tx);
  return rows;
}

/** The moment at which a day begins where the site is. */
export async function dayBegins(tx: Tx, websiteId: string, day: string, plusDays: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select ((${day}::date + ${plusDays}::int)::timestamp at time zone timezone) as at from websites
    where id = ${websiteId}`.execute(tx);
  return rows[0]?.at ?? new Date(day);
}
