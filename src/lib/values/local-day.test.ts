import { expect, test } from 'vitest';
import { dayIn } from './local-day.ts';

test('a day is the site’s own, on the days when clocks change too', () => {
  const day = (zone: string, instant: string) => dayIn(zone, Date.parse(instant));
  expect(day('Europe/London', '2026-03-28T23:59:59Z')).toBe('2026-03-28');
  expect(day('Europe/London', '2026-03-29T22:59:59Z')).toBe('2026-03-29');
  expect(day('Europe/London', '2026-03-29T23:00:00Z')).toBe('2026-03-30');
  expect(day('Europe/London', '2026-10-25T23:59:59Z')).toBe('2026-10-25');
  expect(day('Asia/Kathmandu', '2026-01-01T18:14:59Z')).toBe('2026-01-01');
  expect(day('Asia/Kathmandu', '2026-01-01T18:15:00Z')).toBe('2026-01-02');
  expect(day('Pacific/Kiritimati', '2026-01-01T10:00:00Z')).toBe('2026-01-02');
});
