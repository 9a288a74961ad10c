import { expect, test } from 'vitest';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { richTextOf } from '../../../../../lib/content/rich-text.ts';
import { placeWithin } from './split-text.ts';

const text = (id: string, ...lines: string[]): Block => ({
  type: 'richText',
  props: { id, text: richTextOf(...lines), size: 'large', align: 'start' },
});
const image: Block = { type: 'image', props: { id: 'new' } };
const words = (blocks: Block[]) => blocks.map(({ props }) => JSON.stringify(props['text'] ?? props.id));

test('a block goes between the paragraphs around the cursor, whose line disappears', () => {
  const blocks = placeWithin([text('a', 'One', '', 'Two'), text('b', 'Three')], { id: 'a', line: 1 }, image);
  expect(words(blocks)).toEqual(words([text('a', 'One'), image, text('c', 'Two'), text('b', 'Three')]));
  expect(new Set(blocks.map(({ props }) => props.id)).size).toBe(4);
  expect(blocks[2]?.props).toMatchObject({ size: 'large', align: 'start' });
});

test('no empty text is left before or after it', () => {
  const before = placeWithin([text('a', '', 'One')], { id: 'a', line: 0 }, image);
  expect(words(before)).toEqual(words([image, text('a', 'One')]));
  const after = placeWithin([text('a', 'One', '')], { id: 'a', line: 1 }, image);
  expect(words(after)).toEqual(words([text('a', 'One'), image]));
  expect(words(placeWithin([text('a', '')], { id: 'a', line: 0 }, image))).toEqual(words([image]));
});

test('a text that was deleted meanwhile loses nothing', () => {
  expect(words(placeWithin([text('a', 'One')], { id: 'gone', line: 0 }, image))).toEqual(
    words([text('a', 'One'), image]),
  );
});
