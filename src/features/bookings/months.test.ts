import { expect, test } from 'vitest';
import { lastDayOf, plusMonths, shortDay, weeksOf } from './months.ts';

test('a month has all of its days once, under the right weekday, also in leap years', () => {
  for (let month = '2026-01'; month < '2029-01'; month = plusMonths(month, 1)) {
    const weeks = weeksOf(month, 'en-GB');
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

test('a month begins in the column of its weekday', () => {
  const [first] = weeksOf('2026-08', 'en-GB');
  expect(first?.indexOf('2026-08-01')).toBe(5);
  expect(weeksOf('2026-08', 'en-US')[0]?.indexOf('2026-08-01')).toBe(6);
  expect(weeksOf('2026-08', 'ar-EG')[0]?.indexOf('2026-08-01')).toBe(0);
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
