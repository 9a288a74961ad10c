import { mark } from '../brand.ts';
import type { Sheet } from '../kit.ts';
import { at, blob, box, line, n, oval, path } from '../kit.ts';
import { clay, estuary, ink, iron, moss, paper, samphire, shadow } from '../palette.ts';
import { glow } from '../props.ts';
import { boat, shed } from '../scenery.ts';

/** A hand-drawn map of the way to the studio. */
export function map(s: Sheet): string {
  const road = (d: string, w = 30): string => line(d, '#d3c09a', w + 8) + line(d, '#fffaf0', w);
  const label = (x: number, y: number, words: string, size = 32, more = ''): string =>
    `<text x="${n(x)}" y="${n(y)}" font-family="Georgia, 'Times New Roman', serif" font-size="${String(size)}" fill="${ink}"${more}>${words}</text>`;
  const house = (x: number, y: number, k: number, roof: string): string =>
    `<g transform="translate(${at([x, y])}) scale(${String(k)})">${path('M-30 0V-40L0-66L30-40V0Z', paper)}${path('M-38-36L0-70L38-36L30-30L0-56L-30-30Z', roof)}${box(-9, -24, 18, 24, ink, { opacity: 0.5 })}</g>`;
  const tree = (x: number, y: number, r: number): string =>
    oval(x + 6, y + r * 0.7, r * 0.8, r * 0.24, shadow, { opacity: 0.15 }) +
    line(`M${n(x)} ${n(y)}v${n(r * 0.7)}`, '#7d5a36', 7) +
    oval(
      x,
      y - r * 0.3,
      r * 0.7,
      r * 0.8,
      s.radial([x - r * 0.3, y - r * 0.7], r * 1.3, [
        [0, '#c0c78f'],
        [0.6, samphire],
        [1, moss],
      ]),
    );
  const river = 'M-20 640C200 600 330 760 560 742S900 610 1100 690S1380 780 1520 720V1010H-20Z';
  const waves = Array.from(
    { length: 26 },
    (): string => `M${n(s.between(40, 1420))} ${n(s.between(800, 970))}q14-12 28 0t28 0`,
  ).join('');
  const rows: [number, number][] = [
    [250, 250],
    [330, 240],
    [410, 262],
    [620, 210],
    [700, 200],
    [300, 478],
    [385, 470],
    [780, 250],
    [1110, 500],
    [660, 310],
    [750, 312],
    [476, 480],
  ];
  return [
    box(
      0,
      0,
      1500,
      1000,
      s.linear(
        [0, 0],
        [1500, 1000],
        [
          [0, '#f6ecd6'],
          [1, '#e6d9b8'],
        ],
      ),
    ),
    path(
      blob([
        [980, 120],
        [1180, 70],
        [1400, 110],
        [1440, 240],
        [1320, 330],
        [1100, 360],
        [960, 280],
      ]),
      '#cdd3a6',
    ),
    path(
      blob([
        [60, 60],
        [200, 40],
        [220, 140],
        [150, 210],
        [50, 180],
      ]),
      '#cdd3a6',
    ),
    path(
      river,
      s.linear(
        [0, 640],
        [0, 1000],
        [
          [0, '#a9cdc4'],
          [1, '#5f9995'],
        ],
      ),
    ),
    line(river.replace('V1010H-20Z', ''), '#f7f1e4', 8, { opacity: 0.8 }),
    line(waves, '#eaf3e6', 4, { opacity: 0.6 }),
    road('M-20 360C200 340 420 380 640 356S1040 420 1520 380', 40),
    road('M180-20C190 120 160 240 210 350S200 520 236 640'),
    road('M560 360C556 460 566 560 560 690'),
    road('M560 600C720 560 880 520 1060 600S1360 640 1520 610'),
    road('M1010-20C1000 140 1040 260 1030 400S1000 500 1010 580'),
    line('M-20 150C240 110 420 120 640 96S1200 20 1520 60', '#8c7d60', 12),
    line('M-20 150C240 110 420 120 640 96S1200 20 1520 60', '#f6ecd6', 6, { 'stroke-dasharray': '16 16' }),
    ...rows.map(([x, y], i) =>
      house(x, y, 0.92 + (i % 3) * 0.08, [iron, clay, '#5b3743', estuary][i % 4] ?? iron),
    ),
    ...(
      [
        [1090, 190, 44],
        [1170, 150, 52],
        [1360, 190, 46],
        [110, 120, 40],
        [84, 190, 34],
        [1300, 460, 38],
        [90, 520, 42],
        [790, 470, 36],
        [1420, 460, 46],
      ] as const
    ).map(([x, y, r]) => tree(x, y, r)),
    // Station, church and car park.
    box(430, 66, 170, 46, iron, { rx: 6 }),
    box(440, 88, 150, 34, paper),
    `<g transform="translate(860 250)">${path('M-14 0V-90L10-150L34-90V0Z', '#8f9b98')}${path('M34 0V-50L90-78L146-50V0Z', '#b8beb2')}${path('M26-50L90-86L154-50Z', '#5d6a6a')}</g>`,
    box(1150, 500, 60, 60, estuary, { rx: 12 }),
    `<text x="1180" y="546" text-anchor="middle" font-family="Arial, sans-serif" font-weight="700" font-size="44" fill="${paper}">P</text>`,
    // The studio.
    glow(s, 706, 640, 240, '#fff3c4', 0.9),
    path('M640 660L780 652L700 806L560 812Z', '#e6d3ac'),
    line('M650 690L764 684M624 724L748 720M600 760L728 758', '#b49a6c', 4),
    `<g transform="translate(616 496) scale(.36)">${shed(s, false)}</g>`,
    path(
      'M718 336C760 336 786 368 786 400C786 446 740 470 718 510C696 470 650 446 650 400C650 368 676 336 718 336Z',
      iron,
    ),
    `<g transform="translate(678 356) scale(.67)">${oval(60, 62, 66, 66, paper)}<g transform="translate(8 8) scale(.86)">${mark()}</g></g>`,
    boat(520, 900, 0.8),
    boat(1180, 800, 0.6, '#2a6f74', '#f7d9a8'),
    boat(960, 900, 0.95, '#5b3743'),
    box(822, 606, 330, 104, paper, { rx: 14, opacity: 0.94 }),
    label(844, 656, 'Slipway Pottery', 42, ' font-weight="700"'),
    label(846, 692, 'The Old Boat Shed', 30, ' font-style="italic"'),
    label(430, 56, 'Station', 32),
    label(270, 370, 'Market Street', 27),
    label(868, 288, 'St Wynn’s', 28),
    label(1226, 546, 'Quay car park', 30),
    label(1300, 648, 'Fern Quay', 27),
    label(552, 408, 'Sailmaker’s Lane', 25, ' transform="rotate(89 552 408)"'),
    label(160, 890, 'River Fern', 46, ' font-style="italic" fill-opacity=".75"'),
    label(1200, 300, 'The Rec', 32, ' font-style="italic"'),
    `<g transform="translate(1390 870)">${oval(0, 0, 62, 62, paper, { opacity: 0.9 })}${path('M0-52L15 0L0 52L-15 0Z', iron)}${path('M0-52L15 0H-15Z', estuary)}<text x="0" y="-68" text-anchor="middle" font-family="Georgia, serif" font-size="30" fill="${ink}">N</text></g>`,
  ].join('');
}
