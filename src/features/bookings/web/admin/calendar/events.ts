import type { EventInput } from '@fullcalendar/react';
import { isDark } from '../../../../../lib/content/readable.ts';
import type { CalendarEntry, SubscribedBusy } from '../../../calendar-contract.ts';
import type { Block, Waiting } from '../../../contract.ts';
import { wallClockOf } from './wall-clock-of.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

/** An entry of the calendar, and what opens when it is pressed. */
export type Opened =
  | { kind: 'booking'; id: string }
  /** The bookings of a start with seats. */
  | { kind: 'class'; key: string }
  /** A start with a waiting list and no bookings. */
  | { kind: 'waiting'; key: string }
  | { kind: 'block'; id: string }
  | { kind: 'subscribed'; calendar: string }
  /** Entries that don't fit into a month view. */
  | { kind: 'day'; date: string };

export interface CalendarService {
  colour: string;
  capacity: number;
}

export interface Drawn {
  events: EventInput[];
  /** Bookings of each start with seats. */
  classes: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** The visible hours, `07:00:00`: opening hours and those of every booking. */
  hoursShown: { from: string; to: string };
}

interface Given {
  bookings: readonly CalendarEntry[];
  blocks: readonly Block[];
  subscribed: readonly SubscribedBusy[];
  /** Waiting lists. */
  waiting?: readonly Waiting[];
  services: ReadonlyMap<string, CalendarService>;
  /** Names of resources, and of other calendars. */
  names: ReadonlyMap<string, string>;
  timezone: string;
  /** Only these services; empty for all. */
  only: ReadonlySet<string>;
}

const OTHER = '#5a6472';

type At = (instant: string) => string;

const blocked = { className: 'booking-blocked', editable: false } as const;

/** A booking that isn't part of a class. */
const bookingEvent = (
  entry: CalendarEntry,
  at: At,
  service: CalendarService | undefined,
  waits: string,
): EventInput => ({
  id: entry._id,
  title: `${entry.name} · ${entry.label}${waits && ` · ${waits}`}`,
  start: at(entry.start),
  end: at(entry.end),
  ...colours(service?.colour ?? OTHER),
  editable: entry.status === 'confirmed' || entry.status === 'pending',
  className: `booking-${entry.noShow ? 'no-show' : entry.status}`,
  extendedProps: { opened: { kind: 'booking', id: entry._id } satisfies Opened, entry },
});

const blockEvent = (block: Block, at: At, names: Given['names']): EventInput => ({
  id: block._id,
  title: [messagesNow(calendarAdmin).blocked, block.note, block.resource && names.get(block.resource)]
    .filter(Boolean)
    .join(' · '),
  start: at(block.start),
  end: at(block.end),
  ...colours(OTHER),
  ...blocked,
  extendedProps: { opened: { kind: 'block', id: block._id } satisfies Opened },
});

const busyEvent = ({ calendar, start, end }: SubscribedBusy, at: At, names: Given['names']): EventInput => ({
  title: busyTitle(names.get(calendar)),
  start: at(start),
  end: at(end),
  ...colours(OTHER),
  ...blocked,
  extendedProps: { opened: { kind: 'subscribed', calendar } satisfies Opened },
});

function busyTitle(calendar: string | undefined): string {
  const say = messagesNow(calendarAdmin);
  return `${say.busy} · ${calendar ?? say.connectedCalendar}`;
}

/** A waiting list without a booking of its start. */
const waitingEvent = (key: string, first: Waiting, count: number, at: At): EventInput => {
  const say = messagesNow(calendarAdmin);
  return {
    id: `waiting ${key}`,
    title: `${say.waitingCount({ count })} · ${first.label}`,
    start: at(first.start),
    end: at(new Date(Date.parse(first.start) + first.durationMinutes * 60_000).toISOString()),
    ...colours(OTHER),
    ...blocked,
    extendedProps: { opened: { kind: 'waiting', key } satisfies Opened },
  };
};

