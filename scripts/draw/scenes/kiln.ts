import type { Sheet } from '../kit.ts';
import { box, line, n, oval, path } from '../kit.ts';
import { glazes, shadow } from '../palette.ts';

import type { Pot } from '../profiles.ts';
import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { glow, wall, windowLight } from '../props.ts';

/** The kiln on an opening day. */
export function kiln(s: Sheet): string {
  const brick = (x: number, y: number, w: number, h: number): string => {
    let d = '';
    for (let r = 0; r < h / 46; r++)
      for (let c = -1; c < w / 96; c++)
        d += `M${n(x + c * 96 + (r % 2) * 48 + 3)} ${n(y + r * 46 + 3)}h90v40h-90z`;
    return `<g clip-path="${s.clip(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h-${n(w)}z`)}">${path(d, '#f0cf9c', { opacity: 0.26 })}</g>`;
  };
  const inside = s.radial([440, 620], 470, [
    [0, '#ffd58a'],
    [0.45, '#f2994a'],
    [0.8, '#b4501f'],
    [1, '#5d2412'],
  ]);
  const slab = (y: number): string =>
    box(232, y, 416, 18, '#e7d3b4') +
    box(232, y + 12, 416, 8, '#8a5a3c') +
    [250, 610].map((x) => box(x, y - 150, 22, 150, '#d9b48c')).join('');
  const row = (y: number, list: [Pot['form'], number, number, keyof typeof glazes][]): string =>
    list
      .map(([form, w, h, g], i) =>
        pot(s, {
          x: 322 + i * 118,
          y: y + 8,
          w,
          h,
          form,
          glaze: glazes[g],
          tilt: 0.12,
          rings: 3,
          cast: 0.25,
        }),
      )
      .join('');
  return [
    wall(s, 960, '#34474a'),
    windowLight(40, 20, 320, 320, 2, 2, '#ffe6ae', 0.12),
    box(
      0,
      950,
      880,
      250,
      s.linear(
        [0, 950],
        [0, 1200],
        [
          [0, '#a48a74'],
          [1, '#5c4839'],
        ],
      ),
    ),
    glow(s, 440, 980, 420, '#ff9a3d', 0.4),
    oval(440, 1052, 400, 46, shadow, { opacity: 0.4 }),
    box(700, 90, 60, 160, '#7d8583'),
    box(700, 90, 18, 160, '#aeb5b0'),
    box(
      110,
      220,
      660,
      800,
      s.linear(
        [110, 0],
        [770, 0],
        [
          [0, '#8f9b98'],
          [0.2, '#c7cec6'],
          [0.6, '#8b9794'],
          [1, '#4f5b5c'],
        ],
      ),
      { rx: 22 },
    ),
    box(110, 1006, 660, 34, '#3c4546'),
    box(150, 1036, 60, 30, '#2a3132'),
    box(670, 1036, 60, 30, '#2a3132'),
    box(172, 290, 536, 660, '#c79a6b', { rx: 8 }),
    brick(172, 290, 536, 660),
    box(224, 342, 432, 556, inside, { rx: 4 }),
    line(Array.from({ length: 11 }, (_, i) => `M226 ${n(372 + i * 48)}h428`).join(''), '#fff0c0', 4, {
      opacity: 0.35,
    }),
    slab(548),
    slab(726),
    box(232, 880, 416, 18, '#e7d3b4'),
    row(548, [
      [profiles.mug, 92, 92, 'oyster'],
      [profiles.moon, 112, 116, 'estuary'],
      [profiles.mug, 92, 92, 'samphire'],
    ]),
    row(726, [
      [profiles.beaker, 88, 112, 'lowTide'],
      [profiles.bowl, 124, 70, 'oyster'],
      [profiles.jar, 96, 116, 'butter'],
    ]),
    row(880, [
      [profiles.vase, 104, 126, 'samphire'],
      [profiles.deepBowl, 116, 78, 'estuary'],
      [profiles.tall, 88, 126, 'oyster'],
    ]),
    box(
      224,
      342,
      432,
      556,
      s.radial([440, 600], 380, [
        [0, '#ffcf7a', 0.3],
        [0.7, '#ff8a2e', 0.16],
        [1, '#3a0f05', 0.45],
      ]),
      { rx: 4 },
    ),
    // The open door, seen edge on, and its latch.
    path(
      'M770 236L866 190V1066L770 1012Z',
      s.linear(
        [770, 0],
        [866, 0],
        [
          [0, '#5d6a6a'],
          [1, '#37484a'],
        ],
      ),
    ),
    path('M770 292L846 262V968L770 944Z', '#b98a5d'),
    path('M770 292L846 262V968L770 944Z', '#ffb45e', { opacity: 0.25 }),
    box(300, 238, 280, 34, '#2c3637', { rx: 6 }),
    `<text x="440" y="263" font-family="monospace" font-size="25" font-weight="700" fill="#ffbe5c" text-anchor="middle">86 °C</text>`,
  ].join('');
}
