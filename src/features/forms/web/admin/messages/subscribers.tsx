import { Button } from '@mantine/core';
import { IconDownload, IconMailHeart } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRemaining } from '../../../../../lib/admin-ui/editing/deferred-deletion.ts';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListFilters, optionsOf } from '../../../../../lib/admin-ui/lists/list-filters.tsx';
import { labelsOf, ListRows } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { ShowMore } from '../../../../../lib/admin-ui/lists/show-more.tsx';
import { useSettled } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { type ListFilter, useListFilter } from '../../../../../lib/admin-ui/lists/use-list-filter.ts';
import { adminUi } from '../../../../../lib/admin-ui/messages/admin/area.ts';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';
import { callNewsletter } from './message-calls.ts';
import {
  SubscriberBulkActions,
  subscriberChoices,
  subscriberColumns,
  SubscriberMenu,
} from './subscriber-rows.tsx';
import { SUBSCRIBERS_KEY, useSubscriberActions } from './use-subscriber-actions.tsx';

const PAGE = 100;

const useSubscribers = ({ status, q, sort }: ListFilter<typeof subscriberChoices>) =>
  useInfiniteQuery({
    queryKey: [...SUBSCRIBERS_KEY, status, q, sort],
    queryFn: ({ pageParam }) =>
      callNewsletter('GET /api/subscribers', {
        query: {
          ...(status ? { status } : {}),
          ...(q ? { q } : {}),
          ...(sort ? { sort } : {}),
          limit: PAGE,
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?._id : undefined),
    placeholderData: keepPreviousData,
  });

interface FiltersProps {
  used: ReturnType<typeof useListFilter<typeof subscriberChoices>>;
}

function Filters({ used: { filter, change } }: FiltersProps) {
  const words = useMessages(inboxAdmin);
  const { sortBy, newestFirst } = useMessages(adminUi);
  return (
    <ListFilters
      {...{ filter, change }}
      label={words.searchAddresses}
      placeholder={words.search}
      choices={[
        {
          name: 'status',
          label: words.filterSubscribers,
          options: optionsOf(subscriberChoices.status, words),
        },
        {
          name: 'sort',
          label: sortBy,
          options: optionsOf(subscriberChoices.sort, { ...words, newest: newestFirst }),
        },
      ]}
    />
  );
}

/** Who gets the newsletter. */
export function Subscribers() {
  const words = useMessages(inboxAdmin);
  const used = useListFilter(subscriberChoices);
  const { filter, isFiltered, clear } = used;
  const actions = useSubscriberActions();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSubscribers(
    useSettled(filter),
  );
  const shown = useRemaining(data?.pages.flat());
  const selection = useSelection(shown ?? [], may('messages', 'write'));
  const list = useListOptions('subscribers');
  const columns = subscriberColumns(words);
  const isNarrow = useIsNarrow();
  return (
    <>
      <PageHeader title={words.newsletter} lead={words.peopleWhoSignedUpFor}>
        <Button
          variant="default"
          component="a"
          href="/api/subscribers/export.csv"
          download
          leftSection={<IconDownload size={16} />}
        >
          {words.export}
        </Button>
      </PageHeader>
      {(isFiltered || (shown && shown.length > 0)) && (
        <>
          <Filters used={used} />
          <ListTools {...{ list, isNarrow }} columns={labelsOf(columns)} unfiltered={words.allSubscribers} />
        </>
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {shown && shown.length > 0 && (
        <ListRows
          {...{ list, columns }}
          rows={shown}
          label={words.subscribers}
          selection={selection}
          nameOf={({ email }) => email}
          first={{ label: words.address, cell: ({ email }) => email }}
          renderActions={(subscriber) => <SubscriberMenu {...{ subscriber, actions }} />}
        />
      )}
      <ShowMore hasMore={hasNextPage} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      <SubscriberBulkActions {...{ selection, actions }} />
      {shown?.length === 0 && (
        <EmptyState
          icon={<IconMailHeart size={28} />}
          title={isFiltered ? words.noSubscribersFound : words.noSubscribersYet}
          says={isFiltered ? words.tryADifferentSearchOr : words.addANewsletterFormTo}
        >
          {isFiltered ? (
            <Button variant="default" onClick={clear}>
              {words.showAllSubscribers}
            </Button>
          ) : (
            <Button variant="default" component={Link} to="/admin/forms/new">
              {words.createNewsletterForm}
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}
