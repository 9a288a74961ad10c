import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysOfMonth, monthAfter, weeksOf } from './month.ts';

const onSite = (locale: string) =>
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { locale } } });

beforeEach(() => onSite('en-GB'));
afterEach(() => vi.unstubAllGlobals());

test('months follow each other across years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29');
  expect(daysOfMonth('2026-03')).toHaveLength(31);
});

test('weeks begin as the site’s country begins them, and leave out the days of other months', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  // The shortest one: February that begins on a Monday.
  expect(weeksOf('2027-02')).toHaveLength(4);
  onSite('en-US');
  expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-11-01');
});
