import { useCallback, useState } from 'react';
import { type Edits, type SheetRow, withCell, withPasted } from './sheet.ts';

interface Sheet {
  rows: readonly SheetRow[];
  /** In order of the columns. */
  columns: readonly string[];
  change: (turn: (before: Edits) => Edits) => void;
  /** What a pasted text means in a column. Must be stable. */
  read: (column: string, text: string) => string;
}

/** The chosen rows, and the handlers of cells, which are stable, so that a row is rendered again only for its own cells. */
export function useSheet({ rows, columns, change, read }: Sheet) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const onCell = useCallback(
    (row: SheetRow, column: string, value: string) =>
      change((before) => withCell(before, row, column, value)),
    [change],
  );
  const onPaste = useCallback(
    (row: SheetRow, column: string, text: string) =>
      change((before) =>
        withPasted(before, { rows, columns }, { at: rows.indexOf(row), column }, text, read),
      ),
    [change, rows, columns, read],
  );
  const onChoose = useCallback(
    (key: string, on: boolean) =>
      setChosen((before) => new Set(on ? [...before, key] : [...before].filter((each) => each !== key))),
    [],
  );
  const onChooseAll = useCallback(
    (all: boolean) => setChosen(new Set(all ? rows.filter(({ below }) => !below).map(({ key }) => key) : [])),
    [rows],
  );
  return { chosen, onCell, onPaste, onChoose, onChooseAll };
}
