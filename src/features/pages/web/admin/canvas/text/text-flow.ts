import type { Block, BlockKinds } from '../../../../../../lib/content/block-kind.ts';
import {
  findBlock,
  insertBlock,
  removeBlock,
  replaceProps,
} from '../../../../../../lib/content/block-tree.ts';
import { plainText } from '../../../../../../lib/content/plain-text.ts';
import type { RichText, RichTextBlock, RichTextInline } from '../../../../../../lib/content/rich-text.ts';
import { blockOfPick } from '../../edit/blocks/picks.ts';
import { siblings } from '../../edit/blocks/use-block-actions.ts';

/** A position in a text: at an end, at an offset in a line of text, or in one of several lines of rich text. */
export type CaretSpot = 'start' | 'end' | 'all' | number | { line: number; offset: number };

/** The tree after an edit, and where the caret goes; without a spot, the block itself is selected. */
export interface Flow {
  blocks: Block[];
  id: string;
  spot: CaretSpot | null;
}

/** The maximum length of a heading. */
const HEADING_MOST = 200;

const isRich = (block: Block) => block.type === 'richText';
const isHeading = (block: Block) => block.type === 'heading';
export const isTextBlock = (block: Block): boolean => isRich(block) || isHeading(block);

const contentOf = (block: Block): RichTextBlock[] =>
  (block.props['text'] as RichText | undefined)?.content ?? [];
const headingText = (block: Block): string =>
  typeof block.props['text'] === 'string' ? block.props['text'] : '';
const inlinesOf = (node: RichTextBlock | undefined): RichTextInline[] =>
  node?.type === 'paragraph' ? (node.content ?? []) : [];
const paragraph = (content: RichTextInline[]): RichTextBlock =>
  content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };
const text = (words: string): RichTextInline[] => (words === '' ? [] : [{ type: 'text', text: words }]);

const wordsOf = (content: readonly RichTextInline[]) =>
  content.map((node) => (node.type === 'text' ? node.text : ' ')).join('');
const lengthOf = (content: readonly RichTextInline[]) =>
  content.reduce((sum, node) => sum + (node.type === 'text' ? node.text.length : 1), 0);

/** The number of lines in a document: paragraphs, headings and code, at any depth. */
function linesIn(nodes: readonly RichTextBlock[]): number {
  return nodes.reduce((sum, node) => {
    if (node.type === 'bulletList' || node.type === 'orderedList')
      return sum + node.content.reduce((inner, item) => inner + linesIn(item.content), 0);
    if (node.type === 'blockquote') return sum + linesIn(node.content);
    return node.type === 'horizontalRule' ? sum : sum + 1;
  }, 0);
}

export function newTextBlock(kinds: BlockKinds, content: RichTextBlock[] = []): Block {
  const block = blockOfPick('richText', kinds);
  const filled = content.length > 0 ? content : [paragraph([])];
  return { ...block, props: { ...block.props, text: { type: 'doc', content: filled } } };
}

const withText = (tree: Block[], block: Block, value: unknown): Block[] =>
  replaceProps(tree, block.props.id, { ...block.props, text: value });

const isEmptyText = (block: Block): boolean =>
  isHeading(block)
    ? headingText(block) === ''
    : contentOf(block).length <= 1 && plainText({ type: 'doc', content: contentOf(block) }) === '';

/** Enter in a heading: text after the caret becomes a text block below; at the start, an empty line is added above. */
export function splitHeading(tree: Block[], kinds: BlockKinds, id: string, offset: number): Flow | null {
  const found = findBlock(tree, id);
  if (!found || !isHeading(found.block)) return null;
  const words = headingText(found.block);
  if (offset === 0 && words !== '')
    return { blocks: insertBlock(tree, found.place, newTextBlock(kinds)), id, spot: 'start' };
  const below = newTextBlock(kinds, [paragraph(text(words.slice(offset).trimStart()))]);
  const place = { ...found.place, index: found.place.index + 1 };
  const blocks = insertBlock(withText(tree, found.block, words.slice(0, offset).trimEnd()), place, below);
  return { blocks, id: below.props.id, spot: 'start' };
}

/** Several lines pasted into a heading: the first stays in it, the others follow as blocks. */
export function pasteBelow(tree: Block[], id: string, words: string, below: readonly Block[]): Block[] {
  const found = findBlock(tree, id);
  if (!found) return tree;
  const { place } = found;
  return below.reduce(
    (next, block, index) => insertBlock(next, { ...place, index: place.index + 1 + index }, block),
    withText(tree, found.block, words.slice(0, HEADING_MOST)),
  );
}

