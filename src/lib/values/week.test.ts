import { expect, test } from 'vitest';
import { daysIntoWeek, firstDayOfWeek, someWeek } from './week.ts';

test('weeks begin where people expect it', () => {
  const first = ['en-GB', 'en-US', 'de', 'es-MX', 'pt-BR', 'ar-EG', 'ar'].map(firstDayOfWeek);
  expect(first).toEqual([1, 0, 1, 0, 0, 6, 6]);
});

test.each(['en-GB', 'en-US', 'ar-EG'])('in %s, days are under their names', (locale) => {
  const week = someWeek(locale);
  expect(week.map((day) => daysIntoWeek(day, locale))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(new Date(week[0] ?? '').getUTCDay()).toBe(firstDayOfWeek(locale));
});
