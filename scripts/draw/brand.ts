import { box, line, oval, path } from './kit.ts';
import { butter, estuary, iron, oyster, paper } from './palette.ts';

/** Monoline lettering for the studio, so that no font is needed. Each glyph has strokes and an advance. */
const letters: Record<string, readonly [strokes: string, advance: number]> = {
  S: ['M62 16C54 2 12-2 10 24C8 48 64 42 64 70C64 98 16 98 6 78', 84],
  l: ['M8-6V92', 30],
  i: ['M8 32V92M8 4h.1', 30],
  p: ['M8 32V114M8 62A28 30 0 1 1 8 62.100', 80],
  w: ['M4 32L26 90L48 36L70 90L92 32', 106],
  a: ['M60 62A27 30 0 1 1 60 61.900M60 32V92', 84],
  y: ['M4 32L32 90M60 32L36 86Q28 106 12 106', 70],
};

const capitals: Record<string, readonly [strokes: string, advance: number]> = {
  P: ['M0 26V0H9Q17 0 17 8T9 16H0', 36],
  O: ['M13 0A13 13 0 1 0 13.100 0', 46],
  T: ['M0 0H20M10 0V26', 36],
  E: ['M16 0H0V26H16M0 13H13', 34],
  R: ['M0 26V0H9Q17 0 17 7.500T9 15H0M9 15L18 26', 38],
  Y: ['M0 0L10 13L20 0M10 13V26', 30],
};

function write(text: string, from: typeof letters, colour: string, width: number): string {
  let x = 0;
  return [...text]
    .map((c) => {
      const [strokes, advance] = from[c] ?? ['', 20];
      const d = line(strokes, colour, width, { transform: `translate(${String(x)} 0)` });
      x += advance;
      return d;
    })
    .join('');
}

/** A pot whose lower half is the tide coming up a slipway. */
export function mark(pot = estuary, wave = oyster): string {
  const body = 'M36 14H84Q80 24 88 32C108 48 112 84 84 110H36C8 84 12 48 32 32Q40 24 36 14Z';
  const tide = 'M6 70C30 52 42 54 54 64S84 76 114 54';
  return (
    `<clipPath id="body"><path d="${body}"/></clipPath>` +
    path(body, pot) +
    `<g clip-path="url(#body)">${path(`${tide}V120H6Z`, iron)}${line(tide, wave, 6)}${line('M10 94C34 77 44 78 54 85S84 95 110 76', wave, 4.5, { opacity: 0.6 })}</g>` +
    line('M36 14H84', butter, 6)
  );
}

const frame = (w: number, h: number, title: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(w)} ${String(h)}" width="${String(w)}" height="${String(h)}"><title>${title}</title>${content}</svg>\n`;

export const logo = (colour: string): string =>
  frame(
    575,
    150,
    'Slipway Pottery',
    `<g transform="translate(4 12)">${mark()}</g><g transform="translate(146 14) scale(.86)">${write('Slipway', letters, colour, 12)}</g><g transform="translate(300 120)">${write('POTTERY', capitals, iron, 3.6)}</g>`,
  );

export const icon = (): string =>
  frame(
    120,
    120,
    'Slipway Pottery',
    box(0, 0, 120, 120, paper, { rx: 26 }) + `<g transform="translate(11 8) scale(.82)">${mark()}</g>`,
  );

/** The sign over the door. */
export const sign = (): string =>
  oval(60, 62, 74, 74, paper) + line('M-14 62a74 74 0 1 0 148 0a74 74 0 1 0-148 0', butter, 5) + mark();
