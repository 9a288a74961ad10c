import { expect, test } from 'vitest';
import { beginning } from './beginning.ts';

test.each([
  ['what fits stays', 'A blue mug', 10, 'A blue mug'],
  ['between words', 'A blue mug for tea', 12, 'A blue mug…'],
  ['a word that just fits', 'A blue mug for tea', 11, 'A blue mug…'],
  ['a word that lacks space for the dots', 'A blue mug for tea', 10, 'A blue…'],
  ['no comma, dash or opening bracket before the dots', 'A mug, (blue) glazed', 8, 'A mug…'],
  ['a hyphen within a word', 'Hand-thrown mugs', 13, 'Hand-thrown…'],
  ['an apostrophe', 'We don’t throw mugs', 7, 'We…'],
  ['a word longer than the limit', 'Donaudampfschifffahrtsgesellschaft', 10, 'Donaudamp…'],
  ['a long word after a short one', 'Die Donaudampfschifffahrtsgesellschaft', 20, 'Die…'],
  ['Japanese between words', '手作りの陶器のマグカップです', 8, '手作りの陶器の…'],
  ['Thai between words', 'แก้วน้ำสีฟ้าใบใหญ่', 9, 'แก้วน้ำ…'],
  ['Arabic', 'كوب أزرق مصنوع يدويا', 12, 'كوب أزرق…'],
])('%s', (_, text, most, cut) => {
  expect(beginning(text, most)).toBe(cut);
  expect(beginning(text, most).length).toBeLessThanOrEqual(most);
});

test('a letter of several characters is never cut', () => {
  expect(beginning('👩‍👩‍👧'.repeat(5), 12)).toBe('👩‍👩‍👧…');
  expect(beginning('e\u0301'.repeat(20), 10)).toBe(`${'e\u0301'.repeat(4)}…`);
});

test('a long text is cut quickly', () => {
  expect(beginning('mug '.repeat(500_000), 160)).toHaveLength(160);
});
