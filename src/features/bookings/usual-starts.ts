import type { Service } from './service-shapes.ts';
import { minutesOf } from './wall-clock.ts';

const MOST = 16;

/** Approximate number of starts on the fullest day of a week, for which space is reserved. Between 1 and 16. */
export function usualStarts(
  { hours, intervalMinutes }: Pick<Service, 'hours' | 'intervalMinutes'>,
  duration: number,
): number {
  const byDay = new Map<number, number>();
  for (const { day, from, to } of hours) {
    const open = minutesOf(to) - minutesOf(from);
    const long = open > 0 ? open : open + 24 * 60;
    const starts = Math.floor((long - duration) / (intervalMinutes ?? duration)) + 1;
    byDay.set(day, (byDay.get(day) ?? 0) + Math.max(0, starts));
  }
  return Math.min(MOST, Math.max(1, ...byDay.values()));
}
