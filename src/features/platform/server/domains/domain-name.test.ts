import { expect, test } from 'vitest';
import { readableDomain, readDomain, zoneOf } from './domain-name.ts';

const platform = { host: 'start.builder.example', parent: 'builder.example' };
const read = (typed: string) => readDomain(typed, platform);
const sentence = (typed: string): string => {
  try {
    return `accepted as ${read(typed)}`;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['Shop.Example', 'shop.example'],
  [' https://www.shop.example/path?x#y ', 'www.shop.example'],
  ['shop.example.', 'shop.example'],
  ['ＳＨＯＰ.example', 'shop.example'],
  ['shop。example', 'shop.example'],
  ['ex\u00adample.com', 'example.com'],
  ['Tücher.example', 'xn--tcher-kva.example'],
  ['faß.de', 'xn--fa-hia.de'],
  ['pаypal.com', 'xn--pypal-4ve.com'],
  ['shop.github.io', 'shop.github.io'],
])('%j is kept as %s', (typed, kept) => expect(read(typed)).toBe(kept));

test.each([
  ['', 'Enter a domain'],
  ['localhost', 'this computer'],
  ['shop.LOCALHOST.', 'this computer'],
  ['127.0.0.1', 'IP addresses'],
  ['127.1', 'IP addresses'],
  ['2130706433', 'IP addresses'],
  ['0x7f.0.0.1', 'IP addresses'],
  ['0300.0250.1.1', 'IP addresses'],
  ['１２７.0.0.1', 'IP addresses'],
  ['[::1]', 'IP addresses'],
  ['::1', 'IP addresses'],
  ['[::ffff:127.0.0.1]:80', 'IP addresses'],
  ['1.2.3.4:80', 'port'],
  ['start.builder.example', 'belongs to the platform'],
  ['a.START.builder.example.', 'belongs to the platform'],
  ['builder.example', 'belongs to the platform'],
  ['someone.builder.example', 'belongs to the platform'],
  ['co.uk', 'shared by many'],
  ['github.io', 'shared by many'],
  ['com', 'shared by many'],
  ['shop', 'shared by many'],
  ['printer.local', 'local networks'],
  ['x.onion', 'local networks'],
  ['1.0.0.127.in-addr.arpa', 'local networks'],
  ['*.example.com', 'separately'],
  ['me@example.com', 'email'],
  ['http://me:secret@example.com/', 'email'],
  ['example.com:8080', 'port'],
  ['example.com:', 'port'],
  ['a_b.example.com', 'underscore'],
  ['_sitewright.example.com', 'underscore'],
  ['a..example.com', 'letters, digits and hyphens'],
  ['.example.com', 'letters, digits and hyphens'],
  ['example.com..', 'letters, digits and hyphens'],
  ['-a.example.com', 'letters, digits and hyphens'],
  ['a b.example.com', 'letters, digits and hyphens'],
  ['exam%70le.com', 'letters, digits and hyphens'],
  ['a\0.example.com', 'letters, digits and hyphens'],
  ['xn--a.example.com', 'letters, digits and hyphens'],
  ['xn--shop-.example.com', 'letters, digits and hyphens'],
  ['a\u200d.com', 'letters, digits and hyphens'],
  [`${'a'.repeat(64)}.com`, '63 characters'],
  [`${'ü'.repeat(62)}.com`, '63 characters'],
  [`${'a.'.repeat(122)}com`, '240 characters'],
])('%j is refused', (typed, why) => expect(sentence(typed)).toContain(why));

test('what its owner bought is the part that most registrars ask for', () => {
  expect(zoneOf('shop.example.co.uk')).toBe('example.co.uk');
  expect(zoneOf('example.com')).toBe('example.com');
});

test('a name in other letters is shown in them, unless it could be taken for another', () => {
  expect(readableDomain('xn--tcher-kva.example')).toBe('tücher.example');
  expect(readableDomain('xn--pypal-4ve.com')).toBe('xn--pypal-4ve.com');
  expect(readableDomain('xn--80ak6aa92e.com')).toBe('xn--80ak6aa92e.com');
});
