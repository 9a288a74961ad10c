import { expect, test } from 'vitest';
import { namesWithin } from './names-within.ts';

test.each([
  [['Mug', 'Jug', 'Plate'], 100, 'Mug, Jug, Plate'],
  [['Mug', 'Jug', 'Plate'], 8, 'Mug, Jug'],
  [['Mug', 'Jug', 'Plate'], 7, 'Mug'],
  [['Mug', 'Jug'], 2, ''],
  [[], 10, ''],
])('of %j, within %i characters: %s', (names, most, expected) => {
  expect(namesWithin(names, most)).toBe(expected);
});
