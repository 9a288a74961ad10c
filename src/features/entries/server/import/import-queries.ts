import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { EntryProblem } from '../../import-contract.ts';
import type { CheckedEntry } from './check-row.ts';
import type { Column, FileRow } from './columns.ts';

const columns = [
  'id',
  'type_id',
  'file_name',
  'format',
  'status',
  'publish',
  'overwrite',
  'total',
  'done',
  'created',
  'updated',
  'failed',
  'wrong',
  'started_by',
  'created_at',
  'finished_at',
] as const;

const fresh =
  sql<number>`(select count(*)::int from entry_import_rows r where r.website_id = entry_imports.website_id
  and r.import_id = entry_imports.id and r.what = 'new')`.as('fresh');

const selected = (tx: Tx) =>
  tx
    .selectFrom('entry_imports')
    .select(columns)
    .select([sql<Column[]>`columns`.as('columns'), fresh])
    .where('website_id', '=', tx.site);

export const findImport = (tx: Tx, id: string) => selected(tx).where('id', '=', id).executeTakeFirst();
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** Checks of its rows come one after the other. */
export const lockImport = (tx: Tx, id: string) =>
  selected(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const listImports = (tx: Tx, typeId: string, limit: number) =>
  selected(tx).where('type_id', '=', typeId).orderBy('id', 'desc').limit(limit).execute();

export async function insertImport(
  tx: Tx,
  values: { typeId: string; fileName: string; format: 'csv' | 'markdown' | 'json'; by: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('entry_imports')
    .values({
      website_id: tx.site,
      type_id: values.typeId,
      file_name: values.fileName,
      format: values.format,
      started_by: values.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Only the last few of a type are kept; a running one stays whatever its age. */
export async function forgetOldImports(tx: Tx, typeId: string, kept: number): Promise<void> {
  await sql`delete from entry_imports where website_id = ${tx.site} and type_id = ${typeId}
    and status not in ('waiting', 'running') and id not in (select id from entry_imports
      where website_id = ${tx.site} and type_id = ${typeId} order by id desc limit ${kept})`.execute(tx);
}

export async function deleteImport(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('entry_imports')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function insertRows(
  tx: Tx,
  importId: string,
  rows: readonly (FileRow & { position: number })[],
): Promise<void> {
  const given = rows.map(({ position, line, source, cells, problem, notes }) => ({
    position,
    line,
    source,
    cells,
    what: problem === undefined ? 'unchecked' : 'wrong',
    problems: problem === undefined ? [] : [{ column: '', sentence: problem }],
    notes: notes ?? [],
  }));
  await sql`insert into entry_import_rows (website_id, import_id, position, line, source, cells, what, problems, notes)
    select ${tx.site}::uuid, ${importId}::uuid, position, line, source, cells, what, problems, notes
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as t (position int, line int, source text, cells jsonb, what text, problems jsonb, notes text[])`.execute(
    tx,
  );
}

/** Sets what its columns are imported as; the rows that could be read are to be checked again. @returns false if it has begun */
export async function setColumns(tx: Tx, id: string, chosen: readonly Column[]): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update entry_imports set columns = ${JSON.stringify(chosen)}::jsonb
    where website_id = ${tx.site} and id = ${id} and status in ('reading', 'preview') returning id`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  // A file that could not be read has no cells but its name.
  await sql`update entry_import_rows set what = 'unchecked', entry = null, problems = '[]'
    where website_id = ${tx.site} and import_id = ${id} and (what <> 'wrong' or entry is not null)`.execute(
    tx,
  );
  return true;
}

/** Bytes of the rows that are checked at once, as they are stored. */
const MOST_STORED = 2_000_000;

export async function uncheckedRows(tx: Tx, importId: string, limit: number) {
  const { rows } = await sql<{ position: number; cells: (string | null)[]; notes: string[] }>`
    select position, cells, notes from (
      select position, cells, notes,
        sum(pg_column_size(cells)) over (order by position) - pg_column_size(cells) as before
      from entry_import_rows where website_id = ${tx.site} and import_id = ${importId} and what = 'unchecked'
      order by position limit ${limit}
    ) r where before < ${MOST_STORED} order by position`.execute(tx);
  return rows;
}

/** Which of the addresses rows before a position have. */
export async function slugsBefore(
  tx: Tx,
  importId: string,
  position: number,
  slugs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select distinct entry ->> 'slug' as slug from entry_import_rows
    where website_id = ${tx.site} and import_id = ${importId} and position < ${position}
      and entry ->> 'slug' = any(${slugs}::text[])`.execute(tx);
  return new Set(rows.map(({ slug }) => slug));
}

/** What rows before a position that would be imported have in some fields. */
export async function valuesBefore(
  tx: Tx,
  importId: string,
  position: number,
  fields: readonly string[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ values: Record<string, unknown> }>`
    select (select jsonb_object_agg(key, entry -> 'values' -> key) from unnest(${[...fields]}::text[]) key) as values
    from entry_import_rows
    where website_id = ${tx.site} and import_id = ${importId} and position < ${position} and what in ('new', 'change')`.execute(
    tx,
  );
  return rows.map(({ values }) => values);
}

export interface PageAt {
  id: string;
  slug: string;
  kind: string;
  type_id: string | null;
}

/** Pages and entries by their address. */
export async function pagesAt(tx: Tx, slugs: readonly string[]): Promise<PageAt[]> {
  const { rows } = await sql<PageAt>`
    select p.id, p.slug, p.kind, e.type_id
    from pages p left join entries e on e.website_id = p.website_id and e.page_id = p.id
    where p.website_id = ${tx.site} and p.subdomain = '' and p.slug = any(${slugs}::text[])`.execute(tx);
  return rows;
}

export interface SettledRow {
  position: number;
  entry: Partial<CheckedEntry>;
  what: 'new' | 'change' | 'wrong';
  problems: EntryProblem[];
  notes: string[];
}

export async function keepChecked(tx: Tx, importId: string, rows: readonly SettledRow[]): Promise<void> {
  await sql`update entry_import_rows r set entry = t.entry, what = t.what, problems = t.problems, notes = t.notes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (position int, entry jsonb, what text, problems jsonb, notes text[])
    where r.website_id = ${tx.site} and r.import_id = ${importId} and r.position = t.position`.execute(tx);
}

/** Counts its rows, all of which were checked. */
export async function openPreview(tx: Tx, id: string): Promise<void> {
  await sql`update entry_imports set status = 'preview',
      total = (select count(*) from entry_import_rows where website_id = ${tx.site} and import_id = ${id}
        and what in ('new', 'change')),
      wrong = (select count(*) from entry_import_rows where website_id = ${tx.site} and import_id = ${id}
        and what = 'wrong')
    where website_id = ${tx.site} and id = ${id} and status in ('reading', 'preview')`.execute(tx);
}

/** Starts it once. @returns false if it is gone or running, or nothing would be imported */
export async function startImport(
  tx: Tx,
  id: string,
  { publish, overwrite }: { publish: boolean; overwrite: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with counted as (
      select count(*)::int as total from entry_import_rows where website_id = ${tx.site} and import_id = ${id}
        and (what = 'new' or (what = 'change' and ${overwrite}))
    )
    update entry_imports i set status = 'waiting', publish = ${publish}, overwrite = ${overwrite}, total = counted.total
    from counted where i.website_id = ${tx.site} and i.id = ${id} and i.status = 'preview' and counted.total > 0
      and not exists (select from entry_import_rows where website_id = ${tx.site} and import_id = ${id}
        and what = 'unchecked')
    returning i.id`.execute(tx);
  return rows.length > 0;
}

export interface RowRecord {
  position: number;
  line: number;
  source: string;
  name: string | null;
  slug: string | null;
  date: string | null;
  what: 'unchecked' | 'new' | 'change' | 'wrong';
  problems: EntryProblem[];
  notes: string[];
  result: 'created' | 'updated' | 'failed' | null;
  page_id: string | null;
}

export async function importRows(
  tx: Tx,
  id: string,
  { only, limit, after = -1 }: { only?: 'problems' | undefined; limit: number; after?: number | undefined },
): Promise<RowRecord[]> {
  const wanted = only ? sql`(problems <> '[]'::jsonb or notes <> '{}')` : sql`true`;
  const { rows } = await sql<RowRecord>`
    select position, line, source, entry ->> 'name' as name, entry ->> 'slug' as slug, entry ->> 'date' as date,
      what, problems, notes, result, page_id
    from entry_import_rows
    where website_id = ${tx.site} and import_id = ${id} and position > ${after} and ${wanted}
    order by position limit ${limit}`.execute(tx);
  return rows;
}

/** The site's time zone, for dates that name none. */
export async function timeZoneOf(tx: Tx): Promise<string> {
  const { timezone } = await tx
    .selectFrom('websites')
    .select('timezone')
    .where('id', '=', tx.site)
    .executeTakeFirstOrThrow();
  return timezone;
}
