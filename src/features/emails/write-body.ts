import type { Inline, Leaf, MailBlock, MailDocument } from './mail-document.ts';

const escapeText = (text: string): string => text.replace(/[\\*[]/g, '\\$&');

/** Asterisks must touch a word, so spaces at the edge of a mark are moved outside, unless the mark continues after them. */
function tidy(leaves: Leaf[]): Leaf[] {
  const pieces = leaves.flatMap((leaf): Leaf[] => {
    if (leaf.type === 'value') return [leaf];
    const { 1: before = '', 2: words = '', 3: after = '' } = /^(\s*)(.*?)(\s*)$/su.exec(leaf.text) ?? [];
    return [before, words, after].filter(Boolean).map((text) => ({ ...leaf, text }));
  });
  const isWord = (leaf: Leaf) => leaf.type === 'value' || leaf.text.trim() !== '';
  return pieces.map((piece, index) => {
    if (isWord(piece)) return piece;
    const before = pieces.slice(0, index).findLast(isWord);
    const after = pieces.slice(index).find(isWord);
    const bold = before?.bold && after?.bold;
    const italic = before?.italic && after?.italic;
    const { bold: _b, italic: _i, ...plain } = piece;
    return { ...plain, ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) };
  });
}

function writeLeaves(leaves: Leaf[]): string {
  let bold = false;
  let italic = false;
  let text = '';
  const turnTo = (nextBold: boolean, nextItalic: boolean) => {
    text += `${bold === nextBold ? '' : '**'}${italic === nextItalic ? '' : '*'}`;
    bold = nextBold;
    italic = nextItalic;
  };
  for (const leaf of tidy(leaves)) {
    turnTo(leaf.bold ?? false, leaf.italic ?? false);
    text += leaf.type === 'value' ? `{{${leaf.name}}}` : escapeText(leaf.text);
  }
  turnTo(false, false);
  return text;
}

export const writeHref = (href: string): string =>
  href.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

export function writeInline(parts: Inline[]): string {
  const lines: string[] = [];
  let line = '';
  let run: Leaf[] = [];
  const endRun = () => {
    line += writeLeaves(run);
    run = [];
  };
  for (const part of parts) {
    if (part.type === 'text' || part.type === 'value') run.push(part);
    else {
      endRun();
      if (part.type === 'link')
        line += `[${writeLeaves(part.content).replaceAll(']', '\\]')}](${writeHref(part.href)})`;
      else lines.push(line);
      if (part.type === 'break') line = '';
    }
  }
  endRun();
  return [...lines, line]
    .map((one) => one.trim())
    .filter(Boolean)
    .map(guardStart)
    .join('\n');
}

/** Characters that would give a line another meaning at its start. */
const guardStart = (line: string): string => line.replace(/^(# |- |---$)/, '\\$1');

function startWith(sign: string, content: Inline[]): string {
  const text = writeInline(
    content.map((part): Inline => (part.type === 'break' ? { type: 'text', text: ' ' } : part)),
  );
  return text && sign + text;
}

function writeBlock(block: MailBlock): string {
  switch (block.type) {
    case 'heading':
      return startWith('# ', block.content);
    case 'paragraph':
      return writeInline(block.content);
    case 'list':
      return block.items
        .map((item) => startWith('- ', item))
        .filter(Boolean)
        .join('\n');
    case 'button':
      return `[[${writeLeaves(block.label).replaceAll(']', '\\]')}]](${writeHref(block.href)})`;
    case 'rows':
      return `{{${block.name}}}`;
    case 'when':
      return [
        `{{${block.not ? '^' : '#'}${block.name}}}`,
        ...writeBlocks(block.blocks),
        `{{/${block.name}}}`,
      ].join('\n\n');
  }
}

const writeBlocks = (blocks: MailBlock[]): string[] => blocks.map(writeBlock).filter((text) => text !== '');

/** The reverse of `readBody`. */
export function writeBody({ blocks, note }: MailDocument): string {
  const small = writeBlocks(note);
  return [...writeBlocks(blocks), ...(small.length > 0 ? ['---', ...small] : [])].join('\n\n');
}
