import { expect, test } from 'vitest';
import { BusiestSites } from './busiest-sites.ts';
import { cachedName, routeName, screenName } from './route-names.ts';

test.each([
  ['/', '/'],
  ['/shop/?q=anything', '/shop'],
  ['/search?q=anything', '/search'],
  ['/about', '/{page}'],
  ['/product/blue-mug?variant=x', '/product/{id}'],
  ['/product/blue/mug', '/*'],
  ['/account/order/0198a000?key=secret', '/account/order/{id}'],
  ['/admin/products/edit/1', '/admin/*'],
  ['/wp-login.php', '/{page}'],
  ['/a/b/c', '/*'],
])('%s is told as %s', (url, name) => {
  expect(screenName(url)).toBe(name);
  expect(routeName('/*', url)).toBe(name);
});

test('routes are told by their pattern, files and shared calls by theirs', () => {
  expect(routeName('/api/order/:id', '/api/order/8d7f')).toBe('/api/order/{id}');
  expect(routeName('/assets/index-4f.js', '/assets/index-4f.js')).toBe('/assets/*');
  expect(routeName(undefined, '/nothing/here')).toBe('/*');
  expect(cachedName('/files/a/b.jpg')).toBe('/files/*');
  expect(cachedName('/api/product/mug/related?x=1')).toBe('/api/product/{id}/related');
  expect(cachedName('/api/products?q=mug')).toBe('/api/products');
});

test('of many sites the twenty busiest are told, from the last complete five minutes', () => {
  let now = 0;
  const sites = new BusiestSites(() => now);
  for (let n = 0; n < 50; n += 1) for (let hit = 0; hit <= n; hit += 1) sites.note(`site-${n}.test`);
  expect(sites.list()).toEqual([]);
  now = 300_000;
  const told = sites.list();
  expect(told).toHaveLength(20);
  expect(told[0]).toEqual(['site-49.test', 50]);
  now = 900_000;
  expect(sites.list()).toEqual([]);
});
