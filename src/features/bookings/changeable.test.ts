import { expect, test } from 'vitest';
import { canBeChanged } from './changeable.ts';

const start = '2026-06-02T10:00:00.000Z';
const before = (minutes: number) => Date.parse(start) - minutes * 60_000;

test('a time can be changed until the shorter of both notices', () => {
  const both = { cancelNoticeMinutes: 60, moveNoticeMinutes: null, wholeSeries: false };
  expect(canBeChanged(both, start, before(60))).toBe(true);
  expect(canBeChanged(both, start, before(59))).toBe(false);
  expect(canBeChanged({ ...both, moveNoticeMinutes: 30 }, start, before(59))).toBe(true);
  expect(canBeChanged({ ...both, moveNoticeMinutes: 90 }, start, before(59))).toBe(false);
  expect(canBeChanged({ ...both, moveNoticeMinutes: 30, wholeSeries: true }, start, before(59))).toBe(false);
});
