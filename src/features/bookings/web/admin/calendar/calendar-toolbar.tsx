import { ActionIcon, Button, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import css from './calendar.module.css';
import { titleOf, type useCalendarPlace, type View } from './use-calendar-place.ts';

const labels: Record<View, string> = { month: 'Month', week: 'Week', day: 'Day', list: 'List' };
const isView = (value: string): value is View => value in labels;

/** Navigation in time, and the view. */
export function CalendarToolbar({ place }: { place: ReturnType<typeof useCalendarPlace> }) {
  const { view, date, today, show, goTo, step } = place;
  const noun = view === 'list' ? 'week' : view;
  return (
    <div className={css.bar}>
      <ActionIcon variant="default" size={36} aria-label={`Previous ${noun}`} onClick={() => step(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label={`Next ${noun}`} onClick={() => step(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button variant="default" onClick={() => goTo(today)}>
        Today
      </Button>
      <Text component="h2" fw={600} className={css.title ?? ''} aria-live="polite">
        {titleOf(view, date)}
      </Text>
      <SegmentedControl
        aria-label="Calendar view"
        value={view}
        data={Object.entries(labels).map(([value, label]) => ({ value, label }))}
        onChange={(value) => isView(value) && show(value)}
      />
    </div>
  );
}
