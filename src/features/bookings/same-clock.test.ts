import { expect, test } from 'vitest';
import { sameClock } from './same-clock.ts';

const between = (one: string, other: string, from: string, to: string) =>
  sameClock(one, other, new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`));

test.each([
  ['UTC', 'Europe/London', '2026-11-30', '2027-01-01', true],
  ['UTC', 'Europe/London', '2027-05-01', '2027-06-01', false],
  // From Sunday 28 March on, London's clocks are an hour ahead.
  ['UTC', 'Europe/London', '2027-03-01', '2027-03-28', true],
  ['UTC', 'Europe/London', '2027-03-01', '2027-03-31', false],
  ['Europe/Berlin', 'Europe/Oslo', '2026-01-01', '2027-01-01', true],
  // Phoenix has no summer time, so it agrees with Denver in winter only.
  ['America/Phoenix', 'America/Denver', '2026-12-01', '2027-01-31', true],
  ['America/Phoenix', 'America/Denver', '2026-12-01', '2027-12-31', false],
])('%s and %s from %s to %s: %s', (one, other, from, to, agree) => {
  expect(between(one, other, from, to)).toBe(agree);
  expect(between(other, one, from, to)).toBe(agree);
});
