import type { Sheet } from '../draw/kit.ts';
import { box, line, mix, oval, path, WINDOW, LARGE_COLUMN } from '../draw/kit.ts';
import {
  across,
  ball,
  type Drawing,
  down,
  drum,
  glow,
  leaf,
  ridge,
  room,
  shade,
  sprig,
  sunlight,
} from './shapes.ts';

const green = '#1f6a45';
const leafy = '#6fae4e';
const sun = '#ffd34e';
const soil = '#7a4a2c';
const sky = '#bfe3ea';
const coral = '#ef7a5a';
const paper = '#fffaf0';
const dark = '#1d2a22';
const wood = '#b9814f';

const lettuce = (x: number, y: number, r: number, colour = leafy): string =>
  [1, 0.74, 0.46]
    .map((k, ring) =>
      Array.from({ length: 8 }, (_, i) => {
        const a = i * 0.785 + ring * 0.4;
        return oval(
          x + Math.cos(a) * r * k * 0.6,
          y + Math.sin(a) * r * k * 0.6,
          r * k * 0.42,
          r * k * 0.42,
          mix(colour, ring % 2 ? '#ffffff' : dark, 0.1 + ring * 0.06),
        );
      }).join(''),
    )
    .join('');

const sunflower = (x: number, y: number, h: number, r: number): string =>
  line(`M${x} ${y}V${y - h}`, green, r * 0.2) +
  leaf([x, y - h * 0.4], [x + r * 1.3, y - h * 0.6], r * 0.5, leafy) +
  leaf([x, y - h * 0.3], [x - r * 1.3, y - h * 0.48], r * 0.5, leafy) +
  Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    return leaf(
      [x + Math.cos(a) * r * 0.4, y - h + Math.sin(a) * r * 0.4],
      [x + Math.cos(a) * r * 1.15, y - h + Math.sin(a) * r * 1.15],
      r * 0.34,
      sun,
    );
  }).join('') +
  oval(x, y - h, r * 0.5, r * 0.5, '#6b3f1e');

const bed = (s: Sheet, x: number, y: number, w: number, plants: string): string =>
  path(`M${x} ${y}h${w}l40 110h${-w - 80}Z`, wood) +
  path(`M${x + 14} ${y + 8}h${w - 28}l30 76h${-w - 32}Z`, soil) +
  plants +
  path(
    `M${x - 40} ${y + 110}h${w + 80}v34h${-w - 80}Z`,
    down(s, y + 110, y + 144, [0, mix(wood, '#ffffff', 0.16)], [1, mix(wood, dark, 0.3)]),
  );

const carrots = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, i) =>
    sprig([x + i * 46, y], [x + i * 46 + (i % 2 ? 8 : -8), y - 70], 4, 26, leafy),
  ).join('');

const carrot = (x: number, y: number, size: number): string =>
  path(
    `M${x - size * 0.2} ${y}Q${x} ${y - size * 0.14} ${x + size * 0.2} ${y}L${x + size * 0.03} ${y + size}Q${x} ${y + size * 1.08} ${x - size * 0.03} ${y + size}Z`,
    '#ee8434',
  ) +
  line(
    `M${x - size * 0.12} ${y + size * 0.2}h${size * 0.12}M${x} ${y + size * 0.4}h${size * 0.1}`,
    '#c9641f',
    4,
  ) +
  [-0.3, 0, 0.3].map((lean) => leaf([x, y], [x + lean * size, y - size * 0.7], size * 0.14, leafy)).join('');

const beet = (s: Sheet, x: number, y: number, r: number): string =>
  [-0.5, 0, 0.5]
    .map(
      (lean) =>
        leaf([x, y - r * 0.8], [x + lean * r * 2, y - r * 2.8], r * 0.5, green) +
        line(`M${x} ${y - r * 0.8}L${x + lean * r * 1.4} ${y - r * 2.2}`, '#b23a63', 5),
    )
    .join('') + ball(s, x, y, r, '#8e2450');

