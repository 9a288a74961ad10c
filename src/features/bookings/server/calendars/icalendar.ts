import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block } from 'timezones-ical-library';

interface Mailbox {
  name: string;
  email: string;
}

/** A booking as a calendar shows it. */
export interface CalendarEntry {
  /** The booking's id, by which calendars recognise it after every change. */
  id: string;
  /** Counts changes; a calendar ignores a lower number than it has. */
  sequence: number;
  start: Date;
  end: Date;
  /** Whole days, up to and including that of the end. */
  allDay?: boolean;
  title: string;
  status: 'confirmed' | 'pending' | 'cancelled';
  description?: string;
  place?: string;
  /** Link to view or change it. */
  url?: string;
  organiser?: Mailbox;
  attendee?: Mailbox;
}

interface About {
  /** The calendar's name. */
  name: string;
  /** An IANA name: times are written as local times of this zone, with its rules beside them. */
  timezone: string;
  /** The method that emails use; a feed or a download has none. */
  method?: 'request' | 'cancel' | 'publish';
  /** When the text was written; now by default. */
  now?: Date;
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};
const methods = {
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
  publish: ICalCalendarMethod.PUBLISH,
};

/** The entries as iCalendar text (RFC 5545), lines ended by CR LF. */
export function icalendarOf(
  { name, timezone, method, now = new Date() }: About,
  entries: readonly CalendarEntry[],
): string {
  const calendar = ical({
    name: oneLine(name),
    prodId: { company: 'Sitewright', product: 'Bookings', language: 'EN' },
    // Each event names its zone. With one zone for the whole calendar, `DTSTAMP` would use it, but it must be in UTC.
    timezone: { name: null, generator: zoneRules },
    x: [{ key: 'X-WR-TIMEZONE', value: timezone }],
    ...(method ? { method: methods[method] } : {}),
  });
  for (const entry of entries) addEntry(calendar, entry, { timezone, now });
  return `${calendar.toString().replace(/(\r?\n)+$/, '')}\r\n`;
}

function addEntry(
  calendar: ReturnType<typeof ical>,
  entry: CalendarEntry,
  { timezone: wanted, now }: { timezone: string; now: Date },
): void {
  const { description, place, url, organiser, attendee } = entry;
  // A local time that occurs twice means the first, so the second can only be written in UTC.
  const timezone = [entry.start, entry.end].every((instant) => isFirst(instant, wanted)) ? wanted : 'UTC';
  const event = calendar.createEvent({
    id: entry.id,
    sequence: entry.sequence,
    stamp: now,
    start: onTheWall(entry.start, timezone),
    end: entry.allDay ? onTheWall(entry.end, timezone).add({ days: 1 }) : onTheWall(entry.end, timezone),
    ...(entry.allDay ? { allDay: true } : {}),
    timezone,
    summary: oneLine(entry.title),
    status: statuses[entry.status],
    ...(description ? { description: description.replaceAll(unprintable, '') } : {}),
    ...(place ? { location: oneLine(place) } : {}),
    ...(url ? { url } : {}),
    ...(organiser ? { organizer: { ...organiser, name: oneLine(organiser.name) } } : {}),
  });
  if (attendee)
    event.createAttendee({
      ...attendee,
      name: oneLine(attendee.name),
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
}

// The library keeps a carriage return, which some readers take for the end of a line.
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0009\u000b-\u001f\u007f]/g;
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(unprintable, '');

const onTheWall = (instant: Date, timezone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);

const isFirst = (instant: Date, timezone: string) => {
  const zoned = onTheWall(instant, timezone);
  return zoned.toPlainDateTime().toZonedDateTime(timezone).epochMilliseconds === instant.getTime();
};

const known = new Map<string, string | null>();

/** `VTIMEZONE`, under the exact name used in the times: an alias is listed under another. There are a few hundred at most. */
function zoneRules(timezone: string): string | null {
  const before = known.get(timezone);
  if (before !== undefined) return before;
  const [rules] = tzlib_get_ical_block(timezone);
  const named = rules ? rules.replace(/^TZID:.*$/m, `TZID:${timezone}`) : null;
  known.set(timezone, named);
  return named;
}
