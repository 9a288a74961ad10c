import type { Readable } from 'node:stream';
import { z } from 'zod';
import { invalid, Refusal } from '../../../../lib/errors.ts';
import { refuseUnstorable } from '../../../../lib/http/requests/storable.ts';
import { arrivingText } from '../../../../lib/values/arriving-text.ts';
import { JsonSplitter } from '../../../../lib/values/split-json.ts';
import { joinList } from '../../../products/csv-cells.ts';
import { MOST_JSON_ENTRY } from '../../import-limits.ts';
import { staffWords } from '../staff-words.ts';
import type { Columns, FileRow } from './columns.ts';

type Given = Readonly<Record<string, unknown>>;

/** A file with `0` in place of each entry: a list, or an object with a list. */
const entries = z.array(z.literal(0));
const frame = z.union([entries, z.looseObject({ entries })]);

const isEntry = (path: readonly string[]): boolean =>
  path.at(-1) === '[]' && (path.length === 1 || (path.length === 2 && path[0] === 'entries'));

/** What an export says that an import has no use for: an entry is found by its address. */
const unused: ReadonlySet<string> = new Set(['id', 'updatedAt']);
const dates = ['date', 'publishAt', 'publishedAt'] as const;
const states: ReadonlySet<unknown> = new Set(['draft', 'published', 'changed', 'scheduled']);

/** The entries of a file, as they arrive: a row each, with a column for each key and each field. @throws 400, 413 */
export async function* jsonRows(bytes: Readable, columns: Columns): AsyncGenerator<FileRow> {
  const words = staffWords();
  const wrong = () => invalid(words.notJsonEntries);
  const splitter = new JsonSplitter({
    isPiece: isEntry,
    longest: MOST_JSON_ENTRY,
    damaged: () => invalid(words.damagedJson),
    wrong,
  });
  let line = 0;
  for await (const text of arrivingText(bytes, {
    wrong: words.notUtf8,
    tooLarge: words.largeFile({ most: 200 }),
  }))
    for (const { problem, value } of splitter.write(text)) {
      line += 1;
      yield value ? rowOf(value, line, columns) : unread(line, problem === 'deep');
    }
  if (!frame.safeParse(splitter.end()).success) throw wrong();
}

const unread = (line: number, isDeep: boolean): FileRow => ({
  line,
  source: '',
  cells: [],
  problem: isDeep ? staffWords().deepEntry : staffWords().largeEntry({ most: MOST_JSON_ENTRY / 1024 / 1024 }),
});

function rowOf(entry: Given, line: number, columns: Columns): FileRow {
  const field = unstorable(entry);
  if (field !== null)
    return { line, source: '', cells: [], problem: staffWords().unstorableEntry({ field }) };
  const cells: (string | null)[] = [];
  const put = (name: string, value: unknown) => {
    cells[columns.at(name)] = cellOf(value);
  };
  // A date that the owner didn’t choose is that of publishing, which the import can’t repeat.
  const date = dates.map((name) => entry[name]).find((value) => typeof value === 'string');
  for (const [name, value] of Object.entries(entry)) {
    if (unused.has(name) || dates.some((each) => each === name)) continue;
    if (name === 'values' && isGroup(value))
      for (const [key, of] of Object.entries(value)) put(`values.${key}`, of);
    else if (name === 'state' && states.has(value)) put(name, value === 'draft' ? 'no' : 'yes');
    else put(name, value);
  }
  if (dates.some((name) => Object.hasOwn(entry, name))) put('date', date ?? null);
  return { line, source: '', cells: Array.from(cells, (cell) => cell ?? null) };
}

const isGroup = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of an entry that can’t be stored; null if all of it can. */
function unstorable(entry: Given): string | null {
  try {
    refuseUnstorable(entry);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return Object.keys(error.detail.fields ?? {})[0] ?? '';
    throw error;
  }
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A text as in a table; what has more to it stays JSON. */
function cellOf(value: unknown): string {
  if (value === null) return '';
  if (isScalar(value)) return String(value);
  return Array.isArray(value) && value.every(isScalar) ? joinList(value.map(String)) : JSON.stringify(value);
}
