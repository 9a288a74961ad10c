import { expect, test } from 'vitest';
import { upgradesFor } from './upgrades.ts';

const words = (area: string) => ({ area, key: 'title', words: 'Your data' });

test('rows of an older export are changed, of a newer one and of other tables are not', () => {
  const upgrade = upgradesFor('site_words', '0103-page-comments');
  expect(upgrade?.(words('moving.person'))).toEqual(words('portability.person'));
  expect(upgrade?.(words('orders.papers'))).toEqual(words('orders.papers'));
  expect(upgradesFor('site_words', '0104-words-of-portability')).toBeNull();
  expect(upgradesFor('pages', '0103-page-comments')).toBeNull();
});
