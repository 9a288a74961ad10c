import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import type { Content } from '../edit/editor.ts';
import { readSteps, writeSteps } from './step-record.ts';

const pages = fc.record({
  name: fc.string(),
  height: fc.nat(),
  seo: fc.record({ title: fc.string() }),
  blocks: fc.uniqueArray(
    fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.string())
      .map(([id, text]): Block => ({ type: 'heading', props: { id, text } })),
    { selector: (block) => block.props.id },
  ),
});

test('states that were written down are read back as they were, through a copy', () => {
  fc.assert(
    fc.property(pages, fc.array(pages, { maxLength: 8 }), (first, rest) => {
      const states: [Content, ...Content[]] = [first, ...rest];
      expect(readSteps(structuredClone(writeSteps(states)))).toEqual(states);
    }),
  );
});

test('a step holds what it changed, and no more', () => {
  const block = (id: string, text = ''): Block => ({ type: 'heading', props: { id, text } });
  const first: Content = { name: 'x', height: 0, seo: {}, blocks: [block('a'), block('b')] };
  const second = { ...first, blocks: first.blocks.with(1, block('b', 'new')) };
  const written = writeSteps([first, second]);
  expect(written.deltas[0]?.blocks?.map(({ props }) => props.id)).toEqual(['b']);
  const [one, two] = readSteps(written);
  expect(two?.blocks[0]).toBe(one.blocks[0]);
});
