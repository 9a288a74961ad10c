import { expect, test } from 'vitest';
import { lastDayOf, plusMonths, shortDay, weeksOf } from './months.ts';

test('a month has all of its days once, under the right weekday, also in leap years', () => {
  for (let month = '2026-01'; month < '2029-01'; month = plusMonths(month, 1)) {
    const weeks = weeksOf(month);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days[0]).toBe(`${month}-01`);
    expect(days.at(-1)).toBe(lastDayOf(month));
    expect(new Set(days).size).toBe(Number(lastDayOf(month).slice(8)));
    for (const week of weeks)
      for (const [index, day] of week.entries())
        if (day) expect((new Date(day).getUTCDay() + 6) % 7).toBe(index);
  }
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
});

test('days have short names, and letters where a language has no short ones', () => {
  const monday = '2026-06-01';
  expect(['en-GB', 'de', 'pl', 'ar-EG'].map((locale) => shortDay(monday, locale))).toEqual([
    'Mon',
    'Mo',
    'pon.',
    'ن',
  ]);
});
