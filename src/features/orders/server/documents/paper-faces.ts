import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import decompress from 'wawoff2/decompress.js';

const require = createRequire(import.meta.url);

/** A font file with part of the world's characters. */
export interface Face {
  /** Unique among all faces; also the name in the document. */
  name: string;
  bytes: Buffer;
  font: Font;
  /** The file embeds as the thinnest weight only, so the outline of its glyphs is stroked to thicken them. */
  isThin: boolean;
}

interface Part {
  file: string;
  ranges: readonly (readonly [number, number])[];
  isThin: boolean;
}

const WEIGHT = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHT;

const plain = ['', '-hebrew', '-arabic', '-armenian', '-georgian', '-thai'];

/** The font of the site's language first, because Han glyphs differ by language; the others fill its gaps. */
function eastAsian(locale: string): string[] {
  const [language = ''] = locale.toLowerCase().split('-');
  const first = { zh: 'sc', ja: 'jp', ko: 'kr' }[language] ?? 'sc';
  return [first, ...['sc', 'jp', 'kr'].filter((one) => one !== first)];
}

const rangesOf = (text: string) =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });

const unicodeOf = (folder: string) => {
  const unicode = require(`${folder}/unicode.json`) as Record<string, string>;
  return Object.entries(unicode);
};

const known = new Map<string, Part[]>();

/** All files that may be needed, in order of preference. Reads their character tables once. */
function partsFor(weight: Weight, locale: string): Part[] {
  const east = eastAsian(locale);
  const key = `${weight} ${east[0]}`;
  const found = known.get(key);
  if (found) return found;
  const parts = [
    ...plain.flatMap((script) =>
      unicodeOf(`@fontsource/noto-sans${script}`)
        .toSorted(([one]) => (one === 'latin' ? -1 : 0))
        .map(([subset, ranges]) => ({
          file: `@fontsource/noto-sans${script}/files/noto-sans${script}-${subset}-${WEIGHT[weight]}-normal.woff2`,
          ranges: rangesOf(ranges),
          isThin: false,
        })),
    ),
    ...east.flatMap((script) =>
      unicodeOf(`@fontsource-variable/noto-sans-${script}`).flatMap(([subset, ranges]) =>
        /^\[\d+\]$/.test(subset)
          ? [
              {
                file: `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${subset.slice(1, -1)}-wght-normal.woff2`,
                ranges: rangesOf(ranges),
                isThin: true,
              },
            ]
          : [],
      ),
    ),
  ];
  known.set(key, parts);
  return parts;
}

const opened = new LRUCache<string, Promise<Face>>({ max: 60 });

async function open({ file, isThin }: Part): Promise<Face> {
  const bytes = Buffer.from(await decompress(await readFile(require.resolve(file))));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} holds several fonts.`);
  return { name: file, bytes, font, isThin };
}

function faceOf(part: Part): Promise<Face> {
  const face = opened.get(part.file) ?? open(part);
  opened.set(part.file, face);
  face.catch(() => opened.delete(part.file));
  return face;
}

/** The face for each character of a document; `null` if none has it. */
export type Faces = ReadonlyMap<string, Face | null>;

/** Opens only the files that a document needs. */
export async function facesFor(text: string, weight: Weight, locale: string): Promise<Faces> {
  const parts = partsFor(weight, locale);
  const faces = new Map<string, Face | null>();
  for (const sign of new Set(text)) {
    const code = sign.codePointAt(0) ?? 0;
    faces.set(sign, null);
    for (const part of parts.filter(({ ranges }) =>
      ranges.some(([from, to]) => from <= code && code <= to),
    )) {
      const face = await faceOf(part);
      if (!face.font.hasGlyphForCodePoint(code)) continue;
      faces.set(sign, face);
      break;
    }
  }
  return faces;
}
