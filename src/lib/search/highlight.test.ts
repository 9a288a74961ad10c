import { expect, test } from 'vitest';
import { Highlighter } from './highlight.ts';

const marked = (parts: { text: string; found: boolean }[]) =>
  parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

test('marks words as they are written, whatever their marks and size', () => {
  const find = new Highlighter(['creme', 'strasse', 'jug']);
  expect(marked(find.parts('Die Straße, Crème & JUG: jugs'))).toBe('Die [Straße], [Crème] & [JUG]: jugs');
  expect(find.parts('')).toEqual([]);
  expect(marked(find.parts('cre\u0300me <b>jug</b>'))).toBe('[cre\u0300me] <b>[jug]</b>');
});

test('marks Arabic words with and without their signs', () => {
  expect(marked(new Highlighter(['الكتاب']).parts('هذا الكِتَاب جديد'))).toBe('هذا [الكِتَاب] جديد');
});

test('cuts around the first word that was found, between words, and says where it cut', () => {
  const words = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ');
  const cut = marked(new Highlighter(['word50']).excerpt(words, 60));
  expect(cut).toMatch(/^…word\d+ .*\[word50\].* word\d+…$/);
  expect(cut.length).toBeLessThan(70);
  expect(marked(new Highlighter(['none']).excerpt(words, 20))).toBe('word0 word1 word2…');
  expect(marked(new Highlighter(['word99']).excerpt(words, 60))).toMatch(/^….*\[word99\]$/);
  expect(marked(new Highlighter(['short']).excerpt('A short text', 60))).toBe('A [short] text');
});

test('cuts a text without spaces without halves of letters', () => {
  const cut = new Highlighter(['x']).excerpt('𝒳'.repeat(200), 61);
  expect(cut.map(({ text }) => text).join('')).toMatch(/^(𝒳)+…$/u);
});
