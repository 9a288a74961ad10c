import type { Block, BlockKinds } from '../../lib/content/block-kind.ts';
import { newBlockId } from '../../lib/content/block-tree.ts';
import { plainText } from '../../lib/content/plain-text.ts';
import { type RichTextBlock, sanitiseRichText } from '../../lib/content/rich-text.ts';
import { safeSource } from '../../lib/links/safe-href.ts';
import {
  embedInFrame,
  embedInText,
  type FoundEmbed,
  type FoundPicture,
  type FoundTable,
  captionElement,
  pictureIn,
  plainTable,
} from './html-parts.ts';

export interface PastedNode {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: PastedNode[];
}

/** What becomes a block of its own. */
type Own =
  | ({ type: 'picture' } & FoundPicture)
  | { type: 'pictures'; pictures: FoundPicture[] }
  | FoundTable
  | FoundEmbed;

/** What isn’t a block of its own is allowed in rich text. */
export type Pasted = PastedNode | Own;

const isOwn = (node: Pasted): node is Own =>
  'src' in node || 'pictures' in node || 'rows' in node || 'address' in node;
const isNode = (node: Pasted): node is PastedNode => !isOwn(node);

const paragraph = (text: string, href?: string): PastedNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(href ? { marks: [{ type: 'link', attrs: { href } }] } : {}) }],
});

/** What can be said of it within a list or a quotation, which hold text only. */
function asText(node: Pasted): PastedNode[] {
  if (!isOwn(node)) return [node];
  if ('rows' in node) return node.rows.map((cells) => paragraph(cells.filter(Boolean).join(' | ')));
  return 'address' in node ? [paragraph(node.title || node.address, node.address)] : [];
}

/**
 * Converts text, images, tables and players to blocks: each on its own, the text between them as one block.
 * @param anchored receives the ids of heading blocks by the anchors that their headings had
 */
export function blocksOf(
  nodes: readonly Pasted[],
  kinds: BlockKinds,
  anchored?: Map<string, string>,
): Block[] {
  const blocks: Block[] = [];
  let words: RichTextBlock[] = [];
  const add = (type: string, props: Record<string, unknown>) => {
    const defaults = kinds.get(type)?.defaults;
    const id = newBlockId();
    if (defaults) blocks.push({ type, props: { ...structuredClone(defaults), ...props, id } });
    return id;
  };
  const gather = () => {
    if (words.some((block) => plainText({ type: 'doc', content: [block] }) !== ''))
      add('richText', { text: { type: 'doc', content: words } });
    words = [];
  };
  for (const node of nodes) {
    if (isOwn(node)) {
      const own = ownBlock(node);
      if (own) gather();
      if (own) add(own.type, own.props);
      continue;
    }
    for (const block of sanitiseRichText({ type: 'doc', content: [node] }).content) {
      if (block.type !== 'heading') {
        words.push(block);
        continue;
      }
      gather();
      const text = plainText({ type: 'doc', content: [block] }).slice(0, 200);
      if (!text) continue;
      const id = add('heading', { text, eyebrow: '', level: String(block.attrs.level) });
      for (const anchor of (node.attrs?.['anchors'] ?? []) as string[]) anchored?.set(anchor, id);
    }
  }
  gather();
  return blocks;
}

/** A block of its own; null where an address can’t be used. */
function ownBlock(node: Own): { type: string; props: Record<string, unknown> } | null {
  if ('rows' in node) {
    const { rows, caption, headRow, headColumn } = node;
    const cells = rows.map((row) => row.join('\t')).join('\n');
    return { type: 'table', props: { caption: caption.slice(0, 200), cells, headRow, headColumn } };
  }
  if ('address' in node) {
    const { address, title, caption, isVideo } = node;
    const props = { address, title: title.slice(0, 160), caption: caption.slice(0, 240) };
    return { type: isVideo ? 'video' : 'embed', props };
  }
  if ('pictures' in node) {
    const items = node.pictures.flatMap(({ src, alt, caption = '' }) => {
      const safe = safeSource(src);
      return safe === null ? [] : [{ picture: { src: safe, alt }, caption: caption.slice(0, 160) }];
    });
    return items.length === 0 ? null : { type: 'gallery', props: { items } };
  }
  const src = safeSource(node.src);
  const caption = (node.caption ?? '').slice(0, 240);
  return src === null
    ? null
    : { type: 'image', props: { picture: { src, alt: node.alt }, caption, ratio: 'natural' } };
}

const inlineTypes: Record<string, string> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  S: 'strike',
  DEL: 'strike',
  CODE: 'code',
};
const left = new Set([
  'SCRIPT',
  'STYLE',
  'HEAD',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'META',
  'LINK',
]);
const DEEPEST = 60;

/**
 * Converts external HTML, parsed without running anything. No HTML is ever put into a page: only text, known
 * marks and addresses are taken from it.
 */
export const nodesFromBody = (body: Element): Pasted[] => blockNodes(body, 0);

