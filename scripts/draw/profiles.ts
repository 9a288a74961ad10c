import type { Glaze } from './palette.ts';

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
  dome: [
    [0, 0.1],
    [0.05, 0.3],
    [0.18, 0.6],
    [0.42, 0.86],
    [0.75, 0.97],
    [1, 1],
  ],
  flowerpot: [
    [0, 1],
    [0.13, 0.99],
    [0.17, 0.92],
    [0.6, 0.8],
    [1, 0.66],
  ],
  pinch: [
    [0, 0.95],
    [0.3, 1],
    [0.7, 0.86],
    [0.92, 0.6],
    [1, 0.5],
  ],
} satisfies Record<string, Profile>;

/** Interpolates a profile at any height, nearly monotonically. */
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

export interface Pot {
  x: number;
  /** The lowest point of the pot. */
  y: number;
  w: number;
  h: number;
  form: Profile;
  glaze: Glaze;
  /** Where the glaze ends: 0 is the rim, 1 the foot; above 1 it covers everything. */
  line?: number;
  drip?: number;
  /** Height of the rim's ellipse: 0 at eye level. */
  tilt?: number;
  /** A second glaze over the top, down to `line`. */
  over?: { glaze: Glaze; line: number; drip?: number };
  handle?: 'left' | 'right';
  filled?: string;
  rings?: number;
  /** Length of the cast shadow as a share of the width; 0 for none. */
  cast?: number;
}

/** Small pots have fewer points: the difference is invisible, and the file is smaller. */
export const small = (p: Pot): boolean => p.w < 180;
