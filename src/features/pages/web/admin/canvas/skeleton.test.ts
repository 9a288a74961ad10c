import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, BlockKind } from '../../../../../lib/content/block-kind.ts';
import { columnsBlock } from '../../blocks/columns/block.ts';
import { headingBlock } from '../../blocks/heading/block.ts';
import { sectionBlock } from '../../blocks/section/block.ts';
import { applySkeleton, type Bone, sameSkeleton, skeletonOf } from './skeleton.ts';

const kinds = new Map<string, BlockKind>(
  [headingBlock, columnsBlock, sectionBlock].map((kind) => [kind.type, kind]),
);

/** Trees with unique ids, in which some blocks are of unknown kinds. */
const trees = fc
  .letrec<{ list: Block[]; block: Block }>((tie) => ({
    list: fc.array(tie('block'), { maxLength: 4, depthIdentifier: 'tree' }),
    block: fc.oneof(
      { depthIdentifier: 'tree', maxDepth: 4 },
      fc.record({ text: fc.string() }).map(({ text }) => ({ type: 'heading', props: { id: '', text } })),
      fc.constant({ type: 'mystery', props: { id: '', secret: 1 } }),
      tie('list').map((content) => ({ type: 'section', props: { id: '', content } })),
      fc
        .tuple(tie('list'), tie('list'))
        .map(([column1, column2]) => ({ type: 'columns', props: { id: '', column1, column2 } })),
    ),
  }))
  .list.map((list) => {
    let count = 0;
    const named = (blocks: Block[]): Block[] =>
      blocks.map((block) => {
        const props: Block['props'] = { ...block.props, id: `b${(count += 1)}` };
        for (const slot of kinds.get(block.type)?.slots ?? [])
          if (Array.isArray(props[slot])) props[slot] = named(props[slot] as Block[]);
        return { ...block, props };
      });
    return named(list);
  });

test('a tree put together by its own skeleton is the very same tree', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      expect(applySkeleton(tree, skeletonOf(tree, kinds), kinds)).toBe(tree);
    }),
  );
});

test('turning a skeleton round twice gives the first tree back, and loses nothing on the way', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const turned = applySkeleton(tree, skeletonOf(tree, kinds).toReversed(), kinds);
      expect(turned).toEqual(tree.toReversed());
      expect(applySkeleton(turned, skeletonOf(turned, kinds).toReversed(), kinds)).toEqual(tree);
      expect(sameSkeleton(skeletonOf(tree, kinds), skeletonOf(structuredClone(tree), kinds), kinds)).toBe(
        true,
      );
    }),
  );
});

test('words alone do not change a skeleton, places do', () => {
  const heading = (id: string, text: string): Block => ({ type: 'heading', props: { id, text } });
  const section = (content: Block[]): Block => ({ type: 'section', props: { id: 's', content } });
  const bones = (content: Block[]) => skeletonOf([section(content)], kinds);
  expect(sameSkeleton(bones([heading('a', 'x')]), bones([heading('a', 'y')]), kinds)).toBe(true);
  expect(sameSkeleton(bones([heading('a', 'x')]), bones([heading('b', 'x')]), kinds)).toBe(false);
  expect(sameSkeleton(bones([heading('a', 'x')]), bones([]), kinds)).toBe(false);
});

test('a new bone becomes a block with its kind’s sample content and its own id', () => {
  const bone: Bone = { type: 'heading', props: { id: 'heading-1' } };
  expect(applySkeleton([], [bone], kinds)).toEqual([
    { type: 'heading', props: { ...headingBlock.defaults, id: 'heading-1' } },
  ]);
});
