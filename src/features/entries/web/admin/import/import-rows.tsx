import { Anchor, Badge, Button, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import type { EntryImport, ImportedRow } from '../../../import-contract.ts';
import { writePath } from '../entry-calls.ts';
import { callImports } from './import-calls.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

const AT_ONCE = 50;

/** Their words, and how they look. */
const results = {
  created: { label: 'added', color: 'teal' },
  updated: { label: 'updated', color: 'teal' },
  failed: { label: 'failed', color: 'red' },
  new: { label: 'isNew', color: 'blue' },
  change: { label: 'isChanged', color: 'gray' },
  wrong: { label: 'skipped', color: 'red' },
  unchecked: { label: 'notProcessed', color: 'gray' },
} as const;

const placeOf = ({ source, line }: ImportedRow): string =>
  source || messagesNow(entrySettingsAdmin).row({ number: String(line) });

function Remarks({ row }: { row: ImportedRow }) {
  return (
    <Stack gap={2}>
      {row.problems.map(({ column, sentence }) => (
        <Text size="sm" c="red" key={column + sentence}>
          {placeOf(row)}
          {column && `, ${column}`}: {sentence}
        </Text>
      ))}
      {row.notes.map((note) => (
        <Text size="sm" c="dimmed" key={note}>
          {note}
        </Text>
      ))}
    </Stack>
  );
}

function Row({ row }: { row: ImportedRow }) {
  const say = useMessages(entrySettingsAdmin);
  const { label, color } = results[row.result ?? row.what];
  const title = row.name || row.slug || placeOf(row);
  return (
    <Table.Tr>
      <Table.Td className="admin-words">
        {row.entry ? (
          <Anchor component={Link} to={writePath(row.entry)}>
            {title}
          </Anchor>
        ) : (
          title
        )}
        {row.slug && row.slug !== title && (
          <Text size="sm" c="dimmed">
            /{row.slug}
          </Text>
        )}
        <Remarks row={row} />
      </Table.Td>
      <Table.Td style={{ verticalAlign: 'top' }}>
        <Badge variant="light" color={color} miw="max-content">
          {say[label]}
        </Badge>
      </Table.Td>
    </Table.Tr>
  );
}

/** The entries of the file, each with its planned or actual result. */
export function ImportRows({ shown }: { shown: EntryImport }) {
  const say = useMessages(entrySettingsAdmin);
  const [only, setOnly] = useState<'all' | 'problems'>('all');
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    // Reloaded when it is done, because each row then has its result.
    queryKey: ['entry-import', shown._id, 'rows', only, shown.status],
    queryFn: ({ pageParam }) =>
      callImports('GET /api/entry-import/{id}/rows', {
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
  const rows = data.pages.flat();
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={say.filterEntries}
        value={only}
        onChange={setOnly}
        data={[
          { value: 'all', label: say.all },
          { value: 'problems', label: say.problemsAndNotes },
        ]}
        style={{ alignSelf: 'flex-start' }}
      />
      {rows.length === 0 && <Text c="dimmed">{say.noProblemsFound}</Text>}
      {rows.length > 0 && (
        <Table aria-label={say.entriesInTheFile} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say.title}</Table.Th>
              <Table.Th>{say.status}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Row key={row.position} row={row} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say.showMore}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
