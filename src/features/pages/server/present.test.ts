import { expect, test } from 'vitest';
import { TREE_VERSION } from '../../../lib/content/block-tree.ts';
import { upgraded } from './present.ts';

test('a tree of an earlier release arrives in today’s shape, one of today as it is', () => {
  const content = {
    name: 'Old',
    height: 100,
    seo: {},
    blocks: [{ type: 'heading', props: { id: 'a', title: 'Kiln' } }],
  };
  const upgrades = [
    {
      to: TREE_VERSION,
      type: 'heading',
      upgrade: ({ id, title }: { id: string; title?: unknown }) => ({ id, text: title }),
    },
  ];
  expect(upgraded({ ...content, tree_version: TREE_VERSION - 1 }, upgrades).blocks).toEqual([
    { type: 'heading', props: { id: 'a', text: 'Kiln' } },
  ]);
  expect(upgraded({ ...content, tree_version: TREE_VERSION }, upgrades).blocks).toBe(content.blocks);
});
