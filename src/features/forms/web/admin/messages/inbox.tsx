import { Button, Group, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconInbox, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { SelectAll, useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { useAddressFilter, useSettled } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { formsQuery } from '../form-calls.ts';
import { BulkActions } from './bulk-actions.tsx';
import { InboxMenu } from './inbox-menu.tsx';
import {
  type Filter,
  MESSAGES_KEY,
  messagesQuery,
  type Place,
  placeLabels,
  places,
  unreadQuery,
} from './message-calls.ts';
import { messageColumns, MessageRow } from './message-row.tsx';
import css from './messages.module.css';
import { useDeleting, useMessageActions } from './use-message-actions.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';

const emptyPlaces = (words: WordsOf<typeof inboxAdmin>): Record<Place, { title: string; says: string }> => ({
  inbox: { title: words.noMessagesYet, says: words.messagesFromYourFormsArrive },
  starred: { title: words.noStarredMessages, says: words.starMessagesToFindThem },
  archive: { title: words.noArchivedMessages, says: words.archiveMessagesYouveDealtWith },
  spam: { title: words.noSpam, says: words.messagesThatLookLikeSpam },
});

function useFilter(): [Filter, (patch: Partial<Filter>) => void, string] {
  const { query, change, search } = useAddressFilter();
  const asked = query.get('in') ?? 'inbox';
  const filter: Filter = {
    place: Object.hasOwn(places, asked) ? (asked as Place) : 'inbox',
    q: query.get('q') ?? '',
    form: query.get('form') ?? '',
  };
  const set = ({ place, ...others }: Partial<Filter>) =>
    change({ ...others, ...(place ? { in: place === 'inbox' ? null : place } : {}) });
  return [filter, set, search];
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (patch: Partial<Filter>) => void }) {
  const words = useMessages(inboxAdmin);
  const forms = useQuery(formsQuery).data ?? [];
  const spam = useQuery(unreadQuery).data?.spam ?? 0;
  return (
    <Group mb="md" gap="sm">
      <SegmentedControl
        aria-label={words.filterMessages}
        data={Object.entries(placeLabels()).map(([value, label]) => ({
          value,
          label: value === 'spam' && spam > 0 ? `${label} (${spam >= 1000 ? '1000+' : spam})` : label,
        }))}
        value={filter.place}
        onChange={(value) => onChange({ place: value as Place })}
      />
      <TextInput
        aria-label={words.searchMessages}
        placeholder={words.search}
        leftSection={<IconSearch size={16} />}
        value={filter.q}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
        style={{ flex: '1 1 12rem' }}
      />
      <NativeSelect
        aria-label={words.form}
        data={[
          { value: '', label: words.allForms },
          ...forms.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={filter.form}
        onChange={({ currentTarget }) => onChange({ form: currentTarget.value })}
      />
    </Group>
  );
}

/** Whatever has come meanwhile appears without a reload. */
function useNews(): void {
  const queries = useQueryClient();
  const newest = useQuery(unreadQuery).data?.newest;
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: MESSAGES_KEY });
  }, [newest, queries]);
}

/** What visitors have sent, newest first. */
export function Inbox() {
  const words = useMessages(inboxAdmin);
  useNews();
  const [filter, setFilter, search] = useFilter();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    messagesQuery(useSettled(filter)),
  );
  const deleting = useDeleting(({ ids }) => ids);
  const actions = useMessageActions();
  const shown = data?.pages.flat().filter(({ _id }) => !deleting.includes(_id));
  const selection = useSelection(shown ?? []);
  const list = useListOptions('messages');
  const empty = emptyPlaces(words)[filter.place];
  const isFiltered = filter.q !== '' || filter.form !== '';
  return (
    <>
      <PageHeader title={words.messages} lead={words.messagesFromYourVisitors}>
        <InboxMenu />
      </PageHeader>
      <Filters filter={filter} onChange={setFilter} />
      {(search !== '' || (shown && shown.length > 0)) && (
        <ListTools list={list} columns={messageColumns(words)} unfiltered={placeLabels().inbox} />
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} height={44} />}
      {shown && shown.length > 0 && (
        <>
          <div className={css.head}>
            <SelectAll selection={selection} labelled />
          </div>
          <ul className={css.list} data-compact={list.compact || undefined}>
            {shown.map((message) => (
              <MessageRow
                key={message._id}
                message={message}
                search={search}
                selection={selection}
                list={list}
                onStar={() => void actions.set([message._id], { starred: !message.starred })}
              />
            ))}
          </ul>
          {hasNextPage && (
            <Group justify="center" mt="md">
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {words.showOlderMessages}
              </Button>
            </Group>
          )}
          <BulkActions selection={selection} actions={actions} />
        </>
      )}
      {shown?.length === 0 && (
        <EmptyState
          icon={<IconInbox size={28} />}
          title={isFiltered ? words.noMessagesFound : empty.title}
          says={isFiltered ? words.tryDifferentSearchTermsOr : empty.says}
        >
          {filter.place === 'inbox' && !isFiltered && (
            <Button variant="default" component={Link} to="/admin/forms">
              {words.viewForms}
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}
