import { expect, test } from 'vitest';
import { addDays, addMonths, daysOf, lastDayOf, weeksOf } from './days.ts';

test('a month has all of its days once, under the right weekday, also in leap years', () => {
  for (let month = '2026-01'; month < '2029-01'; month = addMonths(month, 1)) {
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

test('days and months follow each other across months and years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-03', -27)).toBe('2023-12');
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysOf('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysOf('2026-03-01', '2026-02-27')).toEqual([]);
});

test('a February that begins on a Monday has four weeks, and a month has six if it must', () => {
  expect(weeksOf('2027-02', 'en-GB')).toHaveLength(4);
  const weeks = weeksOf('2026-11', 'en-GB');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});
