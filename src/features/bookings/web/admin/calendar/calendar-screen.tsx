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

/** Every booking, in the site's time zone. */
function Calendar({ timezone }: { timezone: string }) {
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
        <PageHeader title="Calendar" lead={`Times are in your site’s time zone (${timezone}).`}>
          <Button
            leftSection={<IconPlus size={16} />}
            onClick={() => setAsking({ for: 'booking', at: thisHour() })}
          >
            Add booking
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
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="More calendar actions">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLock size={16} />} onClick={onBlock}>
          Block time
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
          Print day
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/calendar/connections" leftSection={<IconLink size={16} />}>
          Connected calendars
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/calendar/clock-change" leftSection={<IconClock size={16} />}>
          Clock changes
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Connected calendars whose last sync failed. */
function SyncProblems({ calendars }: { calendars: CalendarData['failing'] }) {
  if (calendars.length === 0) return null;
  return (
    <Alert color="orange" icon={<IconAlertTriangle />} mb="md">
      {calendars.map(({ name }) => `“${name}”`).join(', ')} couldn’t be synced.{' '}
      <Anchor component={Link} to="/admin/calendar/connections">
        View details
      </Anchor>
    </Alert>
  );
}

/** The owner's calendar, once the site's time zone is loaded. */
export function CalendarScreen() {
  const timezone = useWebsite().data?.timezone;
  return timezone === undefined ? <PageHeader title="Calendar" /> : <Calendar timezone={timezone} />;
}
