import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { CheckedEntry } from './check-row.ts';
import type { Column } from './columns.ts';

/** An entry to be saved. */
export interface Waiting {
  position: number;
  type_id: string;
  columns: Column[];
  cells: (string | null)[];
  entry: CheckedEntry;
  notes: string[];
  publish: boolean;
  overwrite: boolean;
  /** Who started the import. */
  by: string | null;
}

const isWanted = (overwrite: string) => sql`(what = 'new' or (what = 'change' and ${sql.raw(overwrite)}))`;

/** The next entry to be saved, locked until the end of the transaction; those locked by other processes are skipped. */
export async function nextToApply(tx: Tx, importId: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select r.position, i.type_id, i.columns, r.cells, r.entry, r.notes, i.publish, i.overwrite, i.started_by as by
    from entry_import_rows r join entry_imports i on i.website_id = r.website_id and i.id = r.import_id
    where r.website_id = ${tx.site} and r.import_id = ${importId} and r.result is null
      and ${isWanted('i.overwrite')} and i.status in ('waiting', 'running')
    order by r.position limit 1 for update of r skip locked`.execute(tx);
  return rows[0];
}

/** Records the result of an entry, counted in the same transaction. */
export async function noteResult(
  tx: Tx,
  importId: string,
  position: number,
  outcome: {
    result: 'created' | 'updated' | 'failed';
    pageId?: string;
    notes?: readonly string[];
    problem?: string;
  },
): Promise<void> {
  const { result, pageId = null, notes, problem } = outcome;
  const problems = problem === undefined ? [] : [{ column: '', sentence: problem }];
  await sql`with noted as (
      update entry_import_rows set result = ${result}, page_id = ${pageId}::uuid,
        notes = coalesce(${notes ? [...notes] : null}::text[], notes), problems = problems || ${JSON.stringify(problems)}::jsonb
      where website_id = ${tx.site} and import_id = ${importId} and position = ${position} and result is null
      returning result
    )
    update entry_imports set status = 'running', done = done + 1,
      created = created + (${result} = 'created')::int, updated = updated + (${result} = 'updated')::int,
      failed = failed + (${result} = 'failed')::int
    where website_id = ${tx.site} and id = ${importId} and exists (select from noted)`.execute(tx);
}

/** Completes the import once no row is waiting or locked. @returns false if one is */
export async function endImport(tx: Tx, importId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update entry_imports i set status = 'done', finished_at = now()
    where i.website_id = ${tx.site} and i.id = ${importId} and i.status in ('waiting', 'running') and not exists (
      select from entry_import_rows where website_id = ${tx.site} and import_id = ${importId}
        and result is null and ${isWanted('i.overwrite')})
    returning i.id`.execute(tx);
  return rows.length > 0;
}
