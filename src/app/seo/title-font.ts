import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font as Face } from 'fontkit';
import { type Font, type FontId, fontFile, fonts } from '../../lib/theme/fonts.ts';
import { unpackFont } from './unpack-font.ts';

const require = createRequire(import.meta.url);

/** A line of text as outlines, which can be drawn without an installed font. */
export interface Outline {
  /** SVG paths on a baseline at 0, in pixels. */
  markup: string;
  width: number;
}

export interface TitleFont {
  outline(text: string, size: number): Outline;
  /** Width in pixels, without the work of drawing. */
  measure(text: string, size: number): number;
}

/** Custom fonts can't be drawn here; the closest bundled family replaces them. */
const standIns: Partial<Record<FontId, FontId>> = {
  'system-sans': 'inter',
  'system-serif': 'source-serif-4',
};

const loaded = new Map<string, Promise<TitleFont>>();

/** A family at one weight, read once. */
export function titleFont(id: FontId, weight: number): Promise<TitleFont> {
  const key = `${id} ${weight}`;
  const found = loaded.get(key) ?? load(standIns[id] ?? id, weight);
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}

async function load(id: FontId, weight: number): Promise<TitleFont> {
  const faces = await Promise.all(
    (['latin', 'latin-ext'] as const).map((subset) => face(id, subset, weight)),
  );
  return {
    outline: (text, size) => outline(faces, text, size),
    measure: (text, size) =>
      runs(faces, text).reduce(
        (width, { face: font, part }) => width + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
        0,
      ),
  };
}

async function face(id: FontId, subset: 'latin' | 'latin-ext', weight: number): Promise<Face> {
  const { file = '' }: Font = fonts[id];
  const path = require.resolve(`@fontsource-variable/${file}/files/${fontFile(id, subset)}`);
  // Loaded when the first title is drawn.
  const { create } = await import('fontkit');
  // Weights can only be selected in the uncompressed form.
  const font = create(await unpackFont(await readFile(path)));
  if (!('getVariation' in font)) throw new Error(`${path} holds several fonts.`);
  return font.getVariation({ wght: weight });
}

function outline(faces: readonly Face[], text: string, size: number): Outline {
  let width = 0;
  let markup = '';
  for (const { face: font, part } of runs(faces, text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, index) => {
      const place = positions[index];
      if (!place) return;
      const x = (width + place.xOffset * scale).toFixed(2);
      const drawn = glyph.path.toSVG();
      if (drawn) markup += `<path transform="translate(${x} 0) scale(${scale} ${-scale})" d="${drawn}"/>`;
      width += place.xAdvance * scale;
    });
  }
  return { markup, width };
}

/** A run of characters that one face has; the first face is used for characters that none has. */
function runs(faces: readonly Face[], text: string): { face: Face; part: string }[] {
  const [first] = faces;
  const found: { face: Face; part: string }[] = [];
  if (!first) return found;
  for (const letter of text) {
    const has = faces.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? first;
    const last = found.at(-1);
    if (last?.face === has) last.part += letter;
    else found.push({ face: has, part: letter });
  }
  return found;
}
