import { expect, test } from 'vitest';
import type { SlotRules, Taken } from './free-slots.ts';
import { overlaps, seriesOffer, seriesStarts } from './series.ts';

const rules: SlotRules = {
  timezone: 'Europe/London',
  hours: [],
  closed: [],
  exceptions: [],
  // Two before and two after the clocks go back on 25 October 2026; one date occurs twice.
  sessions: ['2026-10-13', '2026-10-20', '2026-10-27', '2026-11-03', '2026-10-20'].map((date) => ({
    date,
    time: '18:00',
  })),
  durationMinutes: 120,
  intervalMinutes: 120,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeMinutes: 60,
  horizonDays: 60,
  capacity: 3,
  needs: [['room']],
};
const nothing: Taken = { busy: new Map(), seats: new Map() };
const starts = [
  '2026-10-13T17:00:00Z',
  '2026-10-20T17:00:00Z',
  '2026-10-27T18:00:00Z',
  '2026-11-03T18:00:00Z',
].map((text) => Date.parse(text));
const before = Date.parse('2026-10-01T12:00:00Z');
const stateAt = (now: string, late = false) => seriesOffer(rules, nothing, Date.parse(now), late).state;

test('its dates stay at the same time on the wall, each once', () => {
  expect(seriesStarts(rules)).toEqual(starts);
});

test('all dates are to be had, and as many places as the fullest of them has', () => {
  const taken = { busy: new Map(), seats: new Map([[starts[2] ?? 0, 2]]) };
  expect(seriesOffer(rules, nothing, before, false)).toMatchObject({ state: 'open', starts, left: 3 });
  expect(seriesOffer(rules, taken, before, false)).toMatchObject({ state: 'open', left: 1 });
});

test('one date without a place is enough, whether its seats are taken or its room is', () => {
  const at = starts[2] ?? 0;
  const seats = { busy: new Map(), seats: new Map([[at, 3]]) };
  const room = { busy: new Map([['room', [{ start: at, end: at + 1 }]]]), seats: new Map<number, number>() };
  for (const taken of [seats, room])
    expect(seriesOffer(rules, taken, before, false)).toMatchObject({ state: 'full', slots: [] });
});

test('notice and horizon go by the first date; joining later takes the rest, where it may', () => {
  expect(stateAt('2026-08-01T00:00:00Z')).toBe('far');
  expect(stateAt('2026-10-13T16:30:00Z')).toBe('soon');
  expect(stateAt('2026-10-14T00:00:00Z')).toBe('begun');
  expect(stateAt('2026-11-04T00:00:00Z', true)).toBe('over');
  const late = seriesOffer(rules, nothing, Date.parse('2026-10-14T00:00:00Z'), true);
  expect([late.state, late.starts]).toEqual(['open', starts.slice(1)]);
});

test('dates that would need the same at once', () => {
  expect(overlaps(rules)).toBe(false);
  expect(overlaps({ ...rules, sessions: [...rules.sessions, { date: '2026-10-13', time: '19:30' }] })).toBe(
    true,
  );
  expect(overlaps({ ...rules, bufferAfterMinutes: 7 * 24 * 60 })).toBe(true);
});
