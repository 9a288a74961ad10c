/** Days and months of a calendar as text, `2026-03-14` and `2026-03`, independent of time zones. */

import { daysIntoWeek } from '../../lib/values/week.ts';
import { format } from './booking-labels.ts';

const asUtc = (date: string) => new Date(`${date}T00:00:00Z`);

export const plusDays = (date: string, days: number): string =>
  new Date(asUtc(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

export function plusMonths(month: string, months: number): string {
  const at = asUtc(`${month}-01`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

export const monthOf = (date: string): string => date.slice(0, 7);
export const lastDayOf = (month: string): string => plusDays(`${plusMonths(month, 1)}-01`, -1);

/** Weeks as the locale begins them; null for days of another month. */
export function weeksOf(month: string, locale: string): (string | null)[][] {
  const first = `${month}-01`;
  const last = lastDayOf(month);
  const weeks: (string | null)[][] = [];
  for (let start = plusDays(first, -daysIntoWeek(first, locale)); start <= last; start = plusDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, day) => plusDays(start, day)).map((date) =>
        monthOf(date) === month ? date : null,
      ),
    );
  return weeks;
}

/** A day's or month's name, which is the same in every zone. */
export const nameOf = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  format(locale, 'UTC', options).format(asUtc(date));

/** A day's name above its column. Arabic has no short names, and its whole ones are wider than a day on a phone. */
export function shortDay(date: string, locale: string): string {
  const short = nameOf(date, locale, { weekday: 'short' });
  const isWhole = short === nameOf(date, locale, { weekday: 'long' });
  return isWhole ? nameOf(date, locale, { weekday: 'narrow' }) : short;
}
