import { expect, test } from 'vitest';
import { compareWords, type Piece } from './compare-words.ts';

/** What is marked, in brackets. */
const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const compared = (before: string, now: string, language = 'en') => {
  const { before: old, now: current } = compareWords(before, now, language);
  return [marked(old), marked(current)];
};

test.each([
  ['Made slowly', 'Made very slowly', 'Made slowly', 'Made [very] slowly'],
  ['Open on Monday and Tuesday.', 'Open on Friday.', 'Open on [Monday and Tuesday].', 'Open on [Friday].'],
  ['By hand', 'By hand!', 'By hand', 'By hand[!]'],
  ['', 'All new', '', '[All new]'],
  [
    'One line\nAnother line',
    'One line\nThe  last line',
    'One line\n[Another] line',
    'One line\n[The  last] line',
  ],
  ['the Shop', 'the shop', 'the [Shop]', 'the [shop]'],
])('of “%s” and “%s”, only the words that differ are marked', (before, now, old, current) => {
  expect(compared(before, now)).toEqual([old, current]);
});

test.each([
  ['de', 'Geöffnet ab März', 'Geöffnet ab Juni', 'Geöffnet ab [März]', 'Geöffnet ab [Juni]'],
  ['ar', 'نفتح يوم الأحد', 'نفتح يوم الجمعة', 'نفتح يوم [الأحد]', 'نفتح يوم [الجمعة]'],
])('words are those of the language: %s', (language, before, now, old, current) => {
  expect(compared(before, now, language)).toEqual([old, current]);
});

test('differences of spaces alone are not marked, and each version keeps its own', () => {
  expect(compared('One.  Two. ', 'One.\nTwo.')).toEqual(['One.  Two. ', 'One.\nTwo.']);
});
