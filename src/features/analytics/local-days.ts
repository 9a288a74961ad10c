import type { Day } from '../../lib/values/local-day.ts';

const DAY_MS = 86_400_000;

const asUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day =>
  new Date(asUtc(day) + days * DAY_MS).toISOString().slice(0, 10);

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The number of days from the first to the last, both included. */
export const daysBetween = (from: Day, to: Day): number => Math.round((asUtc(to) - asUtc(from)) / DAY_MS) + 1;

export const daysOf = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index));

/** Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(asUtc(day)).getUTCDay() + 6) % 7));

export interface Span {
  from: Day;
  to: Day;
}

/** The span of the same length directly before. */
export const spanBefore = ({ from, to }: Span): Span => ({
  from: addDays(from, -daysBetween(from, to)),
  to: addDays(from, -1),
});

const endOfMonth = (month: Day): Day => {
  const end = new Date(asUtc(month));
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return end.toISOString().slice(0, 10);
};

/** A span as whole months plus the days before and after them, so that long spans need few rows. */
export function partsOf({ from, to }: Span): { months: Span | null; days: Span[] } {
  const firstMonth = from === monthOf(from) ? from : addDays(endOfMonth(monthOf(from)), 1);
  const lastMonth = endOfMonth(monthOf(to)) === to ? monthOf(to) : monthOf(addDays(monthOf(to), -1));
  if (firstMonth > lastMonth) return { months: null, days: [{ from, to }] };
  const days: Span[] = [];
  if (from < firstMonth) days.push({ from, to: addDays(firstMonth, -1) });
  const after = addDays(endOfMonth(lastMonth), 1);
  if (after <= to) days.push({ from: after, to });
  return { months: { from: firstMonth, to: lastMonth }, days };
}
