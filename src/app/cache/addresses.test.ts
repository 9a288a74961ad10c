import { expect, test } from 'vitest';
import { operations } from '../../lib/http/handlers.ts';
import { pagesContract } from '../../features/pages/contract.ts';
import { menusContract } from '../../features/pages/menus-contract.ts';
import { productsContract } from '../../features/products/contract.ts';
import { searchContract } from '../../features/search/contract.ts';
import { addressReader } from './addresses.ts';

const read = addressReader([
  ...operations(productsContract, {} as never),
  ...operations(pagesContract, {} as never),
  ...operations(menusContract, {} as never),
  ...operations(searchContract, {} as never),
]);

test.each([
  ['/', '/', false],
  ['/?utm_source=mail&utm_campaign=spring&gclid=1&fbclid=2&mc_eid=3', '/', false],
  ['/shop', '/shop', false],
  ['/shop?collection=mugs&utm_source=x', '/shop?collection=mugs', false],
  ['/shop?sort=price&collection=mugs&q=', '/shop?collection=mugs&sort=price', true],
  ['/shop?collection=mugs&sort=price', '/shop?collection=mugs&sort=price', true],
  ['/shop?q=blue+mug&q=other', '/shop?q=blue+mug', true],
  ['/search', '/search', false],
  ['/search?page=2&q=blue&kind=page&x=1', '/search?q=blue&kind=page&page=2', true],
  ['/api/search?q=blue&page=2', '/api/search?q=blue&page=2', true],
  ['/product/blue-mug?anything=1', '/product/blue-mug', false],
  ['/product/blue-mug?variant=Large', '/product/blue-mug?variant=Large', true],
  ['/service/pottery-class', '/service/pottery-class', false],
  ['/de/shop?sort=price&utm_source=x', '/de/shop?sort=price', true],
  ['/ar/product/blue-mug?anything=1', '/ar/product/blue-mug', false],
  ['/de/service/pottery-class', '/de/service/pottery-class', false],
  ['/de/blog/first-post?x=1', '/de/blog/first-post', false],
  ['/de/blog/category/news?page=2', '/de/blog/category/news?page=2', true],
  ['/de/blog/2026/11', '/de/blog/2026/11', false],
  ['/playlist?x', '/playlist', false],
  ['/about?p=12&s=bread', '/about', false],
  ['/?cat=news', '/', false],
  ['/api/products', '/api/products', false],
  ['/api/products?limit=12&sort=price', '/api/products?sort=price&limit=12', true],
  ['/api/product/blue-mug', '/api/product/blue-mug', false],
  ['/api/page?slug=about', '/api/page?slug=about', false],
  ['/api/navigation', '/api/navigation', false],
  ['/api/navigation?subdomain=made-up', '/api/navigation?subdomain=made-up', true],
  ['/api/menus?subdomain=made-up', '/api/menus?subdomain=made-up', true],
])('%s is kept as %s', (url, kept, invented) => {
  const kind = url.startsWith('/api/') ? 'call' : 'page';
  expect(read(url)).toEqual({ url: kept, invented, kind });
});

test.each([
  '/?token=abc',
  '/about?%74oken=abc',
  '/?p=12',
  '/?cat=3',
  '/?tag=clay',
  '/?s=bread',
  '/about?brand=draft',
  '/about?x=%00',
  '/account',
  '/order/cart',
  '/order/checkout',
  '/de/order/checkout',
  '/de/booking/abc',
  '/de/account',
  '/de/account/',
  '/de/account?page=2',
  '/de/account/dashboard',
  '/de/account/orders',
  '/de/account/forgot',
  '/de/account/reset',
  '/de/account/security',
  '/de/account/invitation',
  '/de/account/login',
  '/de/loading?returnTo=/',
  '/de/order/cancel',
  '/de/account/order/abc',
  '/de/newsletter/confirm',
  '/de/unsubscribe',
  '/de/unsubscribe?token=a',
  '/de/comments/confirm',
  '/admin/pages',
  '/preview/abc',
  '/loading?returnTo=/',
  '/newsletter/confirm',
  '/comments/confirm',
  '/api/products?state=hidden',
  '/api/products?unknown=1',
  '/api/products?limit=1&limit=2',
  '/api/orders',
])('%s is made for each request', (url) => {
  expect(read(url)).toBeNull();
});

test.each(['/about/', '/%61bout', '//about', '/About', '/a/b/c?d=1', '/wp-login.php', '/404'])(
  '%s is kept only if it leads nowhere',
  (url) => {
    const [path] = url.split('?');
    expect(read(url)).toEqual({ url: path, invented: true, kind: 'page', isNowhere: true });
  },
);

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-3.xml',
  '/feed.xml?x=1',
  '/blog/feed.xml?x=1',
  '/de/blog/category/news/feed.json?x=1',
  '/de/podcast/podcast.xml',
  '/favicon.ico',
  '/icons/192.png',
])('%s is kept without its query', (url) =>
  expect(read(url)).toEqual({ url: url.split('?')[0], invented: false, kind: 'found' }),
);

test('an address that nobody links to is not remembered', () => {
  expect(read(`/?${'x'.repeat(1_100)}`)).toBeNull();
});
