import { line, n } from '../draw/kit.ts';
import type { Sheet } from '../draw/kit.ts';
import type { Drawing } from './shapes.ts';

export const ink = '#1f2e38';
export const deep = '#2c4a57';
export const sea = '#7fa3a8';
export const mist = '#d3ddd9';
export const paper = '#f6f1e6';
export const sand = '#d8c19a';
export const rust = '#b4552d';
export const ochre = '#e0a743';
export const dusk = '#ecbda2';
export const pine = '#3f5b4d';

export const wide = (name: string, alt: string, draw: (s: Sheet) => string): Drawing => ({
  name,
  w: 1500,
  h: 1000,
  alt,
  draw,
});

/** Short level strokes of light or shadow on water, longer towards the viewer. */
export const ripples = (
  s: Sheet,
  from: number,
  to: number,
  count: number,
  colour: string,
  strength = 0.5,
): string =>
  Array.from({ length: count }, () => {
    const part = s.random();
    const y = from + (to - from) * part;
    const long = 40 + 210 * part;
    const x = s.between(-40, s.w);
    return line(`M${n(x)} ${n(y)}h${n(long)}`, colour, 2 + part * 5, {
      opacity: strength * s.between(0.4, 1),
    });
  }).join('');
