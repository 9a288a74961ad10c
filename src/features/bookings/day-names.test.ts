import { expect, test } from 'vitest';
import { shortDay } from './day-names.ts';

test('days have short names, and letters where a language has no short ones', () => {
  const monday = '2026-06-01';
  expect(['en-GB', 'de', 'pl', 'ar-EG'].map((locale) => shortDay(monday, locale))).toEqual([
    'Mon',
    'Mo',
    'pon.',
    'ن',
  ]);
});
