import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { arrowLabels } from '../../../../../lib/admin-ui/time/date-fields.tsx';
import { pickerFormat } from '../../../../../lib/admin-ui/time/picker-format.ts';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { HistoryEntry } from '../../../history-contract.ts';
import type { HistoryKind } from '../../../history-acts.ts';
import css from '../people/people.module.css';
import { historyQuery } from './history-calls.ts';
import { detailOf, doneBy, kindLabels } from './history-line.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { accountsAdmin } from '../../../messages/admin/area.ts';

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
  const words = useMessages(accountsAdmin);
  const { typed, setTyped, kind, setKind, days, setDays } = filters;
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        className={css.who ?? ''}
        label={words.search}
        placeholder={words.searchByPersonPageProduct}
        leftSection={<IconSearch size={16} />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Select
        label={words.category}
        placeholder={words.everything}
        data={Object.entries(kindLabels()).map(([value, label]) => ({ value, label }))}
        value={kind}
        clearable
        onChange={(value) => setKind(value as HistoryKind | null)}
        w={200}
      />
      <DatePickerInput
        type="range"
        label={words.date}
        placeholder={words.all}
        valueFormat={pickerFormat(adminLocale(), { time: false })}
        ariaLabels={arrowLabels()}
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
  const words = useMessages(accountsAdmin);
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
        title={words.history}
        back={{ to: '/admin/settings', label: words.settings }}
        lead={words.changesMadeToThisSite}
      />
      <Stack maw={860} gap="md">
        <HistoryFilters filters={filters} />
        {!entries && error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!entries && !error && <ListSkeleton rows={6} />}
        {entries?.length === 0 && (
          <EmptyState
            icon={<IconHistory size={28} />}
            title={narrowed ? words.noResultsFound : words.noHistoryYet}
            says={narrowed ? words.tryChangingTheSearchOr : words.changesToSettingsAndPrices}
          />
        )}
        {entries && entries.length > 0 && (
          <ul className={css.list} aria-label={words.history}>
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
            {words.showOlder}
          </Button>
        )}
      </Stack>
    </>
  );
}

function Line({ entry }: { entry: HistoryEntry }) {
  const words = useMessages(accountsAdmin);
  const detail = detailOf(entry);
  return (
    <li className={css.row}>
      <div className={css.who}>
        <Text className="admin-words">
          <Text component="span" fw={600}>
            {entry.by.email || words.yourHostingProvider}
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
