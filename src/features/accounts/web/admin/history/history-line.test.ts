import { expect, test } from 'vitest';
import { historyActs } from '../../../history-acts.ts';
import type { HistoryEntry } from '../../../history-contract.ts';
import { detailOf, doneBy } from './history-line.ts';

const entry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  _id: '0198a000-0000-7000-8000-000000000000',
  at: '2026-01-01T00:00:00.000Z',
  by: { account: null, email: 'ada@example.com', role: 'owner' },
  address: '203.0.113.7',
  word: 'product-changed',
  subjectId: null,
  subject: 'Blue mug',
  fields: [],
  kept: {},
  ...more,
});

test('a line says what was done to what, and what of it was changed', () => {
  const line = entry({ fields: ['price', 'weightGrams'], kept: { price: 12.5 } });
  expect(doneBy(line)).toBe('changed the product “Blue mug”');
  expect(detailOf(line)).toBe('price: 12.50 · weight');
  expect(detailOf(entry({ fields: ['tax_class', 'draftTheme'], kept: { website_id: 'x' } }))).toBe('');
  expect(detailOf(entry({ fields: ['role'], kept: { role: 'orders' } }))).toBe('role: Orders only');
});

test('an act without words yet is told by its own', () => {
  expect(doneBy(entry({ word: 'site-moved', subject: '' }))).toBe('site moved');
});

test('every act has words', () => {
  const bare = Object.keys(historyActs).filter(
    (word) => doneBy({ word, subject: '' }) === word.replaceAll('-', ' '),
  );
  expect(bare).toEqual([]);
});
