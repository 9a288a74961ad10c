import { Button, Checkbox, Group, Paper, Text, TextInput } from '@mantine/core';
import { IconSearch, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { type Selection, useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { TRASH_DAYS } from '../../../../../lib/values/trash-days.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { ContentType, OwnEntry } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY, typePath } from '../entry-calls.ts';
import { mayList } from '../entry-state.tsx';
import css from '../list/entries.module.css';
import { AT_ONCE, Pager } from '../list/pager.tsx';
import { useEntryFilter } from '../list/use-entry-filter.ts';
import { inSentence } from '../type-labels.ts';
import { TypeFrame } from '../types/type-frame.tsx';
import { TrashRows } from './trash-rows.tsx';
import { type TrashActions, useTrashActions } from './use-trash-actions.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

interface BarProps {
  selection: Selection<OwnEntry>;
  actions: TrashActions;
}

/** Selects all entries shown, and acts on the selected ones. */
function TrashBar({ selection, actions }: BarProps) {
  const words = useMessages(entryListAdmin);
  const { rows: selected, isAll, setAll } = selection;
  const clear = () => setAll(false);
  return (
    <Paper withBorder className={css.bulk ?? ''} role="region" aria-label={words.selected}>
      <Group gap="xs" mih={30}>
        <Checkbox
          label={
            selected.length === 0
              ? words.selectAllOnThisPage
              : words.countSelected({ count: String(selected.length) })
          }
          aria-label={words.selectAllOnThisPage}
          checked={isAll}
          indeterminate={!isAll && selected.length > 0}
          onChange={({ currentTarget }) => setAll(currentTarget.checked)}
          style={{ flex: '1 1 12rem' }}
        />
        {selected.length > 0 && selected.every(mayList) && (
          <>
            <Button
              size="xs"
              variant="default"
              loading={actions.busy}
              onClick={() => void actions.restore(selected).then((isDone) => isDone && clear())}
            >
              {words.restore}
            </Button>
            <Button
              size="xs"
              variant="default"
              c="var(--mantine-color-error)"
              onClick={() => actions.erase(selected, clear)}
            >
              {words.deletePermanently}
            </Button>
          </>
        )}
        {!selected.every(mayList) && (
          <Text size="sm" c="dimmed">
            {words.yourRoleCanRestoreAnd}
          </Text>
        )}
      </Group>
    </Paper>
  );
}

function Nothing({ type, isFiltered }: { type: ContentType; isFiltered: boolean }) {
  const words = useMessages(entryListAdmin);
  const plural = inSentence(type.plural);
  return (
    <EmptyState
      icon={<IconTrash size={28} />}
      title={isFiltered ? words.noFound({ plural }) : words.theTrashIsEmpty}
      says={isFiltered ? words.tryFewerWords : words.deletedStayHereForDays({ plural, days: TRASH_DAYS })}
    >
      <Button component={Link} to={typePath(type)} variant="default">
        {words.showAll({ plural })}
      </Button>
    </EmptyState>
  );
}

function useTrash(type: string, page: number, q: string) {
  return useQuery({
    queryKey: [...CONTENT_KEY, 'trash', type, q, page],
    queryFn: () =>
      callEntries('GET /api/content-types/{id}/entries', {
        params: { id: type },
        query: { trashed: 'true', limit: AT_ONCE, page, ...(q ? { q } : {}) },
      }),
    placeholderData: keepPreviousData,
  });
}

function Trash({ type }: { type: ContentType }) {
  const words = useMessages(entryListAdmin);
  const { filter, page, change, turnTo, asked } = useEntryFilter(type);
  const { data, error, refetch } = useTrash(type._id, page, asked.q ?? '');
  const actions = useTrashActions(type);
  const timeZone = useWebsite().data?.timezone;
  const entries = data?.entries ?? [];
  const selection = useSelection(entries);
  const mayWrite = may('pages', 'write');
  const plural = inSentence(type.plural);
  return (
    <>
      <PageHeader
        title={words.trash}
        lead={words.inTheTrashArePermanently({ plural: type.plural, days: TRASH_DAYS })}
        back={{ to: typePath(type), label: type.page.name }}
      >
        {may('publish', 'write') && type.trashed > 0 && (
          <Button variant="default" onClick={() => actions.erase('all')}>
            {words.emptyTrash}
          </Button>
        )}
      </PageHeader>
      {(type.trashed > 0 || filter.q !== '') && (
        <TextInput
          type="search"
          mb="md"
          maw="30rem"
          aria-label={words.searchInTheTrash({ plural })}
          placeholder={words.searchByTitle}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={filter.q}
          maxLength={100}
          onChange={({ currentTarget }) => change({ q: currentTarget.value })}
        />
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} height={56} />}
      {data && entries.length === 0 && <Nothing type={type} isFiltered={filter.q !== ''} />}
      {data && entries.length > 0 && (
        <>
          {mayWrite && <TrashBar {...{ selection, actions }} />}
          <TrashRows {...{ type, entries, actions, timeZone, selection, mayWrite }} />
          <Pager type={type} total={data.total} page={page} turnTo={turnTo} />
        </>
      )}
    </>
  );
}

/** Deleted entries of a type. */
export function TrashScreen() {
  const { type = '' } = useParams();
  return <TypeFrame id={type}>{(found) => <Trash key={found._id} type={found} />}</TypeFrame>;
}
