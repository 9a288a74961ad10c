import { Checkbox } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import type { Collection } from '../../../contract.ts';
import { type BulkRow, type Cells, type Column, columns, problemOf } from './bulk-rows.ts';
import css from './bulk.module.css';

export const columnLabels: Record<Column, string> = {
  price: 'Price',
  compareAt: 'Compare-at price',
  sku: 'SKU',
  stock: 'Stock',
  published: 'Visible',
  collections: 'Collections',
  tags: 'Tags',
};
const numeric = new Set<Column>(['price', 'compareAt', 'stock']);

interface RowProps {
  row: BulkRow;
  cells: Cells | undefined;
  chosen: boolean;
  collections: readonly Collection[];
  onCell: (row: BulkRow, column: Column, value: string) => void;
  onPaste: (row: BulkRow, column: Column, text: string) => void;
  onChoose: (key: string, chosen: boolean) => void;
}

/** Enter and the arrows move within a column, skipping missing cells. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget } = event;
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

// A thousand rows stay fast because only the one being typed in is rendered again.
const Row = memo(function Row({ row, cells, chosen, collections, onCell, onPaste, onChoose }: RowProps) {
  const { label, variant, product } = row;
  const name = variant ? `${product.label}, ${label}` : label;
  const cell = (column: Column) => {
    const there = row.cells[column];
    if (there === undefined) return <td key={column}>&nbsp;</td>;
    const value = cells?.[column] ?? there;
    const named = {
      'aria-label': `${columnLabels[column]} for ${name}`,
      'data-column': column,
      onKeyDown: moveOn,
    };
    const changed = cells?.[column] !== undefined || undefined;
    if (column === 'published')
      return (
        <td key={column} data-changed={changed} className={css.tick}>
          <input
            {...named}
            type="checkbox"
            checked={value === 'yes'}
            onChange={({ target }) => onCell(row, column, target.checked ? 'yes' : 'no')}
          />
        </td>
      );
    const problem = cells?.[column] === undefined ? undefined : problemOf(column, value, collections);
    return (
      <td key={column} data-changed={changed}>
        <input
          {...named}
          type="text"
          className={css.input}
          data-numeric={numeric.has(column) || undefined}
          inputMode={numeric.has(column) ? 'decimal' : undefined}
          placeholder={column === 'stock' ? 'No limit' : undefined}
          aria-invalid={problem !== undefined || undefined}
          title={problem}
          value={value}
          onChange={({ target }) => onCell(row, column, target.value)}
          onPaste={(event: ClipboardEvent) => {
            const text = event.clipboardData.getData('text/plain');
            if (!/[\t\n]/.test(text.trim())) return;
            event.preventDefault();
            onPaste(row, column, text);
          }}
        />
        {problem && (
          <span className={css.problem} role="alert">
            {problem}
          </span>
        )}
      </td>
    );
  };
  return (
    <tr data-variant={variant !== null || undefined}>
      <td className={css.tick}>
        {!variant && (
          <Checkbox
            size="xs"
            aria-label={`Select ${name}`}
            checked={chosen}
            onChange={({ currentTarget }) => onChoose(row.key, currentTarget.checked)}
          />
        )}
      </td>
      <th scope="row" className={`${css.kept} ${css.name}`}>
        {label}
      </th>
      {columns.map(cell)}
    </tr>
  );
});

interface TableProps extends Pick<RowProps, 'collections' | 'onCell' | 'onPaste' | 'onChoose'> {
  rows: readonly BulkRow[];
  edits: Readonly<Record<string, Cells>>;
  chosen: ReadonlySet<string>;
  onChooseAll: (all: boolean) => void;
}

/** Products and their variants; every cell is editable. */
export function BulkTable({ rows, edits, chosen, onChooseAll, ...handlers }: TableProps) {
  const products = rows.filter(({ variant }) => !variant);
  const all = products.length > 0 && products.every(({ key }) => chosen.has(key));
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label="Products">
        <thead>
          <tr>
            <td className={css.tick}>
              <Checkbox
                size="xs"
                aria-label="Select all"
                checked={all}
                indeterminate={!all && chosen.size > 0}
                onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
              />
            </td>
            <th scope="col" className={css.kept}>
              Product
            </th>
            {columns.map((column) => (
              <th scope="col" key={column} data-numeric={numeric.has(column) || undefined}>
                {columnLabels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} cells={edits[row.key]} chosen={chosen.has(row.key)} {...handlers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
