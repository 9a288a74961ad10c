import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTypedNumber, writeNumber } from './typed-number.ts';

const read = (text: string, locale: string, decimals = 2) => {
  const found = readTypedNumber(text, locale, decimals);
  return found.kind === 'number' ? found.value : found.kind === 'unclear' ? found.why : found.kind;
};

const thousand: Record<string, [text: string, read: number | string][]> = {
  'en-US': [
    ['1,000', 1000],
    ['1.000', 'ambiguous'],
    ['1,234,567.89', 1_234_567.89],
  ],
  'en-GB': [
    ['1,000', 1000],
    ['£1,250.50', 1250.5],
    ['1.000', 'ambiguous'],
  ],
  'de-DE': [
    ['1.000', 1000],
    ['1,000', 'ambiguous'],
    ['1.234.567,89 €', 1_234_567.89],
  ],
  'fr-FR': [
    ['1 000', 1000],
    ['1\u202f000,50', 1000.5],
    ['1.000', 'ambiguous'],
    ['1,000', 'ambiguous'],
  ],
  'de-CH': [
    ['1’000', 1000],
    ["1'000.50", 1000.5],
    ['1,000', 'ambiguous'],
    ['1.000', 'ambiguous'],
  ],
  'es-ES': [
    ['1.000', 1000],
    ['1.250,5', 1250.5],
    ['1,000', 'ambiguous'],
  ],
  'sv-SE': [
    ['1 000', 1000],
    ['1\u00a0000:-', 'not-a-number'],
    ['1.000', 'ambiguous'],
  ],
};

describe.each(Object.entries(thousand))('in %s', (locale, cases) => {
  test.each(cases)('%s is %s', (text, expected) => expect(read(text, locale)).toBe(expected));

  test('a decimal sign with one or two decimals is one in each country', () =>
    expect(
      ['24.50', '24,50', ',5', '0,25', '7', '1.234,56', '1,234.56'].map((text) => read(text, locale)),
    ).toEqual([24.5, 24.5, 0.5, 0.25, 7, 1234.56, 1234.56]));

  test.each(['abc', '1.2.3', '12,34,5', '1e5', '--3', '5 5', '1,0000', '.', '£', '0x10', '1.000,00,0'])(
    '%s is refused',
    (text) => expect(readTypedNumber(text, locale, 2).kind).toBe('unclear'),
  );

  test('what is written is read back', () =>
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (minor) => {
        const value = minor / 100;
        expect(read(writeNumber(value, locale, { least: 2 }), locale)).toBe(value);
      }),
    ));

  test('what Intl writes is read back', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (minor) => {
        const value = minor / 100;
        const shown = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(value);
        expect(read(shown, locale)).toBe(value);
      }),
    ));
});

test('nothing typed is no number, and a sign before one is kept', () =>
  expect(
    ['', '  ', '-3', '−3', '- 3', '12 %', 'CHF 5', '1,00,000'].map((text) => read(text, 'en-GB')),
  ).toEqual(['empty', 'empty', -3, -3, -3, 12, 5, 100_000]));

test('both readings of what is ambiguous are known', () =>
  expect(readTypedNumber('1.250', 'en-GB', 2)).toMatchObject({ why: 'ambiguous', readings: [1250, 1.25] }));

test.each(['en-GB', 'de-DE', 'ja-JP'])('whole amounts have no decimals in %s', (locale) =>
  expect(['1500', '1,5', '1.5', '0.50', '929 ¥'].map((text) => read(text, locale, 0))).toEqual([
    1500,
    'too-many-decimals',
    'too-many-decimals',
    'too-many-decimals',
    929,
  ]),
);

test('whole numbers have no decimals', () =>
  expect(['5', '5.0', '1,000', '1.000'].map((text) => read(text, 'en-GB', 0))).toEqual([
    5,
    'too-many-decimals',
    1000,
    'ambiguous',
  ]));
