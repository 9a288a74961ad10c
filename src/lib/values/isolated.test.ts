import { expect, test } from 'vitest';
import { directionOfText, inLine, isolatedIn, withoutBidiControls } from './isolated.ts';

test('a value in the other direction is isolated, line by line, and any other stays as it is', () => {
  expect(isolatedIn('en-GB', 'Ada Müller, 2 × Ω')).toBe('Ada Müller, 2 × Ω');
  expect(isolatedIn('en', 'שרה (12)')).toBe('\u2068שרה (12)\u2069');
  expect(isolatedIn('de', 'Ada سارة\nKiln\nسارة')).toBe(
    '\u2068Ada سارة\u2069\n\u2068Kiln\u2069\n\u2068سارة\u2069',
  );
  expect(isolatedIn('ar', 'سارة 12')).toBe('سارة 12');
  expect(isolatedIn('ar', 'Kiln & Co.')).toBe('\u2068Kiln & Co.\u2069');
  expect(isolatedIn('ar', '12.50')).toBe('12.50');
});

test('characters that turn the direction are left out, those that names are written with are not', () => {
  expect(isolatedIn('en', 'Ada\u202Eevil')).toBe('Adaevil');
  expect(withoutBidiControls('a\u202ab\u202ec\u2066d\u2069')).toBe('abcd');
  expect(withoutBidiControls('می\u200cخواهم\u200e')).toBe('می\u200cخواهم\u200e');
});

test('the parts of a line keep their order, with the comma of the language', () => {
  expect(inLine(['Ada', '', 'Fowey'], 'de')).toBe('Ada, Fowey');
  expect(inLine(['سارة', '12 شارع النيل'], 'ar-EG')).toBe('سارة، 12 شارع النيل');
  // The mark is the first letter that counts, so that the line begins on the right.
  expect(inLine(['Ada', '12 شارع النيل'], 'ar')).toBe('\u200f\u2068Ada\u2069، 12 شارع النيل');
});

test('a text has the direction of most of its words, else that of the page', () => {
  expect(directionOfText('Fire at 1240 °C.', 'rtl')).toBe('ltr');
  expect(directionOfText('Sitewright متجر في القاهرة.', 'rtl')).toBe('rtl');
  expect(directionOfText('Das Wort „مرحبا“ ist arabisch.', 'ltr')).toBe('ltr');
  expect(directionOfText('مرحبا بكم', 'ltr')).toBe('rtl');
  expect(directionOfText('10–12', 'rtl')).toBe('rtl');
});
