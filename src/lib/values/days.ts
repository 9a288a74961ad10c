/** Arithmetic of days, `2026-03-14`, and months, `2026-03`, as text: independent of time zones. */

import type { Day } from './local-day.ts';
import { daysIntoWeek } from './week.ts';

/** A month as `2026-03`. */
export type Month = string;

const DAY_MS = 86_400_000;

const asUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const isoDay = (at: number): Day => new Date(at).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => isoDay(asUtc(day) + days * DAY_MS);

/** The number of days from the first to the last, both included. */
export const daysBetween = (from: Day, to: Day): number => Math.round((asUtc(to) - asUtc(from)) / DAY_MS) + 1;

/** The days from the first to the last, both included. */
export const daysOf = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(daysBetween(from, to), 0) }, (_, index) => addDays(from, index));

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const firstDayOf = (month: Month): Day => `${month}-01`;
export const lastDayOf = (month: Month): Day => addDays(firstDayOf(addMonths(month, 1)), -1);

export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return isoDay(Date.UTC(year, number - 1 + months)).slice(0, 7);
}

/** The days of a month in rows of a week, as the locale begins them; null for days of other months. */
export function weeksOf(month: Month, locale: string): (Day | null)[][] {
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  const weeks: (Day | null)[][] = [];
  for (let start = addDays(first, -daysIntoWeek(first, locale)); start <= last; start = addDays(start, 7))
    weeks.push(daysOf(start, addDays(start, 6)).map((day) => (monthOf(day) === month ? day : null)));
  return weeks;
}
