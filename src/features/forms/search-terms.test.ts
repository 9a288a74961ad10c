import { expect, test } from 'vitest';
import { messageTerms, searchedPrefixes } from './search-terms.ts';

/** As the database matches: each prefix must begin one of the words. */
const finds = (text: string, typed: string): boolean => {
  const words = messageTerms(text);
  const asked = searchedPrefixes(typed);
  return asked.length > 0 && asked.every((beginning) => words.some((word) => word.startsWith(beginning)));
};

test.each([
  ['Is the BLUE bowl there?', 'blue bo'],
  ['Write to ada.brook@example.com', 'ada.brook@exa'],
  ['Write to ada.brook@example.com', 'example'],
  ['Write to ada.brook@example.com', 'ada@'],
  ['Order A-1042, please', 'a-1042'],
  ['Order A-1042, please', '1042'],
  ['A jug for O’Hara', 'hara'],
  ['Café Größe', 'größe CAFÉ'],
  ['你好，我想要一个蓝色的碗', '蓝色'],
  ['你好，我想要一个蓝色的碗', '我想要一个蓝色的碗'],
  ['Наш сервиз', 'сервиз'],
])('%j is found by %j', (text, typed) => expect(finds(text, typed)).toBe(true));

test.each([
  ['Is the blue bowl there?', 'lue'],
  ['Is the blue bowl there?', 'blue green'],
  ['Is the blue bowl there?', '%'],
  ['Is the blue bowl there?', 'b_ue'],
])('%j is not found by %j', (text, typed) => expect(finds(text, typed)).toBe(false));

test('a long message has so many words at most, and none is longer than the index takes', () => {
  const text = Array.from({ length: 5_000 }, (_, n) => `w${n}`).join(' ') + ' ' + 'x'.repeat(9_000);
  const words = messageTerms(`${'y'.repeat(9_000)} ${text}`);
  expect(words.length).toBeLessThanOrEqual(600);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(60);
});
