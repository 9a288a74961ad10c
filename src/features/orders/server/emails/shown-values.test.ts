import { expect, test } from 'vitest';
import { itemName } from './shown-values.ts';

test('a variant follows its product after the comma of its script', () => {
  expect(itemName({ label: 'Tasse', variant_label: 'Groß' })).toBe('Tasse, Groß');
  expect(itemName({ label: 'كوب', variant_label: 'كبير' })).toBe('كوب، كبير');
  expect(itemName({ label: 'كوب', variant_label: '' })).toBe('كوب');
});
