import { expect, test } from 'vitest';
import { blockKindList } from '../../../../app/blocks.ts';
import { thumbnails } from './thumbnails.ts';

const kinds = blockKindList.map(({ type }) => type);

test('every kind of block has its drawing, and no drawing is left over', () =>
  expect(Object.keys(thumbnails).toSorted()).toEqual(kinds.toSorted()));

test.each(Object.entries(thumbnails))(
  '%s is drawn within its field',
  (_, { height, soft, strong, accent }) => {
    const all = soft + strong + accent;
    expect(all).toMatch(/^M[\d.\s\-MmhHvVaLlsczZ]+$/);
    for (const [, x, y] of all.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(120);
      expect(Number(y)).toBeLessThanOrEqual(height);
    }
  },
);
