import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { busyRanges } from './busy-ranges.ts';
import { freeSlots, occupiedBy, type Slot, type SlotRules, type Taken } from './free-slots.ts';

const instant = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const nothing: Taken = { busy: new Map(), seats: new Map() };
const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }));
const rules = (changes: Partial<SlotRules> = {}): SlotRules => ({
  timezone: 'Europe/London',
  hours: everyDay('09:00', '12:00'),
  closed: [],
  exceptions: [],
  sessions: [],
  durationMinutes: 60,
  intervalMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeMinutes: 0,
  horizonDays: 4000,
  capacity: 1,
  needs: [['kiln']],
  ...changes,
});
const longAgo = instant('2026-01-01T00:00Z');
const on = (changes: Partial<SlotRules>, date: string, taken = nothing, now = longAgo) =>
  freeSlots(rules(changes), taken, { from: date, to: date }, now);
const walls = (slots: readonly Slot[], timezone = 'Europe/London') =>
  slots.map(({ start }) =>
    Temporal.Instant.fromEpochMilliseconds(start)
      .toZonedDateTimeISO(timezone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' }),
  );
const times = (slots: readonly Slot[], timezone?: string) =>
  walls(slots, timezone).map((wall) => wall.slice(11));

describe('the rules', () => {
  test('a slot ends by closing time, and intervals are apart from durations', () => {
    expect(times(on({}, '2026-06-01'))).toEqual(['09:00', '10:00', '11:00']);
    expect(times(on({ durationMinutes: 90, intervalMinutes: 30 }, '2026-06-01'))).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
    ]);
    expect(on({ durationMinutes: 181 }, '2026-06-01')).toEqual([]);
  });

  test('days off, holidays, other hours on a date, and single dates', () => {
    expect(on({ hours: [{ day: 2, from: '09:00', to: '12:00' }] }, '2026-06-01')).toEqual([]);
    expect(on({ closed: [{ from: '2026-05-30', to: '2026-06-01' }] }, '2026-06-01')).toEqual([]);
    const other = [{ date: '2026-06-01', hours: [{ from: '18:00', to: '20:00' }] }];
    expect(times(on({ exceptions: other }, '2026-06-01'))).toEqual(['18:00', '19:00']);
    expect(on({ exceptions: [{ date: '2026-06-01', hours: [] }] }, '2026-06-01')).toEqual([]);
    const sessions = [{ date: '2026-06-01', time: '19:15' }];
    expect(times(on({ hours: [], sessions }, '2026-06-01'))).toEqual(['19:15']);
    expect(
      times(on({ hours: [], sessions, closed: [{ from: '2026-06-01', to: '2026-06-01' }] }, '2026-06-01')),
    ).toEqual(['19:15']);
  });

  test('hours that reach over midnight belong to the days they fall on', () => {
    const late = { hours: [{ day: 1, from: '22:00', to: '02:00' }] };
    expect(times(on(late, '2026-06-01'))).toEqual(['22:00', '23:00']);
    expect(times(on(late, '2026-06-02'))).toEqual(['00:00', '01:00']);
    expect(times(freeSlots(rules(late), nothing, { from: '2026-06-01', to: '2026-06-02' }, longAgo))).toEqual(
      ['22:00', '23:00', '00:00', '01:00'],
    );
  });

  test('notice, horizon and the past', () => {
    const now = instant('2026-06-01T08:30Z');
    expect(times(on({}, '2026-06-01', nothing, now))).toEqual(['10:00', '11:00']);
    expect(times(on({ noticeMinutes: 31 }, '2026-06-01', nothing, now))).toEqual(['11:00']);
    expect(on({}, '2026-05-31', nothing, now)).toEqual([]);
    expect(on({ horizonDays: 7 }, '2026-06-08', nothing, now)).toHaveLength(3);
    expect(on({ horizonDays: 7 }, '2026-06-09', nothing, now)).toEqual([]);
  });
});

