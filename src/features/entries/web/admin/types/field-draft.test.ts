import { expect, test } from 'vitest';
import { type Field, mayHideValues, newFieldDraft, optionsOf } from './field-draft.ts';

const field = (key: string, kind: Field['kind']): Field => ({ ...newFieldDraft, key, label: key, kind });

test('options are lines, without blanks and repetitions', () =>
  expect(optionsOf(' Small\n\nLarge \nSmall')).toEqual(['Small', 'Large']));

test('another kind, fewer options and a retired field touch what entries hold; other changes don’t', () => {
  const before = [field('price', 'text')];
  expect(mayHideValues(before, [{ ...field('price', 'text'), label: 'Cost' }])).toBe(false);
  expect(mayHideValues(before, [...before, { ...newFieldDraft, kind: 'number' }])).toBe(false);
  expect(mayHideValues(before, [field('price', 'money')])).toBe(true);
  expect(mayHideValues(before, [{ ...field('price', 'text'), retired: true }])).toBe(true);
  const size = { ...field('size', 'choice'), options: ['Small', 'Large'] };
  expect(mayHideValues([size], [{ ...size, options: ['Small', 'Large', 'Huge'] }])).toBe(false);
  expect(mayHideValues([size], [{ ...size, options: ['Small'] }])).toBe(true);
});
