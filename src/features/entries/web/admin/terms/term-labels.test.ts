import { expect, test } from 'vitest';
import type { Term } from '../../../entry-shapes.ts';
import { termTree, withBelow } from './term-labels.ts';

const term = (_id: string, name: string, parent: string | null = null): Term => ({
  _id,
  kind: 'category',
  type: 't',
  name,
  slug: _id,
  parent,
  description: '',
  picture: null,
  entries: 0,
});
const shown = (terms: Term[]) => termTree(terms).map(({ term: { name }, depth }) => `${depth} ${name}`);

test('categories are below the one that contains them, by name', () => {
  const terms = [term('c', 'Bread', 'b'), term('a', 'News'), term('b', 'Food'), term('d', 'Apples', 'b')];
  expect(shown(terms)).toEqual(['0 Food', '1 Apples', '1 Bread', '0 News']);
});

test('a circle and a missing parent hide nothing', () => {
  const terms = [term('a', 'One', 'b'), term('b', 'Two', 'a'), term('c', 'Three', 'gone')];
  expect(shown(terms)).toEqual(['0 Three', '0 One', '1 Two']);
});

test('a category can’t be put into itself or below itself', () => {
  const terms = [term('a', 'A'), term('b', 'B', 'a'), term('c', 'C', 'b'), term('d', 'D')];
  expect([...withBelow(terms, 'a')].toSorted()).toEqual(['a', 'b', 'c']);
});
