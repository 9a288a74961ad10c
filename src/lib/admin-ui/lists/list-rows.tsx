import { Card, Group, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';
import { useIsNarrow } from '../narrow.ts';
import type { UsedList } from '../preferences.ts';
import css from './list-rows.module.css';
import { SelectAll, type Selection, SelectRow } from './selection.tsx';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface Props<Row extends { _id: string }> {
  label: string;
  rows: readonly Row[];
  list: UsedList;
  /** Absent where rows aren't changed in the list. */
  selection?: Selection<Row>;
  nameOf: (row: Row) => string;
  /** What a row is called; always shown. */
  first: Column<Row>;
  /** Columns that can be hidden, by the name under which that is stored. */
  columns: Readonly<Record<string, Column<Row>>>;
  /** Menu or buttons of a row, for those who may change it. */
  renderActions?: (row: Row) => ReactNode;
}

/** For `ListTools`. */
export const labelsOf = <Row,>(columns: Readonly<Record<string, Column<Row>>>): Record<string, string> =>
  Object.fromEntries(Object.entries(columns).map(([name, { label }]) => [name, label]));

function Cards<Row extends { _id: string }>({
  rows,
  label,
  list,
  selection,
  nameOf,
  first,
  columns,
  renderActions,
}: Props<Row>) {
  return (
    <>
      {selection?.mayChange && (
        <div className={css.all}>
          <SelectAll selection={selection} labelled />
        </div>
      )}
      <Stack component="ul" gap={list.compact ? 4 : 'xs'} className={css.cards ?? ''} aria-label={label}>
        {rows.map((row) => (
          <Card key={row._id} component="li" withBorder padding="sm" py={list.compact ? 4 : 'sm'}>
            <Group wrap="nowrap" align="flex-start" gap="sm">
              {selection && <SelectRow selection={selection} id={row._id} name={nameOf(row)} />}
              <div className={css.grow}>
                {first.cell(row)}
                {Object.entries(columns).map(([name, { cell }]) => (
                  <Text component="div" size="sm" key={name} className={`admin-words ${css.fact}`}>
                    {cell(row)}
                  </Text>
                ))}
              </div>
              {selection?.mayChange && <div className={css.actions}>{renderActions?.(row)}</div>}
            </Group>
          </Card>
        ))}
      </Stack>
    </>
  );
}

/** A table with the columns that are chosen, or cards on phones. */
export function ListRows<Row extends { _id: string }>(props: Props<Row>) {
  const words = useMessages(adminUi);
  const isNarrow = useIsNarrow();
  if (isNarrow) return <Cards {...props} />;
  const { label, rows, list, selection, nameOf, first, columns, renderActions } = props;
  const mayChange = selection?.mayChange === true;
  const shown = Object.entries(columns).filter(([name]) => list.shows(name));
  const end = ({ isNumber }: Column<Row>) => (isNumber ? ({ ta: 'right' } as const) : {});
  return (
    <Table verticalSpacing={list.compact ? 2 : 'xs'} aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {mayChange && (
            <Table.Th w={40}>
              <SelectAll selection={selection} />
            </Table.Th>
          )}
          <Table.Th>{first.label}</Table.Th>
          {shown.map(([name, column]) => (
            <Table.Th key={name} {...end(column)}>
              {column.label}
            </Table.Th>
          ))}
          {mayChange && <Table.Td aria-label={words.actions} />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row._id}>
            {mayChange && (
              <Table.Td>
                <SelectRow selection={selection} id={row._id} name={nameOf(row)} />
              </Table.Td>
            )}
            <Table.Td className="admin-words">{first.cell(row)}</Table.Td>
            {shown.map(([name, column]) => (
              <Table.Td key={name} {...end(column)} className="admin-words">
                {column.cell(row)}
              </Table.Td>
            ))}
            {mayChange && <Table.Td ta="right">{renderActions?.(row)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
