import type { Pasted, PastedNode as Node } from '../../../../html-blocks.ts';

type Marks = NonNullable<Node['marks']>;

const inlineRule =
  /(\*\*|__)(?=\S)(.+?)\1|(\*|_)(?=\S)(.+?)\3|~~(?=\S)(.+?)~~|`([^`]+)`|\[([^\]]+)\]\(([^\s)]+)(?:\s+"[^"]*")?\)|<(https?:\/\/[^\s>]+)>/;

function inlines(text: string, marks: Marks = []): Node[] {
  const found = inlineRule.exec(text);
  const plain = (words: string): Node[] =>
    words ? [{ type: 'text', text: words, ...(marks.length > 0 ? { marks } : {}) }] : [];
  if (!found) return plain(text);
  const [whole, , bold, , italic, strike, code, label, href, address] = found;
  const inner = (words: string, ...more: Marks) => inlines(words, [...marks, ...more]);
  const middle =
    bold !== undefined
      ? inner(bold, { type: 'bold' })
      : italic !== undefined
        ? inner(italic, { type: 'italic' })
        : strike !== undefined
          ? inner(strike, { type: 'strike' })
          : code !== undefined
            ? [{ type: 'text', text: code, marks: [...marks, { type: 'code' }] }]
            : label !== undefined
              ? inner(label, { type: 'link', attrs: { href } })
              : [
                  {
                    type: 'text',
                    text: address ?? '',
                    marks: [...marks, { type: 'link', attrs: { href: address } }],
                  },
                ];
  return [
    ...plain(text.slice(0, found.index)),
    ...middle,
    ...inlines(text.slice(found.index + whole.length), marks),
  ];
}

const bullet = /^\s{0,3}[-*+]\s+(.*)$/;
const numbered = /^\s{0,3}(\d{1,6})[.)]\s+(.*)$/;
const heading = /^(#{1,6})\s+(.+?)\s*#*$/;
const picture = /^!\[([^\]]*)\]\(([^\s)]+)(?:\s+"[^"]*")?\)$/;

/** Whether text is Markdown: it has a sign that plain text does not have. */
export const looksLikeMarkdown = (text: string): boolean =>
  /^(#{1,6}\s|\s{0,3}([-*+]|\d+[.)])\s+\S|>\s|```)/m.test(text) ||
  /\[[^\]]+\]\([^\s)]+\)|(\*\*|__)\S.*?\1/.test(text);

const listOf = (type: string, items: string[], start?: number): Node => ({
  type,
  ...(start !== undefined && start > 1 ? { attrs: { start } } : {}),
  content: items.map((item) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: inlines(item) }],
  })),
});

/** Converts headings, paragraphs, lists, quotes, code, links and images of Markdown; anything else stays text. */
export function nodesFromMarkdown(text: string): Pasted[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const nodes: Pasted[] = [];
  const take = (rule: RegExp): RegExpExecArray[] => {
    const taken: RegExpExecArray[] = [];
    for (
      let match = rule.exec(lines[0] ?? '');
      lines.length > 0 && match;
      match = rule.exec(lines[0] ?? '')
    ) {
      taken.push(match);
      lines.shift();
    }
    return taken;
  };
  const starts = [bullet, numbered, heading, /^>\s?/, /^```/, /^\s*$/, /^\s{0,3}([-*_])(\s*\1){2,}\s*$/];
  while (lines.length > 0) {
    const line = lines[0] ?? '';
    const title = heading.exec(line);
    const image = picture.exec(line.trim());
    if (/^\s*$/.test(line)) lines.shift();
    else if (line.startsWith('```')) {
      lines.shift();
      const end = lines.findIndex((each) => each.startsWith('```'));
      const code = lines.splice(0, end === -1 ? lines.length : end);
      lines.shift();
      nodes.push({ type: 'codeBlock', content: [{ type: 'text', text: code.join('\n') }] });
    } else if (/^\s{0,3}([-*_])(\s*\1){2,}\s*$/.test(line)) {
      lines.shift();
      nodes.push({ type: 'horizontalRule' });
    } else if (title) {
      lines.shift();
      const level = Math.min(4, Math.max(2, title[1]?.length ?? 2));
      nodes.push({ type: 'heading', attrs: { level }, content: inlines(title[2] ?? '') });
    } else if (image) {
      lines.shift();
      nodes.push({ type: 'picture', alt: image[1] ?? '', src: image[2] ?? '' });
    } else if (bullet.test(line))
      nodes.push(
        listOf(
          'bulletList',
          take(bullet).map((match) => match[1] ?? ''),
        ),
      );
    else if (numbered.test(line)) {
      const items = take(numbered);
      nodes.push(
        listOf(
          'orderedList',
          items.map((match) => match[2] ?? ''),
          Number(items[0]?.[1]),
        ),
      );
    } else if (/^>\s?/.test(line)) {
      const quoted = take(/^>\s?(.*)$/).map((match) => match[1] ?? '');
      nodes.push({
        type: 'blockquote',
        content: [{ type: 'paragraph', content: inlines(quoted.join(' ')) }],
      });
    } else {
      const words = [lines.shift() ?? ''];
      while (lines[0] !== undefined && !starts.some((rule) => rule.test(lines[0] ?? '')))
        words.push(lines.shift() ?? '');
      nodes.push({ type: 'paragraph', content: inlines(words.join(' ').trim()) });
    }
  }
  return nodes;
}

/** Plain text: one paragraph per line that is not empty. */
export const nodesFromText = (text: string): Pasted[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }));
