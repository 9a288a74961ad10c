import { expect, test } from 'vitest';
import { evenColumns } from './even-columns.ts';

test.each([
  [3, [3, 4], 3],
  [4, [3, 4], 4],
  [5, [3, 4], 3],
  [6, [4, 3], 3],
  [7, [3, 4], 4],
  [8, [3, 4], 4],
  [12, [3, 4], 3],
  [30, [5, 6, 4], 5],
] as const)('%i entries, of %j columns: %i', (count, candidates, columns) =>
  expect(evenColumns(count, candidates)).toBe(columns),
);
