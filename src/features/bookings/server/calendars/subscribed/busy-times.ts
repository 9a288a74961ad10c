import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { isUuid } from '../../../../../lib/values/uuid.ts';

/** Instants in milliseconds since 1970, half-open. */
export interface BusyTime {
  start: number;
  end: number;
  /** The event's id, if it can be a booking's. */
  uid?: string;
}

export interface BusyWindow {
  from: number;
  to: number;
  /** For times without a zone, and for whole days. */
  timezone: string;
}

/** No personal calendar has as many; a file that does is refused as a whole. */
const MOST_TIMES = 10_000;
const DAY = 86_400_000;
/** Every day since 1900, and some more. */
const MOST_STEPS = 50_000;

/** An error in a file; its message is one of these codes. */
export class BadCalendar extends Error {
  readonly problem: 'no-calendar' | 'too-many';
  constructor(problem: 'no-calendar' | 'too-many') {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Busy times of an iCalendar text within the window: events that are neither cancelled nor marked as free, with
 * all their repetitions, and published busy times. The text may be hostile: run it where it can be stopped.
 * @throws BadCalendar
 */
export function busyTimes(text: string, window: BusyWindow): BusyTime[] {
  const calendars = parse(text);
  const found: BusyTime[] = [];
  const steps = { left: MOST_STEPS };
  const add = (start: number, end: number, uid: string | null) => {
    if (end <= start || end <= window.from || start >= window.to) return;
    if (found.length >= MOST_TIMES) throw new BadCalendar('too-many');
    found.push({ start, end, ...(uid && isUuid(uid.toLowerCase()) ? { uid: uid.toLowerCase() } : {}) });
  };
  for (const calendar of calendars) {
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    relate(events);
    for (const event of events) if (!event.isRecurrenceException()) addEvent(event, window, steps, add);
    for (const busy of calendar.getAllSubcomponents('vfreebusy')) addFreeBusy(busy, window, add);
  }
  return found;
}

type Add = (start: number, end: number, uid: string | null) => void;

function parse(text: string): ICAL.Component[] {
  const clean = text.replace(/^\uFEFF/, '').trimStart();
  if (!/^BEGIN:VCALENDAR/i.test(clean)) throw new BadCalendar('no-calendar');
  try {
    const parsed: unknown = ICAL.parse(clean);
    // Several calendars in one file are parsed as a list.
    const list = (typeof (parsed as unknown[])[0] === 'string' ? [parsed] : parsed) as unknown[][];
    return list.map((each) => new ICAL.Component(each));
  } catch {
    throw new BadCalendar('no-calendar');
  }
}

/** Individually changed repetitions belong to the recurring event. */
function relate(events: readonly ICAL.Event[]): void {
  const masters = new Map(
    events.filter((event) => !event.isRecurrenceException()).map((event) => [event.uid, event]),
  );
  for (const event of events)
    if (event.isRecurrenceException() && event.recurrenceId) masters.get(event.uid)?.relateException(event);
}

const isFree = (component: ICAL.Component): boolean =>
  word(component, 'status') === 'CANCELLED' || word(component, 'transp') === 'TRANSPARENT';

const word = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.toUpperCase() : '';
};

function addEvent(event: ICAL.Event, window: BusyWindow, steps: { left: number }, add: Add): void {
  if (!event.startDate) return;
  if (!event.isRecurring()) return addTimes(event, event.startDate, event.endDate, window, add);
  const zone = zoneOf(event.component, 'dtstart');
  const length = event.duration.toSeconds() * 1000;
  const changed = new Set(Object.keys(event.exceptions));
  const repeats = event.iterator();
  for (let next = repeats.next(); next; next = repeats.next()) {
    steps.left -= 1;
    if (steps.left < 0) throw new BadCalendar('too-many');
    const start = instantOf(next, zone, window);
    if (start >= window.to) return;
    // Skips years of past repetitions; one that was moved individually may be anywhere.
    if (start + length + DAY < window.from && !changed.has(next.toString())) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    addTimes(item, startDate, endDate, window, add);
  }
}

function addTimes(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, window: BusyWindow, add: Add): void {
  const { component, uid } = event;
  if (isFree(component)) return;
  const zone = zoneOf(component, 'dtstart');
  const last = zoneOf(component, 'dtend') ?? zone;
  add(instantOf(start, zone, window), instantOf(end, last, window), uid);
}

/** The zone of a time, if its name is a known IANA zone. */
function zoneOf(component: ICAL.Component, name: string): string | null {
  const zone: unknown = component.getFirstProperty(name)?.getParameter('tzid');
  return typeof zone === 'string' && isKnown(zone) ? zone : null;
}

function addFreeBusy(component: ICAL.Component, window: BusyWindow, add: Add): void {
  for (const property of component.getAllProperties('freebusy')) {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue;
    for (const value of property.getValues() as unknown[])
      if (value instanceof ICAL.Period)
        add(instantOf(value.start, null, window), instantOf(value.getEnd(), null, window), null);
  }
}

/**
 * A known IANA zone follows its official rules, any other one those in the file; a time without a zone, and a
 * day, use the site's zone.
 */
function instantOf(time: ICAL.Time, known: string | null, { timezone }: BusyWindow): number {
  const { zone, isDate, year, month, day, hour, minute, second } = time;
  if (!isDate && zone === ICAL.Timezone.utcTimezone)
    return Date.UTC(year, month - 1, day, hour, minute, second);
  const onlyInFile = known === null && zone && zone !== ICAL.Timezone.localTimezone;
  if (!isDate && onlyInFile) return time.toUnixTime() * 1000;
  return Temporal.PlainDateTime.from(
    isDate ? { year, month, day } : { year, month, day, hour, minute, second },
  ).toZonedDateTime(isDate ? timezone : (known ?? timezone)).epochMilliseconds;
}

const names = new Map<string, boolean>();
function isKnown(name: string): boolean {
  let known = names.get(name);
  if (known === undefined) {
    known = isZone(name);
    names.set(name, known);
  }
  return known;
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
