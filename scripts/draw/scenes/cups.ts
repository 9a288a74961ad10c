import type { Sheet } from '../kit.ts';
import { oval } from '../kit.ts';
import type { Glaze } from '../palette.ts';
import { deep, glazes, mist, oyster, plum, tide } from '../palette.ts';
import { pot, stack } from '../pots.ts';
import type { Pot } from '../profiles.ts';
import { profiles } from '../profiles.ts';
import { cloth, stick } from '../props.ts';
import { closer, rimOf, stage, steam } from './stage.ts';

const coffee = '#4a2617';

/** Crema: a pale ring and a paler eye on the coffee. */
function crema(p: Pot): string {
  const { x, y, rx, ry } = rimOf(p);
  return (
    oval(x, y + ry * 0.34, rx * 0.8, ry * 0.62, '#9a6236') +
    oval(x - rx * 0.08, y + ry * 0.34, rx * 0.5, ry * 0.36, '#b98250', { opacity: 0.8 }) +
    oval(x - rx * 0.2, y + ry * 0.22, rx * 0.16, ry * 0.1, '#e8c79a', { opacity: 0.7 })
  );
}

const espressoCup = (x: number, y: number, w: number, glaze: Glaze): Pot => ({
  x,
  y,
  w,
  h: w * 0.78,
  form: profiles.mug,
  glaze,
  tilt: 0.24,
  line: 0.8,
  rings: 4,
  filled: coffee,
});

export function espresso(s: Sheet): string {
  const cup = espressoCup(500, 1010, 400, glazes.lowTide);
  return closer(
    [
      stage(s, { wall: '#d7b593', table: '#7d4e30' }),
      cloth(s, 190, 900, 640, 210, oyster),
      pot(s, cup),
      crema(cup),
      steam(s, 490, 640),
      stick([790, 1120], [900, 1010], 15, '#c9c2b4'),
      oval(782, 1128, 42, 18, '#b9b1a2'),
      oval(778, 1124, 31, 11, '#e2dccf'),
    ].join(''),
    1.4,
    [510, 820],
  );
}

export function espressoInFourGlazes(s: Sheet): string {
  return closer(
    [
      stage(s, { wall: '#49706c', table: '#c99a63', light: 0.18, from: 300 }),
      pot(s, { ...espressoCup(330, 900, 250, glazes.oyster), filled: '' }),
      pot(s, { ...espressoCup(690, 910, 250, glazes.samphire), filled: '' }),
      pot(s, { ...espressoCup(260, 1110, 270, glazes.estuary), filled: '' }),
      pot(s, { ...espressoCup(640, 1130, 270, glazes.lowTide), filled: '' }),
    ].join(''),
    1.22,
    [470, 755],
  );
}

const tumbler = (x: number, y: number, glaze: Glaze, w = 270): Pot => ({
  x,
  y,
  w,
  h: w * 1.14,
  form: profiles.beaker,
  glaze,
  tilt: 0.2,
  line: 0.86,
  rings: 6,
});

export function tumblers(s: Sheet): string {
  const pile = [glazes.samphire, glazes.oyster, glazes.estuary];
  return closer(
    [
      stage(s, { wall: '#9fb7a5', table: '#b98252', light: 0.3 }),
      stack(
        s,
        pile.map((glaze, i) => ({
          ...tumbler(360, 1060 - i * 112, glaze, 290),
          line: i === 0 ? 0.86 : 1.1,
          cast: i === 0 ? 0.8 : 0,
        })),
      ),
      pot(s, { ...tumbler(700, 1120, glazes.lowTide, 290), filled: '#a9c9c6' }),
    ].join(''),
    1.22,
    [520, 750],
  );
}

export function teaBowls(s: Sheet): string {
  const bowl: Pot = {
    x: 350,
    y: 960,
    w: 360,
    h: 220,
    form: profiles.deepBowl,
    glaze: glazes.lowTide,
    over: { glaze: glazes.oyster, line: 0.4, drip: 0.09 },
    tilt: 0.26,
    rings: 5,
  };
  return closer(
    [
      stage(s, { wall: plum, table: '#a8703f', light: 0.2, from: 320 }),
      pot(s, bowl),
      steam(s, 660, 800),
      pot(s, {
        ...bowl,
        x: 650,
        y: 1110,
        w: 390,
        h: 236,
        glaze: glazes.oyster,
        over: { glaze: glazes.lowTide, line: 0.4, drip: 0.09 },
        filled: '#a8a64e',
      }),
    ].join(''),
    1.4,
    [500, 820],
  );
}

/** The mug in its two sizes. */
export function mugSizes(s: Sheet): string {
  const mug = (x: number, y: number, w: number): Pot => ({
    x,
    y,
    w,
    h: w * 0.96,
    form: profiles.mug,
    glaze: glazes.oyster,
    over: { glaze: glazes.estuary, line: 0.34, drip: 0.06 },
    handle: 'right',
    tilt: 0.2,
    line: 0.85,
  });
  return closer(
    [
      stage(s, { wall: mist, table: '#8b5a35', light: 0.36 }),
      pot(s, { ...mug(310, 1000, 300), handle: 'left' }),
      pot(s, { ...mug(620, 1110, 380), filled: coffee }),
    ].join(''),
    1.15,
    [490, 725],
  );
}

/** A tea light in its beaker, by day or lit in the evening. */
export function candle(lit: boolean): (s: Sheet) => string {
  return (s) => {
    const beaker: Pot = {
      ...tumbler(500, 1060, glazes.oyster, 330),
      h: 330,
      filled: lit ? '#ffd27a' : '#f4ecd9',
    };
    const { x, y, ry } = rimOf(beaker);
    const evening = stage(s, { wall: deep, table: '#5a3a26', light: 0 });
    const day = stage(s, { wall: tide, table: '#c99a63', light: 0.3, from: 280 });
    return closer(
      [
        lit ? evening + halo(s, x, y, 560) : day,
        pot(s, beaker),
        lit ? halo(s, x, y + 190, 210, 0.5) : '',
        oval(x, y + ry * 0.5, 5, 14, '#3a2a20'),
        lit ? flame(x, y - 4) : '',
        pot(s, { ...tumbler(800, 1150, glazes.samphire, 200), cast: 0.6 }),
      ].join(''),
      1.36,
      [580, 800],
    );
  };
}

const halo = (s: Sheet, x: number, y: number, r: number, strength = 0.55): string =>
  oval(
    x,
    y,
    r,
    r,
    s.radial([x, y], r, [
      [0, '#ffcf7a', strength],
      [0.5, '#ffb95a', strength * 0.35],
      [1, '#ffb95a', 0],
    ]),
  );

const flame = (x: number, y: number): string =>
  `<path d="M${x} ${y - 96}c34 46 30 92 0 98c-30-6-34-52 0-98Z" fill="#ffc24d"/><path d="M${x} ${y - 56}c16 24 14 50 0 54c-14-4-16-30 0-54Z" fill="#fff3c9"/>`;
