import type { Sheet } from '../draw/kit.ts';
import { box, COLUMN, line, mix, oval, path } from '../draw/kit.ts';
import { across, drum, glow, room, shade, sunlight, type Drawing } from './shapes.ts';

export const plum = '#5b2a4a';
export const peach = '#f3b391';
export const blush = '#f2cfc0';
export const butter = '#f1d28a';
export const mint = '#b9d2bd';
export const lilac = '#cbb6d8';
export const cream = '#f7ecdd';
export const wax = '#f8efdf';
export const amber = '#b8682c';
export const leafGreen = '#54735a';
export const dark = '#2a1f2d';

export const label = (s: Sheet, x: number, y: number, w: number, h: number, colour = cream): string =>
  box(
    x - w / 2,
    y,
    w,
    h,
    across(
      s,
      x - w / 2,
      x + w / 2,
      [0, mix(colour, dark, 0.08)],
      [0.3, colour],
      [1, mix(colour, dark, 0.22)],
    ),
    { rx: 6 },
  ) +
  line(
    `M${x - w * 0.26} ${y + h * 0.34}h${w * 0.52}M${x - w * 0.16} ${y + h * 0.54}h${w * 0.32}`,
    plum,
    h * 0.05,
  ) +
  oval(x, y + h * 0.76, h * 0.05, h * 0.05, amber);

const flame = (s: Sheet, x: number, y: number, size: number): string =>
  glow(s, x, y - size * 0.4, size * 2.6, '#ffd98a', 0.7) +
  path(
    `M${x} ${y}C${x - size * 0.5} ${y - size * 0.3} ${x - size * 0.2} ${y - size * 0.8} ${x} ${y - size * 1.25}C${x + size * 0.2} ${y - size * 0.8} ${x + size * 0.5} ${y - size * 0.3} ${x} ${y}Z`,
    '#ffb648',
  ) +
  oval(x, y - size * 0.28, size * 0.14, size * 0.26, '#fff3cf');

export function candle(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string,
  lit = true,
): string {
  const top = y - h;
  return (
    shade(s, x, y - w * 0.1, w * 0.55) +
    drum(s, { x, y, w, h, colour: glass, top: mix(glass, dark, 0.25) }) +
    oval(x, top + w * 0.02, w * 0.45, w * 0.115, wax) +
    label(s, x, y - h * 0.66, w * 0.62, h * 0.42) +
    line(`M${x} ${top}v${-w * 0.14}`, dark, w * 0.022) +
    (lit ? flame(s, x, top - w * 0.1, w * 0.22) : '') +
    box(x - w * 0.4, top + w * 0.16, w * 0.06, h * 0.7, '#ffffff', { opacity: 0.28, rx: w * 0.03 })
  );
}

export function bottle(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  kind: 'pump' | 'reeds',
): string {
  const top = y - h;
  const neck = drum(s, {
    x,
    y: top + w * 0.06,
    w: w * 0.34,
    h: w * 0.3,
    colour: kind === 'pump' ? dark : '#caa06c',
  });
  const extra =
    kind === 'pump'
      ? drum(s, { x, y: top - w * 0.2, w: w * 0.12, h: w * 0.34, colour: dark }) +
        path(
          `M${x - w * 0.5} ${top - w * 0.62}h${w * 0.62}q${w * 0.1} 0 ${w * 0.1} ${w * 0.1}h${-w * 0.62}q${-w * 0.1} 0 ${-w * 0.1} ${-w * 0.1}Z`,
          dark,
        )
      : line(
          [-0.42, -0.2, 0.02, 0.24, 0.44]
            .map(
              (lean) =>
                `M${x} ${top - w * 0.2}L${x + lean * w * 1.5} ${top - h * (0.9 - Math.abs(lean) * 0.3)}`,
            )
            .join(''),
          '#a5774a',
          w * 0.035,
        );
  return (
    shade(s, x, y - w * 0.1, w * 0.55) +
    extra +
    neck +
    drum(s, { x, y, w, h, colour, shoulder: w * 0.3 }) +
    label(s, x, y - h * 0.68, w * 0.66, h * 0.44) +
    box(x - w * 0.4, top + h * 0.2, w * 0.06, h * 0.62, '#ffffff', { opacity: 0.3, rx: w * 0.03 })
  );
}

export function bar(s: Sheet, x: number, y: number, w: number, h: number, colour: string): string {
  const d = h * 0.7;
  return (
    shade(s, x, y, w * 0.5, 0.3) +
    path(
      `M${x - w / 2} ${y - h}l${d} ${-d * 0.62}h${w - d * 0.4}l${-d * 0.6} ${d * 0.62}Z`,
      mix(colour, '#ffffff', 0.3),
    ) +
    path(
      `M${x + w / 2} ${y - h}l${d * 0.6} ${-d * 0.62}v${h}l${-d * 0.6} ${d * 0.62}Z`,
      mix(colour, dark, 0.2),
    ) +
    box(
      x - w / 2,
      y - h,
      w,
      h,
      across(s, x - w / 2, x + w / 2, [0, mix(colour, '#ffffff', 0.1)], [1, mix(colour, dark, 0.08)]),
      { rx: 8 },
    ) +
    line(`M${x - w * 0.2} ${y - h * 0.5}h${w * 0.4}`, mix(colour, dark, 0.3), h * 0.08)
  );
}

export const product = (
  name: string,
  alt: string,
  wall: string,
  table: string,
  draw: (s: Sheet) => string,
  across: number = COLUMN,
): Drawing => ({
  name,
  w: 1000,
  h: 1000,
  across,
  alt,
  draw: (s) => room(s, wall, table, 660) + sunlight(s, 330, 60, 420, 640) + draw(s),
});