/** Appends a block's text to the previous one; null if they can't be joined. */
function join(tree: Block[], before: Block, block: Block): Flow | null {
  const { id } = before.props;
  const without = removeBlock(tree, block.props.id);
  if (isHeading(before)) {
    const words = headingText(before);
    const [first, ...rest] = isHeading(block) ? [] : contentOf(block);
    if (first && first.type !== 'paragraph') return null;
    const added = isHeading(block) ? headingText(block) : wordsOf(inlinesOf(first));
    if (words.length + added.length > HEADING_MOST) return null;
    const joined = withText(rest.length > 0 ? tree : without, before, words + added);
    const blocks = rest.length > 0 ? withText(joined, block, { type: 'doc', content: rest }) : joined;
    return { blocks, id, spot: words.length };
  }
  const old = contentOf(before);
  const added = isHeading(block) ? [paragraph(text(headingText(block)))] : contentOf(block);
  const [last, first] = [old.at(-1), added[0]];
  const together = last?.type === 'paragraph' && first?.type === 'paragraph';
  const content = together
    ? [...old.slice(0, -1), paragraph([...inlinesOf(last), ...inlinesOf(first)]), ...added.slice(1)]
    : [...old, ...added];
  const line = linesIn(old);
  const spot = together ? { line: line - 1, offset: lengthOf(inlinesOf(last)) } : { line, offset: 0 };
  return { blocks: withText(without, before, { type: 'doc', content }), id, spot };
}

/** Backspace at the start of a text, as in a document. A block without text is selected and stays. */
export function mergeBack(tree: Block[], id: string): Flow | null {
  const found = findBlock(tree, id);
  if (!found || !isTextBlock(found.block)) return null;
  const before = siblings(tree, found.place)[found.place.index - 1];
  if (!before) return null;
  const isEmpty = isEmptyText(found.block);
  if (!isTextBlock(before))
    return { blocks: isEmpty ? removeBlock(tree, id) : tree, id: before.props.id, spot: null };
  if (isEmpty) return { blocks: removeBlock(tree, id), id: before.props.id, spot: 'end' };
  if (isEmptyText(before)) return { blocks: removeBlock(tree, before.props.id), id, spot: 'start' };
  return join(tree, before, found.block) ?? { blocks: tree, id: before.props.id, spot: 'end' };
}

/** Delete at the end of a text: joins the next one. */
export function mergeForward(tree: Block[], id: string): Flow | null {
  const found = findBlock(tree, id);
  const next = found && siblings(tree, found.place)[found.place.index + 1];
  if (!found || !next || !isTextBlock(found.block)) return null;
  return isTextBlock(next) ? mergeBack(tree, next.props.id) : { blocks: tree, id: next.props.id, spot: null };
}

/**
 * Replaces a line of rich text by a block, and splits the text around it.
 * @param line which of the document's top-level nodes to replace
 */
export function insertAtLine(
  tree: Block[],
  kinds: BlockKinds,
  id: string,
  line: number,
  added: Block,
): Block[] {
  const found = findBlock(tree, id);
  if (!found) return tree;
  const { block, place } = found;
  const after = { ...place, index: place.index + 1 };
  if (!isRich(block)) return insertBlock(tree, after, added);
  const content = contentOf(block);
  const isEmpty = (node: RichTextBlock) => node.type === 'paragraph' && !node.content?.length;
  // The editor keeps an empty line at the end for typing, which is not part of the text.
  const without = (nodes: RichTextBlock[]) =>
    nodes.slice(0, nodes.findLastIndex((node) => !isEmpty(node)) + 1);
  const [above, below] = [without(content.slice(0, line)), without(content.slice(line + 1))];
  let next = insertBlock(tree, after, added);
  if (below.length > 0)
    next = insertBlock(next, { ...after, index: after.index + 1 }, newTextBlock(kinds, below));
  return above.length > 0 ? withText(next, block, { type: 'doc', content: above }) : removeBlock(next, id);
}

/** Turns text into a heading, or a heading into text; null if the text has more than one line. */
export function turnInto(
  tree: Block[],
  kinds: BlockKinds,
  id: string,
  type: 'heading' | 'richText',
): Block[] | null {
  const block = findBlock(tree, id)?.block;
  if (!block || block.type === type) return null;
  const make = (made: Block) =>
    replaceType(tree, id, { ...made, props: { ...made.props, align: block.props['align'] ?? 'start', id } });
  if (type === 'richText' && isHeading(block))
    return make(newTextBlock(kinds, [paragraph(text(headingText(block)))]));
  const words = plainText({ type: 'doc', content: contentOf(block) });
  if (type !== 'heading' || linesIn(contentOf(block)) > 1 || words.length > HEADING_MOST) return null;
  const heading = blockOfPick('heading', kinds);
  return make({ ...heading, props: { ...heading.props, text: words } });
}

function replaceType(tree: Block[], id: string, next: Block): Block[] {
  const found = findBlock(tree, id);
  return found ? insertBlock(removeBlock(tree, id), found.place, next) : tree;
}
