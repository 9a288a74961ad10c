import { expect, test } from 'vitest';
import { usualStarts } from './usual-starts.ts';

test('room is kept for as many starts as the fullest day has, within bounds', () => {
  const open = (day: number, from: string, to: string) => ({ day, from, to });
  const starts = (hours: ReturnType<typeof open>[], duration = 60, intervalMinutes: number | null = null) =>
    usualStarts({ hours, intervalMinutes }, duration);
  expect(starts([open(1, '10:00', '17:00'), open(2, '10:00', '12:00')], 60, 30)).toBe(13);
  expect(starts([open(1, '09:00', '12:00'), open(1, '13:00', '17:00')])).toBe(7);
  expect(starts([open(5, '22:00', '02:00')])).toBe(4);
  // Single dates only, hours that are too short for it, and more than anyone would scroll through.
  expect([starts([]), starts([open(1, '10:00', '10:30')]), starts([open(1, '00:00', '24:00')], 15)]).toEqual([
    1, 1, 16,
  ]);
});
