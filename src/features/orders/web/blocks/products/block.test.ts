import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { markupInRouter } from '../../../../../../tests/support/in-router.ts';
import { checkBlock } from '../../../../pages/web/blocks/shared/check-block.ts';
import { chooseFrom, moreFrom, ProductsContext } from '../../products-context.ts';
import { sampleProduct } from '../sample-product.ts';
import { productsBlock, type ProductsProps } from './block.ts';
import { ProductsView } from './view.tsx';

describe('products', () => checkBlock(productsBlock, ProductsView));

const all = [
  sampleProduct('a', { tags: ['tea'], collections: ['c1'] }),
  sampleProduct('b', { collections: ['c1', 'c2'] }),
  sampleProduct('c', { tags: ['tea'], available: 0 }),
];
const show = (props: Partial<ProductsProps>, products = all, editing = false) =>
  markupInRouter(
    createElement(
      ProductsContext,
      {
        value: {
          listOf: (wanted) => chooseFrom(products, wanted),
          moreOf: moreFrom({ c1: 'pots' }),
          productOf: () => undefined,
          editing,
        },
      },
      createElement(ProductsView, {
        ...(productsBlock.schema.parse({}) as ProductsProps),
        id: 'b',
        more: 'All',
        ...props,
      }),
    ),
  );
const shown = (html: string) => [...html.matchAll(/href="\/product\/(\w)"/g)].map(([, slug]) => slug);

test('the newest, a collection, a tag, or a choice in its own order without what is gone', () => {
  expect(shown(show({}))).toEqual(['a', 'b', 'c']);
  expect(shown(show({ count: 2 }))).toEqual(['a', 'b']);
  expect(shown(show({ show: 'collection', collection: 'c1' }))).toEqual(['a', 'b']);
  expect(shown(show({ show: 'tag', tag: ' tea ' }))).toEqual(['a', 'c']);
  const chosen = ['c', 'gone', null, 'a', 'c'].map((product) => ({ product }));
  expect(shown(show({ show: 'chosen', products: chosen }))).toEqual(['c', 'a']);
});

test('more leads to where more of them are', () => {
  expect(show({})).toContain('href="/shop"');
  expect(show({ show: 'collection', collection: 'c1' })).toContain('href="/shop?collection=pots"');
  expect(show({ show: 'tag', tag: 'tea' })).toContain('href="/shop?q=tea"');
  expect(show({ more: '' })).not.toContain('"/shop');
});

test('with nothing to sell there is nothing, but on the canvas a sentence', () => {
  expect(show({}, [])).toBe('');
  expect(show({}, [], true)).toContain('Products that match this choice');
});
