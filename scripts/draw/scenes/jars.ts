import type { Sheet } from '../kit.ts';
import { mix, oval } from '../kit.ts';
import { glazes, mist, moss, samphire } from '../palette.ts';
import { pot } from '../pots.ts';
import type { Pot } from '../profiles.ts';
import { profiles } from '../profiles.ts';
import { branch, leaf, stick } from '../props.ts';
import { closer, rimOf, stage } from './stage.ts';

/** Estuary over Oyster, with the line where they meet. */
export function twoGlazeVase(s: Sheet): string {
  return [
    stage(s, { wall: '#d59f7f', table: '#6d4a37', light: 0.28 }),
    branch(s, [500, 470], [420, 260], [270, 130], 10, 92, '#b59a5e'),
    branch(s, [508, 470], [560, 230], [700, 90], 11, 92, '#c7ab6c'),
    branch(s, [504, 470], [510, 260], [480, 70], 7, 80, '#a68c52'),
    pot(s, {
      x: 500,
      y: 1110,
      w: 400,
      h: 650,
      form: profiles.tall,
      glaze: glazes.oyster,
      over: { glaze: glazes.estuary, line: 0.46, drip: 0.07 },
      tilt: 0.17,
      rings: 11,
    }),
  ].join('');
}

export function lidded(s: Sheet): string {
  const jar: Pot = {
    x: 480,
    y: 1090,
    w: 520,
    h: 470,
    form: profiles.jar,
    glaze: glazes.samphire,
    tilt: 0.18,
    line: 0.85,
    rings: 9,
  };
  const { y, rx, ry } = rimOf(jar);
  return closer(
    [
      stage(s, { wall: '#3a5f66', table: '#c99a63', light: 0.18, from: 330 }),
      pot(s, jar),
      oval(jar.x, y + ry * 0.12, rx * 1.02, ry * 1.02, mix(glazes.samphire.thick, '#1b1214', 0.4)),
      pot(s, {
        x: jar.x,
        y: y + ry * 0.82,
        w: rx * 2.06,
        h: 84,
        form: profiles.dome,
        glaze: glazes.samphire,
        line: 1.1,
        tilt: 0.18,
        rings: 4,
        cast: 0,
      }),
      pot(s, {
        x: jar.x,
        y: y + ry * 0.82 - 128,
        w: 92,
        h: 64,
        form: profiles.moon,
        glaze: glazes.samphire,
        line: 1.1,
        tilt: 0.2,
        rings: 0,
        cast: 0,
      }),
      stick([700, 1170], [920, 1110], 20, '#a8703f'),
      oval(690, 1174, 54, 26, '#a8703f'),
      oval(686, 1169, 40, 17, '#c99a63'),
    ].join(''),
    1.2,
    [500, 750],
  );
}

/** Raw outside and in, on its glazed saucer, with something growing. */
export function plantPot(s: Sheet): string {
  const planter: Pot = {
    x: 500,
    y: 1060,
    w: 430,
    h: 380,
    form: profiles.flowerpot,
    glaze: { ...glazes.raw, inside: '#3a2a1e' },
    line: 1.1,
    tilt: 0.19,
    rings: 7,
    filled: '#3b2a1d',
    cast: 0,
  };
  const { x, y } = rimOf(planter);
  const blades = [-1.15, -0.8, -0.45, -0.15, 0.2, 0.5, 0.85, 1.2];
  return [
    stage(s, { wall: mist, table: '#a8703f', light: 0.4, from: 100 }),
    pot(s, {
      x: 500,
      y: 1100,
      w: 560,
      h: 60,
      form: profiles.plate,
      glaze: { ...glazes.lowTide, inside: '#8a4a2e' },
      line: 1.1,
      tilt: 0.17,
      rings: 0,
      cast: 0.6,
    }),
    pot(s, planter),
    ...blades.map((turn, i) =>
      leaf(
        [x + turn * 60, y + 20],
        -Math.PI / 2 + turn * 0.72,
        330 + (i % 3) * 70,
        46,
        i % 2 ? samphire : moss,
      ),
    ),
    leaf([x - 20, y + 30], -Math.PI / 2 - 0.22, 300, 52, '#7f9468'),
    leaf([x + 30, y + 34], -Math.PI / 2 + 0.36, 280, 50, '#90a070'),
  ].join('');
}
