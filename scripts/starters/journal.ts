import type { Sheet } from '../draw/kit.ts';
import { box, dots, line, mix, n, oval, path } from '../draw/kit.ts';
import {
  ink,
  deep,
  sea,
  mist,
  paper,
  sand,
  rust,
  ochre,
  dusk,
  pine,
  wide,
  ripples,
} from './journal-parts.ts';
import { indoors } from './journal-indoors.ts';
import { person } from './people.ts';
import { across, down, glow, ridge, shade, type Drawing } from './shapes.ts';

const birds = (points: readonly (readonly [number, number, number])[]): string =>
  points
    .map(([x, y, k]) =>
      line(
        `M${n(x - 22 * k)} ${n(y - 6 * k)}q${n(12 * k)} ${n(-10 * k)} ${n(22 * k)} ${n(6 * k)}q${n(10 * k)} ${n(-16 * k)} ${n(24 * k)} ${n(-8 * k)}`,
        ink,
        4 * k,
      ),
    )
    .join('');

/** The light of a low sun on water: strokes that grow and drift apart towards the viewer. */
const glitter = (s: Sheet, x: number, from: number, to: number): string =>
  Array.from({ length: 46 }, (_, i) => {
    const part = i / 46;
    const long = s.between(30, 70) * (1 + part * 1.4);
    const y = from + (to - from) * part ** 1.4;
    return line(
      `M${n(x + s.between(-1, 1) * (26 + 90 * part) - long / 2)} ${n(y)}h${n(long)}`,
      '#fff6e2',
      3 + part * 6,
      {
        opacity: 0.95 - part * 0.65,
      },
    );
  }).join('');

const walker = (x: number, y: number, h: number): string =>
  line(
    `M${x} ${y}l${n(h * 0.06)} ${n(-h * 0.42)}M${n(x + h * 0.2)} ${y}l${n(-h * 0.1)} ${n(-h * 0.42)}`,
    ink,
    h * 0.09,
  ) +
  path(
    `M${n(x - h * 0.08)} ${n(y - h * 0.36)}L${n(x - h * 0.02)} ${n(y - h * 0.8)}Q${n(x + h * 0.1)} ${n(y - h * 0.9)} ${n(x + h * 0.2)} ${n(y - h * 0.78)}L${n(x + h * 0.24)} ${n(y - h * 0.34)}Z`,
    rust,
  ) +
  box(x - h * 0.16, y - h * 0.78, h * 0.17, h * 0.34, deep, { rx: h * 0.05 }) +
  oval(x + h * 0.1, y - h * 0.94, h * 0.09, h * 0.1, '#8a5a3c') +
  path(`M${n(x)} ${n(y - h * 0.96)}q${n(h * 0.1)} ${n(-h * 0.14)} ${n(h * 0.2)} 0Z`, ochre) +
  line(`M${n(x + h * 0.34)} ${y}L${n(x + h * 0.26)} ${n(y - h * 0.6)}`, ink, h * 0.03);

const island = (s: Sheet): string =>
  path(
    'M820 522Q900 470 990 462Q1060 420 1150 436Q1260 440 1340 490Q1400 506 1450 522Z',
    across(s, 820, 1450, [0, mix(pine, mist, 0.25)], [1, mix(ink, pine, 0.5)]),
  ) +
  [900, 930, 1290, 1325].map((x, i) => oval(x, 478 + (i % 2) * 6, 24, 28, mix(pine, ink, 0.2))).join('') +
  box(1088, 372, 40, 74, mix(paper, sea, 0.25)) +
  path('M1082 374L1108 326L1134 374Z', ink) +
  path('M1128 446V404L1176 384L1224 404V446Z', mix(paper, sea, 0.12)) +
  path('M1120 408L1176 378L1232 408L1224 414L1176 392L1128 414Z', deep) +
  [1150, 1196].map((x) => box(x, 416, 10, 20, ochre)).join('');

