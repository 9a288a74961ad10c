import { expect, test } from 'vitest';
import { extendTo, keepShown, nothing, only, toggle } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const chosen = (selection: { chosen: ReadonlySet<string> }) => [...selection.chosen].toSorted().join('');

test('one by one, and back again', () => {
  const two = toggle(toggle(nothing, 'a'), 'c');
  expect(chosen(two)).toBe('ac');
  expect(chosen(toggle(two, 'a'))).toBe('c');
});

test('a range goes from where it began, in either direction, and keeps the rest', () => {
  expect(chosen(extendTo(only('d'), shown, 'b'))).toBe('bcd');
  expect(chosen(extendTo(toggle(only('a'), 'c'), shown, 'e'))).toBe('acde');
  expect(chosen(extendTo(nothing, shown, 'c'))).toBe('c');
});

test('what is no longer shown is no longer chosen', () => {
  const some = extendTo(only('a'), shown, 'c');
  expect(chosen(keepShown(some, ['b', 'x']))).toBe('b');
  expect(keepShown(some, shown)).toBe(some);
});
