import type { Sheet } from '../kit.ts';
import { box, line, n, oval, path } from '../kit.ts';
import { butter, clay, estuary, glazes, moss, oak, oyster, samphire, shadow, tide } from '../palette.ts';
import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { branch } from '../props.ts';
import { boat, cloud, gull, ridge, shed, sky } from '../scenery.ts';

/** The studio from the quay. */
export function front(s: Sheet): string {
  const stones = Array.from({ length: 120 }, (_, i): string => {
    const row = Math.floor(i / 15);
    const k = row / 8;
    const y = 712 + k * k * 280 + 10;
    const w = 74 + k * 60;
    return `M${n(-60 + (i % 15) * (w + 14) + (row % 2) * 50 + s.between(-6, 6))} ${n(y)}h${n(w * 0.72)}`;
  }).join('');
  const flags = Array.from({ length: 14 }, (_, i): string => {
    const t = i / 14;
    const x = 40 + t * 1010;
    const y = 96 + Math.sin(t * Math.PI) * 78;
    return path(`M${n(x)} ${n(y)}h38l-19 42Z`, [butter, oyster, clay, samphire, '#f0d9b4'][i % 5] ?? butter);
  }).join('');
  const tub = (x: number, y: number, k: number, colour: string): string =>
    branch(s, [x - 8, y - 90 * k], [x - 60 * k, y - 190 * k], [x - 84 * k, y - 250 * k], 9, 62 * k, colour) +
    branch(s, [x, y - 90 * k], [x + 10 * k, y - 210 * k], [x - 6 * k, y - 300 * k], 10, 62 * k, samphire) +
    branch(s, [x + 6, y - 90 * k], [x + 60 * k, y - 180 * k], [x + 90 * k, y - 230 * k], 9, 60 * k, colour);
  return [
    sky(s, 600),
    cloud(60, 190, 1.1),
    cloud(1080, 120, 0.9),
    ridge(
      [
        [700, 540],
        [960, 470],
        [1200, 520],
        [1540, 450],
      ],
      620,
      '#a9c3b2',
    ),
    ridge(
      [
        [700, 570],
        [1000, 530],
        [1260, 560],
        [1540, 520],
      ],
      620,
      '#7fa08a',
    ),
    ridge(
      [
        [-20, 560],
        [80, 520],
        [200, 560],
        [300, 600],
      ],
      700,
      '#7fa08a',
    ),
    ridge(
      [
        [-20, 640],
        [90, 610],
        [240, 640],
        [320, 650],
      ],
      700,
      '#6d8455',
    ),
    box(
      820,
      590,
      680,
      230,
      s.linear(
        [0, 590],
        [0, 770],
        [
          [0, '#e4e4c9'],
          [0.4, tide],
          [1, estuary],
        ],
      ),
    ),
    line('M1000 620h90M1220 640h120M960 664h70M1120 690h150M1360 676h80M1290 612h60', '#fdf6dd', 4, {
      opacity: 0.6,
    }),
    boat(1220, 640, 1.15),
    boat(1010, 604, 0.5, '#2a6f74', '#f7d9a8'),
    path(
      'M-10 690H900L1040 720L1510 780V1010H-10Z',
      s.linear(
        [0, 690],
        [400, 1000],
        [
          [0, '#dccaa8'],
          [0.5, '#c2ab84'],
          [1, '#a58f69'],
        ],
      ),
    ),
    line(stones, '#7d6a4b', 5, { opacity: 0.3 }),
    path('M900 690L1040 720L1510 780V806L1030 742L890 706Z', '#7d6d52', { opacity: 0.6 }),
    path('M120 718Q520 690 930 716L1130 790Q700 850 220 760Z', shadow, { opacity: 0.25 }),
    line('M36 92Q540 250 1060 96', '#5b4a36', 4),
    flags,
    `<g transform="translate(130 116) scale(1.52)">${shed(s, true)}</g>`,
    line('M1058 96V724', '#6d4b2c', 15),
    line('M1054 100V720', '#a9784a', 5),
    tub(226, 818, 1, moss),
    pot(s, {
      x: 222,
      y: 826,
      w: 150,
      h: 130,
      form: profiles.beaker,
      glaze: glazes.oyster,
      tilt: 0.2,
      line: 0.8,
    }),
    tub(898, 806, 0.86, '#74895a'),
    pot(s, {
      x: 900,
      y: 812,
      w: 132,
      h: 118,
      form: profiles.beaker,
      glaze: glazes.lowTide,
      tilt: 0.2,
      line: 0.8,
    }),
    // The bench with today's seconds on it.
    box(1120, 846, 290, 22, oak),
    box(1120, 844, 290, 6, '#f0d4a4'),
    box(1146, 866, 18, 84, '#8d5f37'),
    box(1366, 866, 18, 84, '#8d5f37'),
    oval(1270, 952, 180, 14, shadow, { opacity: 0.25 }),
    pot(s, {
      x: 1186,
      y: 856,
      w: 84,
      h: 116,
      form: profiles.vase,
      glaze: glazes.samphire,
      tilt: 0.14,
      rings: 3,
      cast: 0.4,
    }),
    pot(s, {
      x: 1278,
      y: 858,
      w: 92,
      h: 54,
      form: profiles.bowl,
      glaze: glazes.oyster,
      tilt: 0.14,
      rings: 2,
      cast: 0.4,
    }),
    pot(s, {
      x: 1358,
      y: 856,
      w: 60,
      h: 66,
      form: profiles.mug,
      glaze: glazes.estuary,
      handle: 'right',
      tilt: 0.14,
      rings: 2,
      cast: 0.3,
    }),
    gull(1120, 220, 1.2),
    gull(1210, 260, 0.8),
    gull(1330, 190, 1),
  ].join('');
}
