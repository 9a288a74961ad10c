import { CompiledQuery, sql } from 'kysely';
import { allowStatements, type Tx } from '../../../../lib/db/database.ts';
import { NO_PASSWORD, type TablePolicy, toEnterAnew } from './policy/index.ts';

/** Rows per fetch, by their length; few different statements, so that each is planned once. */
const FETCHES = [1, 20, 400] as const;
const FETCHED_CHARACTERS = 1_000_000;
const STATEMENT_MS = 5 * 60_000;

const run = async <R>(tx: Tx, text: string, values: readonly unknown[] = []): Promise<R[]> =>
  (await tx.executeQuery<R>(CompiledQuery.raw(text, [...values]))).rows;

const siteColumn = ({ table }: TablePolicy) => (table === 'websites' ? 'id' : 'website_id');

/** Fixes the snapshot of the transaction, which must not have read anything yet. */
export async function holdStill(tx: Tx): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(tx);
  await allowStatements(tx, STATEMENT_MS);
}

/** For an import: bytes of the archive are read between two statements. */
export async function haveTime(tx: Tx): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(tx);
  await allowStatements(tx, STATEMENT_MS);
}

export async function countRows(tx: Tx, policy: TablePolicy): Promise<number> {
  const [row] = await run<{ n: number }>(
    tx,
    `select count(*) as n from ${policy.table} where ${siteColumn(policy)} = $1 and ${policy.where}`,
    [tx.site],
  );
  return row?.n ?? 0;
}

/** Rows of a statement through a cursor, one at a time per transaction; about a megabyte per fetch. */
async function* fetched<R>(
  tx: Tx,
  text: string,
  values: readonly unknown[],
  charactersOf: (row: R) => number,
): AsyncGenerator<R[]> {
  await run(tx, `declare exported no scroll cursor for ${text}`, values);
  let most = 1;
  for (;;) {
    const rows = await run<R>(tx, `fetch forward ${most} from exported`);
    if (rows.length === 0) break;
    yield rows;
    const characters = rows.reduce((sum, row) => sum + charactersOf(row), 0);
    const fitting = FETCHED_CHARACTERS / (characters / rows.length);
    most = FETCHES.findLast((each) => each <= fitting) ?? 1;
  }
  await run(tx, 'close exported');
}

/** Each row as one line of JSON, in key order. */
export async function* rowsOf(tx: Tx, policy: TablePolicy): AsyncGenerator<string[]> {
  const columns = policy.kept.map((name) =>
    policy.changed[name] ? `${policy.changed[name]} as ${name}` : name,
  );
  const order = policy.key.map((name) => `source.${name}`).join(', ');
  const text = `select to_jsonb(row)::text as line from (
       select ${columns.join(', ')} from ${policy.table} source where ${siteColumn(policy)} = $1 and ${policy.where}
       ${order && `order by ${order}`}) row`;
  for await (const rows of fetched<{ line: string }>(tx, text, [tx.site], ({ line }) => line.length))
    yield rows.map(({ line }) => line);
}

export interface StoredRow {
  id: string;
  /** `null` for visitors' files, which are stored by id alone. */
  sha256: Buffer | null;
  size: number;
  type: string;
}

const STORED_CHARACTERS = 300;

/** Stored bytes: library files, once per content, and visitors' files. */
export const storedOf = (tx: Tx): AsyncGenerator<StoredRow[]> =>
  fetched<StoredRow>(
    tx,
    `(select distinct on (sha256) id, sha256, source_size as size, source_type as type
       from files where website_id = $1 order by sha256, id)
     union all
     (select id, null, size, type from attachments where website_id = $1 and message_id is not null order by id)`,
    [tx.site],
    () => STORED_CHARACTERS,
  );

export const siteName = (tx: Tx) =>
  tx.selectFrom('websites').select('name').where('id', '=', tx.site).executeTakeFirstOrThrow();

/** Sentences about what is left out and must be entered again. */
export async function enteredAnew(tx: Tx): Promise<string[]> {
  const sentences: string[] = [];
  for (const { count, sentence } of toEnterAnew) {
    const [row] = await run<{ count: number }>(tx, count, [tx.site]);
    if (row && row.count > 0) sentences.push(sentence);
  }
  return sentences;
}

/** Rows that the database wrote itself while others were imported. */
export const clearTable = (tx: Tx, { table }: TablePolicy): Promise<unknown> =>
  run(tx, `delete from ${table} where website_id = $1`, [tx.site]);

/**
 * Inserts rows of an export.
 * @param columns that they have; others get the defaults of new rows
 * @param unusable a hash that no password matches, for all accounts
 */
export async function insertRows(
  tx: Tx,
  policy: TablePolicy,
  columns: readonly string[],
  rows: readonly object[],
  unusable: string,
): Promise<void> {
  const { table, renewed } = policy;
  const listed = columns.map((name) => `"${name}"`).join(', ');
  const fills = Object.entries(renewed).map(
    ([name, fill]) => [name, fill === NO_PASSWORD ? '$3::text' : fill] as const,
  );
  const values = [tx.site, JSON.stringify(table === 'websites' ? rows[0] : rows)];
  if (fills.some(([, fill]) => fill.startsWith('$3'))) values.push(unusable);
  if (table === 'websites') {
    await run(
      tx,
      `update websites set ${fills.map((pair) => pair.join(' = ')).join(', ')},
         (${listed}) = (select ${listed} from jsonb_populate_record(null::websites, $2::jsonb)) where id = $1`,
      values,
    );
    return;
  }
  await run(
    tx,
    `insert into ${table} (website_id, ${[listed, ...fills.map(([name]) => name)].join(', ')})
     select $1::uuid, ${[listed, ...fills.map(([, fill]) => fill)].join(', ')}
     from jsonb_populate_recordset(null::${table}, $2::jsonb)`,
    values,
  );
}
