import { describe, expect, test } from 'vitest';
import { addressPatterns, entryPath, isDate, readEntryPath } from './entry-path.ts';

const at = (addresses: (typeof addressPatterns)[number], day = '2026-11-28', slug = 'first-post') =>
  entryPath({ type: 'blog', addresses, day, slug });

describe('the path of an entry', () => {
  test('has as much of its date as the pattern says', () => {
    expect(addressPatterns.map((pattern) => at(pattern))).toEqual([
      '/blog/first-post',
      '/blog/2026/first-post',
      '/blog/2026/11/first-post',
      '/blog/2026/11/28/first-post',
    ]);
  });

  test.each(['11', '01', '12', '31', '2026', '1999'])(
    'has none where the name %s could be part of a date',
    (slug) => {
      for (const pattern of addressPatterns) expect(at(pattern, '2026-11-28', slug)).toBe(`/blog/${slug}`);
    },
  );

  test.each(['1', '32', '00', '99', '3000', '20261', '2026-11', '11-pots'])(
    'has it with the name %s, which is none',
    (slug) => expect(at('year', '2026-11-28', slug)).toBe(`/blog/2026/${slug}`),
  );

  test.each(['', '0044-03-15', '3000-01-01', '12026-01-01'])(
    'has none with the day “%s”, whose year no archive has',
    (day) => expect(at('day', day)).toBe('/blog/first-post'),
  );
});

test('dates are a year, a month or a day that exist, or nothing', () => {
  const parts = (text: string) => text.split('/').filter(Boolean);
  for (const date of ['', '2026', '2026/11', '2026/11/28', '2024/02/29'])
    expect([date, isDate(parts(date))]).toEqual([date, true]);
  for (const date of ['26', '0999', '3000', '2026/13', '2026/00', '2026/1', '2026/02/29', '2026/11/31', 'x'])
    expect([date, isDate(parts(date))]).toEqual([date, false]);
});

test('a path is read as that of an entry whatever its date', () => {
  const entry = { type: 'blog', slug: 'first-post' };
  for (const path of ['/blog/first-post', '/blog/1999/first-post', '/blog/2026/11/28/first-post'])
    expect(readEntryPath(path)).toEqual(entry);
  for (const path of [
    '/',
    '/blog',
    '/blog/',
    '/blog/category/news',
    '/blog/2026/13/x',
    '/a/2026/01/01/b/c',
    '//x',
  ])
    expect([path, readEntryPath(path)]).toEqual([path, null]);
});
