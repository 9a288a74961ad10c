import type { Point, Sheet } from '../kit.ts';
import { blob, box, dots, line, oval, path } from '../kit.ts';
import { butter, glazes, shadow, wood } from '../palette.ts';
import { castShadow } from '../pot-parts.ts';
import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { stick, table, wall, windowLight } from '../props.ts';

/** Turning tools, ribs, a sponge and a wire, laid out on the bench. */
export function tools(s: Sheet): string {
  const steel = '#c3c7c0';
  const wooden = (x: number, y: number, length: number, width: number, colour: string): string =>
    stick([x, y], [x, y + length], width, colour);
  const drop = (d: string): string =>
    `<g transform="translate(12 14)" opacity=".32">${d.replace(/(fill|stroke)="#[0-9a-f]{6}"/g, `$1="${shadow}"`).replace(/url\(#[^)]+\)/g, shadow)}</g>`;
  const loop =
    wooden(190, 420, 330, 30, '#b9763f') +
    box(178, 372, 24, 60, steel) +
    line('M190 376C120 300 130 190 190 186S260 300 190 376', steel, 11);
  const needle =
    wooden(310, 480, 290, 26, '#2f6a6d') + line('M310 478V200', steel, 7) + box(299, 462, 22, 30, butter);
  const knife =
    wooden(428, 180, 540, 27, '#d2a060') + path('M414 190Q410 120 428 84Q447 120 442 190Z', '#d2a060');
  const brush =
    wooden(800, 390, 380, 24, '#8a4224') +
    box(782, 318, 36, 78, steel) +
    path('M782 322C770 262 786 216 800 176C816 216 832 262 818 322Z', '#4a2f22');
  const rib =
    path(
      'M520 190C660 130 722 230 712 320C702 400 610 430 560 384C600 330 590 250 520 190Z',
      s.linear(
        [520, 150],
        [720, 420],
        [
          [0, '#e3b271'],
          [1, '#a86d38'],
        ],
      ),
    ) + oval(648, 290, 20, 20, '#7d4c25');
  const sponge = path(
    blob([
      [560, 520],
      [640, 490],
      [710, 530],
      [720, 610],
      [660, 668],
      [570, 650],
      [530, 590],
    ]),
    s.radial([600, 550], 150, [
      [0, '#f6d883'],
      [1, '#cf9a3f'],
    ]),
  );
  const pores = Array.from({ length: 22 }, (): Point => [s.between(565, 690), s.between(525, 640)]);
  const wire =
    line('M120 800C300 720 380 860 520 800S700 730 800 816', '#8f968f', 5) +
    box(84, 770, 34, 66, '#b9763f', { rx: 10 }) +
    box(794, 784, 34, 66, '#b9763f', { rx: 10 });
  const all = [loop, needle, knife, brush, rib, sponge, wire];
  return [
    box(0, 0, 900, 900, '#c9a87e'),
    table(s, -4, '#c8b496'),
    windowLight(60, -60, 760, 860, 3, 3, '#fff6da', 0.3),
    ...all.map((d) => drop(d) + d),
    dots(pores, 10, '#a8742a', 0.7),
    dots(pores.slice(0, 8), 17, '#a8742a', 0.4),
  ].join('');
}

/** A cut block of clay with its wire, balls weighed out beside it. */
export function clayBlock(s: Sheet): string {
  const ball = (x: number, y: number, r: number): string =>
    castShadow(s, x, y + r * 0.9, r * 0.9, 0.7) +
    oval(
      x,
      y,
      r,
      r * 0.96,
      s.radial([x - r * 0.35, y - r * 0.4], r * 1.5, [
        [0, '#e3b394'],
        [0.45, '#b67c5a'],
        [1, '#5e3524'],
      ]),
    );
  return [
    wall(s, 560, '#8fb0a4'),
    windowLight(60, 0, 520, 480, 3, 2, '#fff6da', 0.26),
    table(s, 540, '#b9875a'),
    pot(s, { x: 740, y: 590, w: 150, h: 190, form: profiles.jar, glaze: glazes.oyster, tilt: 0.16 }),
    stick([724, 410], [700, 250], 12, wood),
    stick([752, 410], [790, 270], 11, '#d9b06c'),
    path('M138 670L404 752L590 646L790 668L560 792L410 790Z', shadow, { opacity: 0.32 }),
    path('M134 672L404 752L592 646L600 662L404 772L134 690Z', shadow, { opacity: 0.45 }),
    path(
      'M130 420L330 350L600 400L410 486Z',
      s.linear(
        [130, 350],
        [600, 480],
        [
          [0, '#e2b596'],
          [1, '#b98160'],
        ],
      ),
    ),
    path(
      'M130 420L410 486L404 756L140 676Z',
      s.linear(
        [130, 420],
        [410, 700],
        [
          [0, '#c68f6d'],
          [1, '#a06a4b'],
        ],
      ),
    ),
    path(
      'M410 486L600 400L590 650L404 756Z',
      s.linear(
        [410, 480],
        [600, 600],
        [
          [0, '#8a573d'],
          [1, '#5f3827'],
        ],
      ),
    ),
    line('M140 500q130 44 268 60M139 560q120 42 267 64M140 620q120 44 265 66', '#7d4c34', 4, {
      opacity: 0.35,
    }),
    line('M130 420L410 486L600 400', '#f1cfb2', 5, { opacity: 0.6 }),
    ball(560, 762, 66),
    ball(684, 716, 60),
    ball(690, 806, 70),
    ball(800, 762, 58),
    line('M60 830C180 770 300 880 440 822', '#8b9089', 5),
    box(34, 806, 30, 60, '#7a4a2a', { rx: 10 }),
    box(436, 796, 30, 60, '#7a4a2a', { rx: 10 }),
  ].join('');
}
