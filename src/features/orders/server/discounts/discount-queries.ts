import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { containing } from '../../../../lib/db/containing.ts';
import type { DiscountState } from '../../discount-states.ts';
import type { DiscountInput } from '../../shop-shapes.ts';

export interface DiscountRow {
  id: string;
  code: string;
  kind: 'percent' | 'fixed' | 'free-shipping';
  value: number;
  active: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  minimum: number;
  total_limit: number | null;
  customer_limit: number | null;
  used: number;
  version: number;
}

const columns = (fields: DiscountInput) => ({
  code: fields.code,
  kind: fields.kind,
  // Hundredths, of a percent or of the currency.
  value: Math.round(fields.value * 100),
  active: fields.active,
  starts_at: fields.startsAt,
  ends_at: fields.endsAt,
  minimum: Math.round(fields.minimum * 100),
  total_limit: fields.totalLimit,
  customer_limit: fields.customerLimit,
});

export interface DiscountQuery {
  q?: string | undefined;
  state?: DiscountState | undefined;
  sort: 'newest' | 'code' | 'used';
  limit: number;
  after?: string | undefined;
}

/** As `discountState` tells them apart in the browser. */
const inState = (state: DiscountState) => {
  const isOver = sql`not active or ends_at <= now()`;
  const isUsedUp = sql`total_limit is not null and used >= total_limit`;
  const isLater = sql`starts_at is not null and starts_at > now()`;
  const states = {
    ended: sql`(${isOver}) is true`,
    'used-up': sql`(${isOver}) is not true and ${isUsedUp}`,
    later: sql`(${isOver}) is not true and not (${isUsedUp}) and ${isLater}`,
    active: sql`(${isOver}) is not true and not (${isUsedUp}) and not (${isLater})`,
  };
  return states[state];
};

/** Whether a row comes after the one with this id, in the order of the sort. */
const following = (tx: Tx, sort: DiscountQuery['sort'], after: string) => {
  const last = (column: 'code' | 'used') =>
    sql`(select ${sql.ref(column)} from discount_codes where website_id = ${tx.site} and id = ${after}::uuid)`;
  if (sort === 'code') return sql`code > ${last('code')}`;
  return sort === 'used' ? sql`(used, id) < (${last('used')}, ${after}::uuid)` : sql`id < ${after}::uuid`;
};

const orders = { newest: sql`id desc`, code: sql`code`, used: sql`used desc, id desc` };

export async function listDiscounts(
  tx: Tx,
  { q, state, sort, limit, after }: DiscountQuery,
): Promise<DiscountRow[]> {
  const { rows } = await sql<DiscountRow>`
    select * from discount_codes where website_id = ${tx.site}
      and ${q ? sql`code like ${containing(q.toUpperCase())}` : sql`true`}
      and ${state ? inState(state) : sql`true`}
      and ${after ? following(tx, sort, after) : sql`true`}
    order by ${orders[sort]} limit ${limit}`.execute(tx);
  return rows;
}

export async function findDiscount(tx: Tx, id: string): Promise<DiscountRow | undefined> {
  const { rows } = await sql<DiscountRow>`
    select * from discount_codes where website_id = ${tx.site} and id = ${id}`.execute(tx);
  return rows[0];
}

export async function insertDiscount(tx: Tx, fields: DiscountInput): Promise<string> {
  const { id } = await tx
    .insertInto('discount_codes')
    .values({ ...columns(fields), website_id: tx.site })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDiscount(
  tx: Tx,
  id: string,
  fields: DiscountInput,
  version: number | undefined,
): Promise<boolean> {
  const row = await tx
    .updateTable('discount_codes')
    .set({ ...columns(fields), version: sql`version + 1` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version as number))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns how many there are */
export async function activateDiscounts(tx: Tx, ids: readonly string[], active: boolean): Promise<number> {
  const { rows } = await sql`
    with named as (
      select id from discount_codes where website_id = ${tx.site} and id = any(${ids}::uuid[]) order by id for update
    )
    update discount_codes set active = ${active}, version = version + (active <> ${active})::int
    from named where website_id = ${tx.site} and discount_codes.id = named.id
    returning discount_codes.id`.execute(tx);
  return rows.length;
}

/** @returns how many there were */
export async function deleteDiscounts(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('discount_codes')
    .where('website_id', '=', tx.site)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
