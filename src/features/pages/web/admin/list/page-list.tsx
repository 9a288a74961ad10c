import { Button, Group, NativeSelect, Table, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconFilePlus,
  IconFilterOff,
  IconLanguage,
  IconLayoutGridAdd,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import {
  type AddressFilter,
  useAddressFilter,
} from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { SelectAll, type Selection, useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { type UsedList, useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { PageSummary } from '../../../contract.ts';
import { allPagesQuery } from '../page-calls.ts';
import { useRequests } from '../approval/request-calls.ts';
import { stateLabels, WAITING, waitingLabels } from '../page-states.ts';
import { BulkActions } from './bulk-actions.tsx';
import { useDeleting } from './deleting.ts';
import { filterPages, isFiltered, type ListFilter, readFilter } from './list-filter.ts';
import { PageCard } from './page-card.tsx';
import css from './page-list.module.css';
import { PageRow } from './page-row.tsx';
import { type PageActions, usePageActions } from './use-page-actions.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageListAdmin } from '../../../messages/admin-list/area.ts';

function Filters({ filter, onChange }: { filter: ListFilter; onChange: AddressFilter['change'] }) {
  const words = useMessages(pageListAdmin);
  const choices = [
    { value: '', label: words.allStatuses },
    ...Object.entries(stateLabels).map(([value, { label }]) => ({ value, label })),
    { value: WAITING, label: waitingLabels.label },
  ];
  return (
    <Group mb="md" gap="xs" role="search">
      <TextInput
        aria-label={words.searchPages}
        placeholder={words.searchPages}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.q}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
        style={{ flex: '1 1 12rem', maxWidth: 360 }}
      />
      <NativeSelect
        aria-label={words.state}
        data={choices}
        value={filter.state ?? ''}
        onChange={({ currentTarget }) => onChange({ state: currentTarget.value })}
      />
    </Group>
  );
}

const none: PageSummary[] = [];

const useIsWide = () => useMediaQuery('(min-width: 60em)', true, { getInitialValueInEffect: false });

/** Columns that can be hidden. */
const pageColumns = ({ state, inMenu, lastChange }: WordsOf<typeof pageListAdmin>) => ({
  state,
  menu: inMenu,
  changed: lastChange,
});

interface RowsProps {
  pages: PageSummary[];
  list: UsedList;
  selection: Selection<PageSummary>;
  actions: PageActions;
  /** Every page, if their order can be changed. */
  all: PageSummary[] | null;
  waiting: ReadonlySet<string>;
}

function Rows({ pages, all, waiting, list, selection, actions }: RowsProps) {
  const words = useMessages(pageListAdmin);
  const wide = useIsWide();
  const timeZone = useWebsite().data?.timezone;
  const propsOf = (page: PageSummary) => ({
    page,
    actions,
    timeZone,
    list,
    selection,
    waiting: waiting.has(page._id),
    place: all && { index: all.indexOf(page), count: all.length },
  });
  if (!wide)
    return (
      <>
        <div className={css.all}>
          <SelectAll selection={selection} labelled />
        </div>
        <ul className={css.cards}>
          {pages.map((page) => (
            <PageCard key={page._id} {...propsOf(page)} />
          ))}
        </ul>
      </>
    );
  return (
    <Table
      verticalSpacing={list.compact ? 4 : 'sm'}
      highlightOnHover
      highlightOnHoverColor="var(--admin-rail)"
      aria-label={words.pages}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <SelectAll selection={selection} />
          </Table.Th>
          <Table.Th>{words.page}</Table.Th>
          {list.shows('state') && <Table.Th>{words.state}</Table.Th>}
          {list.shows('menu') && <Table.Th>{words.inMenu}</Table.Th>}
          {list.shows('changed') && <Table.Th>{words.lastChange}</Table.Th>}
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {pages.map((page) => (
          <PageRow key={page._id} {...propsOf(page)} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** On a site with several languages. */
function TranslationsButton() {
  const words = useMessages(pageListAdmin);
  const { languages = [] } = useWebsite().data ?? {};
  if (languages.length === 0) return null;
  return (
    <Button
      component={Link}
      to="/admin/pages/translations"
      variant="default"
      leftSection={<IconLanguage size={16} aria-hidden />}
    >
      {words.translations}
    </Button>
  );
}

const NewPageButton = () => {
  const words = useMessages(pageListAdmin);
  return (
    <Button component={Link} to="/admin/pages/new" leftSection={<IconPlus size={16} />}>
      {words.newPage}
    </Button>
  );
};

/** @param onShowAll takes the filter away, if one hides all pages */
function NoPages({ onShowAll }: { onShowAll: (() => void) | null }) {
  const words = useMessages(pageListAdmin);
  return onShowAll ? (
    <EmptyState
      icon={<IconFilterOff size={28} />}
      title={words.noPagesFound}
      says={words.tryFewerWordsOrAnother}
    >
      <Button variant="default" onClick={onShowAll}>
        {words.showEveryPage}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      icon={<IconFilePlus size={28} />}
      title={words.yourSiteHasNoPages}
      says={words.startWithAPageCalled}
    >
      <NewPageButton />
    </EmptyState>
  );
}

/** Every page in menu order. */
export function PageList() {
  const words = useMessages(pageListAdmin);
  const { query, change } = useAddressFilter();
  const filter = readFilter(query);
  const list = useListOptions('pages');
  const { data, error, refetch } = useQuery(allPagesQuery);
  const wide = useIsWide();
  const deleting = useDeleting(({ ids }) => ids);
  const there = useMemo(() => data?.filter(({ _id }) => !deleting.has(_id)), [data, deleting]);
  const requests = useRequests();
  const waiting = useMemo(
    () => new Set(requests.filter(({ state }) => state === 'open').map(({ page }) => page)),
    [requests],
  );
  const shown = there && filterPages(there, filter, waiting);
  const actions = usePageActions();
  const selection = useSelection(shown ?? none);
  // Order and menu take effect at once.
  const sorts = may('publish', 'write') && !isFiltered(filter);
  return (
    <>
      <PageHeader
        title={words.pages}
        lead={
          may('publish', 'write')
            ? wide
              ? words.inMenuOrderDrag
              : words.inMenuOrderThreeDots
            : words.inMenuOrder
        }
      >
        <Button
          component={Link}
          to="/admin/pages/sections"
          variant="default"
          leftSection={<IconLayoutGridAdd size={16} aria-hidden />}
        >
          {words.reusableSections}
        </Button>
        <TranslationsButton />
        <NewPageButton />
      </PageHeader>
      <Filters filter={filter} onChange={change} />
      {data && (data.length > 0 || isFiltered(filter)) && (
        <ListTools list={list} columns={pageColumns(words)} isNarrow={!wide} unfiltered={words.allPages} />
      )}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!shown && !error && <ListSkeleton rows={6} height={60} />}
      {shown && shown.length > 0 && (
        <>
          <Rows
            pages={shown}
            all={sorts ? (data ?? null) : null}
            {...{ waiting, list, selection, actions }}
          />
          <BulkActions selection={selection} actions={actions} />
        </>
      )}
      {shown?.length === 0 && (
        <NoPages onShowAll={isFiltered(filter) ? () => change({ q: null, state: null }) : null} />
      )}
      {shown && shown.length > 0 && isFiltered(filter) && (
        <Text size="sm" c="dimmed" mt="sm">
          {words.shownOfAll({ shown: shown.length, all: there?.length ?? 0 })}
        </Text>
      )}
    </>
  );
}
