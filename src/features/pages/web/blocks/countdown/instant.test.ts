import { expect, test } from 'vitest';
import { instantOf, remaining } from './instant.ts';

test.each([
  ['2027-01-15', '18:00', 'Europe/London', '2027-01-15T18:00:00.000Z'],
  ['2027-07-15', '18:00', 'Europe/London', '2027-07-15T17:00:00.000Z'],
  ['2027-07-15', '', 'Asia/Kolkata', '2027-07-14T18:30:00.000Z'],
  // Two hours after the clocks went forward, and just before.
  ['2027-03-28', '03:00', 'Europe/London', '2027-03-28T02:00:00.000Z'],
  ['2027-03-28', '00:30', 'Europe/London', '2027-03-28T00:30:00.000Z'],
  ['2027-11-07', '08:00', 'America/New_York', '2027-11-07T13:00:00.000Z'],
])('%s %s in %s', (date, time, zone, expected) =>
  expect(new Date(instantOf(date, time, zone) ?? 0).toISOString()).toBe(expected),
);
test.each(['2027-02-30', '2027-13-01', '', 'soon'])('%s is no date', (date) =>
  expect(instantOf(date, '10:00', 'UTC')).toBeNull(),
);
test.each([
  [0, null],
  [-5, null],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
])('%i ms', (time, left) => expect(remaining(time)).toEqual(left));
