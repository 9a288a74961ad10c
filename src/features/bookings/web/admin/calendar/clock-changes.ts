import { Temporal } from 'temporal-polyfill';
import { freeSlots } from '../../../free-slots.ts';
import type { Service } from '../../../service-shapes.ts';
import { addDays } from '../../../../../lib/values/days.ts';
import { dateAt } from '../../../wall-clock.ts';

export interface ClockChange {
  /** Milliseconds since 1970. */
  at: number;
  timezone: string;
  /** `02:00`, and what the clock shows instead. */
  from: string;
  to: string;
  forward: boolean;
}

/** The next clock change in any of these zones; the first one named wins if they change together. */
export function nextChange(timezones: readonly string[], now: number): ClockChange | null {
  const changes = timezones.flatMap((timezone) => {
    const next = Temporal.Instant.fromEpochMilliseconds(now)
      .toZonedDateTimeISO(timezone)
      .getTimeZoneTransition('next');
    return next ? [next] : [];
  });
  const [first] = changes.toSorted((one, other) => one.epochMilliseconds - other.epochMilliseconds);
  if (!first) return null;
  const before = first.subtract({ nanoseconds: 1 });
  const shown = first.toPlainDateTime().subtract({
    nanoseconds: first.offsetNanoseconds - before.offsetNanoseconds,
  });
  const clock = (time: Temporal.PlainDateTime) => time.toPlainTime().toString({ smallestUnit: 'minute' });
  return {
    at: first.epochMilliseconds,
    timezone: first.timeZoneId,
    from: clock(shown),
    to: clock(first.toPlainDateTime()),
    forward: first.offsetNanoseconds > before.offsetNanoseconds,
  };
}

export interface SeenDay {
  /** In the site's time zone. */
  date: string;
  /** Instants. */
  starts: number[];
}

/** A service's starts around an instant, booked or not: a week before it, and a week from it on. */
export function startsAround(service: Service, instant: number): SeenDay[] {
  const middle = dateAt(instant, service.timezone);
  const range = { from: addDays(middle, -7), to: addDays(middle, 6) };
  const rules = {
    ...service,
    intervalMinutes: service.intervalMinutes ?? service.durationMinutes,
    bufferAfterMinutes: service.bufferMinutes,
    noticeMinutes: 0,
    // Computed as if it were shortly before, because most changes are beyond the booking window.
    horizonDays: 30,
    needs: [['any']],
  };
  const nothing = { busy: new Map(), seats: new Map() };
  const slots = freeSlots(rules, nothing, range, instant - 8 * 86_400_000);
  const days = Map.groupBy(slots, ({ start }) => dateAt(start, service.timezone));
  return [...days].map(([date, list]) => ({ date, starts: list.map(({ start }) => start) }));
}
