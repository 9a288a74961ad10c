export const TABLE_LIMITS = { rows: 200, columns: 12 } as const;

export interface Rows {
  /** All rows have the same length. */
  rows: string[][];
  /** Which columns contain only numbers, below the first row. */
  numeric: boolean[];
}

const isNumeric = (cell: string) => /^[-–+]?\s?[£$€¥]?\s?\d[\d.,’' ]*\s?(%|[£$€¥]|[a-z]{1,4})?$/iu.test(cell);
const isMarkdownRule = (cells: readonly string[]) => cells.every((cell) => /^:?-{2,}:?$/.test(cell));

/** Parses lines of cells separated by tabs, as spreadsheets copy them, or bars, as in Markdown. */
export function readRows(text: string): Rows {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const tabbed = lines.some((line) => line.includes('\t'));
  const cellsOf = (line: string) =>
    (tabbed
      ? line.split('\t')
      : line
          .trim()
          .replace(/^\||\|$/g, '')
          .split('|')
    )
      .slice(0, TABLE_LIMITS.columns)
      .map((cell) => cell.trim());
  const found = lines
    .slice(0, TABLE_LIMITS.rows)
    .map(cellsOf)
    .filter((cells) => !isMarkdownRule(cells));
  const width = Math.max(0, ...found.map((cells) => cells.length));
  const rows = found.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]);
  const numeric = Array.from({ length: width }, (_, column) => {
    const below = rows.slice(1).flatMap((cells) => cells[column] || []);
    return below.length > 0 && below.every(isNumeric);
  });
  return { rows, numeric };
}
