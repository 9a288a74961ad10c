import { expect, test } from 'vitest';
import { speaking } from '../../../lib/messages/spoken-language.ts';
import { toEnterAnew } from './archive/policy/index.ts';
import { saidOfExport, tooManyFiles } from './said-of-export.ts';

const said = (language: 'en' | 'de', text: string) => speaking({ language }, () => saidOfExport(text));

test.each(toEnterAnew.map(({ sentence }) => sentence))('staff read in their language: %s', (sentence) => {
  expect(said('en', sentence)).toBe(sentence);
  expect(said('de', sentence)).not.toBe(sentence);
});

test('the maximum of files is a number of the language', () => {
  expect(said('en', tooManyFiles(400_000))).toBe(tooManyFiles(400_000));
  expect(said('de', tooManyFiles(400_000))).toContain('höchstens 400.000');
});

test('another sentence stays as it is', () => {
  expect(said('de', 'The disk is full.')).toBe('The disk is full.');
});
