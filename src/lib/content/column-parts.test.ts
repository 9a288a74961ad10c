import { expect, test } from 'vitest';
import { divisions, inFractions, LEAST, moveLine, PARTS, partsIn } from './column-parts.ts';

test('every stored division fills the grid, and no column is too narrow', () => {
  expect(divisions).toHaveLength(9 + 28 + 35);
  for (const division of divisions) {
    const parts = division.split('-').map(Number);
    expect(parts.reduce((sum, part) => sum + part)).toBe(PARTS);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(LEAST);
  }
});

test.each([null, 7, '', '6', '6-7', '1-11', '4-4-4', '6-6" x="', ['6-6']])(
  'two columns do not take the widths %j',
  (stored) => expect(partsIn(stored, 2)).toBeNull(),
);

test('a line moves between its two columns only', () => {
  expect(partsIn('4-8', 2)).toEqual([4, 8]);
  expect(moveLine([6, 6], 0, 4.3)).toEqual([4, 8]);
  expect(moveLine([6, 6], 0, 40)).toEqual([10, 2]);
  expect(moveLine([4, 4, 4], 1, 6)).toEqual([4, 2, 6]);
  expect(moveLine([4, 4, 4], 1, -3)).toEqual([4, 2, 6]);
});

test('widths are said as fractions', () => {
  expect(inFractions([4, 8])).toBe('1/3 · 2/3');
  expect(inFractions([5, 7])).toBe('5/12 · 7/12');
});
