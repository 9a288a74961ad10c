import type { Sheet } from '../draw/kit.ts';
import { blob, box, line, mix, oval, path, WINDOW } from '../draw/kit.ts';
import { person } from './people.ts';
import {
  across,
  archPath,
  ball,
  type Drawing,
  down,
  drum,
  glow,
  leaf,
  pebble,
  ridge,
  room,
  shade,
  sprig,
  sunlight,
} from './shapes.ts';

const sage = '#7f9a86';
const deep = '#3d5a4c';
const cream = '#f4f1e6';
const sand = '#e6d3b3';
const clay = '#cf9474';
const sun = '#eec07c';
const floor = '#c99b6c';
const dark = '#24332b';

/** Rolled up, seen from its end. */
const rolled = (s: Sheet, x: number, y: number, w: number, r: number, colour: string): string =>
  shade(s, x + w * 0.2, y, w * 0.5, 0.3) +
  path(
    `M${x} ${y - r * 2}h${w}a${r * 0.7} ${r} 0 0 1 0 ${r * 2}h${-w}Z`,
    down(s, y - r * 2, y, [0, mix(colour, '#ffffff', 0.25)], [0.5, colour], [1, mix(colour, dark, 0.35)]),
  ) +
  oval(x, y - r, r * 0.7, r, mix(colour, dark, 0.12)) +
  line(
    [0.75, 0.5, 0.25]
      .map((k) => `M${x - r * 0.7 * k} ${y - r}a${r * 0.7 * k} ${r * k} 0 1 1 ${r * 0.7 * k} ${r * k}`)
      .join(''),
    mix(colour, '#ffffff', 0.3),
    4,
  );

/** A tall window with an evening behind it. */
function view(s: Sheet, x: number, y: number, w: number, h: number): string {
  const clip = s.clip(archPath(x, y, w, h));
  return (
    path(archPath(x, y + 14, w + 44, h + 36), mix(cream, '#ffffff', 0.4)) +
    `<g clip-path="${clip}">${box(x - w / 2, y - h, w, h, down(s, y - h, y, [0, '#bcd3cd'], [0.6, '#f3dcb8'], [1, '#f4c79a']))}${ball(s, x + w * 0.14, y - h * 0.42, w * 0.15, sun)}${glow(s, x + w * 0.14, y - h * 0.42, w * 0.5, '#fff2d0', 0.6)}<g transform="translate(${x - w / 2} ${y - h}) scale(${w / s.w} ${h / s.h})">${ridge(s, s.h * 0.78, s.h * 0.2, '#9db6a4', 4)}${ridge(s, s.h * 0.92, s.h * 0.18, sage, 5)}</g></g>` +
    line(`M${x} ${y}V${y - h}M${x - w / 2} ${y - h * 0.45}h${w}`, mix(cream, '#ffffff', 0.4), w * 0.035)
  );
}

const plant = (s: Sheet, x: number, y: number, size: number): string =>
  [-0.5, -0.22, 0.06, 0.34, 0.56]
    .map((lean, i) =>
      sprig(
        [x, y - size * 0.3],
        [x + lean * size * 1.1, y - size * (1.5 - Math.abs(lean) * 0.5)],
        5,
        size * 0.3,
        mix(deep, '#8fb08c', i / 6),
        lean * 0.3,
      ),
    )
    .join('') +
  shade(s, x, y, size * 0.3) +
  drum(s, { x, y, w: size * 0.5, h: size * 0.44, colour: clay });

