import type { JSONContent } from '@tiptap/react';
import type { Inline, Leaf, MailBlock, Marks } from '../../../mail-document.ts';

/** Converts between an email's tree and the editor's: same content, other names. */

const marksOf = ({ bold, italic }: Marks, href?: string): Pick<JSONContent, 'marks'> => {
  const marks = [
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ];
  return marks.length > 0 ? { marks } : {};
};

const fromLeaf = (leaf: Leaf, href?: string): JSONContent =>
  leaf.type === 'text'
    ? { type: 'text', text: leaf.text, ...marksOf(leaf, href) }
    : { type: 'placeholder', attrs: { name: leaf.name }, ...marksOf(leaf, href) };

const fromInline = (parts: Inline[]): JSONContent[] =>
  parts.flatMap((part) => {
    if (part.type === 'break') return [{ type: 'hardBreak' }];
    if (part.type === 'link') return part.content.map((leaf) => fromLeaf(leaf, part.href));
    return [fromLeaf(part)];
  });

function fromBlock(block: MailBlock): JSONContent {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: 2 }, content: fromInline(block.content) };
    case 'paragraph':
      return { type: 'paragraph', content: fromInline(block.content) };
    case 'list':
      return {
        type: 'bulletList',
        content: block.items.map((item) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: fromInline(item) }],
        })),
      };
    case 'button':
      return {
        type: 'mailButton',
        attrs: { href: block.href },
        // The button is bold as a whole.
        content: block.label.map(({ bold: _bold, italic: _italic, ...leaf }) => fromLeaf(leaf)),
      };
    case 'rows':
      return { type: 'mailRows', attrs: { name: block.name } };
    case 'when':
      return {
        type: 'when',
        attrs: { name: block.name, not: block.not },
        content: block.blocks.length > 0 ? block.blocks.map(fromBlock) : [{ type: 'paragraph' }],
      };
  }
}

export const toEditor = (blocks: MailBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks.map(fromBlock) : [{ type: 'paragraph' }],
});

const attr = (node: JSONContent, name: string): string => {
  const value: unknown = node.attrs?.[name];
  return typeof value === 'string' ? value : '';
};

function toLeaf(node: JSONContent): Leaf | null {
  const has = (type: string) => node.marks?.some((mark) => mark.type === type);
  const marks: Marks = {
    ...(has('bold') ? { bold: true as const } : {}),
    ...(has('italic') ? { italic: true as const } : {}),
  };
  if (node.type === 'placeholder') return { type: 'value', name: attr(node, 'name'), ...marks };
  return node.text ? { type: 'text', text: node.text, ...marks } : null;
}

function toInline(nodes: JSONContent[] = []): Inline[] {
  const found: Inline[] = [];
  for (const node of nodes) {
    if (node.type === 'hardBreak') found.push({ type: 'break' });
    const leaf = node.type === 'hardBreak' ? null : toLeaf(node);
    if (!leaf) continue;
    const href: unknown = node.marks?.find(({ type }) => type === 'link')?.attrs?.['href'];
    const last = found.at(-1);
    if (typeof href !== 'string') found.push(leaf);
    else if (last?.type === 'link' && last.href === href) last.content.push(leaf);
    else found.push({ type: 'link', href, content: [leaf] });
  }
  return found;
}

/** Flattens nested content of a list in the editor into one list. */
const itemsOf = (list: JSONContent): Inline[][] =>
  (list.content ?? []).flatMap((item) =>
    (item.content ?? []).flatMap((part) =>
      part.type === 'bulletList' ? itemsOf(part) : [toInline(part.content)],
    ),
  );

export function fromEditor(doc: JSONContent): MailBlock[] {
  return (doc.content ?? []).map((node): MailBlock => {
    switch (node.type) {
      case 'heading':
        return { type: 'heading', content: toInline(node.content) };
      case 'bulletList':
        return { type: 'list', items: itemsOf(node) };
      case 'mailButton':
        return {
          type: 'button',
          label: toInline(node.content).filter(
            (part): part is Leaf => part.type === 'text' || part.type === 'value',
          ),
          href: attr(node, 'href'),
        };
      case 'mailRows':
        return { type: 'rows', name: attr(node, 'name') };
      case 'when':
        return {
          type: 'when',
          name: attr(node, 'name'),
          not: node.attrs?.['not'] === true,
          blocks: fromEditor(node),
        };
      default:
        return { type: 'paragraph', content: toInline(node.content) };
    }
  });
}

/** A subject is one line of text and placeholders. */
export function subjectToEditor(subject: string): JSONContent {
  const parts = subject.split(/(\{\{\s*[\w-]+\s*\}\})/).filter(Boolean);
  const content = parts.map((part): JSONContent => {
    const name = /^\{\{\s*([\w-]+)\s*\}\}$/.exec(part)?.[1];
    return name === undefined ? { type: 'text', text: part } : { type: 'placeholder', attrs: { name } };
  });
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

export const subjectFromEditor = (doc: JSONContent): string =>
  (doc.content ?? [])
    .flatMap((paragraph) => paragraph.content ?? [])
    .map((node) => (node.type === 'placeholder' ? `{{${attr(node, 'name')}}}` : (node.text ?? ' ')))
    .join('');
