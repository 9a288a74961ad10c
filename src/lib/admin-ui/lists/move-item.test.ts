import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test('moves an item up, down, and no further than the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
});

test('gives the same list back where nothing moves', () => {
  const list = ['a', 'b'];
  expect(moveItem(list, 0, -1)).toBe(list);
  expect(moveItem(list, 1, 2)).toBe(list);
  expect(moveItem(list, 7, 0)).toBe(list);
});
