import { ActionIcon, Button, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import css from './calendar.module.css';
import { titleOf, type useCalendarPlace, type View, views } from './use-calendar-place.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

const shown = ['month', 'week', 'day', 'list'] as const satisfies readonly View[];
const isView = (value: string): value is View => value in views;

/** Navigation in time, and the view. */
export function CalendarToolbar({ place }: { place: ReturnType<typeof useCalendarPlace> }) {
  const words = useMessages(calendarAdmin);
  const { view, date, today, show, goTo, step } = place;
  return (
    <div className={css.bar}>
      <ActionIcon variant="default" size={36} aria-label={words.previous({ view })} onClick={() => step(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label={words.next({ view })} onClick={() => step(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button variant="default" onClick={() => goTo(today)}>
        {words.today}
      </Button>
      <Text component="h2" fw={600} className={css.title ?? ''} aria-live="polite">
        {titleOf(view, date)}
      </Text>
      <SegmentedControl
        aria-label={words.calendarView}
        value={view}
        data={shown.map((value) => ({ value, label: words[value] }))}
        onChange={(value) => isView(value) && show(value)}
      />
    </div>
  );
}
