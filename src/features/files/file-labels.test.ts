import { expect, test } from 'vitest';
import { shownEnding, sayLength, sayTimeLeft, titleOf } from './file-labels.ts';

test.each([
  [0, '0:00'],
  [187.4, '3:07'],
  [3765, '1:02:45'],
])('%d seconds of sound are %s', (seconds, words) => expect(sayLength(seconds)).toBe(words));

test.each([
  [2, 'a few seconds left'],
  [31, 'about 35 seconds left'],
  [61, 'about 2 minutes left'],
  [60, 'about 1 minute left'],
  [7300, 'about 2 hours left'],
])('%d seconds to go are %s', (seconds, words) => expect(sayTimeLeft(seconds)).toBe(words));

test('a name gives its ending and its title', () => {
  expect(shownEnding('Price list.v2.pdf')).toBe('PDF');
  expect(shownEnding('README')).toBe('');
  expect(titleOf('Price_list 2026.pdf')).toBe('Price list 2026');
  expect(titleOf('.pdf')).toBe('.pdf');
});
