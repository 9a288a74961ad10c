import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dropRow,
  entriesOf,
  moveRow,
  newRow,
  removeRow,
  type Row,
  rowsOf,
  type Step,
  whereIs,
} from './menu-tree.ts';

/** `a b. c` is b below a, then c. */
const rows = (words: string): Row[] =>
  words
    .split(' ')
    .map((word) => newRow({ label: word.replace('.', ''), href: '/x', level: word.endsWith('.') ? 2 : 1 }));
const words = (list: readonly Row[]) =>
  list.map(({ label, level }) => label + (level === 2 ? '.' : '')).join(' ');
const moved = (from: string, index: number, step: Step) => words(moveRow(rows(from), index, step));

test.each<[from: string, index: number, step: Step, to: string]>([
  ['a b c', 1, 'up', 'b a c'],
  ['a b. c d.', 2, 'up', 'c d. a b.'],
  ['a b. c d.', 0, 'down', 'c d. a b.'],
  ['a b. c.', 1, 'down', 'a c. b.'],
  ['a b. c', 1, 'down', 'a c b.'],
  ['a b.', 1, 'up', 'b a'],
  ['a b c', 1, 'in', 'a b. c'],
  ['a b. c', 1, 'out', 'a b c'],
])('%s, entry %i moved %s: %s', (from, index, step, to) => expect(moved(from, index, step)).toBe(to));

test.each<[from: string, index: number, step: Step]>([
  ['a b', 0, 'up'],
  ['a b', 1, 'down'],
  ['a b', 0, 'in'],
  ['a b c.', 1, 'in'],
  ['a b.', 1, 'in'],
  ['a b', 1, 'out'],
])('%s: entry %i cannot move %s', (from, index, step) => {
  const list = rows(from);
  expect(moveRow(list, index, step)).toBe(list);
});

test('a dragged group goes as a whole and never into another', () => {
  expect(words(dropRow(rows('a b. c d. e.'), 0, 4))).toBe('c d. e. a b.');
  expect(words(dropRow(rows('a b. c'), 2, 1))).toBe('a c b.');
  expect(words(dropRow(rows('a b. c'), 1, 0))).toBe('b a c');
});

test('no step loses an entry, makes a third level, or leaves the first without a level', () => {
  const list = fc.array(fc.boolean(), { minLength: 1, maxLength: 9 });
  const steps = fc.array(fc.tuple(fc.nat(8), fc.constantFrom<Step>('up', 'down', 'in', 'out')), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(list, steps, (levels, moves) => {
      let now = levels.map((below, index) =>
        newRow({ label: String(index), href: '/x', level: below && index > 0 ? 2 : 1 }),
      );
      for (const [index, step] of moves) now = moveRow(now, index, step);
      expect(now.map(({ label }) => label).toSorted()).toEqual(
        levels.map((_, index) => String(index)).toSorted(),
      );
      expect(now[0]?.level).toBe(1);
      expect(entriesOf(now).flatMap(({ children }) => [1, ...children])).toHaveLength(levels.length);
    }),
  );
});

test('what the server sends goes back as it was', () => {
  const header = [
    {
      label: 'About',
      own: '',
      href: '/about',
      page: 'p1',
      children: [{ label: 'Out', own: 'Out', href: 'https://x.example/', page: null }],
    },
    {
      label: 'Title',
      own: 'Title',
      href: null,
      page: null,
      children: [{ label: 'Home', own: '', href: '/', page: 'p2' }],
    },
  ];
  expect(entriesOf(rowsOf(header))).toEqual([
    { label: '', page: 'p1', children: [{ label: 'Out', href: 'https://x.example/' }] },
    { label: 'Title', children: [{ label: '', page: 'p2' }] },
  ]);
});

test('removing a parent leaves what stood below it to the one above, or upright', () => {
  expect(words(removeRow(rows('a b. c'), 0))).toBe('b c');
  expect(words(removeRow(rows('a b c.'), 1))).toBe('a c.');
});

test('says where an entry stands', () => {
  const list = rows('a b. c');
  expect(whereIs(list, list[1]?.key ?? '', ({ label }) => label)).toBe('2 of 3, below a');
});
