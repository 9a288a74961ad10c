import { expect, test } from 'vitest';
import { chaptersIn } from './chapters.ts';

test('chapters are read from lines with a time and a title, and put in order', () =>
  expect(
    chaptersIn(
      'Chapters:\n1:02:03 The end\n 0:00 Welcome \r\n75:10 – Far out\n3:05 - Bells: why\n\n4:99 no\n12:00',
    ),
  ).toEqual([
    { start: 0, title: 'Welcome' },
    { start: 185, title: 'Bells: why' },
    { start: 3723, title: 'The end' },
    { start: 4510, title: 'Far out' },
  ]));

test('a text without chapters has none, however long it is', () => {
  expect(chaptersIn('')).toEqual([]);
  expect(chaptersIn(`${'0:'.repeat(2_000)}\n${' '.repeat(4_000)}x`)).toEqual([]);
  expect(chaptersIn('0:01 x\n'.repeat(700))).toHaveLength(200);
});
