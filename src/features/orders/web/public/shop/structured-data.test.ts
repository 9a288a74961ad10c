import { expect, test } from 'vitest';
import type { Product } from '../../../../products/contract.ts';
import { handle } from './product.tsx';
import { productData } from './structured-data.ts';

test.each([
  ['GBP', '24.00'],
  ['JPY', '24'],
  ['KWD', '24.00'],
])('the price of an offer in %s is %s', (currency, price) => {
  const product = {
    label: 'Mug',
    description: { type: 'doc', content: [] },
    images: [],
    sku: '',
    slug: 'mug',
    variants: [],
    attributes: [{ name: 'Material', value: 'Stoneware' }],
    price: 24,
    available: 3,
  } as unknown as Product;
  expect(productData(product, currency, '')).toMatchObject({
    offers: [{ price, priceCurrency: currency }],
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Material', value: 'Stoneware' }],
  });
});

test('a long description is cut between words, for search engines and for structured data', () => {
  const text = 'Thrown and glazed by hand. '.repeat(30).trim();
  const product = {
    label: 'Mug',
    description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    images: [],
    sku: '',
    slug: 'mug',
    variants: [],
    attributes: [],
    seo: {},
    price: 24,
    available: 3,
  } as unknown as Product;
  type Shown = Parameters<NonNullable<typeof handle.head>>[0];
  const head = handle.head?.({ product, currency: 'GBP', base: '' } as unknown as Shown, 'en');
  for (const [description, most] of [
    [head?.description, 160],
    [productData(product, 'GBP', '')['description'], 500],
  ] as const) {
    expect(description).toMatch(/ (Thrown|and|glazed|by|hand\.?)…$/);
    expect(String(description).length).toBeLessThanOrEqual(most);
  }
});
