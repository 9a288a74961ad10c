import type { Point, Sheet } from '../kit.ts';
import { at, dots, line, mix, oval, path } from '../kit.ts';
import type { Glaze } from '../palette.ts';
import { glazes, mist, oyster, tide } from '../palette.ts';
import { castShadow } from '../pot-parts.ts';
import { pot } from '../pots.ts';
import type { Pot } from '../profiles.ts';
import { profiles } from '../profiles.ts';
import { cloth, lemon, stick } from '../props.ts';
import { closer, rimOf, stage, steam } from './stage.ts';

const deepBowl = (x: number, y: number, w: number, glaze: Glaze): Pot => ({
  x,
  y,
  w,
  h: w * 0.44,
  form: profiles.deepBowl,
  glaze,
  tilt: 0.27,
  line: 0.84,
  rings: 5,
});

/** Berries in a heap on what fills a bowl. */
function berries(p: Pot): string {
  const { x, y, rx, ry } = rimOf(p);
  const points = Array.from({ length: 13 }, (_, i): Point => [
    x + rx * 0.12 + Math.cos(i * 2.4) * rx * 0.09 * Math.sqrt(i),
    y + ry * 0.36 + Math.sin(i * 2.4) * ry * 0.11 * Math.sqrt(i),
  ]);
  const lit = points.map(([px, py]): Point => [px - 6, py - 7]);
  return dots(points, 40, '#2d2440') + dots(points, 31, '#4b3a66') + dots(lit, 9, '#a79bc4', 0.8);
}

export function porridge(s: Sheet): string {
  const bowl: Pot = { ...deepBowl(490, 1070, 560, glazes.samphire), filled: '#ead9b4' };
  return closer(
    [
      stage(s, { wall: '#c98d6e', table: '#d3ab7c', light: 0.32 }),
      cloth(s, 150, 960, 640, 220, '#dfe3d3'),
      pot(s, bowl),
      berries(bowl),
      steam(s, 470, 730),
      stick([890, 1150], [770, 1010], 16, '#a8703f'),
      oval(760, 1000, 40, 24, '#a8703f'),
      oval(757, 996, 30, 16, '#c99a63'),
    ].join(''),
    1.28,
    [500, 778],
  );
}

export function bowlsInFourGlazes(s: Sheet): string {
  return closer(
    [
      stage(s, { wall: '#4d6f73', table: '#b98252', light: 0.16, from: 320 }),
      pot(s, deepBowl(300, 920, 330, glazes.estuary)),
      pot(s, deepBowl(700, 910, 330, glazes.oyster)),
      pot(s, deepBowl(290, 1130, 350, glazes.lowTide)),
      pot(s, deepBowl(710, 1120, 350, glazes.samphire)),
    ].join(''),
    1.15,
    [500, 725],
  );
}

/** A pile of plates from the side, small ones on top. */
export function plates(s: Sheet): string {
  const pile: [Glaze, number][] = [
    [glazes.estuary, 640],
    [glazes.oyster, 632],
    [glazes.lowTide, 626],
    [glazes.samphire, 470],
    [glazes.oyster, 464],
    [glazes.estuary, 458],
  ];
  return closer(
    [
      stage(s, { wall: mix(tide, mist, 0.35), table: '#8b5a35', light: 0.3 }),
      ...pile.map(([glaze, w], i) =>
        pot(s, {
          x: 500,
          y: 1060 - i * 24 - (i > 2 ? 4 : 0),
          w,
          h: 30,
          form: profiles.plate,
          glaze,
          line: 1.1,
          tilt: 0.15,
          rings: 0,
          cast: i === 0 ? 0.4 : 0,
        }),
      ),
      lemon(s, 470, 866, 50),
      lemon(s, 570, 870, 46, '#e3a93a', 20),
    ].join(''),
    1.3,
    [500, 780],
  );
}

