import type { Sheet } from '../kit.ts';
import { box, line, n, oval, path } from '../kit.ts';
import { glazes, oak, shadow } from '../palette.ts';
import type { Pot } from '../profiles.ts';
import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { glow, wall } from '../props.ts';
import { estuaryView } from '../scenery.ts';

/** The room on a class evening: wheels in a row under the lamps. */
export function classroom(s: Sheet): string {
  const lamp = (x: number): string =>
    line(`M${n(x)} 0V60`, '#1c2a2b', 5) +
    glow(s, x, 160, 250, '#ffd88c', 0.5) +
    path(
      `M${n(x - 74)} 130Q${n(x - 66)} 60 ${n(x)} 56Q${n(x + 66)} 60 ${n(x + 74)} 130Z`,
      s.linear(
        [x - 74, 0],
        [x + 74, 0],
        [
          [0, '#e9bf68'],
          [0.5, '#c8933c'],
          [1, '#7e5620'],
        ],
      ),
    ) +
    oval(x, 130, 74, 13, '#fff0c4');
  const station = (x: number, y: number, k: number, form: Pot['form'], h: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${String(k)})">${oval(10, 12, 210, 34, shadow, { opacity: 0.4 })}${path(
      'M-150-190H150L126 6H-126Z',
      s.linear(
        [-150, 0],
        [150, 0],
        [
          [0, '#e6dcc4'],
          [0.4, '#d3c6a8'],
          [1, '#8a7a5e'],
        ],
      ),
    )}${oval(0, -190, 176, 44, '#4b5a5a')}${oval(
      0,
      -202,
      176,
      44,
      s.linear(
        [-176, 0],
        [176, 0],
        [
          [0, '#7d8f8c'],
          [1, '#3f5153'],
        ],
      ),
    )}${oval(0, -208, 100, 24, '#dfe1d8')}${pot(s, { x: 0, y: -196, w: 130, h, form, glaze: glazes.wet, line: 1.2, tilt: 0.2, rings: 6, cast: 0.2 })}</g>`;
  const stool = (x: number, y: number): string =>
    line(
      `M${n(x - 40)} ${n(y - 100)}L${n(x - 60)} ${n(y)}M${n(x + 40)} ${n(y - 100)}L${n(x + 60)} ${n(y)}M${n(x)} ${n(y - 96)}V${n(y + 12)}`,
      '#6d4525',
      12,
    ) +
    oval(x, y - 104, 76, 20, '#8f5f38') +
    oval(x, y - 112, 76, 20, '#c99a63');
  return [
    wall(s, 700, '#23484c', '#ffd88c'),
    box(
      0,
      690,
      1500,
      310,
      s.linear(
        [0, 690],
        [0, 1000],
        [
          [0, '#b98a5a'],
          [1, '#6f4a2c'],
        ],
      ),
    ),
    line(
      Array.from({ length: 7 }, (_, i) => `M${n(-300 + i * 350)} 1000L${n(240 + i * 170)} 690`).join(''),
      '#4f3018',
      4,
      { opacity: 0.35 },
    ),
    box(980, 120, 400, 330, '#d9ccb0'),
    `<g>${estuaryView(s, 998, 138, 364, 294)}</g>`,
    box(998, 138, 364, 294, '#14304a', { opacity: 0.42 }),
    box(1172, 138, 14, 294, '#e9dec6'),
    box(998, 276, 364, 12, '#e9dec6'),
    box(960, 448, 440, 24, '#f0e6d0'),
    box(90, 330, 720, 18, oak),
    box(90, 328, 720, 5, '#f0d4a4'),
    box(90, 520, 720, 18, oak),
    box(90, 518, 720, 5, '#f0d4a4'),
    ...[150, 262, 380, 500, 616, 730].map((x, i) =>
      pot(s, {
        x,
        y: 336,
        w: [74, 96, 84, 110, 80, 92][i] ?? 80,
        h: [130, 90, 110, 64, 124, 96][i] ?? 90,
        form:
          [profiles.bottle, profiles.moon, profiles.vase, profiles.bowl, profiles.tall, profiles.mug][i] ??
          profiles.mug,
        glaze:
          [glazes.oyster, glazes.samphire, glazes.lowTide, glazes.butter, glazes.oyster, glazes.raw][i] ??
          glazes.raw,
        tilt: 0.08,
        rings: 2,
        cast: 0.3,
      }),
    ),
    ...[160, 290, 420, 540, 650, 750].map((x, i) =>
      pot(s, {
        x,
        y: 526,
        w: 88,
        h: i % 2 ? 70 : 92,
        form: i % 2 ? profiles.deepBowl : profiles.beaker,
        glaze: glazes.raw,
        tilt: 0.08,
        rings: 2,
        cast: 0.3,
      }),
    ),
    lamp(180),
    lamp(500),
    lamp(820),
    glow(s, 330, 800, 330, '#ffd88c', 0.3),
    glow(s, 760, 800, 330, '#ffd88c', 0.3),
    glow(s, 1180, 800, 330, '#ffd88c', 0.3),
    station(300, 860, 1, profiles.deepBowl, 84),
    station(740, 860, 1, profiles.tall, 150),
    station(1180, 860, 1, profiles.moon, 118),
    stool(120, 950),
    stool(560, 960),
    stool(1000, 960),
    stool(1400, 950),
  ].join('');
}
