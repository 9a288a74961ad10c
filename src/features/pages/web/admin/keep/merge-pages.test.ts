import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import {
  duplicateBlock,
  insertBlock,
  moveBlock,
  removeBlock,
  replaceProps,
  walkTree,
} from '../../../../../lib/content/block-tree.ts';
import { mergeBlocks } from './merge-pages.ts';
import { canonical } from './same.ts';

const word = (id: string, text = id): Block => ({ type: 'heading', props: { id, text } });
const box = (id: string, content: Block[]): Block => ({ type: 'section', props: { id, content } });
const start: Block[] = [word('a'), box('s', [word('b'), word('c')]), word('d'), box('t', [word('e')])];
const ids = (blocks: readonly Block[]) => [...walkTree(blocks)].map(({ block }) => block.props.id);
const textOf = (blocks: readonly Block[], id: string) =>
  [...walkTree(blocks)].find(({ block }) => block.props.id === id)?.block.props['text'];

type Edit = (tree: Block[], name: string) => Block[];
const target = fc.constantFrom('a', 'b', 'c', 'd', 'e', 's', 't');
const place = fc.record({
  parent: fc.constantFrom(null, 's', 't'),
  index: fc.nat({ max: 4 }),
});
const at = ({ parent, index }: { parent: string | null; index: number }) => ({
  parentId: parent,
  slot: parent === null ? '' : 'content',
  index,
});
let count = 0;
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(target, fc.string()).map(
    ([id, text]): Edit =>
      (tree) =>
        replaceProps(tree, id, { text }),
  ),
  target.map(
    (id): Edit =>
      (tree) =>
        removeBlock(tree, id),
  ),
  fc.tuple(target, place).map(
    ([id, to]): Edit =>
      (tree) =>
        moveBlock(tree, id, at(to)),
  ),
  place.map(
    (to): Edit =>
      (tree, name) =>
        insertBlock(tree, at(to), word(`${name}${(count += 1)}`)),
  ),
  target.map(
    (id): Edit =>
      (tree, name) =>
        duplicateBlock(tree, id, () => `${name}${(count += 1)}`),
  ),
);
const edits = fc.array(edit, { maxLength: 6 });
const after = (list: Edit[], name: string) => list.reduce((tree, each) => each(tree, name), start);

describe('mergeBlocks', () => {
  test('where one side did nothing, the other side’s page comes out', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const changed = after(list, 'n');
        for (const merged of [mergeBlocks(start, changed, start), mergeBlocks(start, start, changed)]) {
          expect(canonical(merged.blocks)).toBe(canonical(changed));
          expect(merged.clashes).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('every block stands there once, and what either side added is kept', () => {
    fc.assert(
      fc.property(edits, edits, (left, right) => {
        const mine = after(left, 'm');
        const theirs = after(right, 'n');
        const merged = ids(mergeBlocks(start, mine, theirs).blocks);
        expect(new Set(merged).size).toBe(merged.length);
        const before = ids(start);
        for (const id of [...ids(mine), ...ids(theirs)])
          if (!before.includes(id)) expect(merged).toContain(id);
        for (const id of merged) expect([...ids(mine), ...ids(theirs)]).toContain(id);
      }),
      { numRuns: 300 },
    );
  });

  test('two sides that wrote into different blocks both keep their words', () => {
    const { blocks, clashes } = mergeBlocks(
      start,
      replaceProps(start, 'b', { text: 'mine' }),
      moveBlock(replaceProps(start, 'd', { text: 'theirs' }), 'a', at({ parent: 't', index: 0 })),
    );
    expect(clashes).toEqual([]);
    expect(textOf(blocks, 'b')).toBe('mine');
    expect(textOf(blocks, 'd')).toBe('theirs');
    expect(ids(blocks)).toEqual(['s', 'b', 'c', 'd', 't', 'a', 'e']);
  });

  test('the same block changed by both is a clash, decided by the choice', () => {
    const mine = replaceProps(start, 'a', { text: 'mine' });
    const theirs = replaceProps(start, 'a', { text: 'theirs' });
    const { blocks, clashes } = mergeBlocks(start, mine, theirs);
    expect(clashes.map(({ id }) => id)).toEqual(['a']);
    expect(textOf(blocks, 'a')).toBe('mine');
    expect(textOf(mergeBlocks(start, mine, theirs, new Map([['a', 'theirs']])).blocks, 'a')).toBe('theirs');
  });

  test('words written in a container that the other side deleted bring it back', () => {
    const merged = mergeBlocks(start, replaceProps(start, 'b', { text: 'mine' }), removeBlock(start, 's'));
    expect(ids(merged.blocks)).toContain('s');
    expect(textOf(merged.blocks, 'b')).toBe('mine');
    expect(ids(merged.blocks)).not.toContain('c');
    expect(merged.clashes.map(({ id }) => id)).toEqual(['b']);
  });
});
