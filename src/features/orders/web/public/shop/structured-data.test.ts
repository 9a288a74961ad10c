import { expect, test } from 'vitest';
import type { Product } from '../../../../products/contract.ts';
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
