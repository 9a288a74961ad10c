import { expect, test } from 'vitest';
import type { Block } from '../../../../../../lib/content/block-kind.ts';
import { movedBlock } from './moved-block.ts';

const leaf = (id: string): Block => ({ type: 'leaf', props: { id } });
const box = (id: string, ...content: Block[]): Block => ({ type: 'box', props: { id, content } });
const [a, b, c] = [leaf('a'), leaf('b'), leaf('c')];

test.each([
  ['a new one', [a], [a, b], 'b'],
  ['one that went into a container', [a, box('x', b)], [box('x', b, a)], 'a'],
  ['one put to the front', [a, b, c], [c, a, b], 'c'],
  ['one put to the back', [a, b, c], [b, c, a], 'a'],
  ['none', [a, b], [a, b], null],
])('finds %s', (_, before, after, id) => expect(movedBlock(before, after)).toBe(id));
