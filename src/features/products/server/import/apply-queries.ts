import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { ImportProblem } from '../../import-contract.ts';
import type { CheckedProduct } from './check-draft.ts';

/** A product to be saved. */
export interface Waiting {
  position: number;
  line: number;
  product: CheckedProduct;
  publish: boolean;
  stock: boolean;
  /** Who started the import. */
  by: string | null;
}

/** The next product to be saved, locked until the end of the transaction; those locked by other processes are skipped. */
export async function nextToApply(tx: Tx, importId: string) {
  const { rows } = await sql<Waiting>`
    select r.position, r.line, r.product, i.publish, i.stock, i.started_by as by from product_import_rows r
    join product_imports i on i.website_id = r.website_id and i.id = r.import_id
    where r.website_id = ${tx.site} and r.import_id = ${importId} and r.result is null
      and r.what in ('new', 'change') and i.status in ('waiting', 'running')
    order by r.position limit 1 for update of r skip locked`.execute(tx);
  return rows[0];
}

/** Records that one of its pictures was fetched, or failed. */
export async function keepPicture(
  tx: Tx,
  importId: string,
  position: number,
  product: CheckedProduct,
  problems: readonly ImportProblem[],
): Promise<void> {
  await sql`update product_import_rows set product = ${JSON.stringify(product)}::jsonb,
      problems = problems || ${JSON.stringify(problems)}::jsonb
    where website_id = ${tx.site} and import_id = ${importId} and position = ${position} and result is null`.execute(
    tx,
  );
}

/** Records the result of a product, counted in the same transaction. */
export async function noteResult(
  tx: Tx,
  importId: string,
  position: number,
  outcome: {
    result: 'created' | 'updated' | 'failed';
    productId?: string;
    problem?: { line: number; sentence: string };
  },
): Promise<void> {
  const { result, productId = null, problem } = outcome;
  const problems = problem ? [{ ...problem, column: '' }] : [];
  await sql`with noted as (
      update product_import_rows set result = ${result}, product_id = ${productId}::uuid,
        problems = problems || ${JSON.stringify(problems)}::jsonb
      where website_id = ${tx.site} and import_id = ${importId} and position = ${position} and result is null
      returning result
    )
    update product_imports set status = 'running', done = done + 1,
      created = created + (${result} = 'created')::int, updated = updated + (${result} = 'updated')::int,
      failed = failed + (${result} = 'failed')::int
    where website_id = ${tx.site} and id = ${importId} and exists (select from noted)`.execute(tx);
}

/** Completes the import once no row is waiting or locked. @returns false if one is */
export async function endImport(tx: Tx, importId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update product_imports set status = 'done', finished_at = now()
    where website_id = ${tx.site} and id = ${importId} and status in ('waiting', 'running') and not exists (
      select from product_import_rows where website_id = ${tx.site} and import_id = ${importId}
        and result is null and what in ('new', 'change'))
    returning id`.execute(tx);
  return rows.length > 0;
}
