import { sign } from './brand.ts';
import type { Point, Sheet } from './kit.ts';
import { blob, box, curve, line, mix, n, oval, path } from './kit.ts';
import { deep, estuary, glazes, ink, linen, oyster, paper, tide } from './palette.ts';
import { pot } from './pots.ts';
import { profiles } from './profiles.ts';
import { glow } from './props.ts';

export const cloud = (x: number, y: number, k: number): string =>
  path(
    blob([
      [x, y],
      [x + 50 * k, y - 34 * k],
      [x + 120 * k, y - 44 * k],
      [x + 180 * k, y - 22 * k],
      [x + 270 * k, y - 26 * k],
      [x + 330 * k, y],
      [x + 180 * k, y + 12 * k],
    ]),
    '#fffaf0',
    { opacity: 0.62 },
  );

export const gull = (x: number, y: number, k: number): string =>
  line(
    `M${n(x - 26 * k)} ${n(y - 8 * k)}q${n(14 * k)} ${n(-12 * k)} ${n(26 * k)} ${n(8 * k)}q${n(12 * k)} ${n(-20 * k)} ${n(28 * k)} ${n(-10 * k)}`,
    ink,
    4 * k,
    { opacity: 0.65 },
  );

export function sky(s: Sheet, horizon: number): string {
  return (
    box(
      0,
      0,
      s.w,
      horizon + 4,
      s.linear(
        [0, 0],
        [0, horizon],
        [
          [0, '#8dbdbd'],
          [0.55, '#cfe0d2'],
          [1, '#f8e4bd'],
        ],
      ),
    ) +
    glow(s, s.w * 0.7, horizon * 0.62, s.w * 0.24, '#fff1c0', 0.8) +
    oval(s.w * 0.7, horizon * 0.62, 52, 52, '#fff5d6')
  );
}

export const ridge = (points: readonly Point[], floor: number, colour: string): string =>
  path(`${curve(points)}V${n(floor)}H${n(points[0]?.[0] ?? 0)}Z`, colour);

export function water(s: Sheet, y: number, colour: string): string {
  const glints = Array.from({ length: 60 }, () => {
    const k = s.random();
    return `M${n(s.between(0, s.w))} ${n(y + 8 + (s.h - y) * k)}h${n(14 + 60 * k)}`;
  }).join('');
  return (
    box(
      0,
      y,
      s.w,
      s.h - y,
      s.linear(
        [0, y],
        [0, s.h],
        [
          [0, '#e4e4c9'],
          [0.25, tide],
          [1, colour],
        ],
      ),
    ) + line(glints, '#fdf6dd', 3.4, { opacity: 0.45 })
  );
}

export function boat(x: number, y: number, k: number, hull = '#8a4224', sail = oyster): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${String(Math.round(k * 100) / 100)})">${oval(4, 16, 84, 9, deep, { opacity: 0.35 })}${path('M-4-150V-8H62Q38-90-4-150Z', sail)}${path('M-14-128V-8H-64Q-52-76-14-128Z', '#e0b07c')}${line('M-9-158V-4', '#5a3a22', 5)}${path('M-84-6H86Q72 22 46 22H-50Q-76 22-84-6Z', hull)}${path('M-84-6H86L84 2H-82Z', '#f0e2c4')}</g>`;
}