describe('what is taken', () => {
  const taken = (...ranges: [resource: string, start: string, end: string][]): Taken => ({
    busy: busyRanges(
      ranges.map(([resource, start, end]) => ({ resource, start: instant(start), end: instant(end) })),
    ),
    seats: new Map(),
  });

  test('ranges are half-open, and buffers count on both sides', () => {
    const busy = taken(['kiln', '2026-06-01T09:00Z', '2026-06-01T10:00Z']);
    expect(times(on({}, '2026-06-01', busy))).toEqual(['09:00', '11:00']);
    expect(times(on({ bufferAfterMinutes: 1 }, '2026-06-01', busy))).toEqual(['11:00']);
    expect(times(on({ bufferBeforeMinutes: 1 }, '2026-06-01', busy))).toEqual(['09:00']);
  });

  test('any one of several will do, and one person cannot fill two needs', () => {
    const busy = taken(['ann', '2026-06-01T08:00Z', '2026-06-01T11:00Z']);
    const slots = on({ needs: [['ann', 'bea'], ['kiln']] }, '2026-06-01', busy);
    expect(slots.map(({ resources }) => resources)).toEqual([1, 2, 3].map(() => ['bea', 'kiln']));
    expect(
      on(
        {
          needs: [
            ['ann', 'bea'],
            ['ann', 'bea'],
          ],
        },
        '2026-06-01',
        busy,
      ),
    ).toEqual([]);
  });

  test('a class with people in it has the seats that are left, whatever else its room is taken for by itself', () => {
    const start = instant('2026-06-01T09:00Z');
    const busy = taken(['kiln', '2026-06-01T09:00Z', '2026-06-01T10:00Z']).busy;
    const inClass = (seats: number): Taken => ({ busy, seats: new Map([[start, seats]]) });
    expect(on({ capacity: 8 }, '2026-06-01', inClass(3)).map(({ left }) => left)).toEqual([8, 5, 8]);
    expect(times(on({ capacity: 8 }, '2026-06-01', inClass(8)))).toEqual(['09:00', '11:00']);
  });

  test('no slot that is offered touches anything taken, and each that is free is offered', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 });
    const range = fc.tuple(minute, fc.integer({ min: 1, max: 200 }));
    fc.assert(
      fc.property(
        fc.array(range, { maxLength: 30 }),
        fc.constantFrom(15, 20, 45),
        fc.integer({ min: 0, max: 40 }),
        (ranges, intervalMinutes, buffer) => {
          const midnight = instant('2026-06-01T00:00+01:00');
          const rows = ranges.map(([from, length]) => ({
            resource: 'kiln',
            start: midnight + from * 60_000,
            end: midnight + (from + length) * 60_000,
          }));
          const changes = { intervalMinutes, bufferBeforeMinutes: buffer, hours: everyDay('08:00', '20:00') };
          const offered = new Set(
            on(changes, '2026-06-01', { busy: busyRanges(rows), seats: new Map() }).map(({ start }) => start),
          );
          for (const { start } of on(changes, '2026-06-01')) {
            const occupied = occupiedBy(rules(changes), start);
            const clash = rows.some((row) => row.start < occupied.end && occupied.start < row.end);
            expect(offered.has(start)).toBe(!clash);
          }
        },
      ),
    );
  });
});

describe.each(['Europe/London', 'Europe/Oslo', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'])(
  'the clocks of %s from 2026 to 2031',
  (timezone) => {
    const changes: string[] = [];
    let next = Temporal.Instant.from('2026-01-01T00:00Z')
      .toZonedDateTimeISO(timezone)
      .getTimeZoneTransition('next');
    while (next && next.year <= 2031) {
      changes.push(next.toPlainDate().toString());
      next = next.getTimeZoneTransition('next');
    }

    test('every year has its changes, or none', () => {
      expect(changes).toHaveLength(timezone === 'Asia/Kolkata' ? 0 : 12);
    });

    const allDay = { timezone, hours: everyDay('00:00', '24:00'), durationMinutes: 15, intervalMinutes: 15 };
    const onTheWall = Array.from({ length: 96 }, (_, index) =>
      Temporal.PlainTime.from('00:00')
        .add({ minutes: index * 15 })
        .toString({ smallestUnit: 'minute' }),
    );

    test('no slot that does not exist, none twice, all others at their times', () => {
      for (const date of changes) {
        const slots = on(allDay, date);
        const seen = times(slots, timezone);
        expect(new Set(seen).size).toBe(seen.length);
        expect(walls(slots, timezone).every((wall) => wall.startsWith(date))).toBe(true);
        expect(slots.every((slot, index) => index === 0 || slot.start > (slots[index - 1]?.start ?? 0))).toBe(
          true,
        );
        // A local time exists if converting it to an instant and back gives the same.
        const exist = onTheWall.filter((time) => {
          const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
          return wall.toZonedDateTime(timezone).toPlainDateTime().equals(wall);
        });
        expect(seen).toEqual(exist);
      }
    });

    test('a weekly time stays where it is on the wall in the weeks around each change', () => {
      for (const date of changes.length > 0 ? changes : ['2026-03-29']) {
        const around = Temporal.PlainDate.from(date);
        const week = {
          from: around.subtract({ days: 8 }).toString(),
          to: around.add({ days: 8 }).toString(),
        };
        const lesson = rules({ timezone, hours: everyDay('10:00', '11:00') });
        const slots = freeSlots(lesson, nothing, week, longAgo);
        expect(slots).toHaveLength(17);
        expect(new Set(times(slots, timezone))).toEqual(new Set(['10:00']));
        expect(slots.every(({ start, end }) => end - start === 3_600_000)).toBe(true);
      }
    });

    test('slots come in order and on their own day, whatever the hours', () => {
      const quarter = fc.integer({ min: 0, max: 95 }).map((index) => onTheWall[index] ?? '00:00');
      fc.assert(
        fc.property(
          fc.constantFrom(...(changes.length > 0 ? changes : ['2026-03-29'])),
          quarter,
          quarter,
          fc.constantFrom(15, 30, 60, 90),
          (date, from, to, minutes) => {
            const slots = on(
              { timezone, hours: everyDay(from, to), durationMinutes: minutes, intervalMinutes: minutes },
              date,
            );
            for (const [index, slot] of slots.entries()) {
              const before = slots[index - 1];
              if (before) expect(before.start).toBeLessThan(slot.start);
              const back = Temporal.Instant.fromEpochMilliseconds(slot.start).toZonedDateTimeISO(timezone);
              expect(back.toPlainDate().toString()).toBe(date);
            }
          },
        ),
        { numRuns: 60 },
      );
    });
  },
);