const tideRoad = wide(
  'tide-road',
  'A road on wet sand winds to an island with a chapel; poles mark the way, and one person is walking',
  (s) =>
    box(0, 0, 1500, 530, down(s, 0, 520, [0, '#9fbcc0'], [0.55, '#e7d9c4'], [1, dusk])) +
    glow(s, 470, 440, 420, '#fff3d8', 0.85) +
    oval(470, 430, 56, 56, '#fff6e2') +
    line('M0 250q260 -40 560 0t600 -14t360 20', paper, 26, { opacity: 0.4 }) +
    line('M200 330q300 -26 620 4t700 -10', paper, 16, { opacity: 0.45 }) +
    ridge(s, 520, 60, '#a9b9b6', 5, 530) +
    island(s) +
    box(
      0,
      520,
      1500,
      480,
      down(s, 520, 1000, [0, '#dccbb2'], [0.35, mix(sand, sea, 0.3)], [1, mix(sand, deep, 0.42)]),
    ) +
    path('M820 522H1450Q1330 556 1180 566T900 548Z', ink, { opacity: 0.16 }) +
    glitter(s, 470, 524, 980) +
    ripples(s, 540, 980, 60, '#fff4e0', 0.6) +
    ripples(s, 560, 1000, 34, deep, 0.35) +
    path(
      'M700 1000C860 850 1180 760 1010 640C930 590 960 550 1046 524H1066C1010 552 1000 586 1090 634C1320 770 1190 880 1150 1000Z',
      across(s, 700, 1250, [0, mix(sand, paper, 0.3)], [1, mix(rust, sand, 0.55)]),
    ) +
    line('M706 1000C864 852 1184 760 1012 640C934 590 962 550 1046 524', mix(rust, ink, 0.4), 5, {
      opacity: 0.5,
    }) +
    (
      [
        [1250, 960, 260],
        [1236, 800, 168],
        [1150, 692, 112],
        [1052, 620, 74],
        [1032, 570, 48],
        [1062, 536, 30],
      ] as const
    )
      .map(
        ([x, y, h]) =>
          line(`M${x} ${y}V${y - h}`, mix(ink, rust, 0.2), h * 0.055) +
          line(`M${x} ${y}l${n(h * 0.3)} ${n(h * 0.12)}`, ink, h * 0.05, { opacity: 0.25 }),
      )
      .join('') +
    walker(1040, 800, 120) +
    birds([
      [250, 190, 1],
      [330, 226, 0.8],
      [720, 150, 0.7],
    ]),
);

const lastBus = wide(
  'last-bus',
  'A bus with lit windows on a road over dark hills, under a first star and a thin moon',
  (s) =>
    box(
      0,
      0,
      1500,
      720,
      down(s, 0, 700, [0, '#1f3a4d'], [0.45, '#4f7482'], [0.78, '#c79d8c'], [1, '#f0c39a']),
    ) +
    dots(
      [
        [210, 120],
        [420, 70],
        [660, 160],
        [900, 80],
        [1340, 190],
        [120, 260],
      ],
      6,
      '#fff8e6',
      0.9,
    ) +
    oval(1180, 170, 62, 62, '#fff3d6') +
    oval(1206, 156, 58, 58, '#35566a') +
    ridge(s, 520, 170, '#6f7f86', 4) +
    ridge(s, 610, 150, '#47606a', 5) +
    path('M0 700Q300 600 640 660T1500 560V1000H0Z', down(s, 560, 1000, [0, '#2f4a4e'], [1, '#14262c'])) +
    path(
      'M-20 1000C260 880 420 800 760 764S1240 700 1500 690V770C1240 770 1000 806 860 850S560 940 520 1000Z',
      across(s, 0, 1500, [0, '#5c6a6c'], [1, '#3c4d52']),
    ) +
    line('M250 1000C420 900 640 830 860 800S1280 740 1500 730', '#e8dcc0', 6, {
      'stroke-dasharray': '46 40',
      opacity: 0.8,
    }) +
    path('M560 742L60 800V940L566 790Z', across(s, 60, 560, [0, '#ffe9ad', 0], [1, '#ffe9ad', 0.75])) +
    shade(s, 860, 826, 300, 0.5) +
    path(
      'M556 560Q560 530 594 526L1150 488Q1180 488 1184 516L1196 742L580 806Q556 806 554 780Z',
      down(s, 490, 800, [0, mix(ochre, '#ffffff', 0.15)], [1, mix(rust, ochre, 0.35)]),
    ) +
    path('M554 700L1194 640L1196 742L580 806Q556 806 554 780Z', paper) +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        path(
          `M${642 + i * 90} ${n(566 - i * 6.2)}l74 -5v92l-74 6.6Z`,
          down(s, 480, 680, [0, '#fff6d4'], [1, '#ffd98a']),
        ),
      )
      .join('') +
    [690, 868, 1050]
      .map(
        (x, i) =>
          oval(x, 624 - i * 12, 18, 22, '#4a3a34') +
          path(`M${x - 26} ${664 - i * 12}q26 -34 52 -4Z`, '#4a3a34'),
      )
      .join('') +
    path('M570 576l54 -6v110l-54 6Z', '#dff0ee') +
    oval(700, 796, 48, 50, ink) +
    oval(700, 796, 20, 22, '#8b979b') +
    oval(1080, 758, 46, 48, ink) +
    oval(1080, 758, 19, 21, '#8b979b') +
    oval(570, 742, 12, 16, '#fff6d8') +
    line('M330 940V560', '#dcd3bf', 14) +
    box(270, 500, 120, 92, rust, { rx: 10 }) +
    box(292, 528, 76, 12, paper) +
    box(292, 552, 50, 12, paper),
);

