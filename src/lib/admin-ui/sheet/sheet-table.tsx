import { Checkbox } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import type { Cells, Edits, SheetColumn, SheetRow } from './sheet.ts';
import css from './sheet.module.css';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

type ProblemOf = (column: string, value: string) => string | undefined;

interface RowProps {
  row: SheetRow;
  columns: readonly SheetColumn[];
  cells: Cells | undefined;
  chosen: boolean;
  /** The error of a cell; `undefined` if it is valid. */
  problemOf: ProblemOf;
  onCell: (row: SheetRow, column: string, value: string) => void;
  onPaste: (row: SheetRow, column: string, text: string) => void;
  onChoose?: ((key: string, chosen: boolean) => void) | undefined;
}

/** Enter and the arrows move within a column, skipping missing cells. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget } = event;
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
  // Arrows choose among options, and change a day.
  if (isArrow && currentTarget.matches('select, [type^="date"]')) return;
  const step =
    key === 'ArrowDown' || (key === 'Enter' && !shiftKey) ? 1 : key === 'ArrowUp' || key === 'Enter' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const table = currentTarget.closest('table');
  const all = [
    ...(table?.querySelectorAll<HTMLInputElement>(`[data-column="${currentTarget.dataset['column']}"]`) ??
      []),
  ];
  const next = all[all.indexOf(currentTarget as HTMLInputElement) + step];
  next?.focus();
  if (next?.type === 'text') next.select();
}

interface CellProps extends Pick<RowProps, 'row' | 'onCell' | 'onPaste'> {
  column: SheetColumn;
  value: string;
  /** Of the row. */
  name: string;
  problem: string | undefined;
}

const inputTypes = { text: 'text', number: 'text', date: 'date', time: 'datetime-local' } as const;

function CellInput({ row, column, value, name, problem, onCell, onPaste }: CellProps) {
  const words = useMessages(adminUi);
  const { key, label, kind, options = [], placeholder, isWide } = column;
  const named = {
    'aria-label': words.columnForRow({ column: label, row: name }),
    'data-column': key,
    onKeyDown: moveOn,
  };
  if (kind === 'flag')
    return (
      <input
        {...named}
        type="checkbox"
        checked={value === 'yes'}
        onChange={({ target }) => onCell(row, key, target.checked ? 'yes' : 'no')}
      />
    );
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(row, key, text);
  };
  if (kind === 'choice')
    return (
      <select
        {...named}
        className={css.input}
        aria-invalid={problem !== undefined || undefined}
        value={value}
        onChange={({ target }) => onCell(row, key, target.value)}
        onPaste={paste}
      >
        {[...new Set(['', ...options, value])].map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...named}
      type={inputTypes[kind]}
      className={css.input}
      data-numeric={kind === 'number' || undefined}
      data-wide={isWide || undefined}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      placeholder={placeholder}
      aria-invalid={problem !== undefined || undefined}
      title={problem}
      value={value}
      onChange={({ target }) => onCell(row, key, target.value)}
      onPaste={paste}
    />
  );
}

// A thousand rows stay fast because only the one being typed in is rendered again.
const Row = memo(function Row({ row, columns, cells, chosen, problemOf, onChoose, ...handlers }: RowProps) {
  const words = useMessages(adminUi);
  const { key: id, label, name = label, below = false } = row;
  const isNamed = columns.some(({ isName }) => isName);
  const cell = (column: SheetColumn) => {
    const { key, kind, isName = false } = column;
    const there = row.cells[key];
    const Cell = isName ? 'th' : 'td';
    if (there === undefined) return <td key={key}>&nbsp;</td>;
    const typed = cells?.[key];
    const problem = typed === undefined ? undefined : problemOf(key, typed);
    return (
      <Cell
        key={key}
        {...(isName ? { scope: 'row' } : {})}
        data-changed={typed !== undefined || undefined}
        className={isName ? `${css.kept} ${css.typedName}` : kind === 'flag' ? css.tick : undefined}
      >
        <CellInput {...{ row, column, name, problem, ...handlers }} value={typed ?? there} />
        {problem && (
          <span className={css.problem} role="alert">
            {problem}
          </span>
        )}
      </Cell>
    );
  };
  return (
    <tr data-below={below || undefined}>
      {onChoose && (
        <td className={css.tick}>
          {!below && (
            <Checkbox
              size="xs"
              aria-label={words.selectNamed({ name })}
              checked={chosen}
              onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
            />
          )}
        </td>
      )}
      {!isNamed && (
        <th scope="row" className={`${css.kept} ${css.name}`}>
          {label}
        </th>
      )}
      {columns.map(cell)}
    </tr>
  );
});

interface TableProps extends Pick<RowProps, 'problemOf' | 'onCell' | 'onPaste' | 'onChoose' | 'columns'> {
  /** What the table holds: “Products”. */
  label: string;
  /** Above the names of rows, unless a column holds them. */
  heading?: string;
  rows: readonly SheetRow[];
  edits: Edits;
  chosen?: ReadonlySet<string>;
  onChooseAll?: (all: boolean) => void;
}

const none: ReadonlySet<string> = new Set();

/** A table of which every cell can be typed in, as in a spreadsheet. */
export function SheetTable({
  label,
  heading,
  rows,
  columns,
  edits,
  chosen = none,
  onChooseAll,
  ...handlers
}: TableProps) {
  const words = useMessages(adminUi);
  const own = rows.filter(({ below }) => !below);
  const all = own.length > 0 && own.every(({ key }) => chosen.has(key));
  const isNamed = columns.some(({ isName }) => isName);
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {onChooseAll && (
              <td className={css.tick}>
                <Checkbox
                  size="xs"
                  aria-label={words.selectAll}
                  checked={all}
                  indeterminate={!all && chosen.size > 0}
                  onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
                />
              </td>
            )}
            {!isNamed && (
              <th scope="col" className={css.kept}>
                {heading}
              </th>
            )}
            {columns.map(({ key, label: head, kind, isName }) => (
              <th
                scope="col"
                key={key}
                className={isName ? css.kept : undefined}
                data-numeric={kind === 'number' || undefined}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.key}
              {...{ row, columns, ...handlers }}
              cells={edits[row.key]}
              chosen={chosen.has(row.key)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
