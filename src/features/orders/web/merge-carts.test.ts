import { expect, test } from 'vitest';
import type { CartItem } from './cart-store.ts';
import { mergeCarts } from './merge-carts.ts';

const item = (productId: string, quantity = 1, variant: string | null = null): CartItem => ({
  productId,
  quantity,
  variant,
  price: 5,
  label: productId,
});
const [cup, bowl] = [item('cup'), item('bowl')];

test.each([
  ['nothing was kept yet', [cup], [], null, [cup]],
  ['this browser is new', [], [cup], null, [cup]],
  ['both have something', [cup], [bowl], null, [cup, bowl]],
  ['both have the same, in other numbers', [item('cup', 2)], [item('cup', 3)], null, [item('cup', 3)]],
  ['variants are other goods', [item('cup', 1, 'Ash')], [cup], null, [item('cup', 1, 'Ash'), cup]],
  ['it was changed on another device', [cup], [bowl], [cup], [bowl]],
  ['it was emptied on another device', [cup], [], [cup], []],
  ['it was changed here', [bowl], [cup], [cup], [bowl]],
  ['it was changed on both', [cup, bowl], [item('cup', 4)], [cup], [item('cup', 4), bowl]],
])('%s', (_case, own, saved, agreed, merged) => {
  expect(mergeCarts(own, saved, agreed)).toEqual(merged);
});
