import type { Point, Sheet, Stop } from '../draw/kit.ts';
import { at, blob, box, curve, line, mix, n, oval, path } from '../draw/kit.ts';

/** An image of a starter site: its size, content and focal point. */
export interface Drawing {
  name: string;
  w: number;
  h: number;
  alt: string;
  /** The focal point that crops keep visible, as shares of width and height. */
  focus?: { x: number; y: number };
  /** Pixels, if those of `pixelsAcross` are too few or too many. */
  across?: number;
  draw: (s: Sheet) => string;
}

const white = '#ffffff';
const black = '#120d10';

export const down = (s: Sheet, from: number, to: number, ...stops: Stop[]): string =>
  s.linear([0, from], [0, to], stops);
export const across = (s: Sheet, from: number, to: number, ...stops: Stop[]): string =>
  s.linear([from, 0], [to, 0], stops);

/** A lit wall above a table. */
export function room(s: Sheet, wall: string, table: string, edge: number): string {
  const wallFill = down(s, 0, edge, [0, mix(wall, white, 0.18)], [1, mix(wall, black, 0.05)]);
  const tableFill = down(s, edge, s.h, [0, mix(table, white, 0.12)], [1, mix(table, black, 0.1)]);
  return box(0, 0, s.w, edge, wallFill) + box(0, edge, s.w, s.h - edge, tableFill);
}

/** Sunlight through a window with glazing bars. */
export function sunlight(s: Sheet, x: number, y: number, w: number, h: number, strength = 0.28): string {
  const lean = h * 0.42;
  const pane = (left: number, top: number, width: number, height: number): string =>
    `M${at([left - (top - y) * 0.42, top])}h${n(width)}l${n(-height * 0.42)} ${n(height)}h${n(-width)}Z`;
  const half = w * 0.46;
  const d = [0, 0.54].map(
    (part) => pane(x + w * part, y, half, h * 0.46) + pane(x + w * part, y + h * 0.52, half, h * 0.48),
  );
  return path(
    d.join(''),
    across(s, x - lean, x + w, [0, '#fff6df', strength], [1, '#fff6df', strength * 0.6]),
  );
}

/** The soft shadow of an object, cast to the right. */
export const shade = (s: Sheet, x: number, y: number, rx: number, strength = 0.38): string =>
  oval(
    x + rx * 0.45,
    y,
    rx * 1.7,
    rx * 0.3,
    s.radial([x + rx * 0.3, y], rx * 1.5, [
      [0, black, strength],
      [0.6, black, strength * 0.4],
      [1, black, 0],
    ]),
    {
      transform: `translate(0 0)`,
    },
  );

interface Round {
  x: number;
  /** Position of the base. */
  y: number;
  w: number;
  h: number;
  colour: string;
  /** Colour of the lid or rim; default: a lighter tint of the body's. */
  top?: string;
  /** Height of the visible top, as a share of the width. */
  tilt?: number;
  /** Radius of the shoulder. */
  shoulder?: number;
}

/** A round object: a tin, a candle, a jar, a podium. */
export function drum(s: Sheet, { x, y, w, h, colour, top, tilt = 0.14, shoulder = 0 }: Round): string {
  const [r, k] = [w / 2, (w / 2) * tilt * 2];
  const t = y - h;
  const fill = across(
    s,
    x - r,
    x + r,
    [0, mix(colour, black, 0.18)],
    [0.24, mix(colour, white, 0.16)],
    [0.45, colour],
    [0.8, mix(colour, black, 0.2)],
    [1, mix(colour, black, 0.34)],
  );
  const side =
    shoulder > 0
      ? `M${at([x - r, t + shoulder])}Q${at([x - r, t])} ${at([x - r + shoulder, t])}H${n(x + r - shoulder)}Q${at([x + r, t])} ${at([x + r, t + shoulder])}V${n(y - k)}A${n(r)} ${n(k)} 0 0 1 ${at([x - r, y - k])}Z`
      : `M${at([x - r, t])}V${n(y - k)}A${n(r)} ${n(k)} 0 0 0 ${at([x + r, y - k])}V${n(t)}Z`;
  const lid = shoulder > 0 ? '' : oval(x, t, r, k, top ?? mix(colour, white, 0.22));
  return path(side, fill) + lid;
}

