import type { Tx } from '../../../../lib/db/database.ts';
import type { BlockKinds } from '../../../../lib/content/block-kind.ts';
import { conflict, invalid } from '../../../../lib/errors.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';
import { findFiles, shownPictures } from '../../../files/server/index.ts';
import { knownType } from '../type-operations.ts';
import { findReferences } from '../references/named-references.ts';
import { fieldOf, readRow, settleRow } from './check-row.ts';
import { type Column, Columns, type FileRow, guessTargets } from './columns.ts';
import {
  deleteImport,
  forgetOldImports,
  insertImport,
  insertRows,
  keepChecked,
  lockImport,
  openPreview,
  pagesAt,
  setColumns,
  slugsBefore,
  timeZoneOf,
  uncheckedRows,
} from './import-queries.ts';
import { findTaken } from './taken-values.ts';
import { staffWords } from '../staff-words.ts';

export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const AT_ONCE = 200;
/** Characters of rows that are written at once. */
const LONG = 2_000_000;
const KEPT = 10;
const MOST_ENTRIES = 10_000;

interface Arriving {
  typeId: string;
  fileName: string;
  format: 'csv' | 'markdown' | 'json';
  by: string;
}

/**
 * Reads a file of entries into the database, a few hundred rows at a time, and checks them against the current site, which stays
 * unchanged.
 * @returns the import's id
 */
export async function stageEntries(
  db: InTransaction,
  kinds: BlockKinds,
  arriving: Arriving,
  read: (columns: Columns) => AsyncIterable<FileRow>,
): Promise<string> {
  const id = await db(async (tx) => {
    await knownType(tx, arriving.typeId);
    return insertImport(tx, arriving);
  });
  try {
    const columns = new Columns();
    let batch: (FileRow & { position: number })[] = [];
    let position = 0;
    let length = 0;
    const flush = async () => {
      const rows = batch;
      batch = [];
      length = 0;
      if (rows.length > 0) await db((tx) => insertRows(tx, id, rows));
    };
    for await (const row of read(columns)) {
      if (position >= MOST_ENTRIES) throw invalid(staffWords().tooManyEntries({ most: MOST_ENTRIES }));
      columns.note(row);
      batch.push({ ...row, position });
      position += 1;
      length += row.cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
      if (batch.length >= AT_ONCE || length >= LONG) await flush();
    }
    await flush();
    if (position === 0) throw invalid(staffWords().noEntriesInFile);
    await db(async (tx) => {
      const { fields } = await knownType(tx, arriving.typeId);
      await setColumns(tx, id, guessTargets(columns.columns, fields));
    });
    await checkEntries(db, kinds, id);
    await db((tx) => forgetOldImports(tx, arriving.typeId, KEPT));
    return id;
  } catch (error) {
    await db((tx) => deleteImport(tx, id));
    throw error;
  }
}

/** Checks the rows that are not checked yet, and counts them. */
export async function checkEntries(db: InTransaction, kinds: BlockKinds, id: string): Promise<void> {
  while (await db((tx) => checkSome(tx, kinds, id))) await new Promise((resolve) => setImmediate(resolve));
  await db((tx) => openPreview(tx, id));
}

/** @returns whether there were any */
async function checkSome(tx: Tx, kinds: BlockKinds, id: string): Promise<boolean> {
  const whole = await lockImport(tx, id);
  if (!whole || !['reading', 'preview'].includes(whole.status)) throw conflict(staffWords().importStopped);
  const type = await knownType(tx, whole.type_id);
  const rows = await uncheckedRows(tx, id, AT_ONCE);
  const [first] = rows;
  if (!first) return false;
  const { columns } = whole;
  const find = await findReferences(
    tx,
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell, at) => {
        const field = fieldOf(columns[at]?.target ?? '', type.fields);
        return field && cell ? [{ field, cell }] : [];
      }),
    ),
  );
  const around = { columns, fields: type.fields, timeZone: await timeZoneOf(tx), find, kinds };
  const read = rows.map(({ position, cells, notes }) => {
    const made = readRow(cells, around);
    return { position, ...made, notes: [...new Set([...notes, ...made.notes])] };
  });
  const slugs = [...new Set(read.flatMap(({ entry: { slug } }) => slug ?? []))];
  const found = new Map((await pagesAt(tx, slugs)).map((page) => [page.slug, page]));
  const seen = await slugsBefore(tx, id, first.position, slugs);
  const files = new Set(
    (
      await shownPictures(tx, [...new Set(read.flatMap(({ entry: { picture } }) => picture?.file ?? []))])
    ).keys(),
  );
  const own = await ownFiles(tx, rows, columns);
  const taken = await findTaken(
    tx,
    id,
    type,
    read.map(({ position, entry: { values } }) => ({ position, values })),
  );
  const settled = read.map(({ position, ...row }) => {
    const { slug = '', values } = row.entry;
    const page = found.get(slug);
    const isTwice = seen.has(slug);
    seen.add(slug);
    const there = page && { id: page.id, isEntryOfType: page.kind === 'entry' && page.type_id === type.id };
    const made = settleRow(row, {
      found: there,
      isTwice,
      files,
      taken: taken.of(values, there?.id),
      columns: whole.columns,
    });
    if (made.what !== 'wrong') taken.note(values);
    const missing = own.missingIn(position);
    const notes = missing > 0 ? [...made.notes, staffWords().filesMissing({ count: missing })] : made.notes;
    return { position, ...made, notes };
  });
  await keepChecked(tx, id, settled);
  return true;
}

const filesNamed = (text: string): string[] =>
  [...text.matchAll(/\/files\/([0-9a-f-]{36})\//g)].flatMap(([, id = '']) => (isUuid(id) ? id : []));

/** Which files the blocks and values of rows name that the site doesn’t have, such as those of another site. */
async function ownFiles(
  tx: Tx,
  rows: readonly { position: number; cells: (string | null)[] }[],
  columns: readonly Column[],
) {
  const isRead = columns.map(({ target }) => target === 'blocks' || target.startsWith('field:'));
  const named = new Map(
    rows.map(({ position, cells }) => [
      position,
      new Set(cells.flatMap((cell, at) => (isRead[at] && cell ? filesNamed(cell) : []))),
    ]),
  );
  const ids = [...new Set([...named.values()].flatMap((each) => [...each]))];
  const known = new Set((await findFiles(tx, ids)).map(({ id }) => id));
  return {
    missingIn: (position: number) => [...(named.get(position) ?? [])].filter((id) => !known.has(id)).length,
  };
}
