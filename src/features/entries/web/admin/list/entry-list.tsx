import { Anchor, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { UsedList } from '../../../../../lib/admin-ui/preferences.ts';
import type { ContentType, Term } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY, termsQuery, typePath } from '../entry-calls.ts';
import { TypeFrame } from '../types/type-frame.tsx';
import { inSentence, typeLabels } from '../type-labels.ts';
import { BulkActions } from './bulk-actions.tsx';
import { EntryFilters } from './entry-filters.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { entryColumns, EntryRows } from './entry-rows.tsx';
import { shownFields } from './fields/field-columns.ts';
import { FieldFilters } from './fields/field-filters.tsx';
import { MoreMenu } from './more-menu.tsx';
import { AT_ONCE, Pager, TrashLink } from './pager.tsx';
import { useEntryActions } from './use-entry-actions.tsx';
import { noFilter, useEntryFilter } from './use-entry-filter.ts';
import { useTypeViews } from './use-type-views.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

const EntryCalendar = lazy(() => import('./calendar/entry-calendar.tsx'));

const none: never[] = [];
const noNames: Readonly<Record<string, string>> = {};

type Place = ReturnType<typeof useEntryFilter>;

/** @param withValues whether fields are among the columns */
function useEntries(type: string, asked: Place['asked'], page: number, withValues: boolean) {
  const query = useQuery({
    queryKey: [...CONTENT_KEY, 'entries', type, asked, page, withValues],
    queryFn: () =>
      callEntries('GET /api/content-types/{id}/entries', {
        params: { id: type },
        query: { limit: AT_ONCE, page, ...(withValues ? { values: 'true' } : {}), ...asked },
      }),
    placeholderData: keepPreviousData,
  });
  const { entries, total = 0, names = noNames } = query.data ?? {};
  return { ...query, entries, total, names };
}

function NothingHere({
  type,
  onShowAll,
  add,
}: {
  type: ContentType;
  onShowAll: (() => void) | null;
  add: ReactNode;
}) {
  const words = useMessages(entryListAdmin);
  const Icon = typeLabels[type.kind].icon;
  const plural = inSentence(type.plural);
  if (onShowAll)
    return (
      <EmptyState
        icon={<IconSearch size={28} />}
        title={words.noFound({ plural })}
        says={words.tryFewerWordsOrAnother}
      >
        <Button variant="default" onClick={onShowAll}>
          {words.showAll({ plural })}
        </Button>
      </EmptyState>
    );
  const noun = inSentence(type.name);
  return (
    <EmptyState
      icon={<Icon size={28} />}
      title={words.noYet({ plural })}
      says={words.writeYourFirstItStays({ noun })}
    >
      {add}
    </EmptyState>
  );
}

function Header({ type, add, onExport }: { type: ContentType; add: ReactNode; onExport: () => void }) {
  const words = useMessages(entryListAdmin);
  return (
    <>
      <PageHeader
        title={type.page.name}
        lead={words.onYourSiteAt({ plural: type.plural, slug: type.page.slug })}
        back={{ to: '/admin/content', label: words.content }}
      >
        <MoreMenu type={type} onExport={onExport} />
        {add}
      </PageHeader>
      {!type.page.published && (
        <Text size="sm" mb="md" role="status">
          <Sentence say={(gap) => words.visitorsCantSeeTheList({ action: gap })}>
            <Anchor component={Link} to={`/admin/pages/edit/${type.page._id}`} inherit>
              {words.publishThePage({ name: type.page.name })}
            </Anchor>
          </Sentence>
        </Text>
      )}
    </>
  );
}

interface ViewProps {
  type: ContentType;
  terms: readonly Term[];
  place: Place;
  list: UsedList;
  isNarrow: boolean;
}

