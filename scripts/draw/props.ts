import type { Point, Sheet } from './kit.ts';
import { at, box, curve, line, mix, n, oval, path } from './kit.ts';
import { castShadow } from './pot-parts.ts';
import { shadow } from './palette.ts';

const along = (a: Point, b: Point, c: Point, t: number): Point => [
  (1 - t) ** 2 * a[0] + 2 * (1 - t) * t * b[0] + t * t * c[0],
  (1 - t) ** 2 * a[1] + 2 * (1 - t) * t * b[1] + t * t * c[1],
];

/** A leaf: a pointed shape with one lit half. */
export function leaf(from: Point, angle: number, length: number, width: number, colour: string): string {
  const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
  const across = (k: number, side: number): Point => [
    from[0] + Math.cos(angle) * length * k - Math.sin(angle) * width * side,
    from[1] + Math.sin(angle) * length * k + Math.cos(angle) * width * side,
  ];
  const half = (side: number): string =>
    `M${at(from)}C${at(across(0.25, side))} ${at(across(0.7, side * 0.9))} ${at(tip)}Q${at(across(0.5, 0.1))} ${at(from)}Z`;
  return path(half(-1), mix(colour, '#fff4cf', 0.2)) + path(half(1), mix(colour, '#10201c', 0.22));
}

/** A stem with leaves on both sides, smaller towards the tip. */
export function branch(
  s: Sheet,
  from: Point,
  bend: Point,
  to: Point,
  leaves: number,
  size: number,
  colour: string,
  slim = 0.34,
): string {
  let d = line(`M${at(from)}Q${at(bend)} ${at(to)}`, mix(colour, '#2a1a10', 0.5), Math.max(2.5, size * 0.07));
  for (let i = 0; i < leaves; i++) {
    const t = 0.3 + (0.7 * (i + 1)) / leaves;
    const p = along(from, bend, to, Math.min(1, t));
    const q = along(from, bend, to, Math.min(1, t) - 0.05);
    const heading = Math.atan2(p[1] - q[1], p[0] - q[0]);
    const turn = i === leaves - 1 ? 0 : (i % 2 === 0 ? 1 : -1) * s.between(0.55, 0.95);
    const length = size * (1.12 - t * 0.45) * s.between(0.88, 1.12);
    d += leaf(p, heading + turn, length, length * slim, mix(colour, '#d9c27a', s.between(0, 0.2)));
  }
  return d;
}

/** Light through window panes, cast at an angle on a wall. */
export function windowLight(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  colour: string,
  opacity: number,
): string {
  const slant = h * 0.28;
  const [pw, ph] = [w / columns, h / rows];
  let d = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const p = (u: number, v: number): string => {
        const yy = (r + v) * ph;
        const xx = (c + u) * pw;
        return at([x + xx + (slant * yy) / h, y + yy + xx * 0.12]);
      };
      d += `M${p(0.05, 0.05)}L${p(0.95, 0.05)}L${p(0.95, 0.95)}L${p(0.05, 0.95)}Z`;
    }
  return path(d, colour, { opacity });
}

/** Planks of a worktop seen from slightly above. */
export function table(s: Sheet, y: number, colour: string, thickness = 0): string {
  const { w, h } = s;
  let d = box(
    0,
    y,
    w,
    h - y,
    s.linear(
      [0, y],
      [w, h],
      [
        [0, mix(colour, '#fff0cf', 0.28)],
        [0.45, colour],
        [1, mix(colour, '#38200f', 0.5)],
      ],
    ),
  );
  let grain = '';
  for (let i = 0; i < 16; i++) {
    const yy = y + 8 + ((h - y - 8) * (i + s.random() * 0.6)) / 16;
    const x1 = s.between(-100, w * 0.7);
    grain += `M${at([x1, yy])}q${n(s.between(100, 300))} ${n(s.between(-7, 7))} ${n(s.between(300, 620))} ${n(s.between(-5, 5))}`;
  }
  d += line(grain, mix(colour, '#3a1d0c', 0.6), 2.2, { opacity: 0.2 });
  if (thickness > 0)
    d +=
      box(0, h - thickness, w, thickness, mix(colour, '#2a150a', 0.55)) +
      box(0, h - thickness, w, 4, '#fff0cf', { opacity: 0.25 });
  return d + box(0, y, w, 3, '#fff6e0', { opacity: 0.35 });
}

