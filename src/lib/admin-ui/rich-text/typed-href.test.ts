import { expect, test } from 'vitest';
import { typedHref } from './typed-href.ts';

test.each([
  ['https://example.test/a', 'https://example.test/a'],
  [' example.test/a?b ', 'https://example.test/a?b'],
  ['www.example.test', 'https://www.example.test/'],
  ['hello@example.test', 'mailto:hello@example.test'],
  ['+49 821 / 12 34-56', 'tel:+49821123456'],
  ['/visit', '/visit'],
  ['#hours', '#hours'],
])('%s leads to %s', (words, href) => expect(typedHref(words)).toBe(href));

test.each(['', 'opening hours', 'visit', 'javascript:alert(1)', '//elsewhere.test', '12:30'])(
  '%j is no address',
  (words) => expect(typedHref(words)).toBeNull(),
);
