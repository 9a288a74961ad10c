import type { Point, Sheet } from './kit.ts';
import { at, blob, curve, line, path } from './kit.ts';
import { shadow } from './palette.ts';

export interface Skin {
  base: string;
  dark: string;
  light: string;
}

export const skins = {
  warm: { base: '#e0a67f', dark: '#b5744f', light: '#f2c9a5' },
  brown: { base: '#8a5438', dark: '#5f3524', light: '#b07a57' },
} satisfies Record<string, Skin>;

/** An arm: a tapering shape between two points, with one shaded side. */
export function limb(
  s: Sheet,
  from: Point,
  bend: Point,
  to: Point,
  w1: number,
  w2: number,
  colour: string,
  dark: string,
): string {
  const side = (a: Point, b: Point, w: number, k: number): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [a[0] - ((b[1] - a[1]) / length) * w * k, a[1] + ((b[0] - a[0]) / length) * w * k];
  };
  const mid = (w1 + w2) / 2;
  const outline: Point[] = [
    side(from, bend, w1, 1),
    side(bend, to, mid, 1),
    side(to, [to[0] * 2 - bend[0], to[1] * 2 - bend[1]], w2, 1),
  ];
  const other: Point[] = [
    side(to, [to[0] * 2 - bend[0], to[1] * 2 - bend[1]], w2, -1),
    side(bend, to, mid, -1),
    side(from, bend, w1, -1),
  ];
  const d = `${curve(outline)}L${curve(other).slice(1)}Z`;
  return path(
    d,
    s.linear(outline[1] as Point, other[1] as Point, [
      [0, colour],
      [0.45, colour],
      [1, dark],
    ]),
  );
}

/** A hand against a pot: palm, four fingers and thumb. Points to the right; `flip` mirrors it. */
export function hand(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  turn: number,
  skin: Skin,
  flip = false,
): string {
  const finger = (points: Point[], width: number): string => {
    const d = curve(points);
    return (
      line(d, skin.dark, width + 3) +
      line(d, skin.base, width) +
      line(d, skin.light, width * 0.3, { opacity: 0.5, transform: 'translate(0 -4)' })
    );
  };
  const palm = blob([
    [-70, -40],
    [-8, -50],
    [44, -30],
    [52, 18],
    [20, 48],
    [-40, 44],
    [-84, 30],
    [-92, -6],
  ]);
  const parts = [
    path(palm, shadow, { opacity: 0.25, transform: 'translate(8 12)' }),
    path(
      palm,
      s.linear(
        [0, -50],
        [0, 50],
        [
          [0, skin.light],
          [0.4, skin.base],
          [1, skin.dark],
        ],
      ),
    ),
    finger(
      [
        [20, 34],
        [58, 46],
        [92, 40],
      ],
      23,
    ),
    finger(
      [
        [30, 16],
        [78, 24],
        [118, 16],
      ],
      26,
    ),
    finger(
      [
        [30, -8],
        [82, -4],
        [124, -12],
      ],
      27,
    ),
    finger(
      [
        [24, -30],
        [72, -32],
        [110, -40],
      ],
      26,
    ),
    finger(
      [
        [-40, -30],
        [-4, -66],
        [44, -78],
      ],
      29,
    ),
  ];
  return `<g transform="translate(${at([x, y])}) scale(${flip ? '-' : ''}${String(size)} ${String(size)}) rotate(${String(turn)})">${parts.join('')}</g>`;
}
