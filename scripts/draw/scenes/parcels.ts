import type { Point, Sheet } from '../kit.ts';
import { at, box, line, mix, n, oval, path } from '../kit.ts';
import { butter, deep, estuary, glazes, iron, oyster, paper, plum, shadow, tide } from '../palette.ts';
import { castShadow } from '../pot-parts.ts';
import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { stick, table } from '../props.ts';
import { stage } from './stage.ts';

/** Pots in wood wool, looking out of an open box. */
export function secondsBox(s: Sheet): string {
  const card = '#c59a68';
  const straw = Array.from({ length: 90 }, () => {
    const [x, y] = [s.between(250, 740), s.between(660, 760)];
    return `M${n(x)} ${n(y)}q${n(s.between(-30, 30))} ${n(s.between(-40, 10))} ${n(s.between(-50, 50))} ${n(s.between(-30, 20))}`;
  }).join('');
  const face = (d: string, colour: string): string => path(d, colour);
  return [
    stage(s, { wall: '#3f6b6a', table: '#a8703f', light: 0.18, from: 320 }),
    castShadow(s, 500, 1120, 330, 0.5),
    face('M210 730L500 660L800 726L508 800Z', mix(card, '#2a160a', 0.6)),
    face('M210 730L90 640L392 578L500 660Z', mix(card, '#fff0cf', 0.18)),
    face('M800 726L910 630L612 574L500 660Z', mix(card, '#2a160a', 0.12)),
    line(straw, '#e3cf9b', 5, { opacity: 0.9 }),
    pot(s, {
      x: 360,
      y: 800,
      w: 220,
      h: 240,
      form: profiles.vase,
      glaze: glazes.estuary,
      tilt: 0.2,
      line: 1.1,
      cast: 0,
    }),
    pot(s, {
      x: 650,
      y: 790,
      w: 230,
      h: 190,
      form: profiles.mug,
      glaze: glazes.lowTide,
      tilt: 0.22,
      line: 1.1,
      handle: 'right',
      cast: 0,
    }),
    pot(s, {
      x: 505,
      y: 840,
      w: 220,
      h: 150,
      form: profiles.deepBowl,
      glaze: glazes.oyster,
      tilt: 0.24,
      line: 1.1,
      cast: 0,
    }),
    `<g transform="translate(0 60)">${line(straw, '#d9c08a', 5, { opacity: 0.9 })}</g>`,
    face('M210 730L508 800L508 1140L218 1040Z', mix(card, '#fff0cf', 0.12)),
    face('M800 726L508 800L508 1140L790 1036Z', mix(card, '#2a160a', 0.26)),
    face('M210 730L508 800L420 900L110 822Z', mix(card, '#fff0cf', 0.26)),
    face('M800 726L508 800L610 896L904 808Z', mix(card, '#2a160a', 0.06)),
    line('M110 822L420 900L508 800L610 896L904 808', '#fff0cf', 4, { opacity: 0.4 }),
    `<g transform="matrix(.97 .3 0 1 250 916)">${box(0, 0, 190, 120, paper)}${line('M24 40h140M24 66h100M24 92h120', iron, 8, { opacity: 0.7 })}</g>`,
  ].join('');
}

/** A printed workbook with a pinch pot on its cover, a pencil and the pot itself. */
export function workbook(s: Sheet): string {
  const cover = `<g transform="translate(470 590) rotate(-7)">${[
    box(-290, -390, 600, 800, shadow, { opacity: 0.35, rx: 10 }),
    box(-300, -400, 600, 800, mix(paper, '#c9b48c', 0.25), { rx: 8 }),
    box(-300, -404, 592, 796, paper, { rx: 8 }),
    box(-300, -404, 592, 470, estuary),
    box(-300, -404, 26, 796, mix(deep, '#000000', 0.1)),
    line('M-220 130h330M-220 186h230', iron, 26, { opacity: 0.85 }),
    line('M-220 262h420M-220 302h420M-220 342h300', '#8a7a63', 9, { opacity: 0.6 }),
    pot(s, {
      x: 0,
      y: 10,
      w: 330,
      h: 240,
      form: profiles.pinch,
      glaze: glazes.oyster,
      line: 0.8,
      tilt: 0.24,
      rings: 5,
      cast: 0.3,
    }),
  ].join('')}</g>`;
  return [
    table(s, -4, '#c99a63'),
    cover,
    stick([860, 1140], [700, 780], 24, butter),
    path(`M${at([692, 762])}l-12-42 36 24Z`, '#e9cfa4'),
    path(`M${at([680, 720])}l4 14 8-6Z`, '#1d2b2d'),
    pot(s, {
      x: 250,
      y: 1180,
      w: 300,
      h: 180,
      form: profiles.pinch,
      glaze: glazes.raw,
      line: 1.1,
      tilt: 0.3,
      rings: 4,
      cast: 0.5,
    }),
    oval(470, 1168, 52, 44, '#c98b66'),
    oval(456, 1152, 22, 15, '#dba983', { opacity: 0.8 }),
  ].join('');
}

