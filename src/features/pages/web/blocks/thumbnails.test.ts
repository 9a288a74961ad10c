import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thumbnails } from './thumbnails.ts';

const kinds = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'shared'
    ? [
        /type: '(\w+)',/.exec(readFileSync(`${import.meta.dirname}/${entry.name}/block.ts`, 'utf8'))?.[1] ??
          entry.name,
      ]
    : [],
);

test('every kind of block of this feature has its drawing, and no drawing is left over', () =>
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