/** The lip that pours: drawn over the left of the rim. */
function spout(p: Pot): string {
  const { x, y, rx, ry } = rimOf(p);
  const outer: Point = [x - rx * 1.62, y - ry * 0.75];
  const [high, low]: [Point, Point] = [
    [x - rx * 0.62, y - ry * 0.8],
    [x - rx * 0.86, y + p.h * 0.17],
  ];
  const shape = `M${at(high)}C${at([x - rx * 1.05, y - ry * 1.05])} ${at([x - rx * 1.3, y - ry * 1.1])} ${at(outer)}C${at([x - rx * 1.36, y + ry * 0.5])} ${at([x - rx * 1.06, y + p.h * 0.06])} ${at(low)}C${at([x - rx * 0.5, y + p.h * 0.1])} ${at([x - rx * 0.4, y + ry * 0.6])} ${at(high)}Z`;
  const inner = `M${at([x - rx * 0.5, y - ry * 0.62])}C${at([x - rx * 0.95, y - ry * 0.8])} ${at([x - rx * 1.25, y - ry * 0.8])} ${at([x - rx * 1.5, y - ry * 0.66])}C${at([x - rx * 1.2, y - ry * 0.2])} ${at([x - rx * 0.85, y + ry * 0.45])} ${at([x - rx * 0.42, y + ry * 0.6])}Z`;
  return (
    path(shape, mix(p.glaze.colour, '#fff6e0', 0.16)) +
    path(inner, mix(p.glaze.inside, '#120b0a', 0.5)) +
    line(
      `M${at(high)}C${at([x - rx * 1.05, y - ry * 1.05])} ${at([x - rx * 1.3, y - ry * 1.1])} ${at(outer)}C${at([x - rx * 1.24, y - ry * 0.1])} ${at([x - rx * 0.9, y + ry * 0.5])} ${at([x - rx * 0.46, y + ry * 0.78])}`,
      mix(p.glaze.thin, '#fff6e0', 0.4),
      p.w * 0.026,
    )
  );
}

const jug = (x: number, y: number, w: number): Pot => ({
  x,
  y,
  w,
  h: w * 1.26,
  form: profiles.jug,
  glaze: glazes.oyster,
  handle: 'right',
  tilt: 0.19,
  line: 0.84,
  rings: 8,
});

export function milkJug(s: Sheet): string {
  const milk: Pot = { ...jug(480, 1080, 410), filled: '#fbf7ea' };
  return closer(
    [
      stage(s, { wall: '#2f6468', table: '#c99a63', light: 0.2 }),
      pot(s, milk),
      spout(milk),
      cloth(s, 640, 1060, 300, 120, oyster),
    ].join(''),
    1.2,
    [490, 750],
  );
}

/** A dome with a knob on a plate with a low rim, 1 unit wide. */
function butterDish(s: Sheet, x: number, y: number, w: number): string {
  const lid: Pot = {
    x,
    y: y - w * 0.085,
    w: w * 0.78,
    h: w * 0.36,
    form: profiles.dome,
    glaze: glazes.estuary,
    over: { glaze: glazes.oyster, line: 0.3, drip: 0.05 },
    line: 1.1,
    tilt: 0.2,
    rings: 6,
    cast: 0,
  };
  return [
    pot(s, {
      x,
      y,
      w,
      h: w * 0.07,
      form: profiles.plate,
      glaze: { ...glazes.estuary, inside: '#3d7f82' },
      line: 1.1,
      tilt: 0.19,
      rings: 0,
      cast: 0.5,
    }),
    castShadow(s, x, y - w * 0.06, w * 0.4, 0.2),
    pot(s, lid),
    pot(s, {
      x,
      y: lid.y - lid.h - w * 0.055,
      w: w * 0.13,
      h: w * 0.09,
      form: profiles.moon,
      glaze: glazes.oyster,
      line: 1.1,
      tilt: 0.16,
      rings: 0,
      cast: 0,
    }),
  ].join('');
}

export function butterDishAlone(s: Sheet): string {
  return closer(
    [
      stage(s, { wall: '#e0b48e', table: '#7d4e30', light: 0.3, from: 300 }),
      butterDish(s, 500, 1060, 640),
    ].join(''),
    1.3,
    [500, 785],
  );
}

/** Butter, milk, porridge and tea on the table of a morning. */
export function breakfast(s: Sheet): string {
  const milk = { ...jug(770, 950, 250), filled: '#fbf7ea' };
  const bowl: Pot = { ...deepBowl(640, 1150, 400, glazes.oyster), filled: '#ead9b4' };
  return closer(
    [
      stage(s, { wall: tide, table: '#d3ab7c', light: 0.3 }),
      butterDish(s, 330, 950, 440),
      pot(s, milk),
      spout(milk),
      cloth(s, 90, 1040, 330, 140, '#dfe3d3'),
      pot(s, {
        x: 250,
        y: 1140,
        w: 210,
        h: 200,
        form: profiles.mug,
        glaze: glazes.lowTide,
        handle: 'left',
        tilt: 0.24,
        filled: '#6b3a1d',
        line: 0.82,
      }),
      pot(s, bowl),
      berries(bowl),
    ].join(''),
    1.06,
    [490, 680],
  );
}
