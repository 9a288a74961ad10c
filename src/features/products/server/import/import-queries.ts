import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { ImportFormat, ImportProblem } from '../../import-contract.ts';
import type { Draft, DraftVariant } from './draft.ts';

const columns = [
  'id',
  'file_name',
  'format',
  'status',
  'total',
  'done',
  'created',
  'updated',
  'failed',
  'wrong',
  'publish',
  'stock',
  'unknown_columns',
  'created_at',
  'finished_at',
] as const;

const fresh =
  sql<number>`(select count(*)::int from product_import_rows r where r.website_id = product_imports.website_id
  and r.import_id = product_imports.id and r.what = 'new')`.as('fresh');

/** Saved, but incomplete. */
const lacking =
  sql<number>`(select count(*)::int from product_import_rows r where r.website_id = product_imports.website_id
  and r.import_id = product_imports.id and r.problems <> '[]'::jsonb and r.result in ('created', 'updated'))`.as(
    'lacking',
  );

export const findImport = (tx: Tx, id: string) =>
  tx
    .selectFrom('product_imports')
    .select(columns)
    .select([fresh, lacking])
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const listImports = (tx: Tx, limit: number) =>
  tx
    .selectFrom('product_imports')
    .select(columns)
    .select([fresh, lacking])
    .where('website_id', '=', tx.site)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function insertImport(
  tx: Tx,
  values: { fileName: string; format: ImportFormat; unknown: string[]; by: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('product_imports')
    .values({
      website_id: tx.site,
      file_name: values.fileName,
      format: values.format,
      unknown_columns: values.unknown,
      started_by: values.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Only the last few are kept; a running one stays whatever its age. */
export async function forgetOldImports(tx: Tx, kept: number): Promise<void> {
  await sql`delete from product_imports where website_id = ${tx.site} and status not in ('waiting', 'running')
    and id not in (select id from product_imports where website_id = ${tx.site} order by id desc limit ${kept})`.execute(
    tx,
  );
}

export async function deleteImport(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('product_imports')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function insertDrafts(
  tx: Tx,
  importId: string,
  drafts: readonly { position: number; draft: Draft }[],
): Promise<void> {
  await sql`insert into product_import_rows (website_id, import_id, position, line, product)
    select ${tx.site}::uuid, ${importId}::uuid, position, line, product
    from jsonb_to_recordset(${JSON.stringify(
      drafts.map(({ position, draft }) => ({ position, line: draft.line, product: draft })),
    )}::jsonb) as t (position int, line int, product jsonb)`.execute(tx);
}

/** Adds a variant to a product that was read before. */
export async function appendVariant(
  tx: Tx,
  importId: string,
  position: number,
  variant: DraftVariant,
  problems: ImportProblem[],
): Promise<void> {
  await sql`update product_import_rows set product = product
      || jsonb_build_object('variants', (product -> 'variants') || ${JSON.stringify([variant])}::jsonb,
        'problems', (product -> 'problems') || ${JSON.stringify(problems)}::jsonb)
    where website_id = ${tx.site} and import_id = ${importId} and position = ${position}`.execute(tx);
}

export async function uncheckedDrafts(tx: Tx, importId: string, limit: number) {
  const { rows } = await sql<{ position: number; product: Draft }>`
    select position, product from product_import_rows
    where website_id = ${tx.site} and import_id = ${importId} and what = 'unchecked'
    order by position limit ${limit}`.execute(tx);
  return rows;
}

export interface CheckedRow {
  position: number;
  product: object;
  what: 'new' | 'change' | 'wrong';
  problems: ImportProblem[];
  notes: string[];
}

export async function keepChecked(tx: Tx, importId: string, rows: readonly CheckedRow[]): Promise<void> {
  await sql`update product_import_rows r set product = t.product, what = t.what, problems = t.problems, notes = t.notes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (position int, product jsonb, what text, problems jsonb, notes text[])
    where r.website_id = ${tx.site} and r.import_id = ${importId} and r.position = t.position`.execute(tx);
}

/** Records that the whole file was read. */
export async function openPreview(tx: Tx, id: string): Promise<void> {
  await sql`update product_imports set status = 'preview',
      total = (select count(*) from product_import_rows where website_id = ${tx.site} and import_id = ${id}
        and what <> 'wrong'),
      wrong = (select count(*) from product_import_rows where website_id = ${tx.site} and import_id = ${id}
        and what = 'wrong')
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

/** Starts it once. @returns false if it is gone, or running already */
export async function startImport(
  tx: Tx,
  id: string,
  choice: { publish: boolean; stock: boolean },
): Promise<boolean> {
  const row = await tx
    .updateTable('product_imports')
    .set({ ...choice, status: 'waiting' })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('status', '=', 'preview')
    .where('total', '>', 0)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface RowRecord {
  position: number;
  line: number;
  label: string | null;
  slug: string | null;
  price: number | null;
  variants: number;
  what: 'unchecked' | 'new' | 'change' | 'wrong';
  problems: ImportProblem[];
  notes: string[];
  result: 'created' | 'updated' | 'failed' | null;
  product_id: string | null;
}

export async function importRows(
  tx: Tx,
  id: string,
  { only, limit, after = -1 }: { only?: 'problems' | undefined; limit: number; after?: number | undefined },
): Promise<RowRecord[]> {
  const wanted = only ? sql`problems <> '[]'::jsonb` : sql`true`;
  const { rows } = await sql<RowRecord>`
    select position, line, product #>> '{fields,label}' as label, product #>> '{fields,slug}' as slug,
      (product #>> '{fields,price}')::float8 as price,
      coalesce(jsonb_array_length(case when jsonb_typeof(product #> '{fields,variants}') = 'array'
        then product #> '{fields,variants}' end), 0) as variants,
      what, problems, notes, result, product_id
    from product_import_rows
    where website_id = ${tx.site} and import_id = ${id} and position > ${after} and ${wanted}
    order by position limit ${limit}`.execute(tx);
  return rows;
}
