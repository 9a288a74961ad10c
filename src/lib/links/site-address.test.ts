import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteAddress } from './site-address.ts';

const origin = 'https://shop.test';

/** As a proxy or a server may read a path before redirecting: decoded, perhaps twice. */
function decoded(path: string): string {
  let text = path.split(/[?#]/)[0] ?? '';
  for (let times = 0; times < 3; times += 1) {
    if (!URL.canParse(text, origin)) return '/';
    try {
      text = decodeURIComponent(text);
    } catch {
      return text;
    }
  }
  return text;
}

describe('an address of the site', () => {
  test.each([
    ['/account/dashboard', '/account/dashboard'],
    ['/shop?sort=price&page=2#list', '/shop?sort=price&page=2#list'],
    ['https://shop.test/faq', '/faq'],
    ['/caf\u00e9', '/caf%C3%A9'],
    ['/a/../b', '/b'],
  ])('%s stays on the site', (value, path) => {
    expect(siteAddress(value, origin)).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/%2e//evil.test',
    '/%2fevil.test',
    '/%5Cevil.test',
    '/%09/evil.test',
    '/%252fevil.test',
    '/.%2f/evil.test',
    'https://evil.test/',
    'https://shop.test@evil.test/',
    'http://shop.test/',
    'https://shop.test:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://shop.test/1',
    ' //evil.test',
    `/${'a'.repeat(2000)}`,
  ])('%j leads nowhere', (value) => {
    expect(siteAddress(value, origin)).toBeNull();
  });

  test('whatever is sent, a browser that follows the answer stays on the site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '%25',
      '%2e',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.test',
      'https:',
    );
    const nasty = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (value) => {
        const path = siteAddress(value, origin);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(new URL(decoded(path), origin).origin).toBe(origin);
        expect(siteAddress(path, origin)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});
