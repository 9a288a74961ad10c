import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { statuses } from '../../order-states.ts';
import { searchedTerms } from '../../search-terms.ts';
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

export type ListedOrder = OrderRow & { pieces: number; parcel: boolean };

/** The smallest id of that millisecond: ids begin with their time, so one index serves time and order. */
export const idAt = (time: Date): string => {
  const hex = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

function conditions(websiteId: string, filter: OrderFilter) {
  const { status, from, to, provider, product, trouble } = filter;
  const all = [sql`o.website_id = ${websiteId}`];
  if (status !== undefined) all.push(sql`o.status = ${Number(status)}`);
  if (from) all.push(sql`o.id >= ${idAt(from)}::uuid`);
  if (to) all.push(sql`o.id < ${idAt(to)}::uuid`);
  if (provider !== undefined) all.push(sql`o.provider = ${provider}`);
  if (trouble !== undefined) all.push(sql`o.trouble <> ''`);
  if (product !== undefined)
    all.push(sql`exists (select from order_items i where i.website_id = ${websiteId} and i.product_id = ${product}
      and i.order_id = o.id)`);
  for (const word of termsOf(filter))
    // A subquery runs for each order examined; as a join, all orders would be examined.
    all.push(sql`coalesce((select true from order_words w where w.website_id = ${websiteId} and w.order_id = o.id
      and w.word >= ${word} and w.word < ${after(word)} limit 1), false)`);
  return sql.join(all, sql` and `);
}

const MOST_WORDS = 6;
const termsOf = ({ q = '' }: OrderFilter) => searchedTerms(q).slice(0, MOST_WORDS);
/** The upper bound of all words with this prefix. */
const after = (word: string) => `${word}\u{10ffff}`;

/** A word in more orders than this is found faster by scanning all orders from the newest. */
const RARE = 20_000;

/** The search term with the fewest orders; none if all are common. */
async function rarestWord(tx: Tx, filter: OrderFilter): Promise<string | undefined> {
  const words = termsOf(filter);
  if (words.length === 0) return undefined;
  const counts = words.map(
    (word) => sql`(select count(*)::int from (select from order_words where website_id = ${tx.site}
      and word >= ${word} and word < ${after(word)} limit ${RARE + 1}) as held)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(tx);
  const held = rows[0]?.counts ?? [];
  const fewest = Math.min(...held);
  return fewest > RARE ? undefined : words[held.indexOf(fewest)];
}

/** Orders with the word, newest first, else all of them. */
function source(websiteId: string, filter: OrderFilter, rarest: string | undefined) {
  if (rarest === undefined) return sql`from orders o where ${conditions(websiteId, filter)}`;
  const { from, to } = filter;
  return sql`from (select distinct order_id from order_words where website_id = ${websiteId}
      and word >= ${rarest} and word < ${after(rarest)}
      ${from ? sql`and order_id >= ${idAt(from)}::uuid` : sql``} ${to ? sql`and order_id < ${idAt(to)}::uuid` : sql``}
      order by order_id desc) hit
    cross join lateral (select * from orders x where x.website_id = ${websiteId} and x.id = hit.order_id offset 0) o
    where ${conditions(websiteId, filter)}`;
}

const pieces = sql`(select coalesce(sum(i.quantity), 0)::int from order_items i
  where i.website_id = o.website_id and i.order_id = o.id) as pieces,
  exists (select from order_items i where i.website_id = o.website_id and i.order_id = o.id
    and i.kind = 'physical') as parcel`;

export async function listOrders(
  tx: Tx,
  filter: OrderFilter,
  { limit, after: last }: { limit: number; after?: string | undefined },
): Promise<ListedOrder[]> {
  const rarest = await rarestWord(tx, filter);
  const { rows } = await sql<ListedOrder>`
    select o.*, ${pieces} ${source(tx.site, filter, rarest)}
      and ${last ? sql`o.id < ${last}::uuid` : sql`true`}
    order by ${rarest === undefined ? sql`o.id` : sql`hit.order_id`} desc limit ${limit}`.execute(tx);
  return rows;
}

export async function ordersOfAccount(
  tx: Tx,
  accountId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    select o.*, ${pieces} from orders o where o.website_id = ${tx.site} and o.account_id = ${accountId}
      and (o.status <> 0 or o.placed_at is not null) and (o.status <> 3 or o.placed_at is not null)
      and ${after ? sql`o.id < ${after}::uuid` : sql`true`}
    order by o.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Counts the completed orders of an account. */
export async function countOrders(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where website_id = ${tx.site} and account_id = ${accountId}
      and placed_at is not null`.execute(tx);
  return rows[0]?.count ?? 0;
}

const MOST_COUNTED = 100;

/** Paid and not yet shipped; counted up to a maximum. */
export async function countToSend(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from orders where website_id = ${tx.site} and status = 1
      limit ${MOST_COUNTED}) as waiting`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface Totals {
  status: number;
  count: number;
  total: number;
  refunded: number;
}

export async function orderTotals(tx: Tx, filter: OrderFilter): Promise<Totals[]> {
  const { status, from, to, ...others } = filter;
  if (Object.values(others).every((value) => value === undefined))
    return totalsOfSpan(tx, status, { from, to });
  const rarest = await rarestWord(tx, filter);
  const { rows } = await sql<Totals>`
    select o.status, count(*)::int as count, coalesce(sum(o.total), 0)::bigint as total,
      coalesce(sum(o.refunded), 0)::bigint as refunded
    ${source(tx.site, filter, rarest)} group by o.status`.execute(tx);
  return rows;
}

/** The usual filter: one index has everything, a range of it for each state. */
async function totalsOfSpan(
  tx: Tx,
  status: string | undefined,
  { from, to }: Pick<OrderFilter, 'from' | 'to'>,
): Promise<Totals[]> {
  const { rows } = await sql<Totals>`
    select s.status, t.* from unnest(${status === undefined ? statuses : [Number(status)]}::smallint[]) as s (status)
    cross join lateral (
      select count(*)::int as count, coalesce(sum(o.total), 0)::bigint as total,
        coalesce(sum(o.refunded), 0)::bigint as refunded
      from orders o where o.website_id = ${tx.site} and o.status = s.status
        ${from ? sql`and o.id >= ${idAt(from)}::uuid` : sql``} ${to ? sql`and o.id < ${idAt(to)}::uuid` : sql``}
    ) t where t.count > 0`.execute(tx);
  return rows;
}

/** The start of a day in the site's time zone. */
export async function dayBegins(tx: Tx, day: string, plusDays: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select ((${day}::date + ${plusDays}::int)::timestamp at time zone timezone) as at from websites
    where id = ${tx.site}`.execute(tx);
  return rows[0]?.at ?? new Date(day);
}
