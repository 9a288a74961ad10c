import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { type ProductRow, selectProducts } from '../catalogue/product-queries.ts';

/** Products that aren't archived, the newest first. */
export const originalsAfter = (tx: Tx, after: string | undefined, limit: number): Promise<ProductRow[]> =>
  selectProducts(
    tx,
    sql`from products p where p.website_id = ${tx.site} and p.archived_at is null
      and ${after === undefined ? sql`true` : sql`p.id < ${after}`} order by p.id desc limit ${limit}`,
  );

export const originalsOf = (tx: Tx, ids: readonly string[]): Promise<ProductRow[]> =>
  selectProducts(
    tx,
    sql`from products p where p.website_id = ${tx.site} and p.id = any (${[...ids]}::uuid[])`,
  );