function inlineNodes(
  element: ChildNode,
  marks: NonNullable<PastedNode['marks']>,
  depth: number,
): PastedNode[] {
  if (element.nodeType === 3) {
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ');
    return text ? [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }] : [];
  }
  if (!('tagName' in element) || depth > DEEPEST) return [];
  const tag = String(element.tagName).toUpperCase();
  if (left.has(tag)) return [];
  if (tag === 'BR') return [{ type: 'hardBreak' }];
  const href = tag === 'A' ? (element as HTMLAnchorElement).getAttribute('href') : null;
  const mark = href
    ? { type: 'link', attrs: { href } }
    : inlineTypes[tag]
      ? { type: inlineTypes[tag] }
      : null;
  const inner = mark ? [...marks, mark] : marks;
  return [...element.childNodes].flatMap((child) => inlineNodes(child, inner, depth + 1));
}

const isSpace = ({ type, text }: PastedNode): boolean => type === 'hardBreak' || text?.trim() === '';

/** Without the spaces and line breaks around it, which HTML has between elements. */
function trimmed(nodes: readonly PastedNode[]): PastedNode[] {
  const first = nodes.findIndex((node) => !isSpace(node));
  if (first < 0) return [];
  const line = nodes.slice(first, nodes.findLastIndex((node) => !isSpace(node)) + 1);
  const [start, end] = [line[0], line.at(-1)];
  return line.map((node) => {
    const text = node === start ? node.text?.trimStart() : node.text;
    const whole = node === end ? text?.trimEnd() : text;
    return whole === undefined ? node : { ...node, text: whole };
  });
}

const isBlock =
  /^(P|H[1-6]|UL|OL|LI|BLOCKQUOTE|PRE|HR|DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|FIGURE|TABLE|TBODY|THEAD|TR|TD|TH|DL|DT|DD|IMG|PICTURE|IFRAME)$/;
const isFigure = ({ tagName, className }: Element) => tagName === 'FIGURE' || /gallery/.test(className);
const holdsBlocks = (element: Element) =>
  [...element.querySelectorAll('*')].some(({ tagName }) => isBlock.test(tagName));

function blockNodes(parent: Element, depth: number): Pasted[] {
  if (depth > DEEPEST) return [{ type: 'paragraph', content: [{ type: 'text', text: parent.textContent }] }];
  const nodes: Pasted[] = [];
  let loose: PastedNode[] = [];
  const gather = () => {
    const content = trimmed(loose);
    if (content.length > 0) nodes.push({ type: 'paragraph', content });
    loose = [];
  };
  // A figure’s caption belongs to what it shows.
  const caption = isFigure(parent) ? captionElement(parent) : undefined;
  for (const child of parent.childNodes) {
    if (child === caption) continue;
    const element = child.nodeType === 1 ? (child as Element) : null;
    if (!element || !(isBlock.test(element.tagName) || holdsBlocks(element))) {
      loose.push(...inlineNodes(child, [], depth + 1));
      continue;
    }
    gather();
    nodes.push(...blockNode(element, depth));
  }
  gather();
  return nodes;
}

function figureNodes(figure: Element, depth: number): Pasted[] {
  const pictures = [...figure.querySelectorAll('img')].flatMap((image) => pictureIn(image) ?? []);
  const nodes: Pasted[] =
    pictures.length > 1 ? [{ type: 'pictures', pictures }] : blockNodes(figure, depth + 1);
  const caption = captionElement(figure);
  const isShown = nodes.some((node) => isOwn(node) && 'caption' in node && node.caption);
  return caption && !isShown ? [...nodes, ...blockNodes(caption, depth + 1).filter(isNode)] : nodes;
}

/** The ids that links to a heading use, which may be those of an empty element in it. */
const anchorsOf = (heading: Element): string[] =>
  [heading, ...heading.querySelectorAll('[id]')].flatMap(({ id }) => (id ? [id] : [])).slice(0, 3);

function blockNode(element: Element, depth: number): Pasted[] {
  const tag = element.tagName;
  const inline = () => [...element.childNodes].flatMap((child) => inlineNodes(child, [], depth + 1));
  if (tag === 'IFRAME') return [embedInFrame(element) ?? []].flat();
  if (left.has(tag)) return [];
  if (tag === 'IMG') {
    const picture = pictureIn(element);
    return picture ? [{ type: 'picture', ...picture }] : [];
  }
  const embed = tag === 'P' || tag === 'FIGURE' ? embedInText(element) : null;
  if (embed) return [embed];
  if (/^H[1-6]$/.test(tag)) {
    const level = Math.min(4, Math.max(2, Number(tag[1])));
    return [{ type: 'heading', attrs: { level, anchors: anchorsOf(element) }, content: inline() }];
  }
  if (isFigure(element)) return figureNodes(element, depth);
  const table = tag === 'TABLE' ? plainTable(element) : null;
  if (table) return [table];
  if (tag === 'HR') return [{ type: 'horizontalRule' }];
  if (tag === 'PRE')
    return [{ type: 'codeBlock', content: [{ type: 'text', text: element.textContent.replace(/\n$/, '') }] }];
  if (tag === 'UL' || tag === 'OL') {
    const items = [...element.children].map((item) => ({
      type: 'listItem',
      content: blockNodes(item, depth + 1).flatMap(asText),
    }));
    return [{ type: tag === 'UL' ? 'bulletList' : 'orderedList', content: items }];
  }
  if (tag === 'BLOCKQUOTE') {
    const content = blockNodes(element, depth + 1).flatMap(asText);
    return [{ type: 'blockquote', content }];
  }
  return blockNodes(element, depth + 1);
}
