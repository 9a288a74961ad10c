import { z } from 'zod';
import { safeHref } from '../links/safe-href.ts';

/** A Tiptap document that contains known nodes, marks and attributes only. */
export interface RichText {
  type: 'doc';
  content: RichTextBlock[];
}
export type RichTextBlock =
  | { type: 'paragraph'; content?: RichTextInline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: RichTextInline[] }
  | { type: 'bulletList'; content: RichTextItem[] }
  | { type: 'orderedList'; attrs?: { start: number }; content: RichTextItem[] }
  | { type: 'blockquote'; content: RichTextBlock[] }
  | { type: 'codeBlock'; content?: { type: 'text'; text: string }[] }
  | { type: 'horizontalRule' };
export interface RichTextItem {
  type: 'listItem';
  content: RichTextBlock[];
}
export type RichTextInline = { type: 'text'; text: string; marks?: RichTextMark[] } | { type: 'hardBreak' };
export type RichTextMark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' }
  | { type: 'link'; attrs: { href: string } };

export const RICH_TEXT_LIMITS = { depth: 16, nodes: 8000, characters: 200_000 } as const;

type Raw = Record<string, unknown>;
const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (node: Raw): Raw[] =>
  Array.isArray(node['content']) ? node['content'].filter(isRaw) : [];
const attrsOf = (node: Raw): Raw => (isRaw(node['attrs']) ? node['attrs'] : {});

/** The remaining limits, counted down while reading. */
interface Budget {
  nodes: number;
  characters: number;
  exceeded: boolean;
}

function textOf(node: Raw, budget: Budget): string {
  const text = typeof node['text'] === 'string' ? node['text'].replaceAll('\u0000', '') : '';
  const kept = text.slice(0, budget.characters);
  if (kept.length < text.length) budget.exceeded = true;
  budget.characters -= kept.length;
  return kept;
}

/** Counts a node; false after too many. */
function spend(budget: Budget): boolean {
  if (budget.nodes <= 0) budget.exceeded = true;
  budget.nodes -= 1;
  return budget.nodes >= 0;
}

function marksOf(node: Raw): RichTextMark[] {
  const given = Array.isArray(node['marks']) ? node['marks'].filter(isRaw).slice(0, 12) : [];
  const marks = new Map<string, RichTextMark>();
  for (const mark of given) {
    const type = mark['type'];
    if (type === 'link') {
      const href = safeHref(attrsOf(mark)['href']);
      if (href !== null) marks.set(type, { type, attrs: { href } });
    } else if (
      type === 'bold' ||
      type === 'italic' ||
      type === 'underline' ||
      type === 'strike' ||
      type === 'code'
    ) {
      marks.set(type, { type });
    }
  }
  return [...marks.values()];
}

/** All inline content below a node, in order. With an explicit stack: input may be nested a million levels deep. */
function inlinesOf(root: Raw, budget: Budget): RichTextInline[] {
  const found: RichTextInline[] = [];
  const stack = childrenOf(root).toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!spend(budget)) break;
    if (node['type'] === 'text') {
      const text = textOf(node, budget);
      const marks = marksOf(node);
      if (text !== '') found.push(marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text });
    } else if (node['type'] === 'hardBreak') found.push({ type: 'hardBreak' });
    else for (const child of childrenOf(node).toReversed()) stack.push(child);
  }
  return found;
}

const paragraph = (content: RichTextInline[]): RichTextBlock =>
  content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };

const isInline = (node: Raw) => node['type'] === 'text' || node['type'] === 'hardBreak';

function blocksOf(parent: Raw, budget: Budget, depth: number): RichTextBlock[] {
  if (depth > RICH_TEXT_LIMITS.depth) {
    const left = inlinesOf(parent, budget);
    return left.length > 0 ? [paragraph(left)] : [];
  }
  const blocks: RichTextBlock[] = [];
  let loose: Raw[] = [];
  const gather = () => {
    if (loose.length > 0) blocks.push(paragraph(inlinesOf({ content: loose }, budget)));
    loose = [];
  };
  for (const node of childrenOf(parent)) {
    if (isInline(node)) {
      loose.push(node);
      continue;
    }
    gather();
    if (!spend(budget)) break;
    blocks.push(...blockOf(node, budget, depth));
  }
  gather();
  return blocks;
}

function blockOf(node: Raw, budget: Budget, depth: number): RichTextBlock[] {
  switch (node['type']) {
    case 'paragraph':
      return [paragraph(inlinesOf(node, budget))];
    case 'heading': {
      const level = attrsOf(node)['level'];
      const content = inlinesOf(node, budget);
      const attrs = { level: level === 3 || level === 4 ? level : 2 } as const;
      return [content.length > 0 ? { type: 'heading', attrs, content } : { type: 'heading', attrs }];
    }
    case 'bulletList':
    case 'orderedList':
      return list(node, node['type'], budget, depth);
    case 'blockquote': {
      const content = blocksOf(node, budget, depth + 1);
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    case 'codeBlock': {
      const text = inlinesOf(node, budget)
        .map((inline) => (inline.type === 'text' ? inline.text : '\n'))
        .join('');
      return [text === '' ? { type: 'codeBlock' } : { type: 'codeBlock', content: [{ type: 'text', text }] }];
    }
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }];
    default:
      return blocksOf(node, budget, depth + 1);
  }
}

function list(node: Raw, type: 'bulletList' | 'orderedList', budget: Budget, depth: number): RichTextBlock[] {
  const content: RichTextItem[] = [];
  for (const child of childrenOf(node)) {
    if (!spend(budget)) break;
    const inner = child['type'] === 'listItem' ? child : { content: [child] };
    const blocks = blocksOf(inner, budget, depth + 2);
    content.push({ type: 'listItem', content: blocks.length > 0 ? blocks : [paragraph([])] });
  }
  if (content.length === 0) return [];
  if (type === 'bulletList') return [{ type, content }];
  const start = attrsOf(node)['start'];
  return typeof start === 'number' && Number.isInteger(start) && start > 1 && start < 100_000
    ? [{ type, attrs: { start }, content }]
    : [{ type, content }];
}

function read(value: unknown): { doc: RichText; exceeded: boolean } {
  const budget: Budget = { ...RICH_TEXT_LIMITS, exceeded: false };
  const content = isRaw(value) && value['type'] === 'doc' ? blocksOf(value, budget, 0) : [];
  return { doc: { type: 'doc', content }, exceeded: budget.exceeded };
}

/** Keeps known nodes, lifts text out of unknown ones, and cuts text that is too long. */
export const sanitiseRichText = (value: unknown): RichText => read(value).doc;

export const emptyRichText: RichText = { type: 'doc', content: [] };

/** One paragraph per line: for sample content and plain text that becomes rich text. */
export const richTextOf = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => paragraph(text === '' ? [] : [{ type: 'text', text }])),
});

/** For block schemas: sanitises a document. Refuses invalid or too long input, so that nothing is lost silently. */
export const richTextSchema: z.ZodType<RichText> = z.unknown().transform((value, context) => {
  if (!isRaw(value) || value['type'] !== 'doc') {
    context.addIssue({ code: 'custom', message: 'This must be a text document.' });
    return z.NEVER;
  }
  const { doc, exceeded } = read(value);
  if (exceeded) {
    context.addIssue({ code: 'custom', message: 'This text is too long. Split it into several blocks.' });
    return z.NEVER;
  }
  return doc;
});