export function wall(s: Sheet, height: number, colour: string, light = '#fff1cf'): string {
  const base = box(
    0,
    0,
    s.w,
    height,
    s.radial([s.w * 0.2, height * 0.1], s.w * 0.95, [
      [0, mix(colour, light, 0.24)],
      [0.45, colour],
      [1, mix(colour, '#0c1415', 0.4)],
    ]),
  );
  let strokes = '';
  for (let i = 0; i < 26; i++) {
    const p: Point = [s.between(-60, s.w), s.between(0, height)];
    strokes += `M${at(p)}q${n(s.between(60, 150))} ${n(s.between(-24, 24))} ${n(s.between(140, 320))} ${n(s.between(-30, 30))}`;
  }
  const clip = s.clip(`M0 0h${n(s.w)}v${n(height)}H0z`);
  return (
    base + `<g clip-path="${clip}">${line(strokes, mix(colour, light, 0.55), 30, { opacity: 0.03 })}</g>`
  );
}

export function lemon(s: Sheet, x: number, y: number, r: number, colour = '#e8b93f', turn = -14): string {
  const paint = s.radial([-0.35, -0.4], 1.5, [
    [0, mix(colour, '#fff7d5', 0.55)],
    [0.45, colour],
    [1, mix(colour, '#5a2c0c', 0.6)],
  ]);
  return (
    castShadow(s, x, y + r * 0.86, r * 0.85, 0.7) +
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(r)})"><path d="M-1.2 .02C-1.05-.05-.95-.85 0-.88S1.02-.1 1.28 0C1.02.12.95.86 0 .88S-1.02.12-1.2.02Z" fill="${paint}"/></g>`
  );
}

/** A folded cloth over the edge or on top. */
export function cloth(s: Sheet, x: number, y: number, w: number, h: number, colour: string): string {
  const d = `M${at([x, y + h * 0.1])}C${at([x + w * 0.2, y - h * 0.12])} ${at([x + w * 0.7, y - h * 0.02])} ${at([x + w, y + h * 0.12])}C${at([x + w * 1.04, y + h * 0.5])} ${at([x + w * 0.98, y + h * 0.8])} ${at([x + w * 1.02, y + h])}C${at([x + w * 0.7, y + h * 1.08])} ${at([x + w * 0.3, y + h * 0.95])} ${at([x - w * 0.03, y + h * 1.02])}C${at([x + w * 0.03, y + h * 0.7])} ${at([x - w * 0.02, y + h * 0.4])} ${at([x, y + h * 0.1])}Z`;
  const clip = s.clip(d);
  let folds = '';
  for (let i = 1; i < 6; i++)
    folds += curve([
      [x + (w * i) / 6 - 10, y - 20],
      [x + (w * i) / 6 + s.between(-18, 18), y + h * 0.5],
      [x + (w * i) / 6 + s.between(-14, 24), y + h * 1.1],
    ]);
  const stripe = [0.86, 0.91]
    .map((k) =>
      curve([
        [x - 30, y + h * k],
        [x + w * 0.4, y + h * (k - 0.03)],
        [x + w * 1.1, y + h * (k + 0.04)],
      ]),
    )
    .join('');
  return (
    path(d, shadow, { opacity: 0.28, transform: 'translate(10 9)' }) +
    path(
      d,
      s.linear(
        [x, y],
        [x + w, y + h],
        [
          [0, mix(colour, '#ffffff', 0.3)],
          [0.6, colour],
          [1, mix(colour, '#3a2a20', 0.3)],
        ],
      ),
    ) +
    `<g clip-path="${clip}">${line(folds, '#3a2a20', 16, { opacity: 0.08 })}${line(stripe, '#1f5a60', 5, { opacity: 0.7 })}</g>`
  );
}

export const glow = (s: Sheet, x: number, y: number, r: number, colour: string, strength = 0.5): string =>
  oval(
    x,
    y,
    r,
    r,
    s.radial([x, y], r, [
      [0, colour, strength],
      [0.5, colour, strength * 0.35],
      [1, colour, 0],
    ]),
  );

/** A round brush or turning tool lying or standing. */
export function stick(from: Point, to: Point, width: number, colour: string): string {
  const d = `M${at(from)}L${at(to)}`;
  return (
    line(d, mix(colour, '#2a150a', 0.45), width) +
    line(d, mix(colour, '#fff0cf', 0.25), width * 0.4, {
      transform: `translate(${n(-width * 0.15)} ${n(-width * 0.12)})`,
    })
  );
}
