import { expect, test } from 'vitest';
import { hasSecrets, hideSecrets } from './hide-secrets.ts';

test.each([
  ['see http://a.test/account/reset?token=Ab_-9&x=1', 'see http://a.test/account/reset?token=hidden&x=1'],
  ['<a href="/booking/1?x=2&amp;key=Zz9">Open</a>', '<a href="/booking/1?x=2&amp;key=hidden">Open</a>'],
  ['<a href="/unsubscribe?token&#61;Ab-9">', '<a href="/unsubscribe?token&#61;hidden">'],
  ['(/order/cart?order=7&key=a.b)', '(/order/cart?order=7&key=hidden)'],
  ['/account?claim=1#top', '/account?claim=hidden#top'],
  [
    '/account?returnTo=%2Fshop%3Ftoken%3DAb_-9%26page%3D2&x=1',
    '/account?returnTo=%2Fshop%3Ftoken%3Dhidden%26page%3D2&x=1',
  ],
  [
    '/account?returnTo=%2Fa%3freturnTo%3D%252Fb%253Fx%253D1%2526key%253DZz9',
    '/account?returnTo=%2Fa%3freturnTo%3D%252Fb%253Fx%253D1%2526key%253Dhidden',
  ],
  [`http://a.test/preview/${'Ab-_9'.repeat(9)}?x=1`, 'http://a.test/preview/hidden?x=1'],
  [`GET /api/page-preview/${'Ab-_9'.repeat(9)}`, 'GET /api/page-preview/hidden'],
  [`/api/entry-preview/${'Ab-_9'.repeat(9)}`, '/api/entry-preview/hidden'],
  [
    `webcal://a.test/api/calendar/feed/${'Ab-_9'.repeat(9)}.ics`,
    'webcal://a.test/api/calendar/feed/hidden.ics',
  ],
  [`/account?returnTo=%2Fpreview%2F${'Ab-_9'.repeat(9)}&x=1`, '/account?returnTo=%2Fpreview%2Fhidden&x=1'],
])('the secrets of links are hidden: %s', (text, shown) => {
  expect(hideSecrets(text)).toBe(shown);
  expect(hasSecrets(text)).toBe(true);
});

test('what only looks alike stays', () => {
  const text = '/shop?q=token=1 and monkey=2 and the keys';
  expect(hideSecrets('/shop?monkey=2&tokens=3')).toBe('/shop?monkey=2&tokens=3');
  expect(hideSecrets(text)).toBe(text);
  expect(hideSecrets('/preview/a-page and /api/calendar/feed')).toBe(
    '/preview/a-page and /api/calendar/feed',
  );
  expect(hasSecrets(`/admin/pages/preview/${'0198c5d2-'.repeat(4)}`)).toBe(false);
  expect(hasSecrets('/shop?q=mug')).toBe(false);
});
