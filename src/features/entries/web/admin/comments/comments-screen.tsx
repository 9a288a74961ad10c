import { Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { SelectAll, useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { useAddressFilter, useSettled } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { TRASH_DAYS } from '../../../../../lib/values/trash-days.ts';
import { isUuid } from '../../../../../lib/values/uuid.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { OwnerComment } from '../../../reader-comments-contract.ts';
import { BulkActions } from './bulk-actions.tsx';
import { mayModerate } from './comment-buttons.ts';
import { type CommentFilter, commentsQuery, pendingQuery } from './comment-calls.ts';
import { isModeratedState, stateChoices } from './comment-labels.ts';
import { CommentRow } from './comment-row.tsx';
import css from './comments.module.css';
import { EntryFilter } from './entry-filter.tsx';
import { NothingHere } from './nothing-here.tsx';
import { useReplyDrafts } from './reply-drafts.ts';
import { useCommentActions } from './use-comment-actions.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryCommentsAdmin } from '../../../messages/admin-comments/area.ts';

/** As many as the server counts. */
const MOST_COUNTED = 1_000;

function useFilter(): [CommentFilter, (patch: Partial<CommentFilter>) => void] {
  const { query, change } = useAddressFilter();
  const asked = query.get('in') ?? '';
  const entry = query.get('entry') ?? '';
  const filter: CommentFilter = {
    state: isModeratedState(asked) ? asked : 'pending',
    q: (query.get('q') ?? '').slice(0, 100),
    entry: isUuid(entry) ? entry : '',
  };
  const set = ({ state, ...others }: Partial<CommentFilter>) =>
    change({ ...others, ...(state ? { in: state === 'pending' ? null : state } : {}) });
  return [filter, set];
}

interface FiltersProps {
  filter: CommentFilter;
  onChange: (patch: Partial<CommentFilter>) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const words = useMessages(entryCommentsAdmin);
  const pending = useQuery(pendingQuery).data?.pending ?? 0;
  const count = pending >= MOST_COUNTED ? `${MOST_COUNTED}+` : pending;
  return (
    <Group mb="md" gap="sm">
      <SegmentedControl
        aria-label={words.status}
        data={stateChoices().map(({ value, label }) => ({
          value,
          label: value === 'pending' && pending > 0 ? `${label} (${count})` : label,
        }))}
        value={filter.state}
        onChange={(value) => onChange({ state: value })}
      />
      <TextInput
        type="search"
        aria-label={words.searchComments}
        placeholder={words.searchByTextNameOr}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.q}
        maxLength={100}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
        style={{ flex: '2 1 14rem' }}
      />
      <EntryFilter value={filter.entry} onChange={(entry) => onChange({ entry })} />
    </Group>
  );
}

/** Moves the focus to the next row when the one that was acted on has left the list. */
function useFocusNext(list: readonly OwnerComment[]) {
  const acted = useRef<{ id: string; at: number } | null>(null);
  const place = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current } = acted;
    if (!current || list.some(({ _id }) => _id === current.id)) return;
    acted.current = null;
    if (document.activeElement !== document.body) return;
    const next = list[Math.min(current.at, list.length - 1)];
    const row = next && place.current?.querySelector<HTMLElement>(`[data-comment="${next._id}"]`);
    (row ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [list]);
  const onLeave = (id: string) => {
    acted.current = { id, at: list.findIndex(({ _id }) => _id === id) };
  };
  return { place, onLeave };
}

const none: OwnerComment[] = [];

function Listed({ filter, onChange, isCompact }: FiltersProps & { isCompact: boolean }) {
  const words = useMessages(entryCommentsAdmin);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    commentsQuery(useSettled(filter)),
  );
  const timeZone = useWebsite().data?.timezone;
  const actions = useCommentActions();
  const shown = data?.pages.flat();
  const selection = useSelection(shown ?? none);
  const { place, onLeave } = useFocusNext(shown ?? none);
  const isFiltered = filter.q !== '' || filter.entry !== '';
  return (
    <>
      {!shown && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!shown && !error && <ListSkeleton rows={4} height={120} />}
      {shown && shown.length > 0 && (
        <>
          {filter.state === 'trash' && (
            <Text size="sm" c="dimmed" mb="xs">
              {words.commentsInTheTrashAre({ days: TRASH_DAYS })}
            </Text>
          )}
          {mayModerate() && (
            <div className={css.head}>
              <SelectAll selection={selection} labelled />
            </div>
          )}
          <ul
            className={css.list}
            data-compact={isCompact || undefined}
            ref={place}
            aria-label={words.commentsIn({ state: filter.state })}
          >
            {shown.map((comment) => (
              <CommentRow key={comment._id} {...{ comment, selection, actions, timeZone, onLeave }} />
            ))}
          </ul>
          {hasNextPage && (
            <Group justify="center" mt="md">
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {words.showOlderComments}
              </Button>
            </Group>
          )}
          <BulkActions {...{ selection, actions, onLeave }} />
        </>
      )}
      {shown?.length === 0 && (
        <NothingHere
          state={filter.state}
          onShowAll={isFiltered ? () => onChange({ q: '', entry: '' }) : null}
          onShow={(state) => onChange({ state })}
        />
      )}
    </>
  );
}

/** Comments of visitors on entries, to approve and to answer. */
export function CommentsScreen() {
  const words = useMessages(entryCommentsAdmin);
  const [filter, onChange] = useFilter();
  const list = useListOptions('comments');
  const isWriting = useReplyDrafts(({ drafts }) => Object.values(drafts).some((body) => body.trim() !== ''));
  // Those who leave were asked.
  useEffect(() => () => useReplyDrafts.setState({ drafts: {} }), []);
  return (
    <>
      <PageHeader
        title={words.comments}
        lead={words.commentsFromVisitorsOnYour}
        back={{ to: '/admin/content', label: words.content }}
      />
      {may('pages', 'write') && !mayModerate() && (
        <Text size="sm" mb="md">
          {words.yourRoleCanReadComments}
        </Text>
      )}
      <Filters filter={filter} onChange={onChange} />
      <ListTools list={list} columns={{}} unfiltered={stateChoices()[0]?.label} />
      <Listed key={filter.state} filter={filter} onChange={onChange} isCompact={list.compact} />
      <UnsavedGuard unsaved={isWriting} />
    </>
  );
}
