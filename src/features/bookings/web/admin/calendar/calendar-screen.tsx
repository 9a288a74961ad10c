import { ActionIcon, Alert, Anchor, Button, Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconClock,
  IconDots,
  IconLink,
  IconLock,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useWebsite } from '../../../../websites/web/index.ts';
import { CalendarDrawers } from './calendar-drawers.tsx';
import { type Asking, CalendarDialogs } from './dialogs/calendar-dialogs.tsx';
import { type CalendarData, useCalendar } from './use-calendar.ts';
import { CalendarFilter } from './calendar-filter.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { CalendarView } from './calendar-view.tsx';
import css from './calendar.module.css';
import { DaySheet } from './day-sheet.tsx';
import type { Opened } from './events.ts';
import { useMoveClass } from './dialogs/move-class.tsx';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useMove } from './dialogs/use-move.ts';
import { wallClockOf } from './wall-clock-of.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

/** Every booking, in the site's time zone. */
function Calendar({ timezone }: { timezone: string }) {
  const words = useMessages(calendarAdmin);
  const place = useCalendarPlace(timezone);
  const calendar = useCalendar(timezone, place);
  const move = useMove(timezone);
  const moveClass = useMoveClass(timezone);
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => {
    setOpened(null);
    const rest = new URLSearchParams(query);
    rest.delete('booking');
    if (query.has('booking')) setQuery(rest, { replace: true });
  };
  const clock = wallClockOf(timezone);
  const now = useCallback(() => wallClockOf(timezone)(Date.now()), [timezone]);
  /** The current hour, on the selected day. */
  const thisHour = () => `${place.date}T${now().slice(11, 13)}:00:00`;
  const hourLater = (wall: string) => new Date(Date.parse(`${wall}Z`) + 3_600_000).toISOString().slice(0, 19);
  return (
    <>
      <div className={css.screen}>
        <PageHeader title={words.calendar} lead={words.timesAreInYourSites({ timezone })}>
          <Button
            leftSection={<IconPlus size={16} />}
            onClick={() => setAsking({ for: 'booking', at: thisHour() })}
          >
            {words.addBooking}
          </Button>
          <CalendarMenu
            onBlock={() =>
              setAsking({ for: 'block', stretch: { from: thisHour(), to: hourLater(thisHour()) } })
            }
          />
        </PageHeader>
        <SyncProblems calendars={calendar.failing} />
        <CalendarToolbar place={place} />
        <CalendarFilter
          services={calendar.services}
          only={calendar.only}
          cancelled={calendar.cancelled}
          onOnly={calendar.setOnly}
          onCancelled={calendar.setCancelled}
        />
        {calendar.entries.error && !calendar.entries.data ? (
          <LoadError error={calendar.entries.error} onRetry={() => void calendar.entries.refetch()} />
        ) : (
          <CalendarView
            events={calendar.events}
            view={place.view}
            hoursShown={calendar.hoursShown}
            date={place.date}
            now={now}
            onOpen={(next) => (next.kind === 'day' ? place.goToDay(next.date) : setOpened(next))}
            onDay={place.goToDay}
            onSelect={(from, to) => setAsking({ for: 'what', stretch: { from, to } })}
            onMove={(entry, wall, revert) => move.mutate({ entry, wall, revert })}
            onMoveClass={moveClass}
          />
        )}
      </div>
      <DaySheet
        date={place.date}
        timezone={timezone}
        bookings={(calendar.entries.data?.bookings ?? []).filter(
          ({ start, status }) => status !== 'cancelled' && clock(Date.parse(start)).startsWith(place.date),
        )}
      />
      <CalendarDrawers
        opened={opened ?? (query.has('booking') ? { kind: 'booking', id: query.get('booking') ?? '' } : null)}
        calendar={calendar}
        timezone={timezone}
        onOpen={(id) => setOpened({ kind: 'booking', id })}
        onClose={close}
      />
      <CalendarDialogs asking={asking} timezone={timezone} onAsk={setAsking} />
    </>
  );
}

function CalendarMenu({ onBlock }: { onBlock: () => void }) {
  const words = useMessages(calendarAdmin);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={words.moreCalendarActions}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLock size={16} />} onClick={onBlock}>
          {words.blockTime}
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
          {words.printDay}
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/calendar/connections" leftSection={<IconLink size={16} />}>
          {words.connectedCalendars}
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/calendar/clock-change" leftSection={<IconClock size={16} />}>
          {words.clockChanges}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Connected calendars whose last sync failed. */
function SyncProblems({ calendars }: { calendars: CalendarData['failing'] }) {
  const words = useMessages(calendarAdmin);
  if (calendars.length === 0) return null;
  return (
    <Alert color="orange" icon={<IconAlertTriangle />} mb="md">
      {words.calendarsNotSynced({
        names: calendars.map(({ name }) => words.quoted({ name })).join(', '),
        count: calendars.length,
      })}{' '}
      <Anchor component={Link} to="/admin/calendar/connections">
        {words.viewDetails}
      </Anchor>
    </Alert>
  );
}

/** The owner's calendar, once the site's time zone is loaded. */
export function CalendarScreen() {
  const words = useMessages(calendarAdmin);
  const timezone = useWebsite().data?.timezone;
  return timezone === undefined ? <PageHeader title={words.calendar} /> : <Calendar timezone={timezone} />;
}
