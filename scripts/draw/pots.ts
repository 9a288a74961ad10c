import type { Point, Sheet } from './kit.ts';
import { at, box, blob, curve, dots, line, mix, n, oval, path, through } from './kit.ts';
import type { Glaze } from './palette.ts';
import { shadow } from './palette.ts';

/** Radius (share of half the width) at a height (0 at the rim, 1 at the foot). */
export type Profile = readonly (readonly [height: number, radius: number])[];

export const profiles = {
  bottle: [
    [0, 0.27],
    [0.05, 0.22],
    [0.24, 0.2],
    [0.36, 0.36],
    [0.5, 0.82],
    [0.64, 1],
    [0.82, 0.88],
    [1, 0.5],
  ],
  moon: [
    [0, 0.4],
    [0.05, 0.38],
    [0.14, 0.62],
    [0.32, 0.93],
    [0.5, 1],
    [0.7, 0.9],
    [0.88, 0.62],
    [1, 0.4],
  ],
  vase: [
    [0, 0.62],
    [0.06, 0.54],
    [0.16, 0.58],
    [0.36, 0.92],
    [0.5, 1],
    [0.74, 0.84],
    [1, 0.54],
  ],
  tall: [
    [0, 0.86],
    [0.05, 0.8],
    [0.3, 0.88],
    [0.6, 1],
    [0.85, 0.94],
    [1, 0.82],
  ],
  bowl: [
    [0, 1],
    [0.2, 0.96],
    [0.45, 0.82],
    [0.7, 0.6],
    [0.88, 0.44],
    [0.92, 0.4],
    [1, 0.42],
  ],
  deepBowl: [
    [0, 1],
    [0.25, 0.99],
    [0.55, 0.86],
    [0.78, 0.62],
    [0.9, 0.46],
    [1, 0.46],
  ],
  mug: [
    [0, 0.94],
    [0.1, 0.9],
    [0.4, 0.93],
    [0.7, 1],
    [0.88, 0.95],
    [1, 0.78],
  ],
  beaker: [
    [0, 1],
    [0.3, 0.95],
    [0.7, 0.86],
    [0.92, 0.74],
    [1, 0.7],
  ],
  jug: [
    [0, 0.62],
    [0.1, 0.54],
    [0.22, 0.55],
    [0.45, 0.86],
    [0.66, 1],
    [0.85, 0.88],
    [1, 0.64],
  ],
  jar: [
    [0, 0.7],
    [0.06, 0.72],
    [0.14, 0.9],
    [0.4, 1],
    [0.75, 0.95],
    [1, 0.7],
  ],
  plate: [
    [0, 1],
    [0.4, 0.92],
    [0.75, 0.62],
    [1, 0.6],
  ],
  pinch: [
    [0, 0.95],
    [0.3, 1],
    [0.7, 0.86],
    [0.92, 0.6],
    [1, 0.5],
  ],
} satisfies Record<string, Profile>;

export interface Pot {
  x: number;
  /** The lowest point, where it stands. */
  y: number;
  w: number;
  h: number;
  form: Profile;
  glaze: Glaze;
  /** Where the glaze ends: 0 the rim, 1 the foot, above 1 all over. */
  line?: number;
  drip?: number;
  /** How round the rim looks: 0 at eye level. */
  tilt?: number;
  /** A second glaze over the top, down to `line`. */
  over?: { glaze: Glaze; line: number; drip?: number };
  handle?: 'left' | 'right';
  filled?: string;
  rings?: number;
  /** Length of the cast shadow, share of the width; 0 for none. */
  cast?: number;
}

/** Monotone-ish reading of a profile at any height. */
export function radiusAt(form: Profile, height: number): number {
  const i = Math.max(0, form.findIndex(([h], k) => k > 0 && height <= h) - 1);
  const [h1, r1] = form[i] ?? [0, 1];
  const [h2, r2] = form[i + 1] ?? [1, r1];
  const [h0, r0] = form[i - 1] ?? [h1 - (h2 - h1), r1];
  const [h3, r3] = form[i + 2] ?? [h2 + (h2 - h1), r2];
  const t = Math.min(1, Math.max(0, (height - h1) / (h2 - h1)));
  const span = h2 - h1;
  const m1 = ((r2 - r0) / (h2 - h0)) * span;
  const m2 = ((r3 - r1) / (h3 - h1)) * span;
  return (
    (2 * t ** 3 - 3 * t ** 2 + 1) * r1 +
    (t ** 3 - 2 * t ** 2 + t) * m1 +
    (-2 * t ** 3 + 3 * t ** 2) * r2 +
    (t ** 3 - t ** 2) * m2
  );
}

