import { Temporal } from 'temporal-polyfill';

/**
 * A wall clock time of the date picker (`2026-03-29 01:30:00`) in the site's zone, as an instant. A time that the change to
 * summer time skips is the one an hour later.
 */
export const instantIn = (wall: string, timeZone: string): string =>
  Temporal.PlainDateTime.from(wall.replace(' ', 'T')).toZonedDateTime(timeZone).toInstant().toString();

/** The same way back, for the picker. */
export const wallTimeIn = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ');
