import { expect, test } from 'vitest';
import { blockKindList } from '../../../../../../app/blocks.ts';
import type { Block } from '../../../../../../lib/content/block-kind.ts';
import { type RichTextBlock, richTextOf } from '../../../../../../lib/content/rich-text.ts';
import { insertAtLine, mergeBack, mergeForward, splitHeading, turnInto } from './text-flow.ts';

const kinds = new Map(blockKindList.map((kind) => [kind.type, kind]));
const heading = (id: string, text: string): Block => ({ type: 'heading', props: { id, text, level: '2' } });
const words = (id: string, ...lines: string[]): Block => ({
  type: 'richText',
  props: {
    id,
    text: lines.length > 0 ? richTextOf(...lines) : { type: 'doc', content: [{ type: 'paragraph' }] },
  },
});
const image = (id: string): Block => ({ type: 'image', props: { id, picture: null } });
const said = (blocks: readonly Block[]) =>
  blocks.map(({ type, props: { text } }) =>
    typeof text === 'string'
      ? text
      : text
        ? (text as { content: RichTextBlock[] }).content
            .map((node) =>
              ('content' in node ? (node.content ?? []) : [])
                .map((part) => ('text' in part ? part.text : ''))
                .join(''),
            )
            .join('|')
        : type,
  );

test('Enter in a heading moves what follows the caret below it', () => {
  const flow = splitHeading([heading('a', 'One two')], kinds, 'a', 4);
  expect(said(flow?.blocks ?? [])).toEqual(['One', 'two']);
  expect(flow).toMatchObject({ id: flow?.blocks[1]?.props.id, spot: 'start' });
  expect(said(splitHeading([heading('a', 'One')], kinds, 'a', 0)?.blocks ?? [])).toEqual(['', 'One']);
});

test.each<[string, Block[], string, string[], unknown]>([
  [
    'text to text',
    [words('a', 'One', 'two'), words('b', ' three', 'four')],
    'b',
    ['One|two three|four'],
    { line: 1, offset: 3 },
  ],
  ['heading to text', [words('a', 'One'), heading('b', ' two')], 'b', ['One two'], { line: 0, offset: 3 }],
  ['text to heading', [heading('a', 'One'), words('b', ' two', 'three')], 'b', ['One two', 'three'], 3],
  ['heading to heading', [heading('a', 'One'), heading('b', ' two')], 'b', ['One two'], 3],
  ['nothing to heading', [heading('a', 'One'), words('b')], 'b', ['One'], 'end'],
  ['text below a picture', [image('a'), words('b', 'One')], 'b', ['image', 'One'], null],
  ['nothing below a picture', [image('a'), words('b')], 'b', ['image'], null],
])('Backspace at the start joins %s', (_name, tree, id, expected, spot) => {
  const flow = mergeBack(tree, id);
  expect(said(flow?.blocks ?? [])).toEqual(expected);
  expect(flow?.spot).toEqual(spot);
  expect(flow?.id).toBe('a');
});

test('a heading that would be too long is left alone, and the first text has nothing before it', () => {
  const tree = [heading('a', 'x'.repeat(150)), words('b', 'y'.repeat(100))];
  expect(mergeBack(tree, 'b')).toEqual({ blocks: tree, id: 'a', spot: 'end' });
  expect(mergeBack(tree, 'a')).toBe(null);
});

test('Delete at the end takes the next text up', () => {
  expect(said(mergeForward([words('a', 'One'), words('b', ' two')], 'a')?.blocks ?? [])).toEqual(['One two']);
  expect(mergeForward([words('a', 'One'), image('b')], 'a')).toMatchObject({ id: 'b', spot: null });
});

test('a block put at a line splits the text around it', () => {
  const tree = [words('a', 'One', '/', 'two', '')];
  expect(said(insertAtLine(tree, kinds, 'a', 1, image('b')))).toEqual(['One', 'image', 'two']);
  expect(said(insertAtLine([words('a', '/')], kinds, 'a', 0, image('b')))).toEqual(['image']);
});

test('text turns into a heading and back with its words and its id', () => {
  const tree = turnInto([words('a', 'One')], kinds, 'a', 'heading') ?? [];
  expect(tree[0]).toMatchObject({ type: 'heading', props: { id: 'a', text: 'One' } });
  expect(said(turnInto(tree, kinds, 'a', 'richText') ?? [])).toEqual(['One']);
  expect(turnInto([words('a', 'One', 'two')], kinds, 'a', 'heading')).toBe(null);
});
