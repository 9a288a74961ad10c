import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { commonest } from './commonest-passwords.ts';

test.each([
  'password',
  'Password1',
  'passw0rd',
  'P@ssw0rd',
  'welcome2024!',
  '123admin',
  'baseball',
  'trustno1',
  'aaaaaaaa',
  'abcabcabc',
  '12121212',
  '123412341',
  '12345678',
  '87654321',
  'abcd1234',
  'qwertyuiop',
  'QWERTY12345',
])('%s is common', (typed) => {
  expect(isCommonPassword(typed)).toBe(true);
});

test.each([
  'a-long-enough-passphrase',
  'correct horse battery staple',
  'kiln-at-dawn',
  'tR4!mzq9Lw',
  'passwordless pottery',
  '12 green bottles',
  'ünïcödé wörds',
])('%s is not', (typed) => {
  expect(isCommonPassword(typed)).toBe(false);
});

test('the list holds what is long enough to be chosen, in lower case', () => {
  expect(commonest.size).toBeGreaterThan(1500);
  expect([...commonest].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
});