/** The sleeve of a song: the market's awnings under a morning sun. */
export function song(s: Sheet): string {
  const stripes = (x: number, y: number, w: number, colour: string): string =>
    Array.from({ length: 6 }, (_, i) => {
      const [left, right] = [x + (w / 6) * i, x + (w / 6) * (i + 1)];
      return path(
        `M${n(left)} ${n(y)}L${n(right)} ${n(y)}L${n(right)} ${n(y + 120)}a${n(w / 12)} 34 0 0 1 ${n(-w / 6)} 0Z`,
        i % 2 ? oyster : colour,
      );
    }).join('');
  const stall = (x: number, y: number, w: number, colour: string): string =>
    stick([x + 20, y + 100], [x + 20, y + 400], 16, '#a8703f') +
    stick([x + w - 20, y + 100], [x + w - 20, y + 400], 16, '#a8703f') +
    box(x - 6, y + 300, w + 12, 110, mix('#a8703f', '#2a160a', 0.2)) +
    box(x - 6, y + 294, w + 12, 22, '#c99a63') +
    stripes(x, y, w, colour);
  const note = (x: number, y: number, k: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(12) scale(${n(k)})">${oval(0, 0, 30, 22, paper)}${line('M27-6V-130M27-130C60-120 84-96 74-58', paper, 11)}</g>`;
  const rays: Point[] = Array.from({ length: 14 }, (_, i) => {
    const a = Math.PI + (Math.PI * (i + 0.5)) / 14;
    return [500 + Math.cos(a) * 900, 700 + Math.sin(a) * 900];
  });
  return [
    box(
      0,
      0,
      1000,
      1250,
      s.linear(
        [0, 0],
        [0, 900],
        [
          [0, plum],
          [0.55, '#c8735a'],
          [1, '#f0c383'],
        ],
      ),
    ),
    ...rays.map(([x, y], i) =>
      path(`M500 700L${n(x)} ${n(y)}L${n(x + (i < 7 ? -110 : 110))} ${n(y + 120)}Z`, '#ffe2a8', {
        opacity: 0.12,
      }),
    ),
    oval(500, 700, 210, 210, '#ffd98c'),
    box(
      0,
      720,
      1000,
      530,
      s.linear(
        [0, 720],
        [0, 1250],
        [
          [0, tide],
          [0.4, estuary],
          [1, deep],
        ],
      ),
    ),
    line('M380 752h240M330 790h340M420 828h160M360 866h280', '#ffe2a8', 9, { opacity: 0.55 }),
    box(0, 1120, 1000, 130, '#6d4a37'),
    stall(60, 700, 380, iron),
    stall(560, 730, 380, estuary),
    pot(s, {
      x: 160,
      y: 1000,
      w: 90,
      h: 130,
      form: profiles.bottle,
      glaze: glazes.oyster,
      tilt: 0.18,
      cast: 0,
    }),
    pot(s, {
      x: 270,
      y: 1000,
      w: 110,
      h: 80,
      form: profiles.deepBowl,
      glaze: glazes.estuary,
      tilt: 0.2,
      cast: 0,
    }),
    pot(s, { x: 370, y: 1000, w: 80, h: 84, form: profiles.mug, glaze: glazes.butter, tilt: 0.2, cast: 0 }),
    pot(s, {
      x: 660,
      y: 1030,
      w: 110,
      h: 110,
      form: profiles.moon,
      glaze: glazes.samphire,
      tilt: 0.2,
      cast: 0,
    }),
    pot(s, {
      x: 780,
      y: 1030,
      w: 80,
      h: 150,
      form: profiles.tall,
      glaze: glazes.lowTide,
      tilt: 0.2,
      cast: 0,
    }),
    pot(s, {
      x: 866,
      y: 1030,
      w: 80,
      h: 80,
      form: profiles.beaker,
      glaze: glazes.oyster,
      tilt: 0.2,
      cast: 0,
    }),
    note(260, 430, 1.3),
    note(480, 300, 1.7),
    note(720, 400, 1.2),
  ].join('');
}
