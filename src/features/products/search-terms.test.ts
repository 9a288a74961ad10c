import { expect, test } from 'vitest';
import { productTerms } from './search-terms.ts';

test('words of a product weigh by where they stand first', () => {
  const words = productTerms({
    label: 'Blue mug',
    options: ['Large', 'Blue'],
    skus: ['M-1'],
    tags: ['tea'],
  });
  expect([...words]).toEqual([
    ['blue', 3],
    ['mug', 3],
    ['large', 2],
    ['m', 2],
    ['1', 2],
    ['tea', 1],
  ]);
});
