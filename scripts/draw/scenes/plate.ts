import type { Point, Sheet } from '../kit.ts';
import { box, dots, line, mix, n, oval, path } from '../kit.ts';
import { deep, estuary, oyster, plum, samphire, shadow, tide } from '../palette.ts';
import { branch, cloth, table } from '../props.ts';

/** A plate from above, the glaze pooling in its rings. */
export function plate(s: Sheet): string {
  const [x, y] = [450, 450];
  const disc = (r: number, stops: readonly (readonly [number, string, number?])[]): string =>
    oval(x, y, r, r, s.radial([x - r * 0.25, y - r * 0.3], r * 1.5, stops));
  const speck = Array.from({ length: 210 }, (): Point => {
    const [a, r] = [s.between(0, 6.3), 318 * Math.sqrt(s.random())];
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
  let rings = '';
  for (let r = 34; r < 240; r += s.between(13, 26))
    rings += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0${s.random() > 0.4 ? `a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}` : ''}`;
  return [
    box(
      0,
      0,
      900,
      900,
      s.linear(
        [0, 0],
        [900, 900],
        [
          [0, '#ecd9bd'],
          [1, '#c9a67d'],
        ],
      ),
    ),
    table(s, -4, '#d3ab7c'),
    `<g transform="rotate(-9 450 450)">${cloth(s, 90, 60, 720, 760, '#dfe3d3')}</g>`,
    oval(
      488,
      500,
      345,
      338,
      s.radial([488, 500], 345, [
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
      [0, mix(estuary, oyster, 0.34)],
      [0.55, estuary],
      [1, deep],
    ]),
    oval(
      x,
      y,
      248,
      248,
      s.radial([x + 40, y + 50], 270, [
        [0, mix(estuary, tide, 0.55)],
        [0.7, estuary],
        [1, mix(deep, '#000000', 0.15)],
      ]),
    ),
    oval(
      x,
      y,
      150,
      150,
      s.radial([x, y], 150, [
        [0, tide, 0.8],
        [0.5, tide, 0.25],
        [1, tide, 0],
      ]),
    ),
    line(rings, '#0d2c31', 3, { opacity: 0.3 }),
    `<g transform="translate(2 3)">${line(rings, '#d7efe4', 2, { opacity: 0.22 })}</g>`,
    dots(speck.slice(0, 150), 4, '#0a2428', 0.5),
    dots(speck.slice(150), 6.5, '#c98d4a', 0.5),
    path('M205 350A270 270 0 0 1 400 190', 'none', {
      stroke: '#f7fff8',
      'stroke-width': 17,
      'stroke-linecap': 'round',
      opacity: 0.42,
    }),
    path('M182 420A275 275 0 0 1 192 384', 'none', {
      stroke: '#f7fff8',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: 0.34,
    }),
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
