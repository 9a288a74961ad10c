import { Temporal } from 'temporal-polyfill';

const QUARTER = 900_000;
const zones = new Map<string, (instant: number) => string>();

/**
 * The site's local time, as `2027-03-14T09:30:00`. Offsets only change at quarters of an hour, so that ten
 * thousand bookings need few look-ups.
 */
export function wallClockOf(timezone: string): (instant: number) => string {
  const known = zones.get(timezone);
  if (known) return known;
  const offsets = new Map<number, number>();
  const clock = (instant: number): string => {
    const quarter = Math.floor(instant / QUARTER);
    let offset = offsets.get(quarter);
    if (offset === undefined) {
      const zoned = Temporal.Instant.fromEpochMilliseconds(quarter * QUARTER).toZonedDateTimeISO(timezone);
      offset = zoned.offsetNanoseconds / 1e6;
      offsets.set(quarter, offset);
    }
    return new Date(instant + offset).toISOString().slice(0, 19);
  };
  zones.set(timezone, clock);
  return clock;
}
