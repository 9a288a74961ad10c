import type { Block, BlockKinds } from '../../lib/content/block-kind.ts';
import { newBlockId } from '../../lib/content/block-tree.ts';
import { plainText } from '../../lib/content/plain-text.ts';
import { type RichTextBlock, sanitiseRichText } from '../../lib/content/rich-text.ts';
import { safeSource } from '../../lib/links/safe-href.ts';

interface Node {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: Node[];
}

export interface FoundPicture {
  src: string;
  alt: string;
}

/** Images within text, alone or several side by side; the rest is allowed in rich text. */
export type Pasted =
  | Node
  | ({ type: 'picture' } & FoundPicture)
  | { type: 'pictures'; pictures: FoundPicture[] };

const isWords = (node: Pasted): node is Node => node.type !== 'picture' && node.type !== 'pictures';

/** Converts text and images to blocks: headings and images separately, the text between them as one block each. */
export function blocksOf(nodes: readonly Pasted[], kinds: BlockKinds): Block[] {
  const blocks: Block[] = [];
  let words: RichTextBlock[] = [];
  const add = (type: string, props: Record<string, unknown>) => {
    const defaults = kinds.get(type)?.defaults;
    if (defaults) blocks.push({ type, props: { ...structuredClone(defaults), ...props, id: newBlockId() } });
  };
  const gather = () => {
    if (words.some((block) => plainText({ type: 'doc', content: [block] }) !== ''))
      add('richText', { text: { type: 'doc', content: words } });
    words = [];
  };
  for (const node of nodes) {
    if ('pictures' in node) {
      const items = node.pictures.flatMap(({ src, alt }) => {
        const safe = safeSource(src);
        return safe === null ? [] : [{ picture: { src: safe, alt }, caption: '' }];
      });
      if (items.length === 0) continue;
      gather();
      add('gallery', { items });
      continue;
    }
    if (node.type === 'picture' && 'src' in node) {
      const src = safeSource(node.src);
      if (src === null) continue;
      gather();
      add('image', { picture: { src, alt: node.alt } });
      continue;
    }
    for (const block of sanitiseRichText({ type: 'doc', content: [node] }).content) {
      if (block.type !== 'heading') {
        words.push(block);
        continue;
      }
      gather();
      const text = plainText({ type: 'doc', content: [block] }).slice(0, 200);
      if (text) add('heading', { text, eyebrow: '', level: String(block.attrs.level) });
    }
  }
  gather();
  return blocks;
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

function inlineNodes(element: ChildNode, marks: NonNullable<Node['marks']>, depth: number): Node[] {
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

const isBlock =
  /^(P|H[1-6]|UL|OL|LI|BLOCKQUOTE|PRE|HR|DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|FIGURE|TABLE|TBODY|THEAD|TR|TD|TH|DL|DT|DD|IMG|PICTURE)$/;
const holdsBlocks = (element: Element) =>
  [...element.querySelectorAll('*')].some(({ tagName }) => isBlock.test(tagName));

function blockNodes(parent: Element, depth: number): Pasted[] {
  if (depth > DEEPEST) return [{ type: 'paragraph', content: [{ type: 'text', text: parent.textContent }] }];
  const nodes: Pasted[] = [];
  let loose: Node[] = [];
  const gather = () => {
    if (loose.some(({ text }) => text?.trim())) nodes.push({ type: 'paragraph', content: loose });
    loose = [];
  };
  for (const child of parent.childNodes) {
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

/** The caption of a gallery as a whole. */
const captionOf = (gallery: Element, depth: number): Pasted[] =>
  [...gallery.children].flatMap((child) =>
    child.tagName === 'FIGCAPTION' ? blockNodes(child, depth + 1).filter(isWords) : [],
  );

function blockNode(element: Element, depth: number): Pasted[] {
  const tag = element.tagName;
  const inline = () => [...element.childNodes].flatMap((child) => inlineNodes(child, [], depth + 1));
  if (left.has(tag)) return [];
  if (tag === 'IMG') {
    const src = element.getAttribute('src');
    return src ? [{ type: 'picture', src, alt: element.getAttribute('alt') ?? '' }] : [];
  }
  if (/^H[1-6]$/.test(tag)) {
    const level = Math.min(4, Math.max(2, Number(tag[1])));
    return [{ type: 'heading', attrs: { level }, content: inline() }];
  }
  if (tag === 'FIGURE' || /gallery/.test(element.className)) {
    const pictures = [...element.querySelectorAll('img')].flatMap((image) => {
      const src = image.getAttribute('src');
      return src ? [{ src, alt: image.getAttribute('alt') ?? '' }] : [];
    });
    if (pictures.length > 1) return [{ type: 'pictures', pictures }, ...captionOf(element, depth)];
  }
  if (tag === 'HR') return [{ type: 'horizontalRule' }];
  if (tag === 'PRE') return [{ type: 'codeBlock', content: [{ type: 'text', text: element.textContent }] }];
  if (tag === 'UL' || tag === 'OL') {
    const items = [...element.children].map((item) => ({
      type: 'listItem',
      content: blockNodes(item, depth + 1).filter(isWords),
    }));
    return [{ type: tag === 'UL' ? 'bulletList' : 'orderedList', content: items }];
  }
  if (tag === 'BLOCKQUOTE') {
    const content = blockNodes(element, depth + 1).filter(isWords);
    return [{ type: 'blockquote', content }];
  }
  return blockNodes(element, depth + 1);
}
