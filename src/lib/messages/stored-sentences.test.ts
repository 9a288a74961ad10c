import { expect, test } from 'vitest';
import { storedSentences } from './stored-sentences.ts';

const find = storedSentences(
  {
    failed: 'The refund failed: {problem}',
    paid: 'Paid {taken} (of {total}).',
    other: '{name}',
  },
  ['failed', 'paid'],
);

test('finds the message and the values of a sentence that was stored in English', () => {
  expect(find('Paid £3.00 (of £4.00).')).toEqual({ key: 'paid', values: { taken: '£3.00', total: '£4.00' } });
  expect(find('The refund failed: two\nlines')).toEqual({ key: 'failed', values: { problem: 'two\nlines' } });
});

test('any other text is nobody’s sentence', () => {
  for (const text of ['', 'Paid £3.00', 'Paid £3.00 (of £4.00)!', 'We think: The refund failed: no'])
    expect(find(text)).toBeUndefined();
});
