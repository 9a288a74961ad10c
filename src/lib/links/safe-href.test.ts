import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExternal, safeHref, safeSource } from './safe-href.ts';

describe('safeHref', () => {
  test.each([
    ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
    ['HTTP://Example.com', 'http://example.com/'],
    ['www.example.com/classes', 'https://www.example.com/classes'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['tel:+44 20 7946 0000', 'tel:+44%2020%207946%200000'],
    ['/about', '/about'],
    [' about us ', 'about%20us'],
    ['#visit', '#visit'],
    ['?page=2', '?page=2'],
  ])('keeps %j', (given, kept) => expect(safeHref(given)).toBe(kept));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://a.test/1',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    'about\\us',
    'about\nus',
    'https://example.com/\u202egnp.exe',
    'https://exam\u200bple.com',
    '/.//evil.test',
    'https:evil.test',
    'https:///evil.test',
    'http://',
    'mailto:',
    '',
    '   ',
    null,
    7,
    {},
    '/'.padEnd(3000, 'a'),
  ])('refuses %j', (given) => expect(safeHref(given)).toBeNull());

  test('whatever passes stays on the site or has a scheme from the list, and passes again unchanged', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      ':',
      '.',
      '#',
      '?',
      '@',
      '\t',
      ' ',
      'javascript',
      'https',
      'evil.test',
      'a',
      '%2f',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const href = safeHref(pieces.join(''));
        if (href === null) return;
        const url = new URL(href, 'https://site.test/page');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol);
        if (!isExternal(href) && url.protocol === 'https:') expect(url.host).toBe('site.test');
        expect(safeHref(href)).toBe(href);
      }),
    );
  });
});

describe('safeSource', () => {
  test('takes paths and web addresses only', () => {
    expect(safeSource('/files/kiln.jpg')).toBe('/files/kiln.jpg');
    expect(safeSource('https://cdn.test/kiln.jpg')).toBe('https://cdn.test/kiln.jpg');
    expect([safeSource('data:image/svg+xml,x'), safeSource('mailto:a@b.c'), safeSource('#x')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
