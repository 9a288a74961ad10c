import { Anchor, Badge, Button, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import type { ImportRow, ProductImport } from '../../../import-contract.ts';
import { callImports } from './import-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

const AT_ONCE = 50;

const states = {
  created: { label: 'stateAdded', color: 'teal' },
  updated: { label: 'stateUpdated', color: 'teal' },
  failed: { label: 'stateFailed', color: 'red' },
  new: { label: 'stateWillBeAdded', color: 'blue' },
  change: { label: 'stateWillBeUpdated', color: 'gray' },
  wrong: { label: 'stateSkipped', color: 'red' },
  unchecked: { label: 'stateNotProcessed', color: 'gray' },
} as const;

function State({ row: { what, result } }: { row: ImportRow }) {
  const words = useMessages(productListAdmin);
  const { label, color } = states[result ?? what];
  return (
    <Badge variant="light" color={color} miw="max-content">
      {words[label]}
    </Badge>
  );
}

function Remarks({ row: { problems, notes } }: { row: ImportRow }) {
  const words = useMessages(productListAdmin);
  return (
    <Stack gap={2}>
      {problems.map(({ line, column, sentence }, at) => (
        <Text size="sm" c="red" key={at}>
          {column ? words.rowColumnProblem({ line, column, sentence }) : words.rowProblem({ line, sentence })}
        </Text>
      ))}
      {notes.map((note) => (
        <Text size="sm" c="dimmed" key={note}>
          {note}
        </Text>
      ))}
    </Stack>
  );
}

const Row = ({ row, money }: { row: ImportRow; money: (amount: number) => string }) => {
  const words = useMessages(productListAdmin);
  return (
    <Table.Tr>
      <Table.Td className="admin-words">
        {row.productId ? (
          <Anchor component={Link} to={`/admin/products/edit/${row.productId}`}>
            {row.label || row.slug}
          </Anchor>
        ) : (
          row.label || row.slug || words.row({ line: row.line })
        )}
        {row.variants > 0 && (
          <Text span size="sm" c="dimmed">
            {' '}
            · {words.variants({ count: row.variants })}
          </Text>
        )}
        <Remarks row={row} />
      </Table.Td>
      <Table.Td ta="right" style={{ verticalAlign: 'top' }}>
        {row.price === null ? '' : money(row.price)}
      </Table.Td>
      <Table.Td style={{ verticalAlign: 'top' }}>
        <State row={row} />
      </Table.Td>
    </Table.Tr>
  );
};

/** The products of the file, each with its planned or actual result. */
export function ImportRows({ shown, money }: { shown: ProductImport; money: (amount: number) => string }) {
  const words = useMessages(productListAdmin);
  const troubled = shown.wrong + shown.failed + shown.lacking;
  const [only, setOnly] = useState<'all' | 'problems'>('all');
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    // Reloaded when it is done, because each row then has its result.
    queryKey: ['product-imports', shown._id, 'rows', only, shown.status],
    queryFn: ({ pageParam }) =>
      callImports('GET /api/products/import/{id}/rows', {
        params: { id: shown._id },
        query: {
          limit: AT_ONCE,
          ...(only === 'problems' ? { only } : {}),
          ...(pageParam < 0 ? {} : { after: pageParam }),
        },
      }),
    initialPageParam: -1,
    getNextPageParam: (last) => (last.length < AT_ONCE ? undefined : last.at(-1)?.position),
    placeholderData: keepPreviousData,
  });
  if (!data) return <ListSkeleton rows={5} />;
  return (
    <Stack gap="sm">
      {troubled > 0 && (
        <SegmentedControl
          aria-label={words.filterProducts}
          value={only}
          onChange={setOnly}
          data={[
            { value: 'all', label: words.all },
            { value: 'problems', label: words.skipped({ count: troubled }) },
          ]}
          style={{ alignSelf: 'flex-start' }}
        />
      )}
      <Table aria-label={words.productsInTheFile} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.product}</Table.Th>
            <Table.Th ta="right">{words.price}</Table.Th>
            <Table.Th>{words.status}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.pages.flat().map((row) => (
            <Row key={row.position} row={row} money={money} />
          ))}
        </Table.Tbody>
      </Table>
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.showMore}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
