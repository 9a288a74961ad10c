import type { Inline, Leaf, Marks } from './mail-document.ts';

const token =
  /\\(?<escaped>[\\*[\]#-])|\{\{\s*(?<name>[\w-]+)\s*\}\}|(?<stars>\*+)|\[(?<label>(?:\\.|[^\]\\\n])+)\]\((?<href>[^()\s]+)\)|(?<line>\n)/gu;

const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign);

/** Parses the content of a paragraph. Unclosed asterisks are literal. */
export function readInline(text: string): Inline[] {
  return scan(text, true) ?? scan(text, false) ?? [];
}

function scan(text: string, withMarks: boolean): Inline[] | null {
  const found: Inline[] = [];
  let bold = false;
  let italic = false;
  let end = 0;
  const marks = (): Marks => ({ ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) });
  const say = (words: string) => {
    const last = found.at(-1);
    if (words === '') return;
    if (last?.type === 'text' && !!last.bold === bold && !!last.italic === italic) last.text += words;
    else found.push({ type: 'text', text: words, ...marks() });
  };
  for (const match of text.matchAll(token)) {
    const { escaped, name, stars, label, href, line } = match.groups ?? {};
    const [whole] = match;
    say(text.slice(end, match.index));
    end = match.index + whole.length;
    if (escaped !== undefined) say(escaped);
    else if (name !== undefined) found.push({ type: 'value', name, ...marks() });
    else if (line !== undefined) found.push({ type: 'break' });
    else if (href !== undefined)
      found.push({ type: 'link', href, content: readInline(label ?? '').filter(isLeaf) });
    else if (stars !== undefined) {
      const alone = isSpace(text[match.index - 1]) && isSpace(text[end]);
      if (!withMarks || stars.length > 3 || alone) say(stars);
      else {
        if (stars.length >= 2) bold = !bold;
        if (stars.length !== 2) italic = !italic;
      }
    }
  }
  say(text.slice(end));
  return bold || italic ? null : found;
}

const isLeaf = (part: Inline): part is Leaf => part.type === 'text' || part.type === 'value';

export const leavesOf = (text: string): Leaf[] => readInline(text).filter(isLeaf);
