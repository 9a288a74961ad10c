import type { Point, Sheet } from '../kit.ts';
import { dots, line, mix, n, oval } from '../kit.ts';
import { glazes, moss, shadow } from '../palette.ts';
import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { branch, table, wall, windowLight } from '../props.ts';

export function stems(s: Sheet): string {
  const poppies: Point[] = [
    [300, 190],
    [470, 120],
    [620, 230],
    [400, 300],
  ];
  return [
    wall(s, 960, '#e0a98a'),
    windowLight(60, 60, 460, 640, 2, 3, '#fff0d0', 0.3),
    table(s, 930, '#6d4a37'),
    branch(s, [405, 620], [300, 430], [150, 330], 10, 96, moss),
    branch(s, [415, 620], [560, 460], [690, 400], 9, 92, '#6f8050'),
    ...poppies.map(([x, y]) =>
      line(
        `M410 640C${n(400 + (x - 400) * 0.2)} 480 ${n(x - 10)} ${n(y + 150)} ${n(x)} ${n(y)}`,
        '#56663d',
        6,
      ),
    ),
    ...poppies.map(([x, y], i) => flower(s, x, y, i === 3 ? 58 : 74)),
    pot(s, {
      x: 410,
      y: 1085,
      w: 330,
      h: 490,
      form: profiles.vase,
      glaze: glazes.estuary,
      line: 0.86,
      tilt: 0.17,
      rings: 9,
    }),
    pot(s, {
      x: 660,
      y: 1130,
      w: 170,
      h: 100,
      form: profiles.pinch,
      glaze: glazes.oyster,
      tilt: 0.24,
      rings: 3,
    }),
    petal(200, 1120, 20),
    petal(255, 1148, -14),
  ].join('');
}

const petal = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${oval(4, 5, 30, 11, shadow, { opacity: 0.3 })}${oval(0, 0, 29, 11, '#f3d9b8')}${oval(-4, -2, 19, 5, '#fff1dc')}</g>`;

function flower(s: Sheet, x: number, y: number, r: number): string {
  let d = '';
  for (let i = 0; i < 7; i++) {
    const turn = (i * 360) / 7 + s.between(-8, 8);
    const tone = mix('#f6e3c6', i > 1 && i < 5 ? '#dba678' : '#fff7e8', 0.45);
    d += `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(r / 10)})" d="M0 0C-5-3-5.5-9.500-1-10.500 5-11 5.500-4 0 0Z" fill="${tone}"/>`;
  }
  const seeds = Array.from({ length: 16 }, (_, i): Point => [
    x + Math.cos(i * 2.4) * r * 0.07 * Math.sqrt(i),
    y + Math.sin(i * 2.4) * r * 0.07 * Math.sqrt(i),
  ]);
  return d + oval(x, y, r * 0.3, r * 0.28, '#8a4a24') + dots(seeds, 6, '#e9bf68');
}
