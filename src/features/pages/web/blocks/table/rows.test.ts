import { expect, test } from 'vitest';
import { readRows, TABLE_LIMITS } from './rows.ts';

test.each([
  [
    'a | b\nc | d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '| a | b |\n|---|:--:|\n| c | d |',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb|c\r\nd',
    [
      ['a', 'b|c'],
      ['d', ''],
    ],
  ],
  ['', []],
  ['\n \n', []],
])('%j', (text, rows) => expect(readRows(text).rows).toEqual(rows));

test('columns of numbers are found whatever stands in their head', () =>
  expect(readRows('Size|Price|Weight\nS|£12.50|380 g\nL|£20|\n').numeric).toEqual([false, true, true]));

test('there is an end to it', () => {
  const { rows } = readRows(Array.from({ length: 500 }, () => 'x|'.repeat(40)).join('\n'));
  expect(rows).toHaveLength(TABLE_LIMITS.rows);
  expect(rows[0]).toHaveLength(TABLE_LIMITS.columns);
});
