import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KeptVersion, versionsToDrop } from './thin-versions.ts';

const now = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Versions by age in seconds, oldest first. */
const saved = (ages: number[], inUse: number[] = []): KeptVersion[] =>
  ages.map((age, index) => ({
    version: index + 1,
    savedAt: new Date(now.getTime() - age * 1000),
    inUse: inUse.includes(index + 1),
  }));

describe('thinning', () => {
  test.each([
    ['no versions', [], [], []],
    ['all of the last minute', [59, 40, 3, 2, 1], [], []],
    ['the last of each minute of the last hour', [170, 130, 125, 110, 65], [], [1, 2, 4]],
    ['the last of each hour of the last day', [5 * HOUR, 5 * HOUR - 10, 4 * HOUR + 1, 3 * HOUR], [], [1, 2]],
    ['the last of each day before', [3 * DAY, 3 * DAY - 600, 2 * DAY + 600, 2 * DAY], [], [1, 3]],
    ['what is in use', [3 * DAY, 3 * DAY - 600, 2 * DAY + 600, 2 * DAY], [1, 3], []],
    ['a version that the clock of another machine put into the time to come', [-300, -299], [], []],
  ] as const)('keeps %s', (_what, ages, inUse, dropped) => {
    expect(versionsToDrop(saved([...ages], [...inUse]), now).toSorted((a, b) => a - b)).toEqual(dropped);
  });

  test('drops nothing in use, leaves a later one near each that goes, and has nothing to do after itself', () => {
    const ages = fc.array(fc.integer({ min: 0, max: 9 * DAY }), { maxLength: 60 });
    fc.assert(
      fc.property(ages, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }), (unsorted, inUse) => {
        const versions = saved(
          unsorted.toSorted((a, b) => b - a),
          inUse,
        );
        const dropped = new Set(versionsToDrop(versions, now));
        const left = versions.filter(({ version }) => !dropped.has(version));
        for (const gone of versions.filter(({ version }) => dropped.has(version))) {
          const age = (now.getTime() - gone.savedAt.getTime()) / 1000;
          const within = age < HOUR ? MINUTE : age < DAY ? HOUR : DAY;
          expect(gone.inUse).toBe(false);
          expect(age).toBeGreaterThanOrEqual(MINUTE);
          const near = left.some(({ version, savedAt }) => {
            const later = (savedAt.getTime() - gone.savedAt.getTime()) / 1000;
            return version > gone.version && later >= 0 && later < within;
          });
          expect(near).toBe(true);
        }
        expect(versionsToDrop(left, now)).toEqual([]);
      }),
    );
  });
});
