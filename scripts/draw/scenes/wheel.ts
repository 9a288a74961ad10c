import { hand, limb, skins } from '../hands.ts';
import type { Sheet } from '../kit.ts';
import { box, dots, line, n, oval } from '../kit.ts';
import { glazes, wood } from '../palette.ts';
import { castShadow } from '../pot-parts.ts';
import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { stick, wall, windowLight } from '../props.ts';

/** Hands opening a bowl on the wheel. */
export function wheel(s: Sheet): string {
  const clay = glazes.wet;
  const slipTone = '#b98a6c';
  const sleeve = '#d9a441';
  return [
    wall(s, 1000, '#2c5c60'),
    windowLight(880, -40, 420, 520, 2, 3, '#ffe6ae', 0.14),
    box(0, 118, 560, 20, '#8f5f38'),
    box(0, 116, 560, 5, '#c99a63'),
    ...[60, 170, 270, 385, 490].map((x, i) =>
      pot(s, {
        x,
        y: 122,
        w: 84,
        h: i % 2 ? 74 : 96,
        form: i % 2 ? profiles.beaker : profiles.tall,
        glaze: glazes.raw,
        tilt: 0.08,
        rings: 2,
        cast: 0,
      }),
    ),
    oval(750, 880, 640, 210, '#3c2a22'),
    oval(
      750,
      862,
      630,
      200,
      s.linear(
        [120, 0],
        [1380, 0],
        [
          [0, '#7a604f'],
          [0.35, '#5d483b'],
          [1, '#2c1f19'],
        ],
      ),
    ),
    oval(750, 850, 560, 168, '#2a1d17'),
    box(500, 815, 500, 40, '#8d9490'),
    oval(750, 850, 330, 88, '#5c6360'),
    oval(
      750,
      828,
      330,
      88,
      s.linear(
        [420, 0],
        [1080, 0],
        [
          [0, '#b5bab4'],
          [0.3, '#e1e3dc'],
          [0.6, '#9aa19c'],
          [1, '#5d6562'],
        ],
      ),
    ),
    line(
      [270, 236, 200].map((r) => `M${n(750 - r)} 828a${n(r)} ${n(r * 0.265)} 0 0 0 ${n(r * 2)} 0`).join(''),
      '#6d7572',
      3,
      { opacity: 0.5 },
    ),
    line('M560 838q120 44 330 16', slipTone, 14, { opacity: 0.7 }),
    castShadow(s, 750, 846, 220, 0.4),
    pot(s, {
      x: 750,
      y: 862,
      w: 440,
      h: 300,
      form: [
        [0, 1],
        [0.25, 0.93],
        [0.55, 0.8],
        [0.8, 0.76],
        [1, 0.84],
      ],
      glaze: clay,
      line: 1.2,
      tilt: 0.22,
      rings: 11,
      cast: 0,
    }),
    hand(s, 560, 640, 1.34, 16, skins.warm),
    limb(s, [60, 330], [250, 430], [468, 612], 96, 56, skins.warm.base, skins.warm.dark),
    hand(s, 940, 652, 1.34, 16, skins.warm, true),
    limb(s, [1440, 330], [1250, 430], [1032, 624], 96, 56, skins.warm.base, skins.warm.dark),
    limb(s, [-120, 200], [60, 310], [210, 420], 150, 106, sleeve, '#a8741f'),
    limb(s, [1640, 200], [1450, 300], [1290, 392], 146, 102, sleeve, '#a8741f'),
    line('M160 484q62-12 104-110', '#8f6118', 12, { opacity: 0.5 }),
    line('M1340 474q-60-20-92-122', '#8f6118', 12, { opacity: 0.5 }),
    dots(
      [
        [520, 770],
        [470, 800],
        [1010, 790],
        [980, 812],
        [610, 866],
        [868, 880],
        [430, 838],
      ],
      13,
      slipTone,
      0.9,
    ),
    pot(s, {
      x: 1290,
      y: 960,
      w: 220,
      h: 120,
      form: profiles.deepBowl,
      glaze: glazes.oyster,
      filled: '#c2a78f',
      tilt: 0.26,
      rings: 3,
      cast: 0.3,
    }),
    stick([1235, 846], [1352, 770], 13, wood),
  ].join('');
}
