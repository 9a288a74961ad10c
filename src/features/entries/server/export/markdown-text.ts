import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextItem,
} from '../../../../lib/content/rich-text.ts';

/** Text within HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text within Markdown, on one line. A bare address would become a link. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>~|&]/g, String.raw`\$&`)
    .replaceAll(/(https?|ftp):(?=\/\/)/gi, String.raw`$1\:`)
    .replaceAll(/(www)\.(?=\S)/gi, String.raw`$1\.`)
    .replaceAll(/(\S)@(?=\S)/g, String.raw`$1\@`);

/** What begins a heading, a list or a line in the first place of a line. */
const guarded = (line: string): string =>
  line.replace(/^(\s*)([#+=-]|\d{1,9}(?=[.)]))/, (_, space: string, sign: string) =>
    /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
  );

const signs = { bold: '**', italic: '*', strike: '~~' } as const;
const tags = { bold: 'strong', italic: 'em', strike: 's', underline: 'u', code: 'code' } as const;
const isWord = (text: string) => /^[\p{L}\p{N}]$|^[\p{L}\p{N}].*[\p{L}\p{N}]$/su.test(text);

type Text = Extract<RichTextInline, { type: 'text' }>;

/** @param isAlone whether no other marked text touches it, so that signs can’t be read as one */
function marked({ text, marks = [] }: Text, isAlone: boolean): string {
  const link = marks.find((mark) => mark.type === 'link');
  const others = marks.filter((mark) => mark.type !== 'link').map(({ type }) => type);
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (inner === '' || marks.length === 0) return plain(text);
  if (others.join() === 'code' && !link && isAlone && !inner.includes('`'))
    return `${before ? ' ' : ''}\`${inner.replaceAll(/\s+/g, ' ')}\`${after ? ' ' : ''}`;
  const usesSigns = isAlone && isWord(inner) && others.every((type) => type in signs);
  // Text between tags within a line is still Markdown.
  let said = plain(inner);
  for (const type of others.toReversed()) {
    const sign = usesSigns ? signs[type as keyof typeof signs] : undefined;
    said = sign ? `${sign}${said}${sign}` : `<${tags[type]}>${said}</${tags[type]}>`;
  }
  if (link) said = `[${said}](<${link.attrs.href.replaceAll(/[<>\\\s]/g, encodeURIComponent)}>)`;
  return `${before ? ' ' : ''}${said}${after ? ' ' : ''}`;
}

function inline(content: readonly RichTextInline[] = []): string {
  const isMarked = (at: number) => {
    const node = content[at];
    return node?.type === 'text' && (node.marks?.length ?? 0) > 0;
  };
  const line = content
    .map((node, at) =>
      node.type === 'hardBreak' ? '\\\n' : marked(node, !isMarked(at - 1) && !isMarked(at + 1)),
    )
    .join('');
  // Nothing comes after the last line break.
  return line
    .replace(/(?:\\\n)+$/, '')
    .split('\n')
    .map((each) => guarded(each.trimStart()))
    .join('\n');
}

const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line, at) => (at === 0 || line === '' ? line : by + line))
    .join('\n');

const itemText = ({ content }: RichTextItem, sign: string): string =>
  sign + indented(content.map(blockText).filter(Boolean).join('\n\n'), ' '.repeat(sign.length));

function blockText(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return inline(block.content);
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${inline(block.content).replaceAll(/\\?\n/g, ' ')}`;
    case 'bulletList':
      return block.content.map((item) => itemText(item, '- ')).join('\n');
    case 'orderedList': {
      const start = block.attrs?.start ?? 1;
      return block.content.map((item, at) => itemText(item, `${start + at}. `)).join('\n');
    }
    case 'blockquote':
      return block.content
        .map(blockText)
        .join('\n\n')
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'codeBlock': {
      const code = block.content?.[0]?.text ?? '';
      const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([fence]) => fence.length));
      const fence = '`'.repeat(longest + 1);
      return `${fence}\n${code}\n${fence}`;
    }
    case 'horizontalRule':
      return '---';
  }
}

/** Formatted text as Markdown that our own import reads back; underlining is HTML. */
export const markdownOf = ({ content }: RichText): string =>
  content.map(blockText).filter(Boolean).join('\n\n');
