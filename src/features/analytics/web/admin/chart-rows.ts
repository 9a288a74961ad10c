import type { Analytics } from '../../contract.ts';
import { adminLocale } from '../../../../lib/admin-ui/admin-locale.ts';
import type { Measure } from './measures.ts';

export interface ChartRow {
  label: string;
  now: number;
  before?: number;
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(adminLocale(), { timeZone: 'UTC', ...options });
const at = (text: string) => new Date(`${text}T00:00:00Z`);

export const writeDay = (text: string): string => format({ dateStyle: 'medium' }).format(at(text));
export const writeSpan = ({ from, to }: { from: string; to: string }): string =>
  from === to ? writeDay(from) : `${writeDay(from)} – ${writeDay(to)}`;

/** The data of a chart and its table: hours of a short span, else days or months. */
export function chartRows(figures: Analytics, measure: Measure, compare: boolean): ChartRow[] {
  const { key } = measure;
  if (figures.hours.length > 0 && (key === 'visitors' || key === 'visits' || key === 'views')) {
    const hour = new Intl.DateTimeFormat(adminLocale(), {
      timeZone: figures.timezone,
      hour: '2-digit',
      minute: '2-digit',
      ...(figures.from === figures.to ? {} : { weekday: 'short' as const }),
    });
    return hoursOf(figures).map((row) => ({ label: hour.format(new Date(row.hour)), now: row[key] }));
  }
  const name = format(
    figures.unit === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' },
  );
  return figures.days.map((own, index) => {
    const then = compare ? figures.beforeDays[index] : undefined;
    return {
      label: name.format(at(own.day)),
      now: measure.of(own),
      ...(then ? { before: measure.of(then) } : {}),
    };
  });
}

const HOUR_MS = 3_600_000;

/** Includes hours without visitors, from the first to the last. */
function hoursOf({ hours }: Analytics): Analytics['hours'] {
  const known = new Map(hours.map((row) => [Date.parse(row.hour), row]));
  const first = Date.parse(hours[0]?.hour ?? '');
  const last = Date.parse(hours.at(-1)?.hour ?? '');
  return Array.from({ length: (last - first) / HOUR_MS + 1 }, (_, index) => {
    const time = first + index * HOUR_MS;
    return known.get(time) ?? { hour: new Date(time).toISOString(), visitors: 0, visits: 0, views: 0 };
  });
}
