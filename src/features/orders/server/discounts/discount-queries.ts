import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
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

export async function listDiscounts(
  tx: Tx,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<DiscountRow[]> {
  const { rows } = await sql<DiscountRow>`
    select * from discount_codes where website_id = ${tx.site} and ${after ? sql`id < ${after}::uuid` : sql`true`}
    order by id desc limit ${limit}`.execute(tx);
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

export async function deleteDiscount(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('discount_codes')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}