/** Times are local times of the site, so that the calendar shows them in any browser's zone. */
export function drawn({
  bookings,
  blocks,
  subscribed,
  waiting = [],
  services,
  names,
  timezone,
  only,
}: Given): Drawn {
  const say = messagesNow(calendarAdmin);
  const clock = wallClockOf(timezone);
  const at = (instant: string) => clock(Date.parse(instant));
  const wanted = only.size === 0 ? bookings : bookings.filter(({ service }) => only.has(service));
  const hasSeats = (entry: CalendarEntry) =>
    (services.get(entry.service)?.capacity ?? 1) > 1 && entry.status !== 'cancelled';
  const classes = Map.groupBy(wanted.filter(hasSeats), keyOf);
  const line = Map.groupBy(waiting, (one) => waitKey(one.service, one.start));
  const waits = ({ service, start }: CalendarEntry) => {
    const count = seatsOf(line.get(waitKey(service, start)) ?? []);
    return count === 0 ? '' : say.waitingCount({ count });
  };
  const events: EventInput[] = [];
  for (const entry of wanted)
    if (!hasSeats(entry)) events.push(bookingEvent(entry, at, services.get(entry.service), waits(entry)));
  for (const [key, people] of classes) {
    const [first] = people;
    if (!first) continue;
    const service = services.get(first.service);
    const opened: Opened = { kind: 'class', key };
    events.push({
      id: key,
      // The name may be cut off.
      title: [
        say.takenOfSeats({ taken: seatsOf(people), seats: service?.capacity ?? 1 }),
        waits(first),
        first.label,
      ]
        .filter(Boolean)
        .join(' · '),
      start: at(first.start),
      end: at(first.end),
      ...colours(service?.colour ?? OTHER),
      // Dragged as one: all guests are rescheduled, and notified.
      editable: people.every(({ status }) => status !== 'held'),
      extendedProps: { opened, moved: { entry: first, people: seatsOf(people) } },
    });
  }
  const had = new Set(wanted.map(({ service, start }) => waitKey(service, start)));
  for (const [key, people] of line) {
    const [first] = people;
    if (!first || had.has(key) || (only.size > 0 && !only.has(first.service))) continue;
    events.push(waitingEvent(key, first, seatsOf(people), at));
  }
  for (const block of blocks) events.push(blockEvent(block, at, names));
  for (const busy of subscribed) events.push(busyEvent(busy, at, names));
  return { events, classes, hoursShown: hoursOf(wanted, at) };
}

/**
 * The first few entries of each day, and the number of others: as many as a month view has space for. The component would lay all
 * of them out before hiding most.
 */
export function thinned(events: readonly EventInput[], most: number): EventInput[] {
  const say = messagesNow(calendarAdmin);
  const days = Map.groupBy(events, ({ start }) => String(start).slice(0, 10));
  return [...days].flatMap(([date, list]) => {
    if (list.length <= most + 1) return list;
    const inOrder = list.toSorted((one, other) => String(one.start).localeCompare(String(other.start)));
    const more: EventInput = {
      title: say.more({ count: list.length - most }),
      start: date,
      allDay: false,
      editable: false,
      // After all others of its day.
      end: `${date}T23:59:59`,
      className: 'booking-more',
      extendedProps: { opened: { kind: 'day', date } satisfies Opened, last: 1 },
    };
    return [...inOrder.slice(0, most), more];
  });
}

/** A day and an evening. An entry that lasts over midnight needs both ends. */
function hoursOf(bookings: readonly CalendarEntry[], at: (instant: string) => string) {
  let [from, to] = ['07:00:00', '21:00:00'];
  for (const { start, end } of bookings) {
    const [first, last] = [at(start), at(end)];
    const over = first.slice(0, 10) !== last.slice(0, 10);
    if (over || first.slice(11) < from) from = over ? '00:00:00' : `${first.slice(11, 13)}:00:00`;
    if (over || last.slice(11) > to) to = over ? '24:00:00' : last.slice(11);
  }
  return { from, to };
}

/** Seats of these bookings. */
export const seatsOf = (people: readonly { people: number }[]): number =>
  people.reduce((sum, one) => sum + one.people, 0);

/** The key of a start for its bookings and its waiting list. */
export const waitKey = (service: string, start: string) => `${service} ${start}`;

const keyOf = ({ service, start, end }: CalendarEntry) => `${service} ${start} ${end}`;

const words = new Map<string, string>();
function colours(colour: string): { color: string; contrastColor: string } {
  const known = words.get(colour) ?? (isDark(colour) ? '#ffffff' : '#000000');
  words.set(colour, known);
  return { color: colour, contrastColor: known };
}
