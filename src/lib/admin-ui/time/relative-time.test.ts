import { expect, test } from 'vitest';
import { sayAgo, sayExactly } from './relative-time.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-21T09:59:40Z', 'just now'],
  ['2026-11-21T09:57:00Z', '3 minutes ago'],
  ['2026-11-21T06:00:00Z', '4 hours ago'],
  ['2026-11-20T09:00:00Z', 'yesterday'],
  ['2026-11-23T12:00:00Z', 'in 2 days'],
  ['2025-10-01T00:00:00Z', 'last year'],
])('says how long ago %s was', (instant, words) => {
  expect(sayAgo(instant, now)).toBe(words);
});

test('says the exact time in the zone that is asked for', () => {
  expect(sayExactly('2026-07-01T12:00:00Z', 'Europe/London')).toBe('1 July 2026 at 13:00');
});
