import { type BusyRanges, freeOne } from './busy-ranges.ts';
import { addDays } from '../../lib/values/days.ts';
import { dateAt, datesBetween, minutesOf, type PlainDate, WallDay, weekdayOf } from './wall-clock.ts';

export interface OpenHours {
  /** `09:00` */
  from: string;
  /** `17:30`; `24:00` is midnight. At or before `from`, it is on the next day. */
  to: string;
}

/** When a service is available. Hours, dates and times are local times in `timezone`. */
export interface SlotRules {
  timezone: string;
  /** `day`: 1 is Monday, 7 is Sunday. */
  hours: readonly (OpenHours & { day: number })[];
  /** Both inclusive. */
  closed: readonly { from: PlainDate; to: PlainDate }[];
  /** Replaces the weekly hours; an empty list closes the day. */
  exceptions: readonly { date: PlainDate; hours: readonly OpenHours[] }[];
  /** Single starts (a class on 14 March), in addition to the hours, also on closed days. */
  sessions: readonly { date: PlainDate; time: string }[];
  durationMinutes: number;
  /** From the start of one slot to the start of the next. */
  intervalMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  noticeMinutes: number;
  /** The last bookable day, counted from today. */
  horizonDays: number;
  /** Seats of one slot. */
  capacity: number;
  /** For each need, ids of resources of which any one is enough. */
  needs: readonly (readonly string[])[];
}

/** Busy times. Instants in milliseconds since 1970. */
export interface Taken {
  busy: BusyRanges;
  /** Seats taken, by start, for slots of this service and duration with bookings: they hold their resources already. */
  seats: ReadonlyMap<number, number>;
}

export interface Slot {
  start: number;
  end: number;
  /** Seats left, at least 1. */
  left: number;
  /** One id for each need; empty if the slot has bookings already. */
  resources: string[];
}

const MINUTE = 60_000;
/** Minutes since local midnight. */
const DAY = 24 * 60;

/**
 * The free slots on the days from `from` to `to` (dates in the rules' zone, both inclusive), in order of time. Both availability
 * and booking use this function, so they always agree. Pure: `now` is milliseconds since 1970.
 */
export function freeSlots(
  rules: SlotRules,
  taken: Taken,
  range: { from: PlainDate; to: PlainDate },
  now: number,
): Slot[] {
  return startsOf(rules, range, now).flatMap((start) => slotAt(rules, taken, start) ?? []);
}

/** Whether this start would be offered now if nothing were booked. */
export function isStart(rules: SlotRules, start: number, now: number): boolean {
  const day = dateAt(start, rules.timezone);
  return startsOf(rules, { from: day, to: day }, now).includes(start);
}

/** The starts on those days that could be booked now if nothing were booked. */
export function startsOf(rules: SlotRules, range: { from: PlainDate; to: PlainDate }, now: number): number[] {
  const today = dateAt(now, rules.timezone);
  const last = addDays(today, rules.horizonDays);
  const from = range.from > today ? range.from : today;
  const to = range.to < last ? range.to : last;
  if (from > to) return [];
  const earliest = now + rules.noticeMinutes * MINUTE;
  return startsOn(rules, from, to).filter((start) => start >= earliest);
}

/** The slot at this start, regardless of the hours; null if it is not free. */
export function slotAt(rules: SlotRules, taken: Taken, start: number): Slot | null {
  const end = start + rules.durationMinutes * MINUTE;
  const seats = taken.seats.get(start);
  if (seats !== undefined)
    return seats < rules.capacity ? { start, end, left: rules.capacity - seats, resources: [] } : null;
  const occupied = occupiedBy(rules, start);
  const resources: string[] = [];
  for (const choices of rules.needs) {
    // One resource cannot serve two needs of the same booking.
    const found = freeOne(
      taken.busy,
      choices.filter((id) => !resources.includes(id)),
      occupied,
    );
    if (found === null) return null;
    resources.push(found);
  }
  return { start, end, left: rules.capacity, resources };
}

/** The range that a slot occupies: itself with its buffers. Half-open. */
export const occupiedBy = (
  rules: Pick<SlotRules, 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'>,
  start: number,
): { start: number; end: number } => ({
  start: start - rules.bufferBeforeMinutes * MINUTE,
  end: start + (rules.durationMinutes + rules.bufferAfterMinutes) * MINUTE,
});

/** All starts that the rules allow on these days, booked or not, in order and each once. */
function startsOn(rules: SlotRules, from: PlainDate, to: PlainDate): number[] {
  const starts = new Set<number>();
  const exceptions = new Map(rules.exceptions.map(({ date, hours }) => [date, hours]));
  const sessions = Map.groupBy(rules.sessions, ({ date }) => date);
  // Hours of the previous day may reach into the first day, and those of the last day beyond it.
  for (const date of datesBetween(addDays(from, -1), to)) {
    const isBefore = date < from;
    const single = isBefore ? [] : (sessions.get(date) ?? []);
    const closed = rules.closed.some((days) => days.from <= date && date <= days.to);
    const weekday = weekdayOf(date);
    const hours = closed ? [] : (exceptions.get(date) ?? rules.hours.filter(({ day }) => day === weekday));
    if (hours.length === 0 && single.length === 0) continue;
    const day = new WallDay(date, rules.timezone);
    const wanted = isBefore
      ? { least: DAY, below: 2 * DAY }
      : { least: 0, below: date === to ? DAY : 2 * DAY };
    for (const open of hours) for (const start of startsWithin(day, open, rules, wanted)) starts.add(start);
    for (const { time } of single) {
      const start = day.instant(minutesOf(time));
      if (start !== null) starts.add(start);
    }
  }
  return [...starts].sort((one, other) => one - other);
}

function* startsWithin(
  day: WallDay,
  open: OpenHours,
  rules: SlotRules,
  wanted: { least: number; below: number },
): Generator<number> {
  const from = minutesOf(open.from);
  const until = minutesOf(open.to);
  const to = until > from ? until : until + DAY;
  const closes = day.boundary(to);
  for (let minutes = from; minutes < Math.min(to, wanted.below); minutes += rules.intervalMinutes) {
    if (minutes < wanted.least) continue;
    const start = day.instant(minutes);
    if (start !== null && start + rules.durationMinutes * MINUTE <= closes) yield start;
  }
}
