import { adminLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';
import { daysIntoWeek, someWeek } from '../../../../../../lib/values/week.ts';

const DAY_MS = 86_400_000;

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** `2026-11`, so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return isoDay(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

/** `2026-11-01` to `2026-11-30`. */
export function daysOfMonth(month: string): string[] {
  const first = Date.parse(`${month}-01`);
  const count = Math.round((Date.parse(`${monthAfter(month, 1)}-01`) - first) / DAY_MS);
  return Array.from({ length: count }, (_, index) => isoDay(first + index * DAY_MS));
}

/** Its days in rows of a week; null for those of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOfMonth(month);
  const before = daysIntoWeek(`${month}-01`, adminLocale());
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day] ?? null),
  );
}

const inWords = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (day: string): string =>
    (format ??= new Intl.DateTimeFormat(adminLocale(), { timeZone: 'UTC', ...options })).format(
      Date.parse(day),
    );
};

/** “November 2026”. */
export const sayMonth = inWords({ month: 'long', year: 'numeric' });
/** “Saturday 14 November”. */
export const sayDay = inWords({ weekday: 'long', day: 'numeric', month: 'long' });

const sayWeekday = inWords({ weekday: 'long' });
const sayShortWeekday = inWords({ weekday: 'short' });

/** “Monday” and “Mon” for each column. */
export const weekdays = (): { whole: string; short: string }[] =>
  someWeek(adminLocale()).map((day) => ({ whole: sayWeekday(day), short: sayShortWeekday(day) }));
