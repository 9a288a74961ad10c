import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import { directionOf } from '../../../../lib/values/direction.ts';
import { type Face, type Faces, facesFor, type Weight } from './paper-faces.ts';

// Its types declare a module, but it is a function.
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();

/** A run of a line in one face and one direction. */
interface Run {
  text: string;
  face: Face;
  level: number;
  width: number;
}

export interface Line {
  /** From left to right. */
  runs: Run[];
  width: number;
}

/** Breaks text in any script into lines, and lays each one out. */
export interface Typesetter {
  direction: 'ltr' | 'rtl';
  lines(text: string, size: number, width: number, weight?: Weight): Line[];
}

const east = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，！？「」`;
/** Pieces between which a line may break: after white space, and between East Asian characters. */
const pieces = new RegExp(String.raw`\s+|[${east}]|[^\s${east}]+`, 'gu');
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const isJoiner = (sign: string) => /[\p{M}\p{Cf}]/u.test(sign);
const isSpace = (sign: string) => /\s/u.test(sign);

const isolates = /[\u2066-\u2069]/;

/** Isolates text from its surroundings, so that its direction doesn't reorder the rest of the line. */
export const isolated = (text: string) => `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069`;

const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\ufeff]/gu, ' ')
    .replace(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0');

/** @param text all text of the document */
export async function typesetter(text: string, locale: string): Promise<Typesetter> {
  const all = `${clean(text)} ?`;
  const faces: Record<Weight, Faces> = {
    regular: await facesFor(all, 'regular', locale),
    bold: await facesFor(all, 'bold', locale),
  };
  const direction = directionOf(locale);
  return {
    direction,
    lines: (written, size, width, weight = 'regular') =>
      clean(written)
        .split('\n')
        .flatMap((paragraph) => wrap(paragraph, size, width, { faces: faces[weight], direction })),
  };
}

function wrap(
  paragraph: string,
  size: number,
  width: number,
  { faces, direction }: Pick<Typesetter, 'direction'> & { faces: Faces },
): Line[] {
  const { levels } = bidi.getEmbeddingLevels(paragraph, direction);
  const lineOf = (from: number, to: number) => setLine(paragraph, from, to, levels, size, faces);
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  const fits = (to: number) => lineOf(start, to).width <= width;
  const close = () => {
    lines.push(lineOf(start, end));
    start = end;
  };
  for (const [piece] of paragraph.matchAll(pieces)) {
    const next = end + piece.length;
    if (isSpace(piece) || fits(next)) {
      end = next;
      continue;
    }
    if (end > start) close();
    if (!fits(next))
      for (const { segment } of graphemes.segment(piece)) {
        if (end > start && !fits(end + segment.length)) close();
        end += segment.length;
      }
    end = next;
  }
  if (end > start || lines.length === 0) close();
  return lines;
}

/** The runs of a line in visual order. */
function setLine(
  paragraph: string,
  from: number,
  to: number,
  levels: Uint8Array,
  size: number,
  faces: Faces,
): Line {
  const runs: Run[] = [];
  let at = from;
  for (const sign of paragraph.slice(from, to).trimEnd()) {
    const level = levels[at] ?? 0;
    at += sign.length;
    if (isolates.test(sign)) continue;
    const last = runs.at(-1);
    const found = faces.get(sign) ?? null;
    const code = sign.codePointAt(0) ?? 0;
    // Keep spaces and combining marks in the run before them, so that words are shaped as a whole.
    const stays =
      last && (isSpace(sign) || isJoiner(sign)) && last.face.font.hasGlyphForCodePoint(code)
        ? last.face
        : null;
    const face = stays ?? found ?? last?.face ?? faces.get('?') ?? null;
    if (!face || (!found && isJoiner(sign))) continue;
    const shown = found || stays ? sign : isSpace(sign) ? ' ' : '?';
    const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(shown) ?? shown) : shown;
    if (last?.face === face && last.level === level) last.text += mirrored;
    else runs.push({ text: mirrored, face, level, width: 0 });
  }
  for (const run of runs) {
    // The shaper reverses words in these scripts only; neutral characters between them are reversed here.
    if (run.level % 2 === 1 && !/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(run.text))
      run.text = [...run.text].toReversed().join('');
    run.width = (run.face.font.layout(run.text).advanceWidth * size) / run.face.font.unitsPerEm;
  }
  return { runs: inVisualOrder(runs), width: runs.reduce((sum, run) => sum + run.width, 0) };
}

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, reverses runs of at least that level. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let at = 0; at < order.length; at += 1) {
      let end = at;
      while ((order[end]?.level ?? 0) >= level) end += 1;
      if (end === at) continue;
      order.splice(at, end - at, ...order.slice(at, end).toReversed());
      at = end;
    }
  return order;
}
