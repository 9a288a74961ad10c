import { expect, test } from 'vitest';
import { offlinePage, withNotice } from './offline-words.ts';
import { isPrivatePath, mayBeKept } from './what-is-kept.ts';

test.each(['/', '/about', '/shop', '/product/mug', '/accounting', '/orders-of-magnitude'])(
  '%s may be kept',
  (path) => expect(isPrivatePath(path)).toBe(false),
);
test.each([
  '/admin',
  '/admin/pages',
  '/account/orders',
  '/order/cart',
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
  expect(await offlinePage('https://a.test/?"><script>', 'en').text()).not.toContain('<script>');
  const german = new Response('<!doctype html><html lang="de-AT" data-x><body></body>');
  expect(await (await withNotice(german)).text()).toContain('Sie sind offline.');
  expect(await offlinePage('https://a.test/', 'de').text()).toMatch(/lang="de".*Noch einmal versuchen/);
});
