import { expect, test } from 'vitest';
import type { Product } from '../../../contract.ts';
import { inCollection, notIn, visibility, wayBackTo } from './bulk-changes.ts';

const made = (id: string, own: Partial<Product>) =>
  ({ _id: id, published: true, publishAt: null, collections: [], state: 'listed', ...own }) as Product;
const mug = made('mug', { collections: ['a', 'b'] });
const jug = made('jug', { published: true, publishAt: '2030-01-01T00:00:00Z', state: 'scheduled' });
const plate = made('plate', { state: 'archived' });

test('a collection is added once, and removed alone', () => {
  expect([mug, jug].map(inCollection('a'))).toEqual([{ collections: ['a', 'b'] }, { collections: ['a'] }]);
  expect([mug, jug].map(notIn('a'))).toEqual([{ collections: ['b'] }, { collections: [] }]);
});

test('the way back gives each product what it had, and nothing else', () => {
  const before = [mug, jug, plate];
  const after = before.map((product) => ({ ...product, published: false, publishAt: null, collections: [] }));
  expect(after.map(wayBackTo(before, visibility(false)))).toEqual([
    { published: true, publishAt: null },
    { published: true, publishAt: '2030-01-01T00:00:00Z' },
    { published: true, publishAt: null },
  ]);
  expect(after.map(wayBackTo(before, notIn('a')))).toEqual([
    { collections: ['a', 'b'] },
    { collections: [] },
    { collections: [] },
  ]);
  expect(after.map(wayBackTo(before, () => ({ archived: true })))).toEqual([
    { archived: false },
    { archived: false },
    { archived: true },
  ]);
});
