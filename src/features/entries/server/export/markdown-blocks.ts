import { type Block, type BlockKinds, isBlockList } from '../../../../lib/content/block-kind.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import type { RichText } from '../../../../lib/content/rich-text.ts';
import { textsOf } from '../../../../lib/content/texts.ts';
import { escaped, markdownOf, plain } from './markdown-text.ts';

/** A comment in Markdown. A text that begins with a tag is read as HTML as a whole. */
const NOT_HTML = '[//]: # (Text)';
const headings: ReadonlySet<string> = new Set(['title', 'question']);

type Props = Readonly<Record<string, unknown>>;

const textAt = (props: Props, name: string): string => {
  const value = props[name];
  return typeof value === 'string' ? value.trim() : '';
};

const image = ({ src, alt }: Picture) => `<img src="${escaped(src)}" alt="${escaped(alt)}">`;

/** Images of a figure, with its caption; in one line, because an empty one would end the HTML. */
const figure = (pictures: readonly Picture[], caption: string): string =>
  `<figure>${pictures.map(image).join('')}${
    caption ? `<figcaption>${escaped(caption.replaceAll(/\s+/g, ' '))}</figcaption>` : ''
  }</figure>`;

function pictureText(props: Props): string {
  const picture = props['picture'] as Picture | null | undefined;
  if (!picture?.src) return '';
  const caption = textAt(props, 'caption');
  return caption ? figure([picture], caption) : `![${plain(picture.alt)}](<${picture.src}>)`;
}

function galleryText(props: Props): string {
  const items = (props['items'] ?? []) as { picture?: Picture | null }[];
  const pictures = items.flatMap(({ picture }) => (picture?.src ? [picture] : []));
  return pictures.length > 0 ? figure(pictures, '') : '';
}

function tableText(props: Props): string {
  const rows = textAt(props, 'cells')
    .split('\n')
    .map((row) => row.split('\t'));
  const { headRow, headColumn } = props;
  const line = (cells: readonly string[], isHead: boolean) =>
    `<tr>${cells
      .map((cell, at) => {
        const tag = isHead || (headColumn === true && at === 0) ? 'th' : 'td';
        return `<${tag}>${escaped(cell.trim())}</${tag}>`;
      })
      .join('')}</tr>`;
  const caption = textAt(props, 'caption');
  const body = rows.map((cells, at) => line(cells, headRow === true && at === 0)).join('');
  return `<table>${caption ? `<caption>${escaped(caption)}</caption>` : ''}${body}</table>`;
}

/** What a visitor reads of a block, without its layout. */
function otherText({ type, props }: Block, kinds: BlockKinds): string {
  const parts: string[] = [];
  for (const { name, kind, value } of textsOf(kinds.get(type)?.fields ?? {}, props)) {
    if (kind === 'alt') continue;
    if (typeof value !== 'string') parts.push(markdownOf(value));
    else if (value.trim() === '') continue;
    else if (headings.has(name)) parts.push(`### ${plain(value)}`);
    else parts.push(linesOf(value));
  }
  return parts.filter(Boolean).join('\n\n');
}

const linesOf = (text: string): string =>
  markdownOf({
    type: 'doc',
    content: text
      .split(/\n+/)
      .filter((line) => line.trim())
      .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line.trim() }] })),
  });

function* texts(blocks: readonly Block[], kinds: BlockKinds): Generator<string> {
  for (const block of blocks) {
    yield textOf(block, kinds);
    for (const value of Object.values(block.props)) if (isBlockList(value)) yield* texts(value, kinds);
  }
}

function textOf(block: Block, kinds: BlockKinds): string {
  const props: Props = block.props;
  switch (block.type) {
    case 'richText':
      return markdownOf(props['text'] as RichText);
    case 'heading': {
      const level = Math.min(4, Math.max(2, Number(props['level']) || 2));
      return [linesOf(textAt(props, 'eyebrow')), `${'#'.repeat(level)} ${plain(textAt(props, 'text'))}`]
        .filter((text) => /[^#\s]/.test(text))
        .join('\n\n');
    }
    case 'image':
      return pictureText(props);
    case 'gallery':
      return galleryText(props);
    case 'table':
      return tableText(props);
    case 'divider':
      return '---';
    case 'video':
    case 'embed':
      return /^https:\/\/\S+$/.test(textAt(props, 'address')) ? textAt(props, 'address') : '';
    default:
      return otherText(block, kinds);
  }
}

/** The text of a page as Markdown: what has no form there, such as columns, is one below the other. */
export function markdownOfBlocks(blocks: readonly Block[], kinds: BlockKinds): string {
  const text = [...texts(blocks, kinds)].filter(Boolean).join('\n\n');
  return text.startsWith('<') ? `${NOT_HTML}\n\n${text}` : text;
}
