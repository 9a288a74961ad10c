import { expect, test } from 'vitest';
import { offlinePage, withNotice } from './offline-page.ts';
import { isPrivatePath, mayBeKept } from './what-is-kept.ts';

test.each(['/', '/about', '/shop', '/product/mug', '/de/shop', '/accounting', '/orders-of-magnitude'])(
  '%s may be kept',
  (path) => expect(isPrivatePath(path)).toBe(false),
);
test.each([
  '/admin',
  '/admin/pages',
  '/account/orders',
  '/order/cart',
  '/de/order/cart',
  '/ar/booking/abc',
  '/booking/0198a000',
  '/waiting/0198a000',
  '/api/page',
  '/preview/abc',
  '/files/x',
])('%s is never kept', (path) => expect(isPrivatePath(path)).toBe(true));

test('only whole public pages are kept', () => {
  const page = (headers: Record<string, string>, status = 200) =>
    mayBeKept(
      new Response('', { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }),
    );
  expect(page({ 'cache-control': 'public, max-age=0, must-revalidate' })).toBe(true);
  expect(page({ 'cache-control': 'private, no-store' })).toBe(false);
  expect(page({}, 404)).toBe(false);
  expect(page({ 'content-type': 'application/json' })).toBe(false);
});

test('a kept page says that it is one, and keeps its policy', async () => {
  const shown = await withNotice(
    new Response('<html lang="en-GB"><body class="x"><div id="root">Hi</div></body>', {
      headers: { 'content-security-policy': "default-src 'none'" },
    }),
  );
  expect(await shown.text()).toContain(
    '<body class="x"><p class="offline-notice" role="status">You’re offline.',
  );
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'");
  const german = new Response('<!doctype html><html lang="de-AT" data-x><body></body>');
  expect(await (await withNotice(german)).text()).toContain('Sie sind offline.');
});

test('a page that is not kept has the theme of the site, and leads to pages that are', async () => {
  const shown = (html: string, address = '/about') =>
    offlinePage('https://a.test/?"><script>', [
      { address: '/', html: '<title>Home</title>' },
      { address, html },
    ]).text();
  const page = await shown(
    '<html lang="ar" dir="rtl"><head><title>Us &amp; you · Jug &amp; Co</title><meta property="og:site_name" content="Jug &amp; Co"><link rel="stylesheet" href="/assets/a.css"><style>:root{--ink:red}</style></head><body><style>p{color:red}</style>',
    '/about?"><script>',
  );
  expect(page).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  expect(page).toContain('<link rel="stylesheet" href="/assets/a.css"><style>:root{--ink:red}</style>');
  expect(page).toContain('<p>Jug &amp; Co</p>');
  expect(page).toMatch(/>Us &amp; you<\/a><\/li><li><a href="\/">Home</);
  expect(page).not.toMatch(/<script>|p{color:red}/);
  expect(await shown('<html lang="de"><body>')).toMatch(/lang="de".*Erneut versuchen/);
  expect(await offlinePage('https://a.test/', []).text()).toMatch(/lang="en".*color-scheme.*Try again/);
});
