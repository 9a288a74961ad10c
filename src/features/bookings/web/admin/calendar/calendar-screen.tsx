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
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useWebsite } from '../../../../websites/web/index.ts';
import { resourcesQuery, servicesQuery } from '../booking-calls.ts';
import { AddBookingDialog } from './dialogs/add-booking-dialog.tsx';
import { BlockDialog, type Stretch } from './dialogs/block-dialog.tsx';
import { BookingDrawer } from './booking-drawer.tsx';
import { BlockDrawer, SubscribedDrawer } from './subscribed/busy-drawer.tsx';
import { blocksQuery, entriesQuery, subscribedQuery, waitingQuery } from './calendar-calls.ts';
import { CalendarFilter } from './calendar-filter.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { CalendarView } from './calendar-view.tsx';
import css from './calendar.module.css';
import { ClassDrawer } from './class-drawer.tsx';
import { WaitingDrawer } from './waiting-people.tsx';
import { DaySheet } from './day-sheet.tsx';
import { drawn, type Opened, waitKey } from './events.ts';
import { useMoveClass } from './dialogs/move-class.tsx';
import { SelectionDialog } from './dialogs/selection-dialog.tsx';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useMove } from './dialogs/use-move.ts';
import { wallClockOf } from './wall-clock-of.ts';

type Asking = { for: 'what' | 'block'; stretch: Stretch } | { for: 'booking'; at: string } | null;

function useCalendar(timezone: string, place: ReturnType<typeof useCalendarPlace>) {
  const [only, setOnly] = useState<string[]>([]);
  const [cancelled, setCancelled] = useState(false);
  const entries = useQuery({ ...entriesQuery(place.days, cancelled), placeholderData: keepPreviousData });
  const blocks = useQuery({ ...blocksQuery(place.days), placeholderData: keepPreviousData });
  const waiting = useQuery({ ...waitingQuery(place.days), placeholderData: keepPreviousData }).data;
  const services = useQuery(servicesQuery).data;
  const resources = useQuery(resourcesQuery).data;
  const calendars = useQuery(subscribedQuery).data;
  const look = useMemo(
    () => ({
      services: new Map(services?.map(({ _id, colour, capacity }) => [_id, { colour, capacity }])),
      names: new Map([...(resources ?? []), ...(calendars ?? [])].map(({ _id, name }) => [_id, name])),
    }),
    [services, resources, calendars],
  );
  const shown = useMemo(
    () =>
      drawn({
        bookings: entries.data?.bookings ?? [],
        outside: entries.data?.outside ?? [],
        blocks: blocks.data ?? [],
        waiting: waiting ?? [],
        ...look,
        timezone,
        only: new Set(only),
      }),
    [entries.data, blocks.data, waiting, look, timezone, only],
  );
  return {
    entries,
    blocks: blocks.data ?? [],
    waiting: waiting ?? [],
    services: services ?? [],
    names: look.names,
    failing: calendars?.filter(({ problem }) => problem !== null) ?? [],
    ...shown,
    only,
    setOnly,
    cancelled,
    setCancelled,
  };
}

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
  const classKey = opened?.kind === 'class' ? opened.key : null;
  const people = classKey === null ? null : (calendar.classes.get(classKey) ?? null);
  const block = opened?.kind === 'block' ? calendar.blocks.find(({ _id }) => _id === opened.id) : undefined;
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
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="default" size={36} aria-label="More calendar actions">
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<IconLock size={16} />}
                onClick={() =>
                  setAsking({ for: 'block', stretch: { from: thisHour(), to: hourLater(thisHour()) } })
                }
              >
                Block time
              </Menu.Item>
              <Menu.Item leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
                Print day
              </Menu.Item>
              <Menu.Item
                component={Link}
                to="/admin/calendar/connections"
                leftSection={<IconLink size={16} />}
              >
                Connected calendars
              </Menu.Item>
              <Menu.Item
                component={Link}
                to="/admin/calendar/clock-change"
                leftSection={<IconClock size={16} />}
              >
                Clock changes
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </PageHeader>
        {calendar.failing.length > 0 && (
          <Alert color="orange" icon={<IconAlertTriangle />} mb="md">
            {calendar.failing.map(({ name }) => `“${name}”`).join(', ')} couldn’t be synced.{' '}
            <Anchor component={Link} to="/admin/calendar/connections">
              View details
            </Anchor>
          </Alert>
        )}
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
      <BookingDrawer
        id={opened?.kind === 'booking' ? opened.id : (query.get('booking') ?? null)}
        timezone={timezone}
        onOpen={(id) => setOpened({ kind: 'booking', id })}
        onClose={close}
      />
      <WaitingDrawer
        people={
          opened?.kind === 'waiting'
            ? calendar.waiting.filter(({ service, start }) => waitKey(service, start) === opened.key)
            : []
        }
        timezone={timezone}
        onClose={close}
      />
      <ClassDrawer
        people={people}
        waiting={calendar.waiting.filter(
          ({ service, start }) =>
            people?.[0] && waitKey(service, start) === waitKey(people[0].service, people[0].start),
        )}
        capacity={calendar.services.find(({ _id }) => _id === people?.[0]?.service)?.capacity ?? 1}
        timezone={timezone}
        onOpen={(id) => setOpened({ kind: 'booking', id })}
        onClose={close}
      />
      <BlockDrawer
        block={block ?? null}
        whose={(block?.resource && calendar.names.get(block.resource)) || 'All staff, rooms and equipment'}
        timezone={timezone}
        onClose={close}
      />
      <SubscribedDrawer calendar={opened?.kind === 'outside' ? opened.calendar : null} onClose={close} />
      <SelectionDialog
        stretch={asking?.for === 'what' ? asking.stretch : null}
        onBooking={(at) => setAsking({ for: 'booking', at })}
        onBlock={(stretch) => setAsking({ for: 'block', stretch })}
        onClose={() => setAsking(null)}
      />
      <BlockDialog
        stretch={asking?.for === 'block' ? asking.stretch : null}
        timezone={timezone}
        onClose={() => setAsking(null)}
      />
      <AddBookingDialog
        at={asking?.for === 'booking' ? asking.at : null}
        timezone={timezone}
        onClose={() => setAsking(null)}
      />
    </>
  );
}

/** The owner's calendar, once the site's time zone is loaded. */
export function CalendarScreen() {
  const timezone = useWebsite().data?.timezone;
  return timezone === undefined ? <PageHeader title="Calendar" /> : <Calendar timezone={timezone} />;
}
