import type { Sheet } from '../kit.ts';
import { box } from '../kit.ts';
import { glazes, oak, shadow } from '../palette.ts';

import type { Pot } from '../profiles.ts';
import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { wall, windowLight } from '../props.ts';

/** Two boards of finished pots, seen straight on. */
export function shelf(s: Sheet): string {
  const kinds = [glazes.oyster, glazes.estuary, glazes.samphire, glazes.lowTide, glazes.butter];
  const board = (y: number): string =>
    box(
      0,
      y,
      1680,
      26,
      s.linear(
        [0, y],
        [1680, y],
        [
          [0, '#dcb27c'],
          [0.5, oak],
          [1, '#8d5f37'],
        ],
      ),
    ) +
    box(0, y, 1680, 5, '#f3d7a8') +
    box(
      0,
      y + 26,
      1680,
      34,
      s.linear(
        [0, y + 26],
        [0, y + 60],
        [
          [0, shadow, 0.35],
          [1, shadow, 0],
        ],
      ),
    );
  const forms: [Pot['form'], number, number, Pot['handle']?][] = [
    [profiles.bottle, 118, 236],
    [profiles.mug, 104, 100, 'right'],
    [profiles.moon, 150, 150],
    [profiles.bowl, 170, 78],
    [profiles.jug, 130, 190, 'right'],
    [profiles.beaker, 92, 104],
    [profiles.tall, 118, 220],
    [profiles.deepBowl, 150, 84],
    [profiles.vase, 140, 196],
    [profiles.mug, 106, 102, 'right'],
  ];
  const row = (y: number, shift: number): string => {
    let x = 92;
    return forms
      .map((_, i) => {
        const [form, w, h, handle] = forms[(i * 3 + shift) % forms.length] ?? [profiles.mug, 100, 100];
        const at = x + w / 2 - 50;
        x += w + (handle ? 60 : 26);
        return at > 1660
          ? ''
          : pot(s, {
              tilt: 0.1,
              cast: 0.5,
              x: at,
              y: y + 12,
              w,
              h,
              form,
              glaze: kinds[(i * 2 + shift) % 5] ?? glazes.oyster,
              handle,
              rings: 3,
              line: 0.86,
            });
      })
      .join('');
  };
  return [
    wall(s, 1040, '#d8dccb'),
    windowLight(260, -20, 620, 820, 4, 3, '#fffbe8', 0.45),
    board(450),
    row(450, 0),
    board(860),
    row(860, 4),
  ].join('');
}
