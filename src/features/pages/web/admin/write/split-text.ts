import type { Block } from '../../../../../lib/content/block-kind.ts';
import { newBlockId } from '../../../../../lib/content/block-tree.ts';
import type { RichText, RichTextBlock } from '../../../../../lib/content/rich-text.ts';

/** An empty line of a text block, by its place among the block's paragraphs. */
export interface Line {
  id: string;
  line: number;
}

const isEmpty = (lines: readonly RichTextBlock[]): boolean =>
  lines.every((line) => line.type === 'paragraph' && !line.content?.length);

/** Puts a block where an empty line is. The text before and after becomes two blocks, unless one would be empty. */
export function placeWithin(blocks: readonly Block[], { id, line }: Line, added: Block): Block[] {
  const index = blocks.findIndex(({ props }) => props.id === id);
  const text = blocks[index];
  if (!text) return [...blocks, added];
  const { content } = text.props['text'] as RichText;
  const before = content.slice(0, line);
  const after = content.slice(line + 1);
  const part = (of: RichTextBlock[], own: string): Block[] =>
    isEmpty(of) ? [] : [{ ...text, props: { ...text.props, id: own, text: { type: 'doc', content: of } } }];
  // The first part that stays keeps the id, to which comments belong.
  const first = part(before, id);
  const second = part(after, first.length > 0 ? newBlockId() : id);
  return [...blocks.slice(0, index), ...first, added, ...second, ...blocks.slice(index + 1)];
}
