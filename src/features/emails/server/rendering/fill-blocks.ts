import { safeHref } from '../../../../lib/links/safe-href.ts';
import { withoutIsolates } from '../../../../lib/values/isolated.ts';
import { type Inline, type Leaf, type MailBlock, soleName } from '../../mail-document.ts';
import type { MailRows, MailValues } from '../../mail-kind.ts';
import { escapeHtml } from '../../template.ts';

/** A part of an email as `frame.mjml` lays it out; each has one of these. */
export interface FramePart {
  heading?: string;
  copy?: string;
  button?: { label: string; link: string };
  rows?: { lines: { label: string; value: string; weight: number; atEnd: boolean; breaks: string }[] };
  /** The button's full address, in case the button doesn't work. */
  address?: string;
}

export interface Filled {
  parts: FramePart[];
  /** The same as plain text, part by part. */
  texts: string[];
}

const textOf = (values: MailValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const isEmpty = (values: MailValues, name: string): boolean => (values[name]?.length ?? 0) === 0;

const hrefOf = (href: string, values: MailValues): string | null => {
  const name = soleName(href);
  return safeHref(name === undefined ? href : textOf(values, name));
};

const wordsOf = (leaf: Leaf, values: MailValues): string =>
  leaf.type === 'text' ? leaf.text : textOf(values, leaf.name);

function leafHtml(leaf: Leaf, values: MailValues): string {
  let html = escapeHtml(wordsOf(leaf, values)).replace(/\r\n?|\n/g, '<br>');
  if (leaf.italic) html = `<em>${html}</em>`;
  if (leaf.bold) html = `<strong>${html}</strong>`;
  return html;
}

const leavesHtml = (leaves: Leaf[], values: MailValues) =>
  leaves.map((leaf) => leafHtml(leaf, values)).join('');
const leavesText = (leaves: Leaf[], values: MailValues) =>
  leaves.map((leaf) => wordsOf(leaf, values)).join('');

function inlineHtml(parts: Inline[], values: MailValues): string {
  return parts
    .map((part) => {
      if (part.type === 'break') return '<br>';
      if (part.type !== 'link') return leafHtml(part, values);
      const href = hrefOf(part.href, values);
      const words = leavesHtml(part.content, values);
      return href === null ? words : `<a href="${escapeHtml(href)}">${words}</a>`;
    })
    .join('');
}

function inlineText(parts: Inline[], values: MailValues): string {
  return parts
    .map((part) => {
      if (part.type === 'break') return '\n';
      if (part.type !== 'link') return wordsOf(part, values);
      const href = hrefOf(part.href, values);
      const words = leavesText(part.content, values);
      return href === null || href === words ? words : `${words} (${href.replace(/^(mailto|tel):/i, '')})`;
    })
    .join('');
}

/** Of a value that fits beside its label on a phone. */
const MOST_SIGNS = 24;
const wordsOfLine = (value: string) => withoutIsolates(value).split(/(?![\u00a0\u202f])\s/u);

function rowsOf(rows: MailRows): NonNullable<FramePart['rows']> {
  // Amounts are aligned at the end of the line, whatever follows their sum; long answers at its start.
  const atEnd =
    rows.some(({ strong }) => strong) ||
    rows.every(({ value }) => withoutIsolates(value).length <= MOST_SIGNS);
  return {
    lines: rows.map(({ label, value, strong }) => ({
      label,
      value: escapeHtml(value).replace(/\r\n?|\n/g, '<br>'),
      weight: strong ? 700 : 400,
      atEnd,
      // Where words may break anywhere, a column of amounts is only as wide as one letter.
      breaks: wordsOfLine(value).some((word) => word.length > MOST_SIGNS) ? 'anywhere' : 'break-word',
    })),
  };
}

/** Fills in placeholders. Blocks that become empty are left out. */
export function fillBlocks(blocks: readonly MailBlock[], values: MailValues, withAddress = false): Filled {
  const parts: FramePart[] = [];
  const texts: string[] = [];
  const addCopy = (html: string, text: string) => {
    const last = parts.at(-1);
    if (last?.copy === undefined) parts.push({ copy: html });
    else last.copy += `\n${html}`;
    texts.push(text);
  };
  for (const block of blocks) {
    if (block.type === 'when') {
      if (isEmpty(values, block.name) !== block.not) continue;
      const inner = fillBlocks(block.blocks, values, withAddress);
      for (const part of inner.parts) {
        const last = parts.at(-1);
        if (part.copy !== undefined && last?.copy !== undefined) last.copy += `\n${part.copy}`;
        else parts.push(part);
      }
      texts.push(...inner.texts);
    } else if (block.type === 'heading') {
      const text = inlineText(block.content, values).trim();
      if (text) parts.push({ heading: inlineHtml(block.content, values) });
      if (text) texts.push(text);
    } else if (block.type === 'paragraph') {
      const text = inlineText(block.content, values).trim();
      if (text) addCopy(`<p>${inlineHtml(block.content, values)}</p>`, text);
    } else if (block.type === 'list') {
      const items = block.items.filter((item) => inlineText(item, values).trim());
      if (items.length > 0)
        addCopy(
          `<ul>${items.map((item) => `<li>${inlineHtml(item, values)}</li>`).join('')}</ul>`,
          items.map((item) => `- ${inlineText(item, values).trim()}`).join('\n'),
        );
    } else if (block.type === 'rows') {
      const rows = values[block.name];
      if (rows === undefined || typeof rows === 'string' || rows.length === 0) continue;
      parts.push({ rows: rowsOf(rows) });
      texts.push(rows.map(({ label, value }) => `${label}: ${value}`).join('\n'));
    } else {
      const link = hrefOf(block.href, values);
      if (link === null) continue;
      parts.push({ button: { label: leavesHtml(block.label, values), link } });
      if (withAddress) parts.push({ address: link });
      texts.push(`${leavesText(block.label, values)}:\n${link}`);
    }
  }
  return { parts, texts };
}
