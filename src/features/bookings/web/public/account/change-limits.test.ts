import { expect, test } from 'vitest';
import { bookingWords } from '../../../messages/booking/area.ts';
import { changesOpenAt, limitWords } from './change-limits.ts';

const booking = {
  movableUntil: '2026-05-01T10:00:00Z',
  changeableUntil: '2026-05-02T10:00:00Z',
};
const t = bookingWords.in('en');
const momentOf = (instant: string) => `<${instant}>`;
const said = (given: Parameters<typeof limitWords>[0], at: string) =>
  limitWords(given, changesOpenAt(given, Date.parse(at)), momentOf, t);
const ends = { movable: '<2026-05-01T10:00:00Z>', changeable: '<2026-05-02T10:00:00Z>' };

test('rescheduling and cancelling end at their own times', () => {
  expect(changesOpenAt(booking, Date.parse('2026-05-01T09:59:59Z'))).toEqual({
    mayMove: true,
    mayCancel: true,
  });
  expect(changesOpenAt(booking, Date.parse('2026-05-01T10:00:00Z'))).toEqual({
    mayMove: false,
    mayCancel: true,
  });
  expect(changesOpenAt(booking, Date.parse('2026-05-02T10:00:00Z'))).toEqual({
    mayMove: false,
    mayCancel: false,
  });
});

test('the words name only what is still possible', () => {
  expect(said(booking, '2026-04-30T10:00:00Z')).toBe(t.limitBoth(ends));
  expect(said(booking, '2026-05-01T10:00:00Z')).toBe(t.limitCancel(ends));
  expect(said(booking, '2026-05-03T10:00:00Z')).toBe(t.tooLate);
  expect(said({ ...booking, dates: [] }, '2026-05-03T10:00:00Z')).toBe(t.tooLateDates);
  const laterMove = { ...booking, movableUntil: '2026-05-04T10:00:00Z' };
  expect(said(laterMove, '2026-05-03T10:00:00Z')).toBe(
    t.limitMove({ ...ends, movable: '<2026-05-04T10:00:00Z>' }),
  );
});

test('one limit for both is said once', () => {
  const same = { ...booking, movableUntil: booking.changeableUntil };
  expect(said(same, '2026-04-30T10:00:00Z')).toBe(t.changeUntil({ changeable: ends.changeable }));
});
