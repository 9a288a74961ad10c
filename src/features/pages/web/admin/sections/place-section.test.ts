import { expect, test } from 'vitest';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../../lib/content/block-tree.ts';
import { asSection, detachSection, placeSection } from './place-section.ts';

const leaf = (id: string, props = {}): Block => ({ type: 'leaf', props: { id, ...props } });
const box = (id: string, ...content: Block[]): Block => ({ type: 'box', props: { id, content } });
const place = (id: string, section: string, props = {}): Block => ({
  type: 'savedSection',
  props: { id, section, ...props },
});
const sections = new Map([['s', { name: 'S', blocks: [leaf('x', { text: 'one' }), box('y', leaf('z'))] }]]);
const types = (tree: Block[]) => [...walkTree(tree)].map(({ block }) => block.type);

test('a section takes the place of the block that it was made of', () => {
  const { tree, placed } = placeSection([leaf('a'), box('b', leaf('c')), leaf('d')], 'c', 's');
  expect(tree).toEqual([leaf('a'), box('b', place(placed, 's')), leaf('d')]);
});

test('detached, its own blocks stand there in their order, with ids of their own', () => {
  const before = [leaf('a'), box('b', place('p', 's', { hiddenOn: ['phone'] }), leaf('c')), place('q', 's')];
  const { tree, first } = detachSection(before, 'p', sections);
  expect(types(tree)).toEqual(['leaf', 'box', 'leaf', 'box', 'leaf', 'leaf', 'savedSection']);
  const inside = (tree[1]?.props['content'] ?? []) as Block[];
  expect(inside[0]).toEqual(leaf(first ?? '', { text: 'one', hiddenOn: ['phone'] }));
  const ids = [...walkTree(detachSection(tree, 'q', sections).tree)].map(({ block }) => block.props.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('one that is gone cannot be detached', () => {
  const tree = [place('p', 'gone')];
  expect(detachSection(tree, 'p', sections)).toEqual({ tree, first: null });
});

test('what is saved holds no other section', () =>
  expect(types(asSection(box('b', place('p', 's'), place('q', 'gone')), sections))).toEqual([
    'box',
    'leaf',
    'box',
    'leaf',
  ]));
