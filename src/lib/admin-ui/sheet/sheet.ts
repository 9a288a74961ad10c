/** Values as text, by column; columns that don’t apply are missing. */
export type Cells = Readonly<Record<string, string>>;
/** Typed values, by row and column. */
export type Edits = Readonly<Record<string, Cells>>;

export interface SheetRow {
  key: string;
  label: string;
  /** What cells are named after, such as the product of a variant; the label if it is left out. */
  name?: string;
  /** Belongs to the row above, and can’t be selected. */
  below?: boolean;
  /** Current values. */
  cells: Cells;
}

export interface SheetColumn {
  key: string;
  label: string;
  /** `flag` holds yes or no, `date` a day, `time` a day and time without a zone, as their inputs do. */
  kind: 'text' | 'number' | 'flag' | 'choice' | 'date' | 'time';
  options?: readonly string[];
  placeholder?: string;
  /** Holds sentences. */
  isWide?: boolean;
  /** In which the rows have their names. */
  isName?: boolean;
}

/** A cell's displayed value: the typed one, else the current one. */
export const cellOf = (row: SheetRow, edits: Edits, column: string): string | undefined =>
  row.cells[column] === undefined ? undefined : (edits[row.key]?.[column] ?? row.cells[column]);

/** With a changed cell; a value equal to the current one is no edit. */
export function withCell(edits: Edits, row: SheetRow, column: string, value: string): Edits {
  if (row.cells[column] === undefined) return edits;
  const { [column]: _before, ...others } = edits[row.key] ?? {};
  const cells: Cells = value === row.cells[column] ? others : { ...others, [column]: value };
  const { [row.key]: _row, ...rest } = edits;
  return Object.keys(cells).length > 0 ? { ...rest, [row.key]: cells } : rest;
}

/**
 * Pastes copied cells from this one on, down and to the right; cells that don't apply are skipped.
 * @param read what a pasted text means in a column
 */
export function withPasted(
  edits: Edits,
  { rows, columns }: { rows: readonly SheetRow[]; columns: readonly string[] },
  { at, column }: { at: number; column: string },
  text: string,
  read: (column: string, text: string) => string,
): Edits {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const first = columns.indexOf(column);
  let next = edits;
  let place = at;
  for (const line of lines) {
    while (place < rows.length && rows[place]?.cells[column] === undefined) place += 1;
    const row = rows[place];
    if (!row) break;
    for (const [offset, value] of line.split('\t').entries()) {
      const target = columns[first + offset];
      if (target) next = withCell(next, row, target, read(target, value.trim()));
    }
    place += 1;
  }
  return next;
}

/** How many edited cells have an error. */
export const wrongCells = (
  edits: Edits,
  problemOf: (column: string, value: string) => string | undefined,
): number =>
  Object.values(edits)
    .flatMap((cells) => Object.entries(cells))
    .filter(([column, value]) => problemOf(column, value) !== undefined).length;
