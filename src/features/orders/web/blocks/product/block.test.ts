import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { markupInRouter } from '../../../../../../tests/support/in-router.ts';
import { checkBlock } from '../../../../pages/web/blocks/shared/check-block.ts';
import { ProductsContext, productsOfPage } from '../../products-context.ts';
import { sampleProduct } from '../sample-product.ts';
import { productBlock } from './block.ts';
import { ProductView } from './view.tsx';

describe('product', () => checkBlock(productBlock, ProductView));

const variant = (name: string, price: number, available: number) => ({
  _id: name,
  variantLabel: name,
  options: [name],
  price,
  sku: '',
  stock: available,
  available,
  weight: null,
  picture: null,
});
const cup = sampleProduct('cup', {
  options: [{ name: 'Size', values: ['Small', 'Large'] }],
  variants: [variant('Small', 12, 0), variant('Large', 18, 2)],
});
const show = (product: string | null, editing = false) =>
  markupInRouter(
    createElement(
      ProductsContext,
      { value: { ...productsOfPage({ lists: {}, single: { cup, newest: cup }, collections: {} }), editing } },
      createElement(ProductView, { id: 'b', product, text: '', about: true }),
    ),
  );

test('it is sold there, with the first variant that can be bought chosen', () => {
  const html = show('cup');
  expect(html).toContain('£18.00');
  expect(html).toMatch(/checked=""[^>]*>Large/);
  expect(html).toContain('Add to cart');
  expect(show(null)).toBe(html);
});

test('one that is gone leaves nothing, but words on the canvas', () => {
  expect(show('gone')).toBe('');
  expect(show('gone', true)).toContain('Choose a product');
});
