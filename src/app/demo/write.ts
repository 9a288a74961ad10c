import type { Block } from '../../lib/content/block-kind.ts';
import type { Picture } from '../../lib/content/pictures.ts';
import type { RichText, RichTextBlock, RichTextInline, RichTextItem } from '../../lib/content/rich-text.ts';

/** A page of the demo site, as it is inserted into a new database. */
export interface DemoPage {
  name: string;
  slug: string;
  label: string;
  inMenu: boolean;
  height: number;
  seo: { title: string; description: string; picture?: Picture };
  blocks: Block[];
}

/** Ids are fixed, so that a page has the same ids on every machine. */
export const block = (type: string, id: string, props: Record<string, unknown> = {}): Block => ({
  type,
  props: { ...props, id },
});

const marked = /\*\*(.+?)\*\*|_(.+?)_|\[(.+?)\]\((.+?)\)/g;

/** Parses `**bold**`, `_italic_` and `[text](/address)`; nothing nests. */
function inline(text: string): RichTextInline[] {
  const parts: RichTextInline[] = [];
  let last = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, bold, italic, words, href] = match;
    if (match.index > last) parts.push({ type: 'text', text: text.slice(last, match.index) });
    if (bold !== undefined) parts.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] });
    else if (italic !== undefined) parts.push({ type: 'text', text: italic, marks: [{ type: 'italic' }] });
    else if (words !== undefined && href !== undefined)
      parts.push({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
    last = match.index + whole.length;
  }
  if (last < text.length) parts.push({ type: 'text', text: text.slice(last) });
  return parts;
}

const item = (text: string): RichTextItem => ({ type: 'listItem', content: [p(text)] });

export const p = (text: string): RichTextBlock => ({ type: 'paragraph', content: inline(text) });
export const h2 = (text: string): RichTextBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: inline(text),
});
export const h3 = (text: string): RichTextBlock => ({
  type: 'heading',
  attrs: { level: 3 },
  content: inline(text),
});
export const ul = (...items: string[]): RichTextBlock => ({ type: 'bulletList', content: items.map(item) });
export const ol = (...items: string[]): RichTextBlock => ({ type: 'orderedList', content: items.map(item) });
export const doc = (...content: RichTextBlock[]): RichText => ({ type: 'doc', content });

/** A text block; plain strings are paragraphs. */
export const words = (
  id: string,
  content: (RichTextBlock | string)[],
  props: Record<string, unknown> = {},
): Block =>
  block('richText', id, {
    ...props,
    text: doc(...content.map((part) => (typeof part === 'string' ? p(part) : part))),
  });

export const section = (id: string, props: Record<string, unknown>, content: Block[]): Block =>
  block('section', id, { ...props, content });

export const columns = (id: string, props: Record<string, unknown>, ...slots: Block[][]): Block =>
  block('columns', id, {
    ...props,
    ...Object.fromEntries(slots.map((slot, i) => [`column${String(i + 1)}`, slot])),
  });

export const heading = (id: string, text: string, props: Record<string, unknown> = {}): Block =>
  block('heading', id, { ...props, text });

export const button = (label: string, href: string, look: 'primary' | 'secondary' | 'quiet' = 'primary') => ({
  label,
  href,
  look,
});
