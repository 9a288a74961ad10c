import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { daysIntoWeek } from '../../../../../lib/values/week.ts';
import { Temporal } from 'temporal-polyfill';
import { useSearchParams } from 'react-router';

export const views = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listWeek',
} as const;
export type View = keyof typeof views;

const isView = (value: string | null): value is View => value !== null && value in views;
const isDate = (value: string | null): value is string => /^\d{4}-\d{2}-\d{2}$/.test(value ?? '');

/** The calendar's days and view, kept in the address, so that going back restores them. */
export function useCalendarPlace(timezone: string) {
  const narrow = useIsNarrow();
  const [query, setQuery] = useSearchParams();
  const given = query.get('view');
  const view: View = isView(given) ? given : narrow ? 'list' : 'week';
  const today = Temporal.Now.plainDateISO(timezone).toString();
  const asked = query.get('date');
  const date = isDate(asked) ? asked : today;
  const set = (change: Partial<Record<'view' | 'date', string>>) =>
    setQuery((before) => ({ ...Object.fromEntries(before), ...change }), { replace: true });
  const step = (by: 1 | -1) => {
    const day = Temporal.PlainDate.from(date);
    const length = view === 'month' ? { months: 1 } : view === 'day' ? { days: 1 } : { weeks: 1 };
    set({ date: (by === 1 ? day.add(length) : day.subtract(length)).toString() });
  };
  return {
    view,
    date,
    today,
    show: (next: View) => set({ view: next, date }),
    goTo: (day: string) => set({ date: day, view }),
    goToDay: (day: string) => set({ date: day, view: 'day' }),
    step,
    days: daysOf(view, date),
  };
}

/** The days of a view. */
export function daysOf(view: View, date: string): { from: string; to: string } {
  const day = Temporal.PlainDate.from(date);
  if (view === 'day') return { from: date, to: date };
  const first = view === 'month' ? day.with({ day: 1 }) : day;
  const start = first.subtract({ days: daysIntoWeek(first.toString(), adminLocale()) });
  return { from: start.toString(), to: start.add({ days: view === 'month' ? 41 : 6 }).toString() };
}

/** “March 2027”, “8 – 14 March 2027”, “Sunday 14 March 2027”. */
export function titleOf(view: View, date: string): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(adminLocale(), { timeZone: 'UTC', ...options });
  if (view === 'month') return format({ month: 'long', year: 'numeric' }).format(at(date));
  if (view === 'day')
    return format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at(date));
  const { from, to } = daysOf(view, date);
  return format({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(at(from), at(to));
}