/** Filters, saved views, and the choice between list and calendar. */
function Tools({ type, terms, place, list, isNarrow }: ViewProps) {
  const words = useMessages(entryListAdmin);
  const { filter, change, isCalendar, showCalendar, askedFields: asked, dropped } = place;
  return (
    <>
      <EntryFilters {...{ type, terms, filter, change }} hasOrder={!isCalendar} />
      <FieldFilters {...{ type, asked, dropped, change }} />
      <Group justify="space-between" align="flex-start" gap="xs">
        <SegmentedControl
          size="xs"
          mb="sm"
          aria-label={words.view}
          value={isCalendar ? 'calendar' : 'list'}
          data={[
            { value: 'list', label: words.list },
            { value: 'calendar', label: words.calendar },
          ]}
          onChange={(view) => showCalendar(view === 'calendar')}
        />
        <ListTools list={list} {...(isCalendar ? {} : { columns: entryColumns(type) })} isNarrow={isNarrow} />
      </Group>
    </>
  );
}

function Listed({
  type,
  terms,
  place,
  list,
  isNarrow,
  add,
  timeZone,
  onExport,
}: ViewProps & {
  add: ReactNode;
  timeZone: string | undefined;
  onExport: (ids: string[]) => void;
}) {
  const { page, change, turnTo, asked, isFiltered } = place;
  const withValues = shownFields(type, list).length > 0;
  const { entries, total, names, error, refetch } = useEntries(type._id, asked, page, withValues);
  const currency = useWebsite().data?.ecommerce.currency ?? 'GBP';
  const actions = useEntryActions(type);
  const selection = useSelection(entries ?? none);
  const isNarrowed = isFiltered || page > 1;
  return (
    <>
      {!entries && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!entries && !error && <ListSkeleton rows={6} height={56} />}
      {entries && entries.length > 0 && (
        <>
          <EntryRows
            {...{ type, entries, actions, list, isNarrow, timeZone, selection }}
            order={place.filter}
            sortBy={change}
            reading={{ timeZone, currency, names }}
          />
          <Pager {...{ type, total, page, turnTo }} />
          {may('pages', 'write') && <BulkActions {...{ type, selection, terms, actions, onExport }} />}
        </>
      )}
      {entries?.length === 0 && (
        <NothingHere type={type} add={add} onShowAll={isNarrowed ? () => change(noFilter) : null} />
      )}
      {entries && <TrashLink type={type} />}
    </>
  );
}

function Entries({ type }: { type: ContentType }) {
  const words = useMessages(entryListAdmin);
  const place = useEntryFilter(type);
  const terms = useQuery(termsQuery(type._id)).data ?? none;
  const list = useTypeViews(type._id);
  const timeZone = useWebsite().data?.timezone;
  const isNarrow = useMediaQuery('(max-width: 60em)', false, { getInitialValueInEffect: false });
  /** IDs of selected entries, if some are. */
  const [exporting, setExporting] = useState<readonly string[] | null>(null);
  const add = may('pages', 'write') && (
    <Button component={Link} to={typePath(type, '/new')} leftSection={<IconPlus size={16} />}>
      {words.newEntry({ name: inSentence(type.name) })}
    </Button>
  );
  const wait = <ListSkeleton rows={6} height={96} />;
  const shown = { type, terms, place, list, isNarrow };
  const isUsed = type.entries > 0 || place.isFiltered || place.page > 1;
  return (
    <>
      <Header type={type} add={add} onExport={() => setExporting([])} />
      {isUsed && <Tools {...shown} />}
      {isUsed && place.isCalendar ? (
        <Suspense fallback={wait}>
          {timeZone ? <EntryCalendar {...{ type, place, timeZone }} /> : wait}
        </Suspense>
      ) : (
        <Listed {...shown} add={add} timeZone={timeZone} onExport={setExporting} />
      )}
      {exporting && (
        <ExportDialog
          type={type}
          filter={place.isFiltered ? place.found : null}
          selected={exporting}
          onClose={() => setExporting(null)}
        />
      )}
    </>
  );
}

/** The entries of a type, drafts included. */
export function EntryList() {
  const { type = '' } = useParams();
  return <TypeFrame id={type}>{(found) => <Entries key={found._id} type={found} />}</TypeFrame>;
}
