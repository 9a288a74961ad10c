import FullCalendar, { type CalendarRef, type DayHeaderInfo, type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { useEffect, useMemo, useRef } from 'react';
import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import type { CalendarEntry } from '../../../calendar-contract.ts';
import css from './calendar.module.css';
import { type Opened, thinned } from './events.ts';
import type { MovedClass } from './dialogs/move-class.tsx';
import { type View, views } from './use-calendar-place.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { firstDayOfWeek } from '../../../../../lib/values/week.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

const plugins = [dayGrid, timeGrid, list, interaction, classic];
/** Maximum entries per day. */
const MOST_IN_A_MONTH = 4;
const hours = { hour: 'numeric', minute: '2-digit' } as const;

interface Props {
  events: EventInput[];
  view: View;
  hoursShown: { from: string; to: string };
  /** `2027-03-14` */
  date: string;
  /** Local time of the site, `2027-03-14T09:30:00`. */
  now: () => string;
  onOpen: (opened: Opened) => void;
  /** Local times of the site. `revert` moves the booking back. */
  onMove: (entry: CalendarEntry, wall: string, revert: () => void) => void;
  onMoveClass: (moved: MovedClass, wall: string, revert: () => void) => void;
  onSelect: (from: string, to: string) => void;
  onDay: (date: string) => void;
}

const wallOf = (date: Date | null): string => date?.toISOString().slice(0, 19) ?? '';

/** In narrow columns the component omits the date, which a week view needs. */
const dayName = ({ date, text, isNarrow, view, weekdayText }: DayHeaderInfo): string =>
  isNarrow && view.type === views.week ? `${weekdayText} ${date.getUTCDate()}` : text;

/**
 * The calendar grid. The component is configured for UTC and receives local times: what it draws then depends neither
 * on the browser's zone nor on clock changes.
 */
export function CalendarView({
  events,
  view,
  hoursShown,
  date,
  now,
  onOpen,
  onMove,
  onMoveClass,
  onSelect,
  onDay,
}: Props) {
  const words = useMessages(calendarAdmin);
  const calendar = useRef<CalendarRef>(null);
  const shown = useMemo(() => (view === 'month' ? thinned(events, MOST_IN_A_MONTH) : events), [events, view]);
  useEffect(() => {
    // The component must not be updated during render.
    queueMicrotask(() => calendar.current?.getApi().changeView(views[view], date));
  }, [view, date]);
  return (
    <div className={css.calendar}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={views[view]}
        initialDate={date}
        headerToolbar={false}
        timeZone="UTC"
        now={now}
        locale={adminLocale()}
        firstDay={firstDayOfWeek(adminLocale())}
        events={shown}
        eventOrder="last,start,title"
        eventInteractive
        eventTimeFormat={hours}
        slotHeaderFormat={hours}
        // Concurrent entries do not overlap.
        slotEventOverlap={false}
        dayHeaderContent={dayName}
        // In a week, screen readers would hear other names of days than are shown.
        navLinks={view === 'month'}
        navLinkHint={words.goToDate({ date: '$0' })}
        navLinkDayClick={(day) => onDay(wallOf(day).slice(0, 10))}
        nowIndicator
        allDaySlot={false}
        slotMinTime={hoursShown.from}
        slotMaxTime={hoursShown.to}
        slotDuration="00:30:00"
        snapDuration="00:15:00"
        height="auto"
        eventStartEditable
        eventDurationEditable={false}
        selectable
        selectMirror
        selectMinDistance={6}
        listItemEventTimeClass={css.listTime ?? ''}
        listItemEventTitleClass={css.listTitle ?? ''}
        noEventsContent={words.noBookingsOnTheseDays}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          onOpen(event.extendedProps['opened'] as Opened);
        }}
        eventDrop={({ event: { extendedProps, start }, revert }) => {
          const moved = extendedProps['moved'] as MovedClass | undefined;
          if (moved) onMoveClass(moved, wallOf(start), revert);
          else onMove(extendedProps['entry'] as CalendarEntry, wallOf(start), revert);
        }}
        select={({ start, end, allDay }) =>
          allDay ? onDay(wallOf(start).slice(0, 10)) : onSelect(wallOf(start), wallOf(end))
        }
      />
    </div>
  );
}
