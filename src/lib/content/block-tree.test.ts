import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from './block-kind.ts';
import {
  copyBlock,
  duplicateBlock,
  findBlock,
  insertBlock,
  moveBlock,
  newBlockId,
  removeBlock,
  replaceProps,
  titleBlockId,
  upgradeTree,
  walkTree,
} from './block-tree.ts';

const leaf = (id: string, props = {}): Block => ({ type: 'leaf', props: { id, ...props } });
const box = (id: string, ...content: Block[]): Block => ({ type: 'box', props: { id, content } });
const ids = (tree: Block[]) => [...walkTree(tree)].map(({ block }) => block.props.id);

const sample = [leaf('a'), box('b', leaf('c'), box('d', leaf('e'))), leaf('f')];

/** Trees of unique ids, up to four levels. */
const anyTree: fc.Arbitrary<Block[]> = fc
  .letrec<{ list: Block[] }>((tie) => ({
    list: fc.array(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constant(leaf('')),
        fc.record({
          type: fc.constant('box'),
          props: fc.record({ id: fc.constant(''), content: tie('list'), other: tie('list') }),
        }),
      ),
      { maxLength: 4 },
    ),
  }))
  .list.map((list) => {
    let next = 0;
    return list.map((block) => copyBlock(block, () => `n${(next += 1)}`));
  });

describe('walkTree', () => {
  test('goes in reading order and names each place', () => {
    expect(ids(sample)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(findBlock(sample, 'e')).toMatchObject({
      place: { parentId: 'd', slot: 'content', index: 0 },
      depth: 3,
    });
  });
  test('a thousand levels do not exhaust the stack', () => {
    let block = leaf('end');
    for (let i = 0; i < 1000; i += 1) block = box(`${i}`, block);
    expect(ids([block])).toHaveLength(1001);
  });
});

describe('edits', () => {
  test('insert into an empty or missing slot', () => {
    const tree = insertBlock([leaf('a')], { parentId: 'a', slot: 'content', index: 9 }, leaf('x'));
    expect(findBlock(tree, 'x')?.place).toEqual({ parentId: 'a', slot: 'content', index: 0 });
  });
  test('a place that is not there changes nothing', () => {
    expect(insertBlock(sample, { parentId: 'zz', slot: 'content', index: 0 }, leaf('x'))).toBe(sample);
    expect(insertBlock(sample, { parentId: 'a', slot: 'id', index: 0 }, leaf('x'))).toBe(sample);
    expect(removeBlock(sample, 'zz')).toBe(sample);
  });
  test('move down by one, and into another block', () => {
    expect(ids(moveBlock(sample, 'a', { parentId: null, slot: '', index: 1 }))).toEqual([
      'b',
      'c',
      'd',
      'e',
      'a',
      'f',
    ]);
    expect(ids(moveBlock(sample, 'f', { parentId: 'd', slot: 'content', index: 0 }))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'f',
      'e',
    ]);
  });
  test('a block does not go into itself', () =>
    expect(moveBlock(sample, 'b', { parentId: 'd', slot: 'content', index: 0 })).toBe(sample));
  test('replaceProps keeps id and slots', () => {
    const found = findBlock(replaceProps(sample, 'b', { id: 'forged', tone: 'dark' }), 'b');
    expect(found?.block.props).toMatchObject({
      id: 'b',
      tone: 'dark',
      content: [{ type: 'leaf' }, { type: 'box' }],
    });
  });
  test('the first block set to it carries the title', () => {
    expect(titleBlockId([leaf('a'), box('b', leaf('c', { level: '1' })), leaf('d', { level: '1' })])).toBe(
      'c',
    );
    expect(titleBlockId(sample)).toBeNull();
  });
});

describe('laws of edits', () => {
  const place = (tree: Block[], pick: number, index: number) => {
    const places = [null, ...ids(tree)];
    return { parentId: places[pick % places.length] ?? null, slot: 'content', index };
  };

  test('insert then remove is nothing, and no edit touches its input', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), fc.nat(6), (tree, pick, index) => {
        const before = JSON.stringify(tree);
        const inserted = insertBlock(tree, place(tree, pick, index), leaf('new'));
        expect(ids(inserted).filter((id) => id === 'new')).toHaveLength(1);
        expect(ids(removeBlock(inserted, 'new'))).toEqual(ids(tree));
        expect(JSON.stringify(tree)).toBe(before);
      }),
    );
  });

  test('a move neither loses nor doubles a block', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), fc.nat(), fc.nat(6), (tree, which, pick, index) => {
        const all = ids(tree);
        const moved = moveBlock(tree, all[which % (all.length || 1)] ?? 'none', place(tree, pick, index));
        expect(ids(moved).toSorted()).toEqual(all.toSorted());
      }),
    );
  });

  test('a duplicate has ids of its own and the same shape', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), (tree, which) => {
        const all = ids(tree);
        const id = all[which % (all.length || 1)];
        if (id === undefined) return;
        const size = ids([findBlock(tree, id)?.block ?? leaf('')]).length;
        const after = ids(duplicateBlock(tree, id, newBlockId));
        expect(after).toHaveLength(all.length + size);
        expect(new Set(after).size).toBe(after.length);
      }),
    );
  });
});

test('upgradeTree applies what is newer, in order, at every depth', () => {
  const upgrades = [
    { to: 3, type: 'leaf', upgrade: (p: Block['props']) => ({ ...p, trail: `${String(p['trail'])}3` }) },
    { to: 2, type: 'leaf', upgrade: (p: Block['props']) => ({ ...p, trail: '2' }) },
  ];
  expect(findBlock(upgradeTree(sample, 1, upgrades), 'e')?.block.props).toEqual({ id: 'e', trail: '23' });
  expect(findBlock(upgradeTree(sample, 2, upgrades), 'e')?.block.props).toEqual({
    id: 'e',
    trail: 'undefined3',
  });
  expect(upgradeTree(sample, 3, upgrades)).toBe(sample);
});
