import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { HistoryEntry } from '../../../history-contract.ts';
import { historyKinds, type HistoryKind } from '../../../history-labels.ts';
import css from '../people/people.module.css';
import { historyQuery } from './history-calls.ts';
import { detailOf, doneBy } from './history-line.ts';

const kinds = Object.entries(historyKinds).map(([value, label]) => ({ value, label }));

function useFilters() {
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<HistoryKind | null>(null);
  const [days, setDays] = useState<[string | null, string | null]>([null, null]);
  const [q] = useDebouncedValue(typed.trim(), 250);
  const [from, to] = days;
  const filter = {
    ...(q ? { q } : {}),
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  return { typed, setTyped, kind, setKind, days, setDays, filter };
}

function HistoryFilters({ filters }: { filters: ReturnType<typeof useFilters> }) {
  const { typed, setTyped, kind, setKind, days, setDays } = filters;
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        className={css.who ?? ''}
        label="Search"
        placeholder="Search by person, page, product or order"
        leftSection={<IconSearch size={16} />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Select
        label="Category"
        placeholder="Everything"
        data={kinds}
        value={kind}
        clearable
        onChange={(value) => setKind(value as HistoryKind | null)}
        w={200}
      />
      <DatePickerInput
        type="range"
        label="Date"
        placeholder="All"
        value={days}
        onChange={setDays}
        clearable
        w={220}
      />
    </Group>
  );
}

/** The history of the site. */
export function HistoryScreen() {
  const filters = useFilters();
  const { filter } = filters;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...historyQuery(filter),
    placeholderData: keepPreviousData,
  });
  const entries = data?.pages.flat();
  const narrowed = Object.keys(filter).length > 0;
  return (
    <>
      <PageHeader
        title="History"
        back={{ to: '/admin/settings', label: 'Settings' }}
        lead="Changes made to this site, newest first. Kept for one year and can’t be edited."
      />
      <Stack maw={860} gap="md">
        <HistoryFilters filters={filters} />
        {!entries && error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!entries && !error && <ListSkeleton rows={6} />}
        {entries?.length === 0 && (
          <EmptyState
            icon={<IconHistory size={28} />}
            title={narrowed ? 'No results found' : 'No history yet'}
            says={
              narrowed
                ? 'Try changing the search or the category.'
                : 'Changes to settings and prices, publishing, refunds, deletions and exports will appear here.'
            }
          />
        )}
        {entries && entries.length > 0 && (
          <ul className={css.list} aria-label="History">
            {entries.map((entry) => (
              <Line key={entry._id} entry={entry} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button
            variant="default"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            style={{ alignSelf: 'center' }}
          >
            Show older
          </Button>
        )}
      </Stack>
    </>
  );
}

function Line({ entry }: { entry: HistoryEntry }) {
  const detail = detailOf(entry);
  return (
    <li className={css.row}>
      <div className={css.who}>
        <Text className="admin-words">
          <Text component="span" fw={600}>
            {entry.by.email || 'Your hosting provider'}
          </Text>{' '}
          {doneBy(entry)}
        </Text>
        {detail && (
          <Text size="sm" c="dimmed" className="admin-words">
            {detail}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed">
        <Ago at={entry.at} />
      </Text>
    </li>
  );
}
