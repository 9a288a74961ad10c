import { Box, Button, Group, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../../lib/admin-ui/dialogs/dialog.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { useIsNarrow } from '../../../../lib/admin-ui/narrow.ts';
import type { Analytics } from '../../contract.ts';
import { share } from '../../figures.ts';
import type { Span } from '../../local-days.ts';
import { tableQuery } from './analytics-calls.ts';
import css from './analytics.module.css';
import { writeSpan } from './chart-rows.ts';
import { csvOf, download } from './figures-csv.ts';
import { writer } from './measures.ts';
import { type TableKind, labelOf } from './value-labels.ts';
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../messages/admin/area.ts';

type Row = Analytics['pages'][number];
interface Column {
  label: string;
  of: (row: Row) => number;
  write: (value: number) => string;
}

/** Pages are counted by views; everything else by visits. */
function columnsOf({ by }: TableKind, currency: string): Column[] {
  const words = messagesNow(analyticsAdmin);
  const count = writer('count', currency);
  const percent = writer('percent', currency);
  if (by === 'path')
    return [
      { label: words.views, of: ({ views }) => views, write: count },
      {
        label: words.timePerView,
        of: ({ views, seconds }) => Math.round(seconds / Math.max(1, views)),
        write: writer('time', currency),
      },
    ];
  const visits: Column = { label: words.visits, of: (row) => row.visits, write: count };
  if (by === 'exit' || by === 'screen') return [visits];
  return [
    visits,
    { label: words.bounceRate, of: (row) => share(row.bounces, row.visits), write: percent },
    { label: words.orders, of: ({ orders }) => orders, write: count },
    { label: words.ordersPerVisit, of: (row) => share(row.orders, row.visits), write: percent },
    { label: words.revenue, of: ({ revenue }) => revenue, write: writer('money', currency) },
    { label: words.bookings, of: ({ bookings }) => bookings, write: count },
    { label: words.messages, of: ({ messages }) => messages, write: count },
    { label: words.signUps, of: ({ signups }) => signups, write: count },
  ];
}

interface TableProps {
  kind: TableKind;
  columns: readonly Column[];
  rows: readonly Row[];
}

const ValueTable = ({ kind, columns, rows }: TableProps) => (
  <Box className={css.scroll ?? ''} tabIndex={0} role="region" aria-label={kind.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{kind.column}</Table.Th>
          {columns.map(({ label }) => (
            <Table.Th key={label} ta="end">
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.value}>
            <Table.Th scope="row" fw={400} className="admin-words" miw={160}>
              {labelOf(kind.by, row.value)}
            </Table.Th>
            {columns.map(({ label, of, write }) => (
              <Table.Td key={label} ta="end" className={css.count ?? ''}>
                {write(of(row))}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Box>
);

interface Props {
  kind: TableKind;
  span: Span;
  currency: string;
  onClose: () => void;
}

/** Every value of one dimension, with search and download. */
export function AllValues({ kind, span, currency, onClose }: Props) {
  const words = useMessages(analyticsAdmin);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const small = useIsNarrow();
  const { data, error, refetch } = useQuery(tableQuery(kind.by, span, search));
  const columns = columnsOf(kind, currency);
  const save = () => {
    const rows = (data?.rows ?? []).map((row) => [
      labelOf(kind.by, row.value),
      ...columns.map(({ of }) => Math.round(of(row) * 100) / 100),
    ]);
    download(
      `${kind.by}-${span.from}-${span.to}.csv`,
      csvOf([kind.column, ...columns.map(({ label }) => label)], rows),
    );
  };
  return (
    <Dialog
      onClose={onClose}
      title={`${kind.title}, ${writeSpan(span)}`}
      size={1080}
      fullScreen={small ?? false}
    >
      <Group mb="md" align="end">
        <TextInput
          flex="1 1 12rem"
          aria-label={words.search}
          placeholder={words.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={!data || data.rows.length === 0}
          onClick={save}
        >
          {words.downloadCsv}
        </Button>
      </Group>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} height={32} />}
      {data?.rows.length === 0 && <Text c="dimmed">{words.noResultsFound}</Text>}
      {data && data.rows.length > 0 && <ValueTable kind={kind} columns={columns} rows={data.rows} />}
      {data?.more && (
        <Text size="sm" c="dimmed" mt="sm">
          {words.showingTheTop1000}
        </Text>
      )}
    </Dialog>
  );
}
