import { Button, Text } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { SheetFrame } from '../../../../../lib/admin-ui/sheet/sheet-frame.tsx';
import { SheetTable } from '../../../../../lib/admin-ui/sheet/sheet-table.tsx';
import { wrongCells } from '../../../../../lib/admin-ui/sheet/sheet.ts';
import { useSheet } from '../../../../../lib/admin-ui/sheet/use-sheet.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { ContentType, Term } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY, termsQuery, typePath } from '../entry-calls.ts';
import { mayList } from '../entry-state.tsx';
import { EntryFilters } from '../list/entry-filters.tsx';
import { AT_ONCE, Pager } from '../list/pager.tsx';
import { useEntryFilter } from '../list/use-entry-filter.ts';
import { inSentence } from '../type-labels.ts';
import { TypeFrame } from '../types/type-frame.tsx';
import { columnsOf, pastedIn, problemOf, rowsOf, type SheetSite } from './sheet-rows.ts';
import { useEntrySheet } from './use-entry-sheet.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

const none: never[] = [];

function useListed(type: ContentType, { asked, page }: ReturnType<typeof useEntryFilter>) {
  return useQuery({
    queryKey: [...CONTENT_KEY, 'sheet', type._id, asked, page],
    queryFn: () =>
      callEntries('GET /api/content-types/{id}/entries', {
        params: { id: type._id },
        query: { limit: AT_ONCE, page, values: 'true', ...asked },
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}

/** What the table shows, and what is typed into it. */
function useTable(type: ContentType, terms: readonly Term[], place: ReturnType<typeof useEntryFilter>) {
  const listed = useListed(type, place);
  const website = useWebsite().data;
  const timeZone = website?.timezone ?? 'UTC';
  const currency = website?.ecommerce.currency ?? '';
  const site = useMemo<SheetSite>(
    () => ({ type, terms, timeZone, currency, mayList }),
    [type, terms, timeZone, currency],
  );
  const columns = useMemo(() => columnsOf(site), [site]);
  const rows = useMemo(
    () => (website ? rowsOf(listed.data?.entries ?? none, site) : none),
    [listed.data, site, website],
  );
  const work = useEntrySheet(rows, site);
  const read = useCallback(
    (key: string, text: string) => {
      const column = columns.find((each) => each.key === key);
      return column ? pastedIn(column, text) : text;
    },
    [columns],
  );
  const keys = useMemo(() => columns.map(({ key }) => key), [columns]);
  const { onCell, onPaste } = useSheet({ rows, columns: keys, change: work.change, read });
  const problem = useCallback((column: string, value: string) => problemOf(column, value, site), [site]);
  return { listed, columns, rows, work, problem, onCell, onPaste };
}

function NoRows({ type, listed }: { type: ContentType; listed: ReturnType<typeof useListed> }) {
  const words = useMessages(entryListAdmin);
  if (listed.data?.entries.length === 0)
    return (
      <EmptyState
        icon={<IconTable size={28} />}
        title={words.noFound({ plural: inSentence(type.plural) })}
        says={words.tryChangingTheFiltersOr}
      />
    );
  return listed.error && !listed.data ? (
    <LoadError error={listed.error} onRetry={() => void listed.refetch()} />
  ) : (
    <ListSkeleton rows={8} height={40} />
  );
}

function Sheet({ type }: { type: ContentType }) {
  const words = useMessages(entryListAdmin);
  const place = useEntryFilter(type);
  const terms = useQuery(termsQuery(type._id)).data ?? none;
  const { listed, columns, rows, work, problem, onCell, onPaste } = useTable(type, terms, place);
  const { edits, save } = work;
  const changed = Object.keys(edits).length;
  const wrong = wrongCells(edits, problem);
  const isLive = rows.some(({ key, entry }) => edits[key] && entry.state === 'published');
  return (
    <SheetFrame
      back={{ to: typePath(type), label: type.page.name }}
      {...{ changed, wrong }}
      undo={work.undo}
      saving={save.isPending}
      error={save.error}
      says={words.titlesFieldsAndExcerptsAre}
      onSave={() => save.mutate({ publish: false })}
      onDiscard={work.clear}
      more={
        isLive &&
        may('publish', 'write') && (
          <Button
            variant="light"
            loading={save.isPending}
            onClick={() => wrong === 0 && save.mutate({ publish: true })}
          >
            {words.saveAndPublish}
          </Button>
        )
      }
      filters={<EntryFilters {...{ type, terms }} filter={place.filter} change={place.change} hasOrder />}
    >
      {rows.length === 0 ? (
        <NoRows {...{ type, listed }} />
      ) : (
        <SheetTable label={type.plural} {...{ rows, columns, edits, onCell, onPaste }} problemOf={problem} />
      )}
      {changed === 0 && listed.data && (
        <Pager {...{ type, total: listed.data.total, page: place.page, turnTo: place.turnTo }} />
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {words.formattedTextImagesLocationsAnd({ name: inSentence(type.name) })}
      </Text>
    </SheetFrame>
  );
}

/** Bulk editing of entries in a spreadsheet-like table. */
export function EntrySheet() {
  const { type = '' } = useParams();
  return <TypeFrame id={type}>{(found) => <Sheet key={found._id} type={found} />}</TypeFrame>;
}
