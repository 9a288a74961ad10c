import { Temporal } from 'temporal-polyfill';

/**
 * Converts a local time of the date picker (`2026-03-29 01:30:00`) in the site's zone to an instant. A time skipped by the
 * change to summer time becomes the one an hour later.
 */
export const instantIn = (wall: string, timeZone: string): string =>
  Temporal.PlainDateTime.from(wall.replace(' ', 'T')).toZonedDateTime(timeZone).toInstant().toString();

/** The reverse, for the picker. */
export const wallTimeIn = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ');
