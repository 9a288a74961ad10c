import { expect, test } from 'vitest';
import { readableSize } from './readable-size.ts';

test.each([
  ['en-GB', ['500 bytes', '62 KB', '4.8 MB', '1 TB']],
  ['de', ['500 Byte', '62 kB', '4,8 MB', '1 TB']],
  ['fr', ['500 o', '62 ko', '4,8 Mo', '1 To']],
])('sizes of files are written as in %s', (locale, said) => {
  const sizes = [500, 62 * 1024, 4.8 * 1024 ** 2, 1024 ** 4];
  expect(sizes.map((size) => readableSize(size, locale).replaceAll(/\s/g, ' '))).toEqual(said);
});
