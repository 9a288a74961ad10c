import type { Sheet } from '../kit.ts';
import { mix, oval } from '../kit.ts';
import type { Glaze } from '../palette.ts';
import { glazes, mist, oyster, tide } from '../palette.ts';
import { pot, stack } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { cloth, lemon, stick, table, wall, windowLight } from '../props.ts';
import { steam } from './stage.ts';

export function mug(s: Sheet): string {
  return [
    wall(s, 640, '#d9b48f'),
    windowLight(40, 20, 560, 560, 2, 3, '#fff3d2', 0.32),
    table(s, 620, '#8b5a35'),
    cloth(s, 180, 690, 600, 210, oyster),
    pot(s, {
      x: 480,
      y: 820,
      w: 400,
      h: 380,
      form: profiles.mug,
      glaze: glazes.oyster,
      over: { glaze: glazes.estuary, line: 0.34, drip: 0.06 },
      handle: 'right',
      filled: '#4d2b1b',
      tilt: 0.2,
      line: 0.85,
    }),
    steam(s, 470, 360),
    stick([230, 846], [90, 812], 15, '#c9c2b4'),
    oval(262, 852, 46, 18, '#b9b1a2'),
    oval(258, 849, 34, 11, '#e2dccf'),
  ].join('');
}

export function bowls(s: Sheet): string {
  const pile: [Glaze, number][] = [
    [glazes.lowTide, 470],
    [glazes.samphire, 456],
    [glazes.estuary, 444],
    [glazes.oyster, 436],
  ];
  const fruit = [
    lemon(s, 372, 428, 62, '#d98a4a', 8),
    lemon(s, 528, 430, 60, '#cf7a43', -14),
    lemon(s, 448, 402, 64, '#e0994f', 30),
  ];
  return [
    wall(s, 660, mix(tide, mist, 0.35)),
    windowLight(420, 30, 420, 520, 2, 3, '#fff6da', 0.22),
    table(s, 640, '#d9b88a'),
    stack(
      s,
      pile.map(([glaze, w], i) => ({
        x: 450,
        y: 836 - i * 74,
        w,
        h: 166,
        form: profiles.bowl,
        glaze,
        line: i === 0 ? 0.86 : 1.1,
        tilt: 0.19,
        rings: 4,
        cast: i === 0 ? 0.7 : 0,
      })),
      fruit.join(''),
    ),
    lemon(s, 776, 836, 60, '#d98a4a', -20),
  ].join('');
}