/** Shading of a round form in light from the upper left, with light thrown back from the right. */
export function round(s: Sheet, left: number, right: number, colour: string): string {
  const dark = mix(colour, '#1b1214', 0.5);
  return s.linear(
    [left, 0],
    [right, 0],
    [
      [0, mix(colour, dark, 0.38)],
      [0.1, mix(colour, '#fff3d8', 0.06)],
      [0.3, mix(colour, '#fff6e0', 0.3)],
      [0.5, colour],
      [0.76, mix(colour, dark, 0.55)],
      [0.91, mix(colour, dark, 0.82)],
      [1, mix(colour, dark, 0.6)],
    ],
  );
}

export function castShadow(
  s: Sheet,
  x: number,
  y: number,
  r: number,
  length: number,
  strength = 0.42,
): string {
  const reach = r * (1 + length);
  const cx = x + r * length * 0.75;
  const soft = s.radial([0, 0], 1, [
    [0, shadow, strength],
    [0.5, shadow, strength * 0.62],
    [0.8, shadow, strength * 0.16],
    [1, shadow, 0],
  ]);
  const disc = (mx: number, my: number, rx: number, ry: number, turn: number): string =>
    `<circle r="1" fill="${soft}" transform="translate(${n(mx)} ${n(my)}) rotate(${n(turn)}) scale(${n(rx)} ${n(ry)})"/>`;
  return (
    disc(cx, y - r * 0.1, reach * 1.08, r * 0.34, 3) + disc(x + r * 0.1, y - r * 0.12, r * 1.12, r * 0.3, 0)
  );
}

/** Small pots are drawn with fewer points: nobody sees the difference, and the file stays light. */
const small = (p: Pot): boolean => p.w < 180;

/** The lower edge of a glaze around the front: a gentle wave with a few round tongues that ran further. */
function edge(s: Sheet, pot: Pot, top: number, height: number, drip: number): Point[] {
  const tilt = pot.tilt ?? 0.2;
  const half = pot.w / 2;
  const phase = s.between(0, 6);
  const tongues = Array.from({ length: 4 }, (_, i) => ({
    angle: -1.15 + i * 0.72 + s.between(-0.25, 0.25),
    run: s.between(0.5, 2.3),
    width: s.between(0.1, 0.17),
  }));
  const steps = small(pot) ? 14 : 20;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (Math.PI * i) / steps;
    const runs = tongues.reduce((sum, g) => sum + g.run * Math.exp(-(((angle - g.angle) / g.width) ** 2)), 0);
    const t = Math.min(1.05, height + drip * (Math.sin(angle * 3 + phase) * 0.4 + runs));
    const r = radiusAt(pot.form, Math.min(1, t)) * half;
    return [pot.x + r * 1.02 * Math.sin(angle), top + t * pot.h + r * tilt * Math.cos(angle)];
  });
}

function coat(
  s: Sheet,
  pot: Pot,
  top: number,
  glaze: Glaze,
  height: number,
  drip: number,
  paint: string,
): string {
  if (height > 1 || pot.w < 60) return box(pot.x - pot.w, top - pot.w, pot.w * 2, pot.h + pot.w * 2, paint);
  const points = edge(s, pot, top, height, drip);
  const [first, last] = [points[0] as Point, points[points.length - 1] as Point];
  const [x1, x2] = [pot.x - pot.w * 0.6, pot.x + pot.w * 0.6];
  const d = `M${at([x1, top - pot.w])}L${at([x1, first[1]])}L${at(first)}${through(points)}L${at([x2, last[1]])}L${at([x2, top - pot.w])}Z`;
  const width = Math.max(2, pot.w * 0.022);
  const coating = path(d, paint, { stroke: glaze.thick, 'stroke-width': width * 1.2, 'stroke-opacity': 0.5 });
  if (small(pot)) return coating;
  return (
    line(curve(points.map(([x, y]): Point => [x, y + width * 0.8])), shadow, width, { opacity: 0.22 }) +
    coating +
    line(curve(points.slice(3, 12).map(([x, y]): Point => [x, y - width * 1.1])), '#fffaf0', width * 0.4, {
      opacity: 0.5,
    })
  );
}

