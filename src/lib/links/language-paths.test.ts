import { expect, test } from 'vitest';
import { hasLanguage, isInEachLanguage, mailedPath, withoutLanguage } from './language-paths.ts';

test.each([
  ['/shop', true],
  ['/product/blue-mug', true],
  ['/order/payment', true],
  ['/booking/a', true],
  ['/order/cancel', true],
  ['/order/other', false],
  ['/product', false],
  ['/product/a/b', false],
  ['/shop/', true],
  ['/account', true],
  ['/account/', true],
  ['/account/orders', true],
  ['/account/order', true],
  ['/account/order/a', true],
  ['/account/order/a/b', false],
  ['/account/dashboard', true],
  ['/account/security', true],
  ['/account/forgot', true],
  ['/account/reset', true],
  ['/account/invitation', true],
  ['/loading', true],
  // Answered by the server, in one place.
  ['/account/switch', false],
  ['/account/other', false],
  ['/accounts', false],
  ['/admin', false],
  ['//account', false],
  ['/unsubscribe', true],
  ['/newsletter/leave', true],
  ['/newsletter/other', false],
  ['/comments/confirm', true],
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
  ['/de', true],
  ['/de/shop', true],
  ['/de?a=/b', true],
  ['/de#top', true],
  ['/design', false],
  ['/xx/shop', false],
  ['/', false],
  ['//de/shop', false],
])('%s has a language: %s', (address, expected) => {
  expect(hasLanguage(address)).toBe(expected);
});

test.each([
  ['/de/booking/a', '/booking/a'],
  ['/de/order/cart', '/order/cart'],
  ['/booking/a', null],
  ['/de/shop', null],
  ['/de/account', '/account'],
  ['/de/account/reset', '/account/reset'],
  ['/de/accounts', null],
  ['/de/unsubscribe', '/unsubscribe'],
  ['/de/newsletter/confirm', '/newsletter/confirm'],
  ['/de/comments/confirm', '/comments/confirm'],
  ['/de/unsubscribed', null],
  ['/xx/booking/a', null],
])('%s was mailed and leads to %s', (path, expected) => {
  expect(mailedPath(path)).toBe(expected);
});
