import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountIn, flagIn, joinList, splitList } from './csv-cells.ts';

test('a list comes back as it was, whatever its entries hold', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[", a]{0,6}$/))), (entries) => {
      expect(splitList(joinList(entries))).toEqual(entries);
    }),
  );
  expect(splitList(' red,green , "a, b",, ')).toEqual(['red', 'green', 'a, b']);
});

test.each([
  ['24.50', 24.5],
  ['24,50', 24.5],
  ['£1,234.50', 1234.5],
  ['1.234,50 EUR', 1234.5],
  ['1,234', 1234],
  ['1 234', 1234],
  ['0.125', 0.125],
  ['12', 12],
  ['-3', -3],
  ['', undefined],
  ['twelve', undefined],
  ['1e5', undefined],
])('%s is %s', (text, amount) => expect(amountIn(text)).toBe(amount));

test('yes and no in the words of several shops', () =>
  expect(['TRUE', 'yes', '1', 'active', 'draft', '-1', '', 'maybe'].map(flagIn)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    undefined,
  ]));

test.each([
  ['de', 'Ja', 'NEIN'],
  ['fr', 'oui', 'Non'],
  ['es', 'Sí', 'no'],
  ['it', 'sì', 'FALSO'],
  ['nl', 'ja', 'nee'],
  ['pt', 'sim', 'Não'],
  ['pl', 'tak', 'FAŁSZ'],
  ['sv', 'ja', 'nej'],
  ['ar', 'نعم', 'لا'],
  ['with combining accents', 'si\u0301', 'na\u0303o'],
])('yes and no are known in each language: %s', (_, yes, no) => {
  expect([flagIn(yes), flagIn(` ${no} `)]).toEqual([true, false]);
});
