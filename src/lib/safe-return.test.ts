import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturn } from './safe-return.ts';

const origin = 'https://shop.test';

describe('where to go on to', () => {
  test.each([
    ['/account/dashboard', '/account/dashboard'],
    ['/shop?sort=price&page=2#list', '/shop?sort=price&page=2#list'],
    ['https://shop.test/faq', '/faq'],
    ['/caf\u00e9', '/caf%C3%A9'],
    ['/a/../b', '/b'],
  ])('%s stays on the site', (value, path) => {
    expect(safeReturn(value, origin)).toBe(path);
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
    expect(safeReturn(value, origin)).toBeNull();
  });

  test('whatever is sent, a browser that follows the answer stays on the site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
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
        const path = safeReturn(value, origin);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(safeReturn(path, origin)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});
