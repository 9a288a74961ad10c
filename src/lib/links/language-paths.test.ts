import { expect, test } from 'vitest';
import { isInEachLanguage, withoutLanguage } from './language-paths.ts';

test.each([
  ['/shop', true],
  ['/product/blue-mug', true],
  ['/order/payment', true],
  ['/booking/a', true],
  ['/order/cancel', false],
  ['/product', false],
  ['/product/a/b', false],
  ['/account', false],
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
