import { expect, test } from 'vitest';
import { blockViews } from './block-views.ts';
import { blockKindList, blockKinds } from './blocks.ts';

test('every kind has a view and every view a kind', () => {
  expect([...blockKinds.keys()].toSorted()).toEqual([...blockViews.keys()].toSorted());
  expect(blockKinds.size).toBe(blockKindList.length);
});

test.each(blockKindList.map((kind) => [kind.type, kind] as const))('%s is explained to owners', (_, kind) => {
  expect(kind.label).toMatch(/^[A-Z]/);
  expect(kind.hint).toMatch(/^[A-Z].*\.$/);
});
