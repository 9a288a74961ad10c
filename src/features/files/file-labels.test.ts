import { expect, test } from 'vitest';
import { shownEnding, sayLength, titleOf } from './file-labels.ts';

test.each([
  [0, '0:00'],
  [187.4, '3:07'],
  [3765, '1:02:45'],
])('%d seconds of sound are %s', (seconds, words) => expect(sayLength(seconds)).toBe(words));

test('a name gives its ending and its title', () => {
  expect(shownEnding('Price list.v2.pdf')).toBe('PDF');
  expect(shownEnding('README')).toBe('');
  expect(titleOf('Price_list 2026.pdf')).toBe('Price list 2026');
  expect(titleOf('.pdf')).toBe('.pdf');
});
