import type { Point, Sheet } from '../kit.ts';
import { blob, box, curve, line, path } from '../kit.ts';
import { glazes, moss, samphire, shadow, wood } from '../palette.ts';
import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { branch, leaf, stick, wall } from '../props.ts';
import { estuaryView } from '../scenery.ts';

/** Plants and pots on the sill, the estuary beyond. */
export function sill(s: Sheet): string {
  const frame = '#f3ecdc';
  const side = '#cfc4ac';
  const trail = (points: Point[], size: number): string => {
    let d = line(curve(points), '#5a6b45', 4);
    for (const [i, p] of points.entries())
      d +=
        leaf(p, 1.2 + (i % 2 ? 1 : -1.1), size, size * 0.36, i % 3 ? samphire : moss) +
        leaf(p, 1.9 + (i % 2 ? -1.2 : 1), size * 0.8, size * 0.3, moss);
    return d;
  };
  const bars =
    box(130, 90, 620, 22, frame) +
    box(130, 868, 620, 26, frame) +
    [130, 326, 532, 728]
      .map((x) => box(x, 90, 22, 800, frame) + box(x + 22, 112, 6, 760, side, { opacity: 0.6 }))
      .join('') +
    [356, 612]
      .map((y) => box(130, y, 620, 16, frame) + box(130, y + 16, 620, 5, side, { opacity: 0.6 }))
      .join('');
  return [
    wall(s, 1200, '#e3d3b6'),
    box(112, 72, 656, 840, '#c7b690', { rx: 4 }),
    estuaryView(s, 140, 100, 600, 780),
    bars,
    box(
      60,
      892,
      760,
      44,
      s.linear(
        [60, 0],
        [820, 0],
        [
          [0, '#f7efdd'],
          [0.6, '#e2d4b8'],
          [1, '#b39f7b'],
        ],
      ),
    ),
    box(60, 934, 760, 14, '#9d8862'),
    box(
      80,
      948,
      720,
      60,
      s.linear(
        [0, 948],
        [0, 1008],
        [
          [0, shadow, 0.3],
          [1, shadow, 0],
        ],
      ),
    ),
    branch(s, [262, 720], [240, 560], [170, 470], 8, 84, '#6c8257'),
    branch(s, [270, 720], [300, 540], [360, 440], 9, 86, samphire),
    branch(s, [266, 720], [268, 600], [262, 400], 9, 82, moss),
    pot(s, {
      x: 266,
      y: 922,
      w: 196,
      h: 196,
      form: profiles.beaker,
      glaze: glazes.lowTide,
      over: { glaze: glazes.oyster, line: 0.4 },
      tilt: 0.14,
    }),
    pot(s, {
      x: 462,
      y: 926,
      w: 128,
      h: 120,
      form: profiles.mug,
      glaze: glazes.estuary,
      tilt: 0.14,
      rings: 5,
    }),
    stick([446, 806], [420, 660], 12, wood),
    stick([466, 806], [476, 640], 10, '#d9b06c'),
    stick([486, 806], [526, 680], 11, '#8f5f38'),
    path(
      blob([
        [412, 664],
        [402, 628],
        [410, 596],
        [428, 626],
        [432, 660],
      ]),
      '#4a2f22',
    ),
    path(
      blob([
        [466, 642],
        [462, 612],
        [476, 576],
        [488, 612],
        [486, 642],
      ]),
      '#e8dcc4',
    ),
    trail(
      [
        [640, 800],
        [600, 840],
        [590, 900],
        [604, 960],
        [596, 1030],
        [610, 1086],
      ],
      46,
    ),
    trail(
      [
        [660, 800],
        [716, 850],
        [728, 920],
        [716, 985],
        [726, 1040],
      ],
      44,
    ),
    pot(s, {
      x: 656,
      y: 922,
      w: 170,
      h: 128,
      form: profiles.pinch,
      glaze: glazes.oyster,
      tilt: 0.15,
      rings: 4,
    }),
    trail(
      [
        [630, 796],
        [650, 776],
        [690, 790],
      ],
      48,
    ),
    leaf([650, 790], -1.9, 92, 24, samphire),
    leaf([660, 790], -1.2, 86, 22, moss),
    leaf([655, 792], -1.55, 110, 24, '#7f9160'),
    path('M130 112L330 112L-40 1200L-300 1200Z', '#fff6d8', { opacity: 0.09 }),
    path('M560 112L740 112L400 1200L150 1200Z', '#fff6d8', { opacity: 0.12 }),
  ].join('');
}