const refuge = wide(
  'refuge',
  'A white hut on stilts above the high water, with a ladder, and the tops of poles in a row',
  (s) =>
    box(0, 0, 1500, 520, down(s, 0, 520, [0, '#8fb0b8'], [1, '#efe0c8'])) +
    line('M60 200q360 -40 700 0t760 -16', paper, 22, { opacity: 0.45 }) +
    ridge(s, 520, 44, '#93a9ab', 6, 530) +
    box(0, 516, 1500, 484, down(s, 516, 1000, [0, '#b9c9c4'], [0.5, sea], [1, deep])) +
    ripples(s, 530, 990, 70, '#f4f7ef', 0.5) +
    path('M560 690L620 1000H900L880 690Z', ink, { opacity: 0.2 }) +
    line(
      'M590 470L560 760M870 470L900 760M690 480V740M780 480V740M580 620L880 560M590 560L890 650',
      mix(ink, rust, 0.25),
      20,
    ) +
    line('M930 480L1000 770M980 480L1050 770M942 540h48M955 594h48M968 648h48M982 702h48', '#6b4a33', 12) +
    path('M540 250V480H940V250L740 150Z', across(s, 540, 940, [0, '#fffaf0'], [1, '#d9d2c2'])) +
    line(Array.from({ length: 8 }, (_, i) => `M560 ${270 + i * 27}H920`).join(''), mix(sand, ink, 0.2), 3, {
      opacity: 0.5,
    }) +
    path('M510 266L740 136L970 266L956 290L740 170L524 290Z', deep) +
    box(620, 300, 100, 90, ink) +
    box(632, 312, 76, 66, '#bcd6da') +
    line('M670 312v66', '#fffaf0', 8) +
    box(790, 296, 100, 184, rust) +
    oval(872, 392, 7, 7, ochre) +
    box(516, 476, 470, 26, '#6b4a33') +
    (
      [
        [1130, 700, 150],
        [1240, 640, 100],
        [1320, 600, 70],
        [1376, 572, 48],
        [1416, 552, 34],
      ] as const
    )
      .map(
        ([x, y, h]) =>
          line(`M${x} ${y}V${y - h}`, mix(ink, rust, 0.2), h * 0.09) +
          line(`M${x} ${y}v${h * 0.5}`, ink, h * 0.08, { opacity: 0.25 }),
      )
      .join('') +
    birds([
      [260, 260, 1.1],
      [350, 210, 0.8],
      [1180, 250, 0.9],
    ]),
);

export const journalPictures: readonly Drawing[] = [
  tideRoad,
  lastBus,
  refuge,
  ...indoors,
  {
    name: 'iris',
    w: 1000,
    h: 1000,
    alt: 'Iris Holm with grey hair to her shoulders, round glasses and a dark blue jumper',
    focus: { x: 0.5, y: 0.38 },
    draw: (s) =>
      person(s, {
        skin: '#e2b592',
        hair: '#8b8f94',
        style: 'bob',
        top: '#24404f',
        glasses: true,
        ground: '#d9b98a',
      }),
  },
];
