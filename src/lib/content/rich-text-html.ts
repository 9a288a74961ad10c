import { escapeHtml } from '../escape-html.ts';
import {
  type RichText,
  type RichTextBlock,
  type RichTextInline,
  type RichTextItem,
  type RichTextMark,
  sanitiseRichText,
} from './rich-text.ts';

const tagOf = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;

const wrap = (inner: string, mark: RichTextMark): string =>
  mark.type === 'link'
    ? `<a href="${escapeHtml(mark.attrs.href)}">${inner}</a>`
    : `<${tagOf[mark.type]}>${inner}</${tagOf[mark.type]}>`;

const SPACES = ' \t\n\r\f';
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string) => text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** White space that HTML parsers would drop is written as a character reference. */
function inlineHtml(content: readonly RichTextInline[] = []): string {
  let afterSpace = true;
  return content
    .map((inline, at) => {
      if (inline.type === 'hardBreak') {
        afterSpace = true;
        return '<br>';
      }
      const next = content[at + 1];
      const ends = next === undefined || next.type === 'hardBreak';
      const text = escapeText(inline.text).replaceAll(/[ \t\n\r\f]|[^ \t\n\r\f]+/g, (piece, place, whole) => {
        const isSpace = SPACES.includes(piece);
        const last = ends && Number(place) + piece.length === String(whole).length;
        const drop = isSpace && (piece !== ' ' || afterSpace || last);
        afterSpace = isSpace;
        return drop ? `&#${piece.charCodeAt(0)};` : piece;
      });
      return (inline.marks ?? []).toReversed().reduce(wrap, text);
    })
    .join('');
}

const itemHtml = ({ content }: RichTextItem) => `<li>${content.map(blockHtml).join('')}</li>`;

