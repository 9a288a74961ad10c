import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import Document from 'pdfkit';
import {
  LEFT,
  RIGHT,
  type Sheet,
  skip,
  write,
} from '../../src/features/orders/server/documents/paper-sheet.ts';
import { typesetter } from '../../src/features/orders/server/documents/paper-text.ts';
import type { Language } from '../../src/lib/messages/languages.ts';

/** Documents that visitors of the starter sites can download, and the starter of each. */
export const papers = {
  'garden-rules': 'association',
  'membership-form': 'association',
  'press-sheet': 'musician',
} as const;
type PaperName = keyof typeof papers;
export const paperNames = Object.keys(papers) as PaperName[];

/** The path of a paper below `src/app/starters/`. */
export const paperPath = (name: PaperName, language: Language): string =>
  `${papers[name]}/papers/${language}/${name}.pdf`;

interface PaperTexts {
  title: string;
  /** `{line}` at the end is a line to write on. */
  lines: readonly string[];
}

export const textsOfPapers = (language: Language): Record<PaperName, PaperTexts> =>
  JSON.parse(readFileSync(new URL(`papers/${language}.json`, import.meta.url), 'utf8')) as Record<
    PaperName,
    PaperTexts
  >;

const LINE = '{line}';
const MARGIN = LEFT + 16;
const WIDTH = RIGHT - LEFT - 32;
const SIZE = 13;

/** Puts as many underscores at the end of a label as fit beside it. */
function ruled(label: string, { set }: Sheet): string {
  const fits = (text: string) => set.lines(text, SIZE, WIDTH).length === 1;
  let line = label;
  while (fits(`${line}_`)) line += '_';
  return line;
}

/** Contains no date of today, so that the same fonts and texts make the same document. */
export async function paperOf({ title, lines }: PaperTexts, language: Language): Promise<Buffer> {
  const made = new Date('2026-01-01T00:00:00Z');
  const doc = new Document({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    info: { Producer: 'Sitewright', Title: title, CreationDate: made, ModDate: made },
  });
  const sheet: Sheet = { doc, set: await typesetter([title, ...lines, '_'].join('\n'), language) };
  const bytes = buffer(doc);
  doc.y = MARGIN;
  write(sheet, title, { x: MARGIN, width: WIDTH, size: 24, weight: 'bold' });
  skip(sheet, 20);
  for (const line of lines) {
    const text = line.endsWith(LINE) ? ruled(line.slice(0, -LINE.length), sheet) : line;
    write(sheet, text, { x: MARGIN, width: WIDTH, size: SIZE });
    skip(sheet, 12);
  }
  doc.end();
  return await bytes;
}
