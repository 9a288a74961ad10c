import { Temporal } from 'temporal-polyfill';
import { freeSlots } from '../../../free-slots.ts';
import type { Service } from '../../../service-shapes.ts';
import { addDays, dateAt } from '../../../wall-clock.ts';

export interface ClockChange {
  /** Milliseconds since 1970. */
  at: number;
  timezone: string;
  /** `02:00`, and what the clock shows instead. */
  from: string;
  to: string;
  forward: boolean;
}

/** The next change of the clocks in any of these zones, the first one named going first where they change together. */
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
  /** On the site's wall. */
  date: string;
  /** Instants. */
  starts: number[];
}

/** The starts that a service has on the days around an instant, whatever is booked: a week before it, a week from it on. */
export function startsAround(service: Service, instant: number): SeenDay[] {
  const middle = dateAt(instant, service.timezone);
  const range = { from: addDays(middle, -7), to: addDays(middle, 6) };
  const rules = {
    ...service,
    intervalMinutes: service.intervalMinutes ?? service.durationMinutes,
    bufferAfterMinutes: service.bufferMinutes,
    noticeMinutes: 0,
    // As if it were shortly before, because most changes lie beyond what can be booked today.
    horizonDays: 30,
    needs: [['any']],
  };
  const nothing = { busy: new Map(), seats: new Map() };
  const slots = freeSlots(rules, nothing, range, instant - 8 * 86_400_000);
  const days = Map.groupBy(slots, ({ start }) => dateAt(start, service.timezone));
  return [...days].map(([date, list]) => ({ date, starts: list.map(({ start }) => start) }));
}
