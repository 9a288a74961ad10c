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
])('the secrets of links are hidden: %s', (text, shown) => {
  expect(hideSecrets(text)).toBe(shown);
  expect(hasSecrets(text)).toBe(true);
});

test('what only looks alike stays', () => {
  const text = '/shop?q=token=1 and monkey=2 and the keys';
  expect(hideSecrets('/shop?monkey=2&tokens=3')).toBe('/shop?monkey=2&tokens=3');
  expect(hideSecrets(text)).toBe(text);
  expect(hasSecrets('/shop?q=mug')).toBe(false);
});
