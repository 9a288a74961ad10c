import type { Point, Sheet } from '../kit.ts';
import { at, dots, line, mix, n, oval, path } from '../kit.ts';
import { moss, shadow } from '../palette.ts';
import { branch, stick } from '../props.ts';
import { laidTable, plateFromAbove, tones } from './plate.ts';

/** A slice of chocolate cake with its layers, from above and a little from the side. */
function cake(x: number, y: number): string {
  const top: Point[] = [
    [-120, 40],
    [130, -70],
    [110, 96],
  ];
  const shift = ([px, py]: Point, down = 0): Point => [x + px, y + py + down];
  const [a, b, c] = top as [Point, Point, Point];
  const side = (from: Point, to: Point, high: number, low: number, colour: string): string =>
    path(
      `M${at(shift(from, high))}L${at(shift(to, high))}L${at(shift(to, low))}L${at(shift(from, low))}Z`,
      colour,
    );
  return [
    path(`M${at(shift(a, 60))}L${at(shift(b, 60))}L${at(shift([150, 150]))}L${at(shift(c, 76))}Z`, shadow, {
      opacity: 0.35,
    }),
    side(a, c, 0, 62, '#5a3322'),
    side(a, c, 20, 30, '#e8d3b0'),
    side(a, c, 44, 52, '#e8d3b0'),
    side(c, b, 0, 62, '#3f2116'),
    side(c, b, 20, 30, '#c9b08a'),
    side(c, b, 44, 52, '#c9b08a'),
    path(`M${at(shift(a))}L${at(shift(b))}Q${at(shift([150, 20]))} ${at(shift(c))}Z`, '#7a4630'),
    path(`M${at(shift(a))}L${at(shift(b))}Q${at(shift([60, -30]))} ${at(shift([20, 20]))}Z`, '#93593d', {
      opacity: 0.7,
    }),
    oval(x + 60, y + 6, 24, 22, '#b5303a'),
    oval(x + 53, y - 1, 8, 6, '#f2b8b0', { opacity: 0.8 }),
  ].join('');
}

/** A fork with four tines, lying. */
const fork = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${stick([0, 0], [0, 320], 18, '#c9c2b4')}${[
    -27, -9, 9, 27,
  ]
    .map((dx) => stick([dx, -120], [dx, -34], 9, '#c9c2b4'))
    .join('')}${oval(0, -18, 37, 34, '#bdb5a5')}</g>`;

export function sidePlate(s: Sheet): string {
  return [
    laidTable(s, '#b98252', '#cfdcd2'),
    plateFromAbove(s, [480, 600], 360, tones.oyster),
    cake(480, 570),
    fork(870, 620, 12),
  ].join('');
}

/** A whole fish, its head to the left. */
function fish(s: Sheet, x: number, y: number): string {
  const body =
    'M-330 0C-270-92-120-118 40-92C150-74 230-36 290-6L392-92C382-30 382 34 394 96L288 14C220 52 130 92 20 102C-130 114-270 84-330 0Z';
  const scales = Array.from({ length: 46 }, (_, i): Point => [
    -170 + (i % 12) * 34 + (Math.floor(i / 12) % 2) * 17,
    -52 + Math.floor(i / 12) * 34,
  ]);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(-4)">${[
    path(body, shadow, { opacity: 0.4, transform: 'translate(10 16)' }),
    path(
      body,
      s.linear(
        [0, -110],
        [0, 110],
        [
          [0, '#5d7076'],
          [0.45, '#a9bcbd'],
          [0.7, '#e9ece4'],
          [1, '#b9b3a2'],
        ],
      ),
    ),
    dots(scales, 13, '#40555b', 0.22),
    line('M-212-66C-172-30-172 34-208 70', '#40555b', 5, { opacity: 0.6 }),
    path('M-60-100C-10-150 90-140 130-76Z', '#6d8084'),
    line('M300-8L370-60M300 2L376 4M298 10L372 66', '#40555b', 4, { opacity: 0.4 }),
    oval(-262, -18, 20, 20, '#f0ead8'),
    oval(-262, -18, 11, 11, '#1d2b2d'),
  ].join('')}</g>`;
}

const slice = (x: number, y: number, r: number): string =>
  oval(x + 5, y + 7, r, r, shadow, { opacity: 0.3 }) +
  oval(x, y, r, r, '#e8b93f') +
  oval(x, y, r * 0.84, r * 0.84, '#fbeeb8') +
  line(
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return `M${n(x + Math.cos(a) * r * 0.12)} ${n(y + Math.sin(a) * r * 0.12)}L${n(x + Math.cos(a) * r * 0.78)} ${n(y + Math.sin(a) * r * 0.78)}`;
    }).join(''),
    mix('#e8b93f', '#ffffff', 0.2),
    r * 0.1,
  );

export function servingDish(s: Sheet): string {
  return [
    laidTable(s, '#8b5a35', '#e6dcc6'),
    `<g transform="rotate(-28 500 620)">${[
      plateFromAbove(s, [500, 620], 470, tones.lowTide, 0.62),
      branch(s, [230, 720], [420, 770], [640, 742], 12, 60, moss),
      fish(s, 490, 612),
      slice(330, 716, 46),
      slice(430, 748, 44),
      slice(560, 744, 45),
    ].join('')}</g>`,
  ].join('');
}
