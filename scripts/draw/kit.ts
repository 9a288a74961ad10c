/** Helpers for drawing SVG: numbers, colours, curves and a sheet that collects definitions. */

/**
 * Width of an image in pixels: two for each pixel of the page, so that none is enlarged.
 * Portrait images fill a column, landscape ones the content width, and backgrounds a desktop window (decision 125).
 */
export const COLUMN = 1400;
export const LARGE_COLUMN = 1740;
export const CONTENT = 2304;
export const WINDOW = 2880;

/** Default width of a drawing in pixels. */
export const pixelsAcross = ({ w, h, across }: { w: number; h: number; across?: number }): number =>
  across ?? (w > h ? CONTENT : COLUMN);

export type Point = readonly [x: number, y: number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Mulberry32: the same seed always produces the same image. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** At most one decimal, without a trailing zero: precise enough at these sizes, and short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (p: Point): string => `${n(p[0])} ${n(p[1])}`;

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** Mixes two `#rrggbb` colours; `amount` 0 gives the first. */
export function mix(a: string, b: string, amount: number): string {
  const other = channels(b);
  return `#${channels(a)
    .map((c, i) => Math.round(c + ((other[i] ?? c) - c) * amount))
    .map((c) => c.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Curve segments through points (Catmull-Rom as Béziers, relative), without the opening move. */
export function through(points: readonly Point[], closed = false): string {
  const size = points.length;
  const get = (i: number): Point =>
    points[closed ? (i + size) % size : Math.min(size - 1, Math.max(0, i))] as Point;
  let d = '';
  // Rounding errors of relative moves add up, so each starts from the rounded position.
  let pen: Point = [rounded(get(0)[0]), rounded(get(0)[1])];
  for (let i = 0; i < (closed ? size : size - 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `c${pack([c1, c2, p2].flatMap(([x, y]) => [x - pen[0], y - pen[1]]))}`;
    pen = [pen[0] + rounded(p2[0] - pen[0]), pen[1] + rounded(p2[1] - pen[1])];
  }
  return d;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const pack = (values: readonly number[]): string =>
  values.map((v, i) => (i > 0 && rounded(v) >= 0 ? ' ' : '') + n(v).replace(/^(-?)0\./, '$1.')).join('');

export const curve = (points: readonly Point[]): string => `M${at(points[0] as Point)}${through(points)}`;

/** A closed soft shape through points. */
export const blob = (points: readonly Point[]): string =>
  `M${at(points[0] as Point)}${through(points, true)}Z`;

type Attributes = Record<string, string | number | undefined>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? String(Math.round(v * 1000) / 1000) : String(v)}"`)
    .join('');
}

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}"${attributes({ fill, ...more })}/>`;
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  `<path d="${d}"${attributes({ fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`;
export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attributes({ fill, ...more })}/>`;
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${attributes({ fill, ...more })}/>`;

/** Many round dots in one short path. */
export function dots(points: readonly Point[], size: number, colour: string, opacity = 1): string {
  let pen: Point = [0, 0];
  let d = '';
  for (const p of points) {
    const step: Point = [Math.round(p[0]) - pen[0], Math.round(p[1]) - pen[1]];
    d += `m${pack(step)}h0`;
    pen = [pen[0] + step[0], pen[1] + step[1]];
  }
  return d === '' ? '' : line(d, colour, size, { opacity });
}

export interface Sheet {
  w: number;
  h: number;
  random: () => number;
  between: (low: number, high: number) => number;
  /** A gradient across a box in picture units; returns a paint. */
  linear: (from: Point, to: Point, stops: readonly Stop[]) => string;
  radial: (centre: Point, radius: number, stops: readonly Stop[]) => string;
  clip: (d: string) => string;
  finish: (content: string, title: string) => string;
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop${attributes({ offset, 'stop-color': colour, 'stop-opacity': opacity })}/>`,
    )
    .join('');

export function sheet(w: number, h: number, seed: number): Sheet {
  const random = seeded(seed);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const known = new Map<string, string>();
  const define = (make: (id: string) => string): string => {
    const key = make('');
    const found = known.get(key);
    if (found !== undefined) return found;
    const id = `a${String(known.size)}`;
    known.set(key, id);
    return id;
  };
  const defs = new Map<string, (id: string) => string>();
  const add = (make: (id: string) => string): string => {
    const id = define(make);
    defs.set(id, make);
    return id;
  };
  // Repeated colours are written once.
  const fill = (stops: readonly Stop[]): string =>
    stops.length < 4
      ? `>${stopsOf(stops)}`
      : ` href="#${add((id) => `<linearGradient id="${id}">${stopsOf(stops)}</linearGradient>`)}">`;
  return {
    w,
    h,
    random,
    between,
    linear: ([x1, y1], [x2, y2], stops) => {
      const rest = fill(stops);
      return `url(#${add((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"${rest}</linearGradient>`)})`;
    },
    radial: ([cx, cy], radius, stops) => {
      const rest = fill(stops);
      return `url(#${add((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}"${rest}</radialGradient>`)})`;
    },
    clip: (d) => `url(#${add((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`,
    finish: (content, title) => {
      const grain = grainOf(seeded(seed + 7));
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(w)} ${String(h)}" width="${String(w)}" height="${String(h)}"><title>${title}</title><defs>${[...defs].map(([id, make]) => make(id)).join('')}${grain}</defs>${content}<path fill="url(#grain)" d="M0 0h${String(w)}v${String(h)}H0z"/></svg>\n`;
    },
  };
}

/** Paper grain: a small repeating tile of pale and dark dots, much cheaper to paint than a turbulence filter. */
function grainOf(random: () => number): string {
  const tile = 220;
  const some = (count: number): Point[] =>
    Array.from({ length: count }, () => [random() * tile, random() * tile]);
  return `<pattern id="grain" width="${String(tile)}" height="${String(tile)}" patternUnits="userSpaceOnUse">${dots(some(130), 1.6, '#fff8e8', 0.16)}${dots(some(130), 1.7, '#1c1410', 0.11)}</pattern>`;
}