export const studioPictures: readonly Drawing[] = [
  {
    name: 'window',
    w: 1000,
    h: 1250,
    alt: 'An arched window with the sun low over hills, before it a rolled mat, a cushion and a plant',
    draw: (s) =>
      room(s, '#dfe3d6', floor, 940) +
      view(s, 520, 860, 520, 700) +
      sunlight(s, 380, 930, 520, 330, 0.35) +
      plant(s, 170, 1060, 300) +
      rolled(s, 420, 1130, 380, 62, deep) +
      shade(s, 760, 1010, 130) +
      path(
        blob([
          [610, 970],
          [700, 900],
          [850, 900],
          [930, 970],
          [850, 1040],
          [690, 1040],
        ]),
        s.radial([720, 920], 260, [
          [0, mix(clay, '#ffffff', 0.35)],
          [0.6, clay],
          [1, mix(clay, dark, 0.3)],
        ]),
      ),
  },
  {
    name: 'room',
    w: 1500,
    h: 1000,
    alt: 'The room: three tall arched windows, a wooden floor and five mats laid out for a class',
    draw: (s) =>
      room(s, '#e6e8dd', floor, 600) +
      [300, 750, 1200].map((x) => view(s, x, 560, 260, 440)).join('') +
      line(
        Array.from({ length: 9 }, (_, i) => `M0 ${640 + i * i * 5}H1500`).join(''),
        mix(floor, dark, 0.16),
        3,
      ) +
      [120, 570, 1020]
        .map((x) =>
          path(
            `M${x + 60} 606h220l-130 394h-330Z`,
            across(s, x - 180, x + 260, [0, '#fff2d4', 0.1], [1, '#fff2d4', 0.42]),
          ),
        )
        .join('') +
      (
        [
          [230, 900],
          [500, 900],
          [770, 900],
          [1040, 900],
          [1310, 900],
        ] as const
      )
        .map(([x, y], i) =>
          path(
            `M${x - 70} ${y - 190}h120l20 220h-190Z`,
            down(
              s,
              y - 190,
              y + 30,
              [0, mix([deep, clay, sage, '#a9b79f', deep][i] ?? deep, '#ffffff', 0.2)],
              [1, [deep, clay, sage, '#a9b79f', deep][i] ?? deep],
            ),
          ),
        )
        .join('') +
      plant(s, 1420, 720, 230),
  },
  {
    name: 'stones',
    w: 1500,
    h: 1000,
    alt: 'Four smooth stones on one another beside folded towels, a candle and a bottle of oil',
    draw: (s) =>
      room(s, '#d5ddd2', cream, 640) +
      sunlight(s, 800, 40, 560, 660, 0.3) +
      sprig([150, 860], [260, 260], 7, 110, deep) +
      [
        ['#e9dfcd', 300, 820],
        [clay, 280, 740],
        ['#f2ede0', 260, 660],
      ]
        .map(
          ([c, w, y]) =>
            shade(s, 420, Number(y), Number(w) / 2, 0.14) +
            box(
              430 - Number(w) / 2,
              Number(y) - 76,
              Number(w),
              76,
              down(
                s,
                Number(y) - 76,
                Number(y),
                [0, mix(String(c), '#ffffff', 0.2)],
                [1, mix(String(c), dark, 0.14)],
              ),
              { rx: 36 },
            ),
        )
        .join('') +
      shade(s, 850, 850, 190) +
      pebble(s, 850, 800, 380, 130, '#7d837c') +
      pebble(s, 840, 694, 290, 112, '#9aa39a') +
      pebble(s, 858, 602, 210, 92, '#6d756e') +
      pebble(s, 848, 526, 130, 72, '#b3b9ae') +
      shade(s, 1180, 840, 80) +
      drum(s, { x: 1180, y: 850, w: 150, h: 220, colour: '#b8702f', shoulder: 46 }) +
      drum(s, { x: 1180, y: 640, w: 54, h: 50, colour: dark }) +
      box(1136, 700, 88, 80, cream, { rx: 6 }) +
      shade(s, 1340, 880, 60) +
      drum(s, { x: 1350, y: 900, w: 130, h: 90, colour: sand }) +
      glow(s, 1350, 770, 120, '#ffe2a0', 0.8) +
      path('M1350 810q-20-26 0-58q20 32 0 58Z', '#ffb648'),
  },
  {
    name: 'breath',
    w: 1000,
    h: 1000,
    alt: 'Somebody sits cross-legged before a large pale sun',
    draw: (s) =>
      box(0, 0, 1000, 1000, down(s, 0, 1000, [0, '#c9d6cb'], [1, '#f1e4cd'])) +
      [430, 340, 250].map((r, i) => oval(500, 470, r, r, '#fff5df', { opacity: 0.24 + i * 0.14 })).join('') +
      ball(s, 500, 470, 180, sun) +
      box(0, 800, 1000, 200, down(s, 800, 1000, [0, sage], [1, deep])) +
      shade(s, 500, 850, 250, 0.4) +
      oval(500, 300, 66, 78, deep) +
      oval(500, 212, 36, 32, deep) +
      path(
        blob([
          [500, 368],
          [586, 410],
          [606, 520],
          [578, 690],
          [500, 720],
          [422, 690],
          [394, 520],
          [414, 410],
        ]),
        deep,
      ) +
      path(
        'M404 420C330 520 300 650 262 730L306 752C360 690 420 600 440 500ZM596 420C670 520 700 650 738 730L694 752C640 690 580 600 560 500Z',
        mix(deep, '#ffffff', 0.06),
      ) +
      path(
        blob([
          [500, 690],
          [690, 730],
          [790, 800],
          [700, 846],
          [500, 826],
          [300, 846],
          [210, 800],
          [310, 730],
        ]),
        mix(deep, dark, 0.3),
      ),
  },
  {
    name: 'tea',
    w: 1000,
    h: 1000,
    alt: 'A steaming bowl of tea and a pot with a bamboo handle',
    draw: (s) =>
      room(s, '#e4dccb', floor, 620) +
      sunlight(s, 380, 60, 440, 640) +
      shade(s, 380, 800, 200) +
      path(
        'M180 560q200-70 400 0q30 220-90 250q-110 24-220 0q-120-30-90-250Z',
        across(s, 180, 580, [0, mix(deep, '#ffffff', 0.3)], [0.4, deep], [1, dark]),
      ) +
      line('M230 560C230 330 530 330 530 560', '#b98a52', 26) +
      path('M560 640q110-10 130-110l30 10q-10 160-150 190Z', deep) +
      oval(380, 556, 150, 34, mix(deep, '#ffffff', 0.14)) +
      oval(380, 536, 34, 24, dark) +
      shade(s, 750, 870, 110) +
      path(
        'M620 720h260q0 160-130 160t-130-160Z',
        across(s, 620, 880, [0, '#fffaf0'], [0.4, sand], [1, mix(sand, dark, 0.35)]),
      ) +
      oval(750, 720, 130, 30, mix(sand, dark, 0.14)) +
      oval(750, 724, 112, 24, '#9a7a3a') +
      line('M720 670q-26-50 6-90t0-90M780 670q26-50-6-90t0-80', '#ffffff', 8, { opacity: 0.45 }),
  },
  {
    name: 'leaves',
    w: 1500,
    h: 1000,
    across: WINDOW,
    alt: 'Large leaves in low sunlight before a green wall',
    draw: (s) =>
      box(
        0,
        0,
        1500,
        1000,
        s.linear(
          [0, 0],
          [1500, 1000],
          [
            [0, '#5f7d6b'],
            [1, '#2f473b'],
          ],
        ),
      ) +
      sunlight(s, 700, -100, 700, 1200, 0.22) +
      (
        [
          [0, 900, 520, 300],
          [-40, 1020, 760, 620],
          [1500, 1000, 980, 240],
          [1540, 900, 1120, 520],
          [1400, 1060, 900, 760],
          [-20, 560, 300, 60],
        ] as const
      )
        .map(
          ([x, y, tx, ty], i) =>
            `<g opacity=".28" transform="translate(34 40)">${leaf([x, y], [tx, ty], 150, dark)}</g>` +
            leaf([x, y], [tx, ty], 150, mix(sage, '#cfe0c4', i / 7)) +
            line(`M${x} ${y}L${tx} ${ty}`, mix(sage, '#ffffff', 0.5), 5, { opacity: 0.5 }),
        )
        .join(''),
  },
  {
    name: 'mara',
    w: 1000,
    h: 1250,
    alt: 'Mara with her hair in a bun and a pale green top, smiling',
    focus: { x: 0.5, y: 0.35 },
    across: 720,
    draw: (s) =>
      person(s, { skin: '#d8a07c', hair: '#4a2c20', style: 'bun', top: '#8fa892', ground: '#e3dac6' }),
  },
  {
    name: 'theo',
    w: 1000,
    h: 1250,
    alt: 'Theo with a beard and short dark hair, in a clay-coloured jumper',
    focus: { x: 0.5, y: 0.35 },
    across: 720,
    draw: (s) =>
      person(s, {
        skin: '#8a5a3c',
        hair: '#1f1614',
        style: 'short',
        top: clay,
        beard: true,
        ground: '#cdd8cd',
      }),
  },
  {
    name: 'mats',
    w: 1000,
    h: 1000,
    alt: 'Rolled mats and folded blankets in a wooden shelf',
    draw: (s) =>
      box(0, 0, 1000, 1000, down(s, 0, 1000, [0, '#e9e6da'], [1, '#d3d5c6'])) +
      sunlight(s, 460, 0, 480, 900) +
      box(120, 150, 760, 760, mix(floor, dark, 0.35), { rx: 10 }) +
      [0, 1, 2]
        .map((row) =>
          [0, 1]
            .map((col) => {
              const [x, y] = [150 + col * 360, 180 + row * 240];
              return (
                box(
                  x,
                  y,
                  340,
                  220,
                  down(s, y, y + 220, [0, mix(dark, floor, 0.3)], [1, mix(dark, floor, 0.5)]),
                ) +
                ((row + col) % 2 === 0
                  ? [0, 1, 2]
                      .map(
                        (k) =>
                          oval(x + 66 + k * 104, y + 160, 50, 56, [deep, clay, sage][(k + row) % 3] ?? deep) +
                          line(
                            `M${x + 66 + k * 104} ${y + 160}m-30 0a30 34 0 1 1 30 34M${x + 66 + k * 104} ${y + 160}m-12 0a12 14 0 1 1 12 14`,
                            '#ffffff',
                            4,
                            { opacity: 0.4 },
                          ),
                      )
                      .join('')
                  : [0, 1, 2]
                      .map((k) =>
                        box(x + 30, y + 60 + k * 50, 280, 46, [cream, sand, '#a9b79f'][k] ?? cream, {
                          rx: 22,
                        }),
                      )
                      .join(''))
              );
            })
            .join(''),
        )
        .join(''),
  },
];
