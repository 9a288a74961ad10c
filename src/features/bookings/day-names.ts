import { format } from './booking-labels.ts';

/** The name of a day, `2026-03-14`, which is the same in every zone. */
export const nameOf = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  format(locale, 'UTC', options).format(new Date(`${date}T00:00:00Z`));

/** A day's name above its column. Arabic has no short names, and its whole ones are wider than a day on a phone. */
export function shortDay(date: string, locale: string): string {
  const short = nameOf(date, locale, { weekday: 'short' });
  const isWhole = short === nameOf(date, locale, { weekday: 'long' });
  return isWhole ? nameOf(date, locale, { weekday: 'narrow' }) : short;
}
