import type { Readable } from 'node:stream';
import { z } from 'zod';
import { invalid } from '../../../../lib/errors.ts';
import { arrivingText } from '../../../../lib/values/arriving-text.ts';
import { JsonSplitter } from '../../../../lib/values/split-json.ts';
import { staffWords } from '../staff-words.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A row of a table of the export; `row` is null if it was too long. */
export interface TableRow {
  table: string;
  row: Row | null;
}

/** Characters of one row: an entry has its text up to four times. */
const MOST_ROW = 10_000_000;

/** A table, and an export, with `0` in place of each row. */
const rows = z.array(z.literal(0));
const tables = z.object({
  data: z.object({
    posts: rows,
    posts_meta: rows.optional(),
    posts_authors: rows.optional(),
    posts_tags: rows.optional(),
    users: rows.optional(),
    tags: rows.optional(),
    settings: rows.optional(),
  }),
});
const frame = z.union([tables, z.object({ db: z.array(tables).length(1) })]);

const withoutOuter = (path: readonly string[]): readonly string[] =>
  path[0] === 'db' && path[1] === '[]' ? path.slice(2) : path;

/**
 * Yields the rows of a Ghost export while it arrives, one in memory at a time.
 * @throws 400 if it is something else, or damaged; 413
 */
export async function* splitRows(source: Readable): AsyncGenerator<TableRow> {
  const wrong = () => invalid(staffWords().notGhost);
  const splitter = new JsonSplitter({
    isPiece: (path) => {
      const [data, , list, ...more] = withoutOuter(path);
      return data === 'data' && list === '[]' && more.length === 0;
    },
    longest: MOST_ROW,
    damaged: () => invalid(staffWords().ghostDamaged),
    wrong,
  });
  for await (const text of arrivingText(source, {
    wrong: staffWords().notGhost,
    tooLarge: staffWords().ghostTooLarge,
  }))
    for (const { path, value } of splitter.write(text))
      yield { table: withoutOuter(path)[1] ?? '', row: value };
  if (!frame.safeParse(splitter.end()).success) throw wrong();
}