/** Water, hills and a boat, in a frame of any size. */
export function estuaryView(s: Sheet, x: number, y: number, w: number, h: number): string {
  const px = (k: number): number => x + w * k;
  const py = (k: number): number => y + h * k;
  const hill = (points: Point[], colour: string): string =>
    path(`${curve(points.map(([a, b]): Point => [px(a), py(b)]))}V${n(py(0.7))}H${n(px(-0.05))}Z`, colour);
  const clip = s.clip(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h-${n(w)}z`);
  const glints = Array.from(
    { length: 30 },
    () => `M${n(px(s.random()))} ${n(py(s.between(0.6, 0.97)))}h${n(s.between(10, 46))}`,
  ).join('');
  return `<g clip-path="${clip}">${box(
    x,
    y,
    w,
    h,
    s.linear(
      [0, y],
      [0, py(0.6)],
      [
        [0, '#a9cdc9'],
        [0.6, '#dbe6d6'],
        [1, '#f6e3bf'],
      ],
    ),
  )}${oval(px(0.68), py(0.33), w * 0.07, w * 0.07, '#fff3cd')}${glow(s, px(0.68), py(0.33), w * 0.3, '#fff0c0', 0.6)}${hill(
    [
      [-0.05, 0.5],
      [0.2, 0.44],
      [0.45, 0.5],
      [0.7, 0.45],
      [1.05, 0.5],
    ],
    '#a7c0b0',
  )}${hill(
    [
      [-0.05, 0.55],
      [0.15, 0.5],
      [0.4, 0.55],
      [0.62, 0.53],
      [1.05, 0.49],
    ],
    '#7fa08c',
  )}${hill(
    [
      [-0.05, 0.52],
      [0.1, 0.545],
      [0.3, 0.575],
      [0.6, 0.572],
      [1.05, 0.57],
    ],
    '#587c68',
  )}${box(
    x,
    py(0.575),
    w,
    h * 0.43,
    s.linear(
      [0, py(0.57)],
      [0, y + h],
      [
        [0, '#cfe0d2'],
        [0.4, tide],
        [1, estuary],
      ],
    ),
  )}${line(glints, '#f7f3dc', 3, { opacity: 0.55 })}${boat(px(0.3), py(0.7), w / 640)}</g>`;
}

/** The shed itself, 560 wide, standing on y = 400. */
export function shed(s: Sheet, detail: boolean): string {
  const boards = Array.from({ length: 15 }, (_, i) => `M0 ${n(130 + i * 18)}H560`).join('');
  const wallClip = s.clip('M0 400V130L280-30L560 130V400Z');
  const pane = (x: number, y: number, w: number, h: number): string =>
    box(x - 10, y - 10, w + 20, h + 20, paper) +
    box(
      x,
      y,
      w,
      h,
      s.linear(
        [x, y],
        [x + w, y + h],
        [
          [0, '#ffe2a0'],
          [0.5, '#e9bf68'],
          [1, '#a9743a'],
        ],
      ),
    ) +
    (detail ? potsOnSill(s, x, y + h, w) : '') +
    box(x + w / 2 - 4, y, 8, h, paper) +
    box(x, y + h * 0.42, w, 7, paper) +
    box(x - 18, y + h + 8, w + 36, 12, linen);
  return [
    `<g clip-path="${wallClip}">${box(
      0,
      -40,
      560,
      450,
      s.linear(
        [0, 0],
        [560, 60],
        [
          [0, mix(estuary, '#dfeee2', 0.12)],
          [0.6, estuary],
          [1, deep],
        ],
      ),
    )}${line(`M0 4H560M0 22H560M0 40H560M0 58H560M0 76H560M0 94H560M0 112H560${boards}`, '#0c2a30', 3, { opacity: 0.4 })}</g>`,
    path(
      'M-34 152L280-46L594 152L580 172L280-14L-20 172Z',
      s.linear(
        [-34, 0],
        [594, 0],
        [
          [0, '#c9744a'],
          [0.5, '#a9572f'],
          [1, '#6a3019'],
        ],
      ),
    ),
    line('M-30 158L280-36L590 158', '#f0b98e', 5, { opacity: 0.5 }),
    box(190, 196, 180, 204, '#2a1b14'),
    box(
      196,
      202,
      168,
      198,
      s.linear(
        [196, 0],
        [364, 0],
        [
          [0, '#e6a84e'],
          [0.6, '#b06a2c'],
          [1, '#5d3217'],
        ],
      ),
    ),
    detail
      ? box(196, 300, 168, 6, '#5d3217') +
        pot(s, {
          x: 238,
          y: 304,
          w: 44,
          h: 62,
          form: profiles.vase,
          glaze: glazes.oyster,
          tilt: 0.1,
          rings: 1,
          cast: 0,
        }) +
        pot(s, {
          x: 290,
          y: 304,
          w: 50,
          h: 36,
          form: profiles.bowl,
          glaze: glazes.estuary,
          tilt: 0.1,
          rings: 1,
          cast: 0,
        }) +
        pot(s, {
          x: 336,
          y: 304,
          w: 36,
          h: 56,
          form: profiles.tall,
          glaze: glazes.samphire,
          tilt: 0.1,
          rings: 1,
          cast: 0,
        })
      : '',
    path(
      'M190 196L116 182V414L190 400Z',
      s.linear(
        [116, 0],
        [190, 0],
        [
          [0, '#f0cd7d'],
          [1, '#c9933c'],
        ],
      ),
    ),
    path(
      'M370 196L444 182V414L370 400Z',
      s.linear(
        [370, 0],
        [444, 0],
        [
          [0, '#a8752c'],
          [1, '#d9a648'],
        ],
      ),
    ),
    line('M140 188V410M164 192V405M394 192V405M420 188V410', '#7d551c', 3, { opacity: 0.5 }),
    pane(36, 226, 60, 104),
    pane(466, 226, 60, 104),
    `<g transform="translate(226 28) scale(.9)">${sign()}</g>`,
  ].join('');
}

function potsOnSill(s: Sheet, x: number, y: number, w: number): string {
  return [glazes.lowTide, glazes.oyster, glazes.estuary]
    .map((glaze, i) =>
      pot(s, {
        x: x + w * (0.2 + i * 0.3),
        y,
        w: 20,
        h: [38, 24, 46][i] ?? 30,
        form: i === 1 ? profiles.bowl : profiles.vase,
        glaze,
        tilt: 0.06,
        rings: 1,
        cast: 0,
      }),
    )
    .join('');
}
