import { addDays, daysBetween, firstDayOf, lastDayOf, monthOf } from '../../lib/values/days.ts';
import type { Day } from '../../lib/values/local-day.ts';

/** Monday of the week of a day. */
export const mondayOf = (day: Day): Day =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

export interface Span {
  from: Day;
  to: Day;
}

/** The span of the same length directly before. */
export const spanBefore = ({ from, to }: Span): Span => ({
  from: addDays(from, -daysBetween(from, to)),
  to: addDays(from, -1),
});

/** The first day of the month of a day. */
export const startOfMonth = (day: Day): Day => firstDayOf(monthOf(day));
const endOfMonth = (day: Day): Day => lastDayOf(monthOf(day));

/** A span as whole months plus the days before and after them, so that long spans need few rows. */
export function partsOf({ from, to }: Span): { months: Span | null; days: Span[] } {
  const firstMonth = from === startOfMonth(from) ? from : addDays(endOfMonth(from), 1);
  const lastMonth = to === endOfMonth(to) ? startOfMonth(to) : startOfMonth(addDays(startOfMonth(to), -1));
  if (firstMonth > lastMonth) return { months: null, days: [{ from, to }] };
  const days: Span[] = [];
  if (from < firstMonth) days.push({ from, to: addDays(firstMonth, -1) });
  const after = addDays(endOfMonth(lastMonth), 1);
  if (after <= to) days.push({ from: after, to });
  return { months: { from: firstMonth, to: lastMonth }, days };
}
