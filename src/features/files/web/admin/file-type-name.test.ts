import { expect, test } from 'vitest';
import { fileTypes } from '../../file-types.ts';
import { en } from '../../messages/admin-types/en.ts';
import { fileTypeName } from './file-type-name.ts';

test('all types of files have a name in each language of the admin', () => {
  const nouns = Object.values(fileTypes).map(({ noun }) => noun);
  expect(new Set(Object.values(en))).toEqual(new Set(nouns));
  expect(fileTypeName('application/pdf')).toBe('a PDF');
  expect(fileTypeName('application/x-kiln')).toBeUndefined();
});
