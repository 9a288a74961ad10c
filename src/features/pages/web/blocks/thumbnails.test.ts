import { expect, test } from 'vitest';
import { blockKindList } from '../../../../app/blocks.ts';
import { partThumbnails } from './part-thumbnails.ts';
import { thumbnailOf, thumbnailOfPick, thumbnails } from './thumbnails.ts';

const kinds = blockKindList.map(({ type }) => type);

test('every kind of block has its drawing, and no drawing is left over', () =>
  expect(Object.keys(thumbnails).toSorted()).toEqual(kinds.toSorted()));

test('every part of an entry has a drawing that no other block has', () => {
  const parts = blockKindList.find(({ type }) => type === 'entryPart')?.picks ?? [];
  expect(Object.keys(partThumbnails).toSorted()).toEqual(parts.map(({ key }) => key).toSorted());
  const drawn = parts.map(({ key }) => JSON.stringify(thumbnailOfPick(`entryPart:${key}`)));
  expect(new Set(drawn).size).toBe(parts.length);
  for (const part of ['password', 'constructor', ''])
    expect(thumbnailOf({ type: 'entryPart', props: { id: 'a', part } })).toBe(thumbnails['entryPart']);
});

test.each([...Object.entries(thumbnails), ...Object.entries(partThumbnails)])(
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
