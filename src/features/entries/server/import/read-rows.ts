import type { Readable } from 'node:stream';
import { invalid } from '../../../../lib/errors.ts';
import { readCsv } from '../../../../lib/values/read-csv.ts';
import type { Columns, FileRow } from './columns.ts';
import { readFrontMatter } from './front-matter.ts';
import type { MarkdownFile } from './open-zip.ts';
import { staffWords } from '../staff-words.ts';

const MOST_CSV_BYTES = 50 * 1024 * 1024;

/** Neither `jsonb` nor pages can hold these. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** The rows of a table, as they arrive. @throws 400 if the first one has no names of columns */
export async function* csvRows(bytes: Readable, columns: Columns): AsyncGenerator<FileRow> {
  const records = readCsv(bytes, MOST_CSV_BYTES);
  const head = await records.next();
  const names = head.done ? [] : head.value.cells;
  if (names.every((name) => name.trim() === '')) throw invalid(staffWords().noColumnNames);
  const places = names.map((name, at) =>
    columns.at(storable(name).trim() || staffWords().columnNumber({ number: at + 1 })),
  );
  if (new Set(places).size < places.length) throw invalid(staffWords().sameColumnNames);
  for await (const { line, cells } of records)
    yield { line, source: '', cells: places.map((_, at) => storable(cells[at] ?? '')) };
}

/** `2026-05-01-first-post`, as Jekyll names its files. */
const dated = /^(\d{4}-\d{2}-\d{2})[-_](?=.)/;

/** Name without folders and ending; that of the folder for `index.md`. */
function nameOf(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => part !== '');
  const last = (parts.at(-1) ?? '').replace(/\.[a-z]+$/i, '');
  return /^_?index$/i.test(last) ? (parts.at(-2) ?? last) : last;
}

/** A row for each file: its text, its name and the keys of its front matter. */
export async function* markdownRows(
  files: AsyncIterable<MarkdownFile> | Iterable<MarkdownFile>,
  columns: Columns,
): AsyncGenerator<FileRow> {
  const words = staffWords();
  const text = columns.at(words.textOfFile, 'content');
  const fileName = columns.at(words.fileName, 'slug');
  for await (const file of files) {
    const source = storable(file.name).slice(-200);
    const { values, body, problem } =
      file.problem === undefined
        ? await readFrontMatter(storable(file.text))
        : { values: new Map<string, string | null>(), body: '', problem: file.problem };
    const cells: (string | null)[] = [];
    const notes: string[] = [];
    cells[text] = body;
    cells[fileName] = nameOf(source).replace(dated, '');
    const [, day] = dated.exec(nameOf(source)) ?? [];
    for (const [key, value] of values) {
      if (value === null) notes.push(words.skippedKey({ key: key.slice(0, 60) }));
      // Named as the two above only in a file that was made to.
      const at = columns.at([words.textOfFile, words.fileName].includes(key) ? `${key} (front matter)` : key);
      cells[at] = value === null ? null : value.toWellFormed();
    }
    if (day !== undefined && !values.has('date')) cells[columns.at('date')] = day;
    yield {
      line: 1,
      source,
      cells: Array.from(cells, (cell) => cell ?? null),
      notes: notes.slice(0, 20),
      ...(problem === undefined ? {} : { problem }),
    };
  }
}
