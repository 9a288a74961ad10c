import { expect, test } from 'vitest';
import { baseIn, isInEachLanguage, mailedPath, withoutLanguage } from './language-paths.ts';

test.each([
  ['/shop', true],
  ['/product/blue-mug', true],
  ['/order/payment', true],
  ['/booking/a', true],
  ['/order/cancel', false],
  ['/product', false],
  ['/product/a/b', false],
  ['/account', false],
  ['/account/order/a', true],
  ['/account/orders', false],
  ['/shopping', false],
  ['/about', false],
])('%s is in each language: %s', (path, expected) => {
  expect(isInEachLanguage(path)).toBe(expected);
});

test.each([
  ['/de/order/cart', '/order/cart'],
  ['/de', '/de'],
  ['/design/a', '/design/a'],
  ['/xx/order/cart', '/xx/order/cart'],
  ['/de/de/order', '/de/order'],
])('%s without its language is %s', (path, expected) => {
  expect(withoutLanguage(path)).toBe(expected);
});

test.each([
  [null, 'en-GB', ''],
  ['en', 'en-GB', ''],
  ['de', 'en-GB', '/de'],
  ['de', 'de-AT', ''],
])('for a reader of %s on a site in %s, addresses begin with “%s”', (language, locale, expected) => {
  expect(baseIn(language, locale)).toBe(expected);
});

test.each([
  ['/de/booking/a', '/booking/a'],
  ['/de/order/cart', '/order/cart'],
  ['/booking/a', null],
  ['/de/shop', null],
  ['/xx/booking/a', null],
])('%s was mailed and leads to %s', (path, expected) => {
  expect(mailedPath(path)).toBe(expected);
});
