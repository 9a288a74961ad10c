import { expect, test } from 'vitest';
import { defaultBrand } from '../../lib/theme/brand.ts';
import { pageFacts } from './facts.ts';

test.each([
  ['en-GB', 'Shop'],
  ['fr-CA', 'Boutique'],
])('the way to a product of a site in %s leads through “%s”', (locale, shop) => {
  const [crumbs] = pageFacts({
    site: { name: 'Slipway', locale, brand: defaultBrand },
    page: null,
    head: { title: 'Bol' },
    origin: 'https://slip.test',
    home: 'https://pots.test',
    canonical: 'https://slip.test/product/bol',
  });
  const names = ((crumbs?.['itemListElement'] ?? []) as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(['Slipway', shop, 'Bol']);
});
