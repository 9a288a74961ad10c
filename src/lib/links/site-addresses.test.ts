import { expect, test } from 'vitest';
import { addressIn, homeFor, homeIn, originIn, pathStart } from './site-addresses.ts';

const site = { origin: 'https://one.example', origins: { de: 'https://eins.example' } };

test.each([
  [null, '/', 'https://one.example'],
  [null, '/about', 'https://one.example/about'],
  ['fr', '/', 'https://one.example/fr'],
  ['fr', '/about', 'https://one.example/fr/about'],
  ['de', '/', 'https://eins.example'],
  ['de', '/about', 'https://eins.example/about'],
])('in %s, %s is at %s', (language, path, address) => {
  expect(addressIn(site, language, path)).toBe(address);
});

test('a subdomain of a page is on the host of the language', () => {
  expect(originIn(site, 'de', 'menu')).toBe('https://menu.eins.example');
  expect(homeIn(site, 'fr', 'menu')).toBe('https://menu.one.example/fr');
});

test('paths begin with the language on the main host only', () => {
  expect([null, 'de', 'fr'].map((one) => pathStart(site.origins, one))).toEqual(['', '', '/fr']);
  expect(pathStart(undefined, 'de')).toBe('/de');
});

test.each([
  [null, 'en-GB', 'https://one.example'],
  ['en', 'en-GB', 'https://one.example'],
  ['fr', 'en-GB', 'https://one.example/fr'],
  ['de', 'en-GB', 'https://eins.example'],
  ['fr', 'fr-CA', 'https://one.example'],
])('for a reader of %s on a site in %s, addresses begin with %s', (language, locale, start) => {
  expect(homeFor(site, language, locale)).toBe(start);
});