function blockHtml(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlineHtml(block.content)}</p>`;
    case 'heading':
      return `<h${block.attrs.level}>${inlineHtml(block.content)}</h${block.attrs.level}>`;
    case 'bulletList':
      return `<ul>${block.content.map(itemHtml).join('')}</ul>`;
    case 'orderedList': {
      const start = block.attrs ? ` start="${block.attrs.start}"` : '';
      return `<ol${start}>${block.content.map(itemHtml).join('')}</ol>`;
    }
    case 'blockquote':
      return `<blockquote>${block.content.map(blockHtml).join('')}</blockquote>`;
    case 'codeBlock':
      return `<pre>${escapeText(block.content?.[0]?.text ?? '')}</pre>`;
    case 'horizontalRule':
      return '<hr>';
  }
}

/** HTML that `richTextFromHtml` turns back into the same document. */
export const richTextHtml = ({ content }: RichText): string => content.map(blockHtml).join('');

interface Node {
  type: string;
  attrs?: Record<string, unknown>;
  text?: string;
  marks?: RichTextMark[];
  content?: Node[];
}

const blockTags: Readonly<Record<string, (attributes: string) => Omit<Node, 'content'>>> = {
  p: () => ({ type: 'paragraph' }),
  h1: () => ({ type: 'heading', attrs: { level: 2 } }),
  h2: () => ({ type: 'heading', attrs: { level: 2 } }),
  h3: () => ({ type: 'heading', attrs: { level: 3 } }),
  h4: () => ({ type: 'heading', attrs: { level: 4 } }),
  h5: () => ({ type: 'heading', attrs: { level: 4 } }),
  h6: () => ({ type: 'heading', attrs: { level: 4 } }),
  ul: () => ({ type: 'bulletList' }),
  ol: (attributes) => ({
    type: 'orderedList',
    attrs: { start: Number(attributeOf(attributes, 'start')) || 1 },
  }),
  li: () => ({ type: 'listItem' }),
  blockquote: () => ({ type: 'blockquote' }),
  pre: () => ({ type: 'codeBlock' }),
};
const groups = new Set(
  'div section article header footer main table tbody thead tr td th figure dl dt dd'.split(' '),
);
const markTags: Readonly<Record<string, Exclude<RichTextMark['type'], 'link'>>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
};

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  deg: '°',
  times: '×',
  frac12: '½',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
};
const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

const decode = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,30}));/g,
    (all, ten, sixteen, name) => {
      if (name !== undefined) return Object.hasOwn(named, String(name)) ? (named[String(name)] ?? all) : all;
      const code = ten === undefined ? Number.parseInt(String(sixteen), 16) : Number(ten);
      return isCharacter(code) ? String.fromCodePoint(code) : '';
    },
  );

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i').exec(
    attributes,
  );
  return found ? decode(found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

const token =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;

/** Converts HTML from other systems, as far as rich text can express it. Unknown elements leave their text. */
export function richTextFromHtml(html: string): RichText {
  return new Reader().read(html);
}

class Reader {
  #root: Node = { type: 'doc', content: [] };
  #open: { tag: string; node: Node }[] = [{ tag: '', node: this.#root }];
  #marks: { tag: string; mark: RichTextMark }[] = [];
  /** At the beginning of a block, or after white space that is already written. */
  #afterSpace = true;
  /** A text that ends in such white space, which is removed at the end of the block. */
  #loose: Node | undefined;

  read(html: string): RichText {
    for (const [whole, hidden, closing, tag, attributes = ''] of html.matchAll(token)) {
      if (hidden !== undefined || whole.startsWith('<!--')) continue;
      if (tag === undefined) this.#text(whole);
      else if (closing === '/') this.#close(tag.toLowerCase());
      else this.#start(tag.toLowerCase(), attributes);
    }
    this.#edge();
    return sanitiseRichText(this.#root);
  }

  get #here(): Node {
    return this.#open.at(-1)?.node ?? this.#root;
  }

  #add(node: Node): void {
    (this.#here.content ??= []).push(node);
  }

  /** Removes white space at the beginning and end of a block. */
  #edge(): void {
    if (this.#loose?.text?.endsWith(' ')) this.#loose.text = this.#loose.text.slice(0, -1);
    this.#loose = undefined;
    this.#afterSpace = true;
  }

  #text(raw: string): void {
    const marks = this.#marks.map(({ mark }) => mark);
    const node = (text: string): Node => ({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) });
    if (this.#open.some(({ tag }) => tag === 'pre')) return this.#add(node(decode(raw)));
    let text = raw.replaceAll(/[ \t\n\r\f]+/g, ' ');
    if (this.#afterSpace && text.startsWith(' ')) text = text.slice(1);
    if (text === '') return;
    this.#afterSpace = text.endsWith(' ');
    const made = node(decode(text));
    this.#loose = this.#afterSpace ? made : undefined;
    this.#add(made);
  }

  #start(tag: string, attributes: string): void {
    const type = markTags[tag];
    if (type && Object.hasOwn(markTags, tag)) this.#marks.push({ tag, mark: { type } });
    else if (tag === 'a')
      this.#marks.push({
        tag,
        mark: { type: 'link', attrs: { href: attributeOf(attributes, 'href') ?? '' } },
      });
    else if (tag === 'br' || tag === 'hr') {
      this.#edge();
      if (tag === 'hr') this.#leave('p');
      this.#add({ type: tag === 'br' ? 'hardBreak' : 'horizontalRule' });
    } else if (groups.has(tag) || Object.hasOwn(blockTags, tag)) {
      this.#edge();
      this.#leave('p');
      if (tag === 'li' && this.#open.at(-1)?.tag === 'li') this.#open.pop();
      const made: Node = { ...(blockTags[tag]?.(attributes) ?? { type: 'group' }), content: [] };
      this.#add(made);
      this.#open.push({ tag, node: made });
    }
  }

  /** A paragraph ends where another block begins, with or without an end tag. */
  #leave(tag: string): void {
    if (this.#open.at(-1)?.tag === tag) this.#open.pop();
  }

  #close(tag: string): void {
    const mark = this.#marks.findLastIndex((each) => each.tag === tag);
    if (mark >= 0) this.#marks.splice(mark, 1);
    const at = this.#open.findLastIndex((each) => each.tag === tag);
    if (at <= 0) return;
    this.#edge();
    this.#open.length = at;
  }
}
