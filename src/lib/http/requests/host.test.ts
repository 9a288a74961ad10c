import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalHost, isHostName, parseHost, singleHostHeader } from './host.ts';

describe('a Host header', () => {
  test.each([
    ['shop.test', { host: 'shop.test', port: '' }],
    ['SHOP.Test', { host: 'shop.test', port: '' }],
    ['shop.test.', { host: 'shop.test', port: '' }],
    ['shop.test.:8080', { host: 'shop.test', port: '8080' }],
    ['localhost:3000', { host: 'localhost', port: '3000' }],
    ['127.0.0.1:80', { host: '127.0.0.1', port: '80' }],
    ['[::1]:3000', { host: '[::1]', port: '3000' }],
    ['xn--tcher-kva.example', { host: 'xn--tcher-kva.example', port: '' }],
    [`${'a'.repeat(63)}.test`, { host: `${'a'.repeat(63)}.test`, port: '' }],
  ])('%s is read', (header, expected) => expect(parseHost(header)).toEqual(expected));

  test.each([
    undefined,
    '',
    '.',
    '..',
    'shop..test',
    '.shop.test',
    'shop.test..',
    '-shop.test',
    'shop-.test',
    'shop_1.test',
    'shop test',
    ' shop.test',
    'shop.test ',
    'shop.test:',
    'shop.test:65536',
    'shop.test:80:80',
    'shop.test:80@evil.test',
    'user@shop.test',
    'a.test,b.test',
    'shop.test/evil',
    'http://shop.test',
    'tücher.example',
    'shop\0.test',
    '[::1',
    '[::::]',
    '[1.2.3.4]',
    '[::1%eth0]',
    `${'a'.repeat(64)}.test`,
    `${'a.'.repeat(127)}aa`,
    '%73hop.test',
  ])('%j is refused', (header) => expect(parseHost(header)).toBeNull());

  test('that is read has a name that is read as itself, whatever was sent', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.stringMatching(/^[a-zA-Z0-9.:[\]@/-]{0,30}$/),
      fc.domain(),
      fc.ipV6().map((address) => `[${address}]`),
    );
    fc.assert(
      fc.property(any, (header) => {
        const read = parseHost(header);
        if (!read) return;
        expect(parseHost(read.host)).toEqual({ host: read.host, port: '' });
      }),
    );
  });
});

describe('a host that a person typed', () => {
  test.each([
    ['Shop.Example', 'shop.example'],
    [' https://shop.example:8443/path?x ', 'shop.example'],
    ['shop.example.', 'shop.example'],
    ['Tücher.example', 'xn--tcher-kva.example'],
    ['http://TÜCHER.example/', 'xn--tcher-kva.example'],
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', 'localhost'],
  ])('%j is kept as %s', (typed, kept) => expect(canonicalHost(typed)).toBe(kept));

  test.each(['', '   ', 'no host', 'a_b.test', 'https://', 'user@shop.example', 'shop..example', '1234'])(
    '%j is none',
    (typed) => expect(canonicalHost(typed)).toBeNull(),
  );

  test('comes out in a form that a Host header may have', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.domain(), fc.webUrl()),
        (typed) => {
          const host = canonicalHost(typed);
          if (host === null) return;
          expect(isHostName(host)).toBe(true);
          expect(parseHost(host)?.host).toBe(host);
          expect(canonicalHost(host)).toBe(host);
        },
      ),
    );
  });
});

test('Host may come once only, in whatever case', () => {
  expect(singleHostHeader(['Host', 'a.test', 'Accept', '*/*'])).toBe('a.test');
  expect(singleHostHeader(['host', 'a.test', 'HOST', 'b.test'])).toBeUndefined();
  expect(singleHostHeader(['Accept', '*/*'])).toBeUndefined();
});