/** A leaf from stem to tip. */
export function leaf(from: Point, to: Point, width: number, colour: string): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const mid: Point = [from[0] + dx * 0.45, from[1] + dy * 0.45];
  const half = (sign: number) => `Q${at([mid[0] + nx * sign, mid[1] + ny * sign])} ${at(to)}`;
  return (
    path(`M${at(from)}${half(1)}L${at(from)}Z`, colour) +
    path(`M${at(from)}${half(-1)}L${at(from)}Z`, mix(colour, black, 0.16))
  );
}

/** A twig with leaves on both sides. */
export function sprig(
  from: Point,
  to: Point,
  leaves: number,
  size: number,
  colour: string,
  bend = 0.15,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const on = (t: number): Point => [
    from[0] + dx * t - dy * bend * Math.sin(t * Math.PI),
    from[1] + dy * t + dx * bend * Math.sin(t * Math.PI),
  ];
  const angle = Math.atan2(dy, dx);
  const parts = [
    line(curve([on(0), on(0.33), on(0.66), on(1)]), mix(colour, black, 0.25), Math.max(2, size * 0.07)),
  ];
  for (let i = 1; i <= leaves; i++) {
    const t = i / (leaves + 0.4);
    const root = on(t);
    for (const side of [-1, 1]) {
      const turn = angle + side * (0.95 - t * 0.35);
      const reach = size * (1.05 - t * 0.45);
      parts.push(
        leaf(
          root,
          [root[0] + Math.cos(turn) * reach, root[1] + Math.sin(turn) * reach],
          reach * 0.34,
          mix(colour, side > 0 ? white : black, 0.08),
        ),
      );
    }
  }
  parts.push(leaf(on(0.94), on(1.12), size * 0.2, colour));
  return parts.join('');
}

/** The outline of a doorway, from its base. */
export const archPath = (x: number, y: number, w: number, h: number): string =>
  `M${at([x - w / 2, y])}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${at([x + w / 2, y - h + w / 2])}V${n(y)}Z`;

/** A disc lit from the upper left. */
export const ball = (s: Sheet, x: number, y: number, r: number, colour: string): string =>
  oval(
    x,
    y,
    r,
    r,
    s.radial([x - r * 0.35, y - r * 0.4], r * 1.5, [
      [0, mix(colour, white, 0.35)],
      [0.45, colour],
      [1, mix(colour, black, 0.3)],
    ]),
  );

/** Hills or waves across the image. Each ridge is filled down to the bottom. */
export function ridge(s: Sheet, y: number, height: number, colour: string, count = 6, foot = s.h): string {
  const points: Point[] = Array.from({ length: count + 3 }, (_, i) => [
    ((i - 1) / count) * s.w,
    y - s.between(0.1, 1) * height,
  ]);
  const d = curve(points);
  return path(
    `${d}L${at([s.w * 1.3, foot])}L${at([-s.w * 0.3, foot])}Z`,
    down(s, y - height, foot, [0, colour], [1, mix(colour, black, 0.25)]),
  );
}

/** A soft round glow. */
export const glow = (s: Sheet, x: number, y: number, r: number, colour: string, strength = 0.6): string =>
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

export const pebble = (s: Sheet, x: number, y: number, w: number, h: number, colour: string): string =>
  path(
    blob([
      [x - w / 2, y],
      [x - w * 0.3, y - h * 0.46],
      [x + w * 0.1, y - h * 0.5],
      [x + w / 2, y - h * 0.05],
      [x + w * 0.28, y + h * 0.44],
      [x - w * 0.24, y + h * 0.46],
    ]),
    s.radial([x - w * 0.2, y - h * 0.4], w * 0.9, [
      [0, mix(colour, white, 0.3)],
      [0.5, colour],
      [1, mix(colour, black, 0.3)],
    ]),
  );