function handle(pot: Pot, top: number, side: 1 | -1, colour: string, thin: string): string {
  const half = pot.w / 2;
  const [a, b] = [0.16, 0.72];
  const xa = pot.x + side * radiusAt(pot.form, a) * half * 0.93;
  const xb = pot.x + side * radiusAt(pot.form, b) * half * 0.93;
  const out = side * pot.w * 0.36;
  const d = `M${at([xa, top + a * pot.h])}C${at([xa + out * 0.9, top + (a - 0.09) * pot.h])} ${at([xa + out * 1.45, top + (b - 0.16) * pot.h])} ${at([xb, top + b * pot.h])}`;
  const width = Math.max(7, pot.w * 0.105);
  const dark = mix(colour, '#5a2f1c', side === 1 ? 0.34 : 0.14);
  return (
    line(d, mix(dark, '#2a1510', 0.36), width * 1.08) +
    line(d, dark, width * 0.78, { transform: `translate(${n(-width * 0.08)} ${n(-width * 0.08)})` }) +
    line(d, mix(thin, '#fff3dd', 0.35), width * 0.2, {
      opacity: 0.6,
      transform: `translate(${n(-width * 0.16)} ${n(-width * 0.22)})`,
    })
  );
}

/** A thrown pot: body, glaze with its runs, rings of the fingers, speckle, light, rim and inside. */
export function pot(s: Sheet, p: Pot): string {
  const { back, body, inside } = layers(s, p, false);
  return back + body + inside;
}

/** Pots nested in each other, the lowest first; `content` lies in the topmost. */
export function stack(s: Sheet, pots: readonly Pot[], content = ''): string {
  const all = pots.map((p) => layers(s, p, true));
  const backs = all.map(({ back, inside }) => back + inside).join('');
  return (
    backs +
    content +
    all
      .reverse()
      .map(({ body }) => body)
      .join('')
  );
}

interface Layers {
  back: string;
  body: string;
  inside: string;
}

function layers(s: Sheet, p: Pot, open: boolean): Layers {
  const tilt = p.tilt ?? 0.2;
  const half = p.w / 2;
  const foot = radiusAt(p.form, 1) * half;
  const lip = radiusAt(p.form, 0) * half;
  const base = p.y - foot * tilt;
  const top = base - p.h;
  const steps = small(p) ? 8 : 10;
  const side = (sign: 1 | -1, inset = 1, from = 0, to = 1): Point[] =>
    Array.from({ length: steps }, (_, i) => {
      const t = from + ((to - from) * i) / (steps - 1);
      return [p.x + sign * radiusAt(p.form, t) * half * inset, top + t * p.h];
    });
  const left = side(-1);
  const right = side(1).reverse();
  const outline = `M${at([p.x - lip, top])}${through(left)}A${n(foot)} ${n(foot * tilt)} 0 0 0 ${at([p.x + foot, base])}${through(right)}A${n(lip)} ${n(lip * tilt)} 0 0 ${open ? 1 : 0} ${at([p.x - lip, top])}Z`;
  const clip = s.clip(outline);
  const [x1, x2] = [p.x - half, p.x + half];
  const glazeLine = p.line ?? 0.84;
  const back: string[] = [];
  if ((p.cast ?? 0.9) > 0) back.push(castShadow(s, p.x, p.y, foot * 1.05 + half * 0.12, p.cast ?? 0.9));
  if (p.handle)
    back.push(handle(p, top, p.handle === 'right' ? 1 : -1, (p.over ?? p).glaze.colour, p.glaze.thin));

  const all = [x1, top - lip * tilt, p.w, p.h + (lip + foot) * tilt] as const;
  const body: string[] = [box(...all, round(s, x1, x2, p.glaze.body))];
  body.push(coat(s, p, top, p.glaze, glazeLine, p.drip ?? 0.035, round(s, x1, x2, p.glaze.colour)));
  if (p.over)
    body.push(
      coat(s, p, top, p.over.glaze, p.over.line, p.over.drip ?? 0.05, round(s, x1, x2, p.over.glaze.colour)),
    );
  const crown = p.over?.glaze ?? p.glaze;
  body.push(
    box(
      x1,
      top - lip * tilt,
      p.w,
      p.h * 0.3,
      s.linear(
        [0, top],
        [0, top + p.h * 0.22 + lip * tilt],
        [
          [0, crown.thin, 0.75],
          [0.3, crown.thin, 0.3],
          [1, crown.thin, 0],
        ],
      ),
    ),
  );
  body.push(
    box(
      x1,
      top,
      p.w,
      p.h + foot,
      s.linear(
        [0, top + p.h * 0.35],
        [0, p.y],
        [
          [0, crown.thick, 0],
          [1, shadow, 0.34],
        ],
      ),
    ),
  );

  const rings = p.w < 60 ? 0 : (p.rings ?? 7);
  let light = '';
  let dark = '';
  for (let i = 1; i <= rings; i++) {
    const t = Math.min(0.97, (i + s.between(-0.3, 0.3)) / (rings + 0.6));
    const r = radiusAt(p.form, t) * half;
    const y = top + t * p.h;
    const arc = (dy: number): string =>
      `M${at([p.x - r, y + dy])}a${n(r)} ${n(r * tilt)} 0 0 0 ${n(r * 2)} 0`;
    dark += arc(0);
    light += arc(Math.max(1.4, p.h * 0.008));
  }
  if (rings > 0) body.push(line(dark, shadow, Math.max(2, p.w * 0.022), { opacity: 0.06 }));
  if (rings > 0) body.push(line(light, '#fff8e6', Math.max(1.4, p.w * 0.014), { opacity: 0.1 }));

  const count = Math.round(crown.speckles * Math.min(1, (p.w / 240) ** 1.6));
  const spots = (share: number): Point[] =>
    Array.from({ length: Math.round(count * share) }, () => {
      const t = s.between(0.03, 0.97);
      const angle = s.between(-1.45, 1.45);
      const r = radiusAt(p.form, t) * half;
      return [p.x + r * Math.sin(angle), top + t * p.h + r * tilt * Math.cos(angle)];
    });
  const grainSize = Math.max(1.3, p.w * 0.008);
  body.push(
    dots(spots(0.7), grainSize, crown.speckle, 0.5),
    dots(spots(0.3), grainSize * 1.8, crown.speckle, 0.4),
  );

  const shine = [...side(-1, 0.76, 0.14, 0.8), ...side(-1, 0.56, 0.12, 0.72).reverse()].filter(
    (_, i) => i % 2 === 0,
  );
  body.push(
    path(
      blob(shine),
      s.linear(
        [0, top],
        [0, p.y],
        [
          [0, '#fffdf4', 0.5],
          [0.45, '#fffdf4', 0.16],
          [0.8, '#fffdf4', 0],
        ],
      ),
    ),
  );
  // A nested pot hides the rim in front of it, so that part is drawn again on top.
  const wall = Math.max(2.5, Math.min(lip * 0.11, p.w * 0.04));
  const front = open
    ? line(
        `M${at([p.x - lip + wall / 2, top])}A${n(lip - wall / 2)} ${n(lip * tilt - wall * 0.3)} 0 0 0 ${at([p.x + lip - wall / 2, top])}`,
        mix(crown.thin, '#fff6e0', 0.3),
        wall * 0.9,
      )
    : '';
  return {
    back: back.join(''),
    body: `<g clip-path="${clip}">${body.join('')}</g>${front}`,
    inside: mouth(s, p, top, lip, tilt, crown),
  };
}

