import { readBody } from './mail-body.ts';
import type { Inline, MailBlock } from './mail-document.ts';
import { leavesOf, readInline } from './mail-inline.ts';
import { type MailKind, rowNames } from './mail-kind.ts';
import { writeBody, writeInline } from './write-body.ts';

/** A text in the body of an email, with placeholders and marks as in `mail-body.ts`. */
export interface MailText {
  part: 'heading' | 'paragraph' | 'listItem' | 'button';
  isNote: boolean;
  source: string;
}

type Piece = Omit<MailText, 'isNote'> & { lay: (text: string) => void };

const piece = (part: MailText['part'], content: Inline[], lay: (content: Inline[]) => void): Piece => ({
  part,
  source: writeInline(content),
  lay: (text) => lay(readInline(text)),
});

function piecesOf(block: MailBlock): Piece[] {
  switch (block.type) {
    case 'heading':
      return [piece('heading', block.content, (content) => (block.content = content))];
    case 'paragraph':
      return [piece('paragraph', block.content, (content) => (block.content = content))];
    case 'list':
      return block.items.map((item, at) => piece('listItem', item, (content) => (block.items[at] = content)));
    case 'button':
      return [
        {
          part: 'button',
          source: writeInline(block.label),
          lay: (text) => (block.label = leavesOf(text)),
        },
      ];
    case 'when':
      return block.blocks.flatMap(piecesOf);
    case 'rows':
      return [];
  }
}

/** The texts in the body of an email, in its order. Lists of rows, links and conditions aren't texts. */
export function textsOfBody(body: string, kind: MailKind): MailText[] {
  const { blocks, note } = readBody(body, rowNames(kind)).document;
  const texts = (of: MailBlock[], isNote: boolean) =>
    of.flatMap(piecesOf).map(({ part, source }) => ({ part, source, isNote }));
  return [...texts(blocks, false), ...texts(note, true)];
}

/** The body with other texts, by their index in `textsOfBody`. */
export function layBody(body: string, kind: MailKind, texts: ReadonlyMap<number, string>): string {
  const { document } = readBody(body, rowNames(kind));
  for (const [at, { lay }] of [...document.blocks, ...document.note].flatMap(piecesOf).entries()) {
    const text = texts.get(at);
    if (text !== undefined) lay(text);
  }
  return writeBody(document);
}
