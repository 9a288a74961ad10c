import { stringify } from 'csv-stringify/sync';
import { neutralCell } from './csv-cell.ts';

type Row = readonly string[];

const lines = (rows: readonly Row[], bom: boolean): string =>
  stringify(
    rows.map((row) => row.map(neutralCell)),
    { bom },
  );

/** A table for spreadsheets, a page of rows at a time. The byte-order mark tells Excel that it is UTF-8. */
export async function* csvTable(columns: Row, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield lines([columns], true);
  for await (const rows of pages) if (rows.length > 0) yield lines(rows, false);
}