export const associationPictures: readonly Drawing[] = [
  {
    name: 'garden',
    w: 1500,
    h: 1000,
    alt: 'The garden in summer: raised beds with lettuce and carrots, sunflowers, a greenhouse and the roofs of the town behind',
    focus: { x: 0.82, y: 0.5 },
    draw: (s) =>
      box(0, 0, 1500, 700, down(s, 0, 640, [0, sky], [1, '#fdf4dc'])) +
      ball(s, 1220, 190, 90, sun) +
      glow(s, 1220, 190, 260, '#fff3c4', 0.7) +
      ridge(s, 560, 110, '#a9cfae', 5, 760) +
      Array.from({ length: 9 }, (_, i) => {
        const x = 40 + i * 150;
        const h = 110 + ((i * 37) % 60);
        return (
          path(
            `M${x} 620V${620 - h}L${x + 60} ${570 - h}L${x + 120} ${620 - h}V620Z`,
            mix([coral, '#e9c9a4', '#8fb7b0', '#f0b56a'][i % 4] ?? coral, '#ffffff', 0.25),
          ) +
          box(x + 26, 640 - h, 24, 30, paper) +
          box(x + 70, 640 - h, 24, 30, paper)
        );
      }).join('') +
      box(0, 610, 1500, 390, down(s, 610, 1000, [0, '#8cc06a'], [1, '#4d8f4a'])) +
      path('M680 1000Q760 780 720 620H800Q860 800 940 1000Z', '#ead9b5') +
      path('M1010 640V470L1150 390L1290 470V640Z', '#dff1ef', { opacity: 0.92 }) +
      line(
        'M1010 640V470L1150 390L1290 470V640M1080 640V430M1150 640V390M1220 640V430M1010 540H1290',
        '#ffffff',
        10,
      ) +
      [1050, 1110, 1190, 1250].map((x) => lettuce(x, 614, 26)).join('') +
      bed(s, 130, 700, 430, [170, 250, 330, 410, 490].map((x) => lettuce(x, 742, 38)).join('')) +
      bed(s, 960, 700, 430, carrots(1000, 760, 8)) +
      bed(
        s,
        60,
        850,
        520,
        [110, 210, 310, 410, 510]
          .map((x) => lettuce(x, 896, 46, x % 200 === 110 ? '#9b5a6d' : leafy))
          .join(''),
      ) +
      [620, 660].map((x, i) => sunflower(x, 900, 300 + i * 70, 54)).join('') +
      [985, 1060].map((x, i) => sunflower(x, 990, 200 + i * 40, 44)).join(''),
  },
  {
    name: 'harvest',
    w: 1500,
    h: 1000,
    alt: 'A wooden crate from above, full of carrots, beetroot, tomatoes and lettuce',
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
            [0, '#f6e7c8'],
            [1, '#e2c796'],
          ],
        ),
      ) +
      sunlight(s, 800, -60, 700, 1100, 0.35) +
      box(250, 150, 1040, 740, dark, { rx: 20, opacity: 0.25 }) +
      box(230, 130, 1040, 740, across(s, 230, 1270, [0, mix(wood, '#ffffff', 0.2)], [1, wood]), { rx: 16 }) +
      box(270, 170, 960, 660, '#5a3a24', { rx: 8 }) +
      [320, 400, 480, 560].map((x, i) => carrot(x, 330 + (i % 2) * 30, 380)).join('') +
      [
        [720, 380],
        [850, 330],
        [960, 400],
      ]
        .map(([x = 0, y = 0]) => beet(s, x, y + 60, 84))
        .join('') +
      [
        [720, 640],
        [810, 720],
        [900, 630],
        [700, 760],
        [990, 740],
        [1080, 650],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            ball(s, x, y, 62, i % 3 ? '#d8432e' : '#eb9a35') + leaf([x, y - 40], [x + 26, y - 66], 12, green),
        )
        .join('') +
      lettuce(1120, 330, 140) +
      lettuce(1130, 570, 90, '#9b5a6d') +
      line('M230 500H270M1230 500H1270', dark, 10, { opacity: 0.3 }) +
      sunflower(1390, 1100, 340, 100),
  },
  {
    name: 'seedlings',
    w: 1000,
    h: 1000,
    across: LARGE_COLUMN,
    alt: 'Five pots with seedlings of different size on a windowsill',
    draw: (s) =>
      room(s, '#dff0ea', wood, 700) +
      box(110, 90, 780, 560, paper) +
      box(136, 116, 728, 508, down(s, 116, 624, [0, sky], [1, '#eef6d8'])) +
      line('M500 116v508M136 370h728', paper, 22) +
      [160, 330, 500, 670, 840]
        .map((x, i) => {
          const h = 60 + i * 46;
          return (
            line(`M${x} 690V${690 - h}`, green, 8) +
            leaf([x, 690 - h], [x + 60 + i * 6, 650 - h], 30, leafy) +
            leaf([x, 690 - h], [x - 60 - i * 6, 650 - h], 30, leafy) +
            (i > 2 ? leaf([x, 720 - h * 0.7], [x + 74, 700 - h * 0.7], 30, mix(leafy, green, 0.4)) : '') +
            shade(s, x, 800, 52) +
            path(
              `M${x - 66} 680h132l-22 130h-88Z`,
              across(s, x - 66, x + 66, [0, '#e39a6c'], [1, '#a85a34']),
            ) +
            oval(x, 680, 66, 15, soil)
          );
        })
        .join(''),
  },
  {
    name: 'bees',
    w: 1000,
    h: 1000,
    alt: 'A striped beehive among flowers with bees around it',
    draw: (s) =>
      box(0, 0, 1000, 1000, down(s, 0, 1000, [0, '#fdf1c9'], [1, '#cfe6b8'])) +
      ridge(s, 760, 90, '#8cc06a', 4) +
      shade(s, 500, 800, 200) +
      [0, 1, 2]
        .map((i) =>
          box(
            330,
            420 + i * 126,
            340,
            120,
            across(
              s,
              330,
              670,
              [0, mix([sun, paper, coral][i] ?? sun, '#ffffff', 0.2)],
              [1, mix([sun, paper, coral][i] ?? sun, dark, 0.16)],
            ),
            { rx: 8 },
          ),
        )
        .join('') +
      path('M300 424L500 310L700 424Z', green) +
      box(440, 740, 120, 24, dark, { rx: 12 }) +
      [120, 220, 780, 880].map((x, i) => sunflower(x, 960, 260 + (i % 2) * 120, 60)).join('') +
      (
        [
          [260, 300],
          [420, 220],
          [640, 250],
          [760, 380],
          [800, 180],
        ] as const
      )
        .map(
          ([x, y]) =>
            oval(x - 12, y - 24, 20, 28, '#ffffff', { opacity: 0.85 }) +
            oval(x + 12, y - 24, 20, 28, '#ffffff', { opacity: 0.85 }) +
            oval(x, y, 34, 22, sun) +
            line(`M${x - 8} ${y - 18}v36M${x + 10} ${y - 18}v36`, dark, 8),
        )
        .join(''),
  },
  {
    name: 'supper',
    w: 1500,
    h: 1000,
    across: WINDOW,
    alt: 'A long table under strings of lights on a summer evening in the garden',
    draw: (s) =>
      box(0, 0, 1500, 1000, down(s, 0, 800, [0, '#243a5e'], [0.6, '#8c5a78'], [1, '#f0a56b'])) +
      ridge(s, 640, 150, '#23473c', 6) +
      box(0, 640, 1500, 360, down(s, 640, 1000, [0, '#2f6a45'], [1, '#1c4630'])) +
      [0, 1]
        .map((k) => {
          const y = 130 + k * 120;
          return (
            line(`M-20 ${y}Q375 ${y + 190} 750 ${y}T1520 ${y}`, '#17253a', 5) +
            Array.from({ length: 13 }, (_, i) => {
              const x = 40 + i * 118;
              const t = (x % 750) / 750;
              const by = y + (x < 750 ? 1 : -1) * 4 * 95 * t * (1 - t) + 20;
              return glow(s, x, by, 70, '#ffe2a0', 0.7) + oval(x, by, 12, 15, '#fff3cf');
            }).join('')
          );
        })
        .join('') +
      path('M180 700H1320L1440 830H60Z', across(s, 60, 1440, [0, '#fff6e4'], [1, '#e8d3b4'])) +
      box(60, 830, 1380, 26, mix(wood, dark, 0.2)) +
      [140, 1340].map((x) => box(x, 856, 26, 110, dark)).join('') +
      [260, 470, 680, 890, 1100, 1260]
        .map(
          (x, i) =>
            oval(x, 766, 70, 22, '#ffffff') + oval(x, 764, 46, 13, [coral, leafy, sun][i % 3] ?? coral),
        )
        .join('') +
      [370, 780, 1180]
        .map(
          (x) =>
            glow(s, x, 700, 90, '#ffe2a0', 0.8) +
            drum(s, { x, y: 750, w: 44, h: 60, colour: '#f6dfae' }) +
            sprig([x + 60, 750], [x + 76, 640], 4, 34, leafy),
        )
        .join(''),
  },
  {
    name: 'plan',
    w: 1500,
    h: 1000,
    alt: 'A drawn plan of the garden: gate, orchard, sixteen beds, greenhouse, pond, hives and compost',
    draw: () =>
      box(0, 0, 1500, 1000, '#e9f3dc') +
      box(60, 60, 1380, 880, '#cfe5b5', { rx: 30 }) +
      line('M60 520H1440M760 60V940', '#f2e4c4', 60) +
      Array.from(
        { length: 16 },
        (_, i) =>
          box(120 + (i % 8) * 76, 120 + Math.floor(i / 8) * 180, 54, 150, soil, { rx: 6 }) +
          [0, 1, 2]
            .map((k) =>
              oval(
                147 + (i % 8) * 76,
                150 + Math.floor(i / 8) * 180 + k * 45,
                19,
                19,
                [leafy, coral, sun][(i + k) % 3] ?? leafy,
              ),
            )
            .join(''),
      ).join('') +
      Array.from(
        { length: 12 },
        (_, i) =>
          oval(870 + (i % 4) * 150, 150 + Math.floor(i / 4) * 130, 52, 52, mix(green, leafy, (i % 3) / 3)) +
          oval(858 + (i % 4) * 150, 140 + Math.floor(i / 4) * 130, 9, 9, coral),
      ).join('') +
      box(130, 620, 330, 240, '#dff1ef', { rx: 8 }) +
      line('M130 740H460M240 620v240M350 620v240', '#ffffff', 8) +
      oval(1180, 740, 190, 120, '#8fc7d8') +
      oval(1150, 720, 120, 70, '#a9d8e4') +
      [820, 880, 940].map((x) => box(x, 830, 44, 44, sun, { rx: 6 })).join('') +
      box(540, 640, 150, 200, wood, { rx: 8 }) +
      box(560, 660, 110, 80, soil) +
      box(560, 750, 110, 70, mix(soil, leafy, 0.4)) +
      box(700, 926, 120, 30, coral, { rx: 8 }),
  },
  {
    name: 'tools',
    w: 1000,
    h: 1000,
    alt: 'A watering can, a spade, a fork and a straw hat on the wall of the green shed',
    draw: (s) =>
      box(0, 0, 1000, 1000, down(s, 0, 1000, [0, mix(green, '#ffffff', 0.3)], [1, green])) +
      line(Array.from({ length: 8 }, (_, i) => `M${i * 130 + 60} 0V1000`).join(''), dark, 5, {
        opacity: 0.25,
      }) +
      sunlight(s, 520, -40, 480, 1000, 0.22) +
      `<g transform="translate(16 22)" opacity=".25">${line('M230 190V640M420 190V640', dark, 30)}</g>` +
      line('M230 170V560M420 170V560', wood, 26) +
      line('M196 170h68M386 170h68', wood, 30) +
      path('M170 540h120v150q-60 90-120 0Z', '#aeb6b4') +
      line('M370 560v190M420 560v200M470 560v190M370 570h100', '#aeb6b4', 18) +
      oval(700, 300, 190, 70, '#e3be73') +
      path('M590 290q10-150 110-150t110 150Z', '#efd08a') +
      path('M590 290q110 40 220 0l-4-40q-106 40-212 0Z', coral) +
      shade(s, 700, 850, 150, 0.5) +
      path(
        'M580 640h230l20 220h-270Z',
        across(s, 560, 830, [0, mix(sun, '#ffffff', 0.3)], [1, mix(sun, soil, 0.35)]),
      ) +
      line('M800 660q110 20 90 150t-70 40M590 780L440 690M400 720l70-70', mix(sun, soil, 0.3), 24),
  },
];
