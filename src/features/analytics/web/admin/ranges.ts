import { isDay } from '../../../../lib/values/calendar-day.ts';
import type { Day } from '../../../../lib/values/local-day.ts';
import { addDays } from '../../../../lib/values/days.ts';
import { startOfMonth, type Span } from '../../local-days.ts';

/** Named spans; each ends today or before. Labels are keys of words. */
export const ranges = {
  today: { label: 'today', span: (today: Day): Span => ({ from: today, to: today }) },
  yesterday: {
    label: 'yesterday',
    span: (today: Day): Span => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  },
  week: { label: 'last7Days', span: (today: Day): Span => ({ from: addDays(today, -6), to: today }) },
  month: { label: 'last30Days', span: (today: Day): Span => ({ from: addDays(today, -29), to: today }) },
  'this-month': {
    label: 'thisMonth',
    span: (today: Day): Span => ({ from: startOfMonth(today), to: today }),
  },
  'last-month': {
    label: 'lastMonth',
    span: (today: Day): Span => {
      const to = addDays(startOfMonth(today), -1);
      return { from: startOfMonth(to), to };
    },
  },
  quarter: { label: 'last90Days', span: (today: Day): Span => ({ from: addDays(today, -89), to: today }) },
  year: {
    label: 'last12Months',
    span: (today: Day): Span => ({ from: addDays(yearBefore(today), 1), to: today }),
  },
} as const;
export type RangeName = keyof typeof ranges;
export const USUAL: RangeName = 'month';

function yearBefore(day: Day): Day {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  // The 29th of February.
  return isDay(before) ? before : addDays(day, -366);
}

export interface Chosen {
  /** Undefined for custom dates. */
  name: RangeName | undefined;
  span: Span;
}

/** Parses an address such as `?range=week` or `?from=…&to=…`; the default if it is invalid. */
export function chosenRange(query: URLSearchParams, today: Day): Chosen {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  if (isDay(from) && isDay(to) && from <= to) return { name: undefined, span: { from, to } };
  const asked = query.get('range') ?? '';
  const name = asked in ranges ? (asked as RangeName) : USUAL;
  return { name, span: ranges[name].span(today) };
}
