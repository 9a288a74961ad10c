import type { Point, Sheet } from '../kit.ts';
import { dots, line, mix, n, oval, path } from '../kit.ts';
import { deep, estuary, oyster, plum, samphire, shadow, tide } from '../palette.ts';
import { branch, cloth, table } from '../props.ts';

/** The three tones of a glaze as it lies in a plate. */
export interface PlateTones {
  base: string;
  light: string;
  dark: string;
  /** Specks of iron or of clay. */
  speck: string;
}

/** The table from above with a cloth on it. */
export const laidTable = (s: Sheet, wood: string, linen: string): string =>
  table(s, -4, wood) +
  `<g transform="rotate(-9 ${n(s.w / 2)} ${n(s.h / 2)})">${cloth(s, s.w * 0.1, s.h * 0.07, s.w * 0.8, s.h * 0.84, linen)}</g>`;

/** A plate from above, the glaze pooling in its rings; `squash` below 1 makes it an oval dish. */
export function plateFromAbove(
  s: Sheet,
  [x, y]: Point,
  radius: number,
  { base, light, dark, speck: iron }: PlateTones,
  squash = 1,
): string {
  const k = radius / 330;
  const disc = (r: number, stops: readonly (readonly [number, string, number?])[]): string =>
    oval(0, 0, r, r, s.radial([-r * 0.25, -r * 0.3], r * 1.5, stops));
  const speck = Array.from({ length: 210 }, (): Point => {
    const [a, r] = [s.between(0, 6.3), 318 * Math.sqrt(s.random())];
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  let rings = '';
  for (let r = 34; r < 240; r += s.between(13, 26))
    rings += `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0${s.random() > 0.4 ? `a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}` : ''}`;
  const content = [
    oval(
      38,
      50,
      345,
      338,
      s.radial([38, 50], 345, [
        [0, shadow, 0.6],
        [0.86, shadow, 0.45],
        [1, shadow, 0],
      ]),
    ),
    disc(330, [
      [0, '#d9a670'],
      [0.7, '#9c6a3f'],
      [1, '#6a4127'],
    ]),
    disc(322, [
      [0, mix(base, oyster, 0.34)],
      [0.55, base],
      [1, dark],
    ]),
    oval(
      0,
      0,
      248,
      248,
      s.radial([40, 50], 270, [
        [0, mix(base, light, 0.55)],
        [0.7, base],
        [1, mix(dark, '#000000', 0.15)],
      ]),
    ),
    oval(
      0,
      0,
      150,
      150,
      s.radial([0, 0], 150, [
        [0, light, 0.8],
        [0.5, light, 0.25],
        [1, light, 0],
      ]),
    ),
    line(rings, mix(dark, '#000000', 0.3), 3, { opacity: 0.3 }),
    `<g transform="translate(2 3)">${line(rings, '#f1f7ea', 2, { opacity: 0.22 })}</g>`,
    dots(speck.slice(0, 150), 4, mix(dark, '#000000', 0.4), 0.5),
    dots(speck.slice(150), 6.5, iron, 0.5),
    path('M-245-100A270 270 0 0 1-50-260', 'none', {
      stroke: '#f7fff8',
      'stroke-width': 17,
      'stroke-linecap': 'round',
      opacity: 0.42,
    }),
    path('M-268-30A275 275 0 0 1-258-66', 'none', {
      stroke: '#f7fff8',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: 0.34,
    }),
  ].join('');
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${String(Math.round(k * 1000) / 1000)} ${String(Math.round(k * squash * 1000) / 1000)})">${content}</g>`;
}

export const tones = {
  estuary: { base: estuary, light: tide, dark: deep, speck: '#c98d4a' },
  oyster: { base: '#e9dfc9', light: '#fffaf0', dark: '#b99d76', speck: '#8a5a34' },
  lowTide: { base: '#6b3220', light: '#a5552f', dark: '#36190f', speck: '#e0a254' },
} satisfies Record<string, PlateTones>;

export function plate(s: Sheet): string {
  return [
    laidTable(s, '#d3ab7c', '#dfe3d3'),
    plateFromAbove(s, [450, 450], 330, tones.estuary),
    branch(s, [610, 300], [640, 440], [560, 590], 9, 66, samphire),
    `<g transform="translate(352 400) rotate(-34) scale(1.25)">${fig(s, 0, -10)}</g>`,
    `<g transform="translate(470 356) rotate(14) scale(1.15)">${fig(s, 0, -10)}</g>`,
    `<g transform="translate(424 522) rotate(-150) scale(1.3)">${fig(s, 0, -10)}</g>`,
  ].join('');
}

function fig(s: Sheet, x: number, y: number): string {
  const seeds = Array.from({ length: 34 }, (_, i): Point => [
    x + Math.cos(i * 2.4) * 7.2 * Math.sqrt(i) * 0.82,
    y + 8 + Math.sin(i * 2.4) * 7.2 * Math.sqrt(i) * 0.88,
  ]);
  const shape = `M${n(x)} ${n(y - 74)}c12 22 58 40 58 84 0 32-26 54-58 54s-58-22-58-54c0-44 46-62 58-84Z`;
  return (
    path(shape, shadow, { opacity: 0.35, transform: 'translate(9 10)' }) +
    path(shape, plum) +
    `<g transform="translate(${n(x * 0.12)} ${n(y * 0.12 + 1)}) scale(.88)">${path(shape, '#e9cfae')}</g>` +
    oval(
      x,
      y + 10,
      42,
      44,
      s.radial([x, y + 10], 46, [
        [0, '#c8505a'],
        [0.7, '#b5434f'],
        [1, '#dd9a86'],
      ]),
    ) +
    dots(seeds, 4.5, '#f2cf8d', 0.9)
  );
}