function mouth(s: Sheet, p: Pot, top: number, lip: number, tilt: number, glaze: Glaze): string {
  const wall = Math.max(2.5, Math.min(lip * 0.11, p.w * 0.04));
  const [rx, ry] = [lip - wall, Math.max(1, lip * tilt - wall * 0.62)];
  const inside = s.linear(
    [p.x - rx, top],
    [p.x + rx, top],
    [
      [0, mix(glaze.inside, '#120b0a', 0.72)],
      [0.45, mix(glaze.inside, '#120b0a', 0.4)],
      [0.85, mix(glaze.inside, '#fff3d8', 0.1)],
      [1, mix(glaze.inside, '#fff3d8', 0.22)],
    ],
  );
  const rim = s.linear(
    [p.x - lip, top],
    [p.x + lip, top],
    [
      [0, mix(glaze.thin, '#fff6e0', 0.25)],
      [0.35, mix(glaze.thin, '#fff6e0', 0.5)],
      [1, mix(glaze.thin, '#1b1214', 0.25)],
    ],
  );
  let d = oval(p.x, top, lip, lip * tilt, rim) + oval(p.x, top, rx, ry, inside);
  if (p.filled) {
    const sink = ry * 0.42;
    const clip = s.clip(
      `M${at([p.x - rx, top])}A${n(rx)} ${n(ry)} 0 1 1 ${at([p.x + rx, top])}A${n(rx)} ${n(ry)} 0 1 1 ${at([p.x - rx, top])}Z`,
    );
    d += `<g clip-path="${clip}">${oval(p.x, top + sink, rx * 0.97, ry * 0.95, p.filled)}${oval(p.x - rx * 0.2, top + sink * 1.2, rx * 0.4, ry * 0.3, '#fffaf0', { opacity: 0.25 })}</g>`;
  }
  return d;
}
