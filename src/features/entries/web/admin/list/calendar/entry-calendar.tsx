import { ActionIcon, Anchor, Button, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../../lib/admin-ui/lists/load-error.tsx';
import { addMonths, firstDayOf, lastDayOf } from '../../../../../../lib/values/days.ts';
import { dayIn } from '../../../../../../lib/values/local-day.ts';
import type { ContentType, EntryDate } from '../../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY } from '../../entry-calls.ts';
import { inSentence } from '../../type-labels.ts';
import type { useEntryFilter } from '../use-entry-filter.ts';
import css from './calendar.module.css';
import { sayMonth } from './day-names.ts';
import { MonthAgenda, MonthGrid } from './month-views.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';

type Place = ReturnType<typeof useEntryFilter>;

interface Props {
  type: ContentType;
  place: Place;
  timeZone: string;
}

function useDates(type: string, asked: Place['asked'], month: string) {
  const { sort: _, field: __, ...filter } = asked;
  const query = { ...filter, from: firstDayOf(month), to: lastDayOf(month) };
  return useQuery({
    queryKey: [...CONTENT_KEY, 'calendar', type, query],
    queryFn: () => callEntries('GET /api/content-types/{id}/calendar', { params: { id: type }, query }),
    placeholderData: keepPreviousData,
  });
}

function byDay(dates: readonly EntryDate[], month: string): Map<string, EntryDate[]> {
  const found = new Map<string, EntryDate[]>();
  for (const date of dates)
    if (date.day.startsWith(month)) found.set(date.day, [...(found.get(date.day) ?? []), date]);
  return found;
}

function Toolbar({ month, showMonth }: { month: string; showMonth: Place['showMonth'] }) {
  const words = useMessages(entryListAdmin);
  return (
    <Group gap="xs" mb="sm">
      <ActionIcon
        variant="default"
        size={36}
        aria-label={words.previousMonth}
        onClick={() => showMonth(addMonths(month, -1))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={words.nextMonth}
        onClick={() => showMonth(addMonths(month, 1))}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button variant="default" onClick={() => showMonth(null)}>
        {words.today}
      </Button>
      <Text component="h2" fw={600} fz="lg" className={css.title ?? ''} aria-live="polite">
        {sayMonth(month)}
      </Text>
    </Group>
  );
}

function Undated({ count, onShow }: { count: number; onShow: () => void }) {
  const words = useMessages(entryListAdmin);
  if (count === 0) return null;
  return (
    <>
      {words.draftsHaveNoDate({ count })}{' '}
      <Anchor component="button" type="button" inherit onClick={onShow}>
        {words.showDraftsInTheList}
      </Anchor>
    </>
  );
}

/** Entries on the days on which they were published, will be published or will be unpublished. */
export default function EntryCalendar({ type, place, timeZone }: Props) {
  const words = useMessages(entryListAdmin);
  const [opened] = useState(Date.now);
  const today = dayIn(timeZone, opened);
  const month = place.month ?? today.slice(0, 7);
  const { data, error, refetch, isPlaceholderData } = useDates(type._id, place.asked, month);
  // Beside the navigation, seven columns are too narrow for a word such as “Unpublishes” on tablets as well.
  const isAgenda = useMediaQuery('(max-width: 68em)', false, { getInitialValueInEffect: false });
  const dates = byDay(data?.dates ?? [], month);
  const View = isAgenda ? MonthAgenda : MonthGrid;
  const isEmpty = data && !isPlaceholderData && dates.size === 0;
  const sayEmpty = place.isFiltered ? words.noneFoundIn : words.noneIn;
  return (
    <>
      <Toolbar month={month} showMonth={place.showMonth} />
      <Text size="sm" c="dimmed" mb="sm" role="status">
        {isEmpty && `${sayEmpty({ plural: inSentence(type.plural), month: sayMonth(month) })} `}
        {data?.more && `${words.onlyTheFirstDatesOf({ count: String(data.dates.length) })} `}
        {data && <Undated count={data.undated} onShow={place.showDrafts} />}
      </Text>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} height={96} />}
      {data && <View {...{ month, today, dates, timeZone }} isLoading={isPlaceholderData} />}
    </>
  );
}
