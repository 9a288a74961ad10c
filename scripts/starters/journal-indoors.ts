import type { Sheet } from '../draw/kit.ts';
import { box, curve, dots, line, mix, n, oval, path, type Point } from '../draw/kit.ts';
import { ink, deep, sea, mist, paper, sand, rust, ochre, pine, wide, ripples } from './journal-parts.ts';
import { across, down, glow, leaf, ridge, shade, sprig, type Drawing } from './shapes.ts';

const planks = (s: Sheet, colour: string): string =>
  box(0, 0, s.w, s.h, down(s, 0, s.h, [0, mix(colour, '#ffffff', 0.1)], [1, mix(colour, ink, 0.22)])) +
  Array.from({ length: 5 }, (_, i) => line(`M0 ${i * 200 + 160}H${s.w}`, ink, 6, { opacity: 0.35 })).join(
    '',
  ) +
  ripples(s, 0, s.h, 50, ink, 0.14);

const slice = (s: Sheet, x: number, y: number, r: number, turn: number): string =>
  `<g transform="rotate(${turn} ${x} ${y})">${shade(s, x, y + r * 0.9, r * 0.8, 0.34)}${path(`M${n(x - r)} ${n(y + r * 0.7)}C${n(x - r * 1.1)} ${n(y - r * 0.2)} ${n(x - r * 1.3)} ${n(y - r)} ${x} ${n(y - r)}S${n(x + r * 1.1)} ${n(y - r * 0.2)} ${n(x + r)} ${n(y + r * 0.7)}Z`, '#9c5f33')}${path(`M${n(x - r * 0.88)} ${n(y + r * 0.58)}C${n(x - r * 0.96)} ${n(y - r * 0.2)} ${n(x - r * 1.1)} ${n(y - r * 0.86)} ${x} ${n(y - r * 0.86)}S${n(x + r * 0.96)} ${n(y - r * 0.2)} ${n(x + r * 0.88)} ${n(y + r * 0.58)}Z`, '#f0dcb4')}${dots(
    Array.from(
      { length: 26 },
      () => [x + s.between(-0.66, 0.66) * r, y + s.between(-0.6, 0.45) * r] as Point,
    ),
    r * 0.07,
    '#cfae7c',
    0.8,
  )}</g>`;

const soup = wide(
  'soup',
  'A bowl of pumpkin soup with a swirl of cream on a dark table, with bread, a spoon and a napkin',
  (s) =>
    planks(s, deep) +
    `<g transform="rotate(-14 300 700)">${box(-60, 470, 560, 420, across(s, -60, 500, [0, mix(ochre, paper, 0.25)], [1, mix(ochre, rust, 0.25)]))}${Array.from({ length: 6 }, (_, i) => box(-60, 500 + i * 66, 560, 16, paper, { opacity: 0.55 })).join('')}</g>` +
    oval(716, 556, 372, 366, ink, { opacity: 0.34 }) +
    oval(
      690,
      516,
      360,
      360,
      s.radial([600, 400], 560, [
        [0, '#ffffff'],
        [0.6, paper],
        [1, mix(paper, ink, 0.24)],
      ]),
    ) +
    oval(690, 516, 304, 304, mix(paper, ink, 0.3)) +
    oval(
      690,
      524,
      296,
      290,
      s.radial([620, 440], 420, [
        [0, '#f0a03c'],
        [0.6, '#de7a26'],
        [1, '#b4551b'],
      ]),
    ) +
    line('M560 470C640 380 830 420 820 540S640 690 590 600S700 480 750 540S700 620 668 580', '#fff1d6', 24, {
      opacity: 0.95,
    }) +
    dots(
      Array.from({ length: 30 }, () => [690 + s.between(-220, 220), 524 + s.between(-210, 210)] as Point),
      8,
      ink,
      0.55,
    ) +
    (
      [
        [520, 600, 0.3],
        [820, 420, 2.2],
        [740, 700, 1.1],
        [600, 390, -0.6],
        [850, 620, 0.9],
      ] as const
    )
      .map(([x, y, turn]) => leaf([x, y], [x + Math.cos(turn) * 62, y + Math.sin(turn) * 62], 20, '#5c8a4f'))
      .join('') +
    slice(s, 1180, 330, 150, 18) +
    slice(s, 1290, 560, 158, -24) +
    line('M1130 900L1380 800', '#c9ced0', 22) +
    oval(1096, 914, 78, 46, '#d9dedf', { transform: 'rotate(-22 1096 914)' }) +
    oval(1092, 912, 56, 30, '#aab3b6', { transform: 'rotate(-22 1092 912)' }) +
    sprig([180, 250], [400, 130], 7, 56, '#6d9560'),
);

const quietRoom = wide(
  'quiet-room',
  'A small room with a rust-red armchair by a window, a lamp, a cup on a stool and hills in the mist outside',
  (s) =>
    box(0, 0, 1500, 760, across(s, 0, 1500, [0, '#e9dcc6'], [0.6, '#ddccb1'], [1, '#bfae97'])) +
    box(0, 760, 1500, 240, down(s, 760, 1000, [0, '#a8754a'], [1, '#74492c'])) +
    box(0, 738, 1500, 24, paper) +
    box(220, 110, 520, 480, down(s, 110, 590, [0, '#bcd0d2'], [1, '#f3e6d0'])) +
    `<g clip-path="${s.clip('M220 110h520v480h-520Z')}">${ridge(s, 420, 120, mix(sea, mist, 0.4), 7, 600)}${ridge(s, 500, 90, mix(deep, sea, 0.4), 8, 600)}${ridge(s, 570, 60, pine, 9, 600)}</g>` +
    line('M220 110h520v480h-520ZM480 110V590M220 350H740', '#fbf7ee', 22, { 'stroke-linejoin': 'miter' }) +
    box(190, 590, 580, 30, '#fbf7ee') +
    path('M300 790H700L860 1000H380Z', '#ffeec9', { opacity: 0.34 }) +
    path('M150 60Q190 320 140 640H60V60ZM810 60Q770 320 820 640H900V60Z', mix(deep, paper, 0.28)) +
    line('M30 62H930', ink, 12) +
    shade(s, 1010, 900, 260, 0.42) +
    path(
      'M820 480Q830 350 960 350H1090Q1210 350 1220 480V760H820Z',
      across(s, 820, 1220, [0, mix(rust, '#ffffff', 0.14)], [1, mix(rust, ink, 0.24)]),
    ) +
    path(
      'M770 620Q770 560 826 560T884 620V860H770ZM1156 620Q1156 560 1212 560T1270 620V860H1156Z',
      mix(rust, ink, 0.14),
    ) +
    box(870, 690, 300, 90, mix(rust, '#ffffff', 0.16), { rx: 34 }) +
    box(850, 770, 340, 90, mix(rust, ink, 0.26)) +
    line('M800 860v60M1240 860v60', ink, 22) +
    path('M930 560l150 -30l24 130l-156 26Z', ochre) +
    line('M1380 900V330', ink, 14) +
    oval(1380, 906, 90, 18, ink) +
    glow(s, 1380, 340, 330, '#ffe7ad', 0.75) +
    path('M1290 350L1330 220H1430L1470 350Z', down(s, 220, 350, [0, '#fff2cf'], [1, '#f3ce7c'])) +
    shade(s, 640, 930, 110, 0.4) +
    box(560, 790, 180, 24, '#5d3a22', { rx: 8 }) +
    line('M584 814l-24 120M716 814l24 120M650 814v112', '#5d3a22', 16) +
    path('M620 726h70v44q0 20 -35 20t-35 -20Z', paper) +
    line('M690 738q28 4 20 26q-6 14 -24 10', paper, 9) +
    box(572, 772, 40, 18, deep),
);

const handwriting = (s: Sheet, x: number, y: number, w: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const points: Point[] = [];
    const end = row === rows - 1 ? w * 0.45 : w * s.between(0.86, 1);
    for (let at = 0; at < end; at += 13) points.push([x + at, y + row * 46 + s.between(-9, 7)]);
    return line(curve(points), deep, 4, { opacity: 0.85 });
  }).join('');

const letters = wide(
  'letters',
  'A desk from above: a letter in blue handwriting, an envelope with a stamp, a pen and a cup of coffee',
  (s) =>
    planks(s, '#a06c42') +
    `<g transform="rotate(-7 560 520)">${box(262, 128, 600, 800, ink, { opacity: 0.2 })}${box(240, 104, 600, 800, down(s, 104, 904, [0, '#fffdf6'], [1, '#f3ead8']))}${handwriting(s, 310, 220, 440, 1)}${handwriting(s, 310, 300, 450, 12)}</g>` +
    `<g transform="rotate(9 1080 380)">${box(842, 192, 560, 370, ink, { opacity: 0.22 })}${box(824, 172, 560, 370, '#f0e4cd')}${line('M824 172L1104 392L1384 172', mix(sand, rust, 0.3), 5)}${Array.from({ length: 14 }, (_, i) => box(824 + i * 40, 530, 22, 12, i % 2 ? rust : deep)).join('')}${box(1258, 200, 92, 112, paper)}${box(1268, 210, 72, 92, sea)}${path('M1268 302q18 -50 36 -18q18 -34 36 18Z', pine)}${oval(1318, 236, 12, 12, ochre)}${handwriting(s, 930, 430, 240, 2)}</g>` +
    `<g transform="rotate(24 900 760) translate(-70 0)">${line('M700 786H1130', ink, 34)}${line('M716 776H1110', '#3d5f6e', 10)}${path('M1130 768l76 16l-76 18Z', ochre)}${line('M1150 785h48', ink, 3)}${box(820, 764, 16, 40, ochre)}</g>` +
    oval(1276, 836, 158, 156, ink, { opacity: 0.26 }) +
    oval(
      1260,
      812,
      150,
      150,
      s.radial([1220, 760], 230, [
        [0, '#ffffff'],
        [1, mix(paper, ink, 0.16)],
      ]),
    ) +
    oval(1260, 812, 108, 108, mix(paper, ink, 0.34)) +
    oval(
      1260,
      816,
      100,
      98,
      s.radial([1230, 780], 130, [
        [0, '#8a5330'],
        [1, '#3b2014'],
      ]),
    ) +
    line('M1392 890q62 20 66 -44', paper, 22) +
    sprig([90, 900], [210, 660], 8, 54, '#5f7d5c', -0.12),
);

const onion = (s: Sheet, x: number, y: number, r: number, colour: string): string =>
  shade(s, x, y + r * 0.86, r * 0.8, 0.4) +
  path(
    `M${x} ${n(y - r * 1.5)}Q${n(x + r * 0.1)} ${n(y - r)} ${n(x + r * 0.5)} ${n(y - r * 0.8)}C${n(x + r * 1.3)} ${n(y - r * 0.3)} ${n(x + r)} ${n(y + r * 0.9)} ${x} ${n(y + r * 0.9)}S${n(x - r * 1.3)} ${n(y - r * 0.3)} ${n(x - r * 0.5)} ${n(y - r * 0.8)}Q${n(x - r * 0.1)} ${n(y - r)} ${x} ${n(y - r * 1.5)}Z`,
    s.radial([x - r * 0.3, y - r * 0.3], r * 1.5, [
      [0, mix(colour, '#ffffff', 0.4)],
      [0.5, colour],
      [1, mix(colour, ink, 0.34)],
    ]),
  ) +
  [-0.6, -0.2, 0.25, 0.62]
    .map((k) =>
      line(
        `M${x} ${n(y - r * 1.1)}Q${n(x + r * k * 1.7)} ${n(y - r * 0.1)} ${n(x + r * k * 0.3)} ${n(y + r * 0.84)}`,
        mix(colour, ink, 0.3),
        4,
        { opacity: 0.4 },
      ),
    )
    .join('');

const onions = wide(
  'onions',
  'Three onions, a pumpkin and a knife on a board in front of a blue wall',
  (s) =>
    box(0, 0, 1500, 640, down(s, 0, 640, [0, mix(sea, mist, 0.5)], [1, mix(sea, deep, 0.2)])) +
    box(0, 640, 1500, 360, down(s, 640, 1000, [0, '#b88556'], [1, '#7a4f30'])) +
    path('M160 760L1180 760L1300 900H90Z', '#d9ae78') +
    box(90, 900, 1210, 34, '#a9763f') +
    shade(s, 980, 790, 240, 0.4) +
    [-150, -80, 0, 80, 150]
      .map((dx, i) =>
        oval(
          980 + dx,
          600,
          130 - Math.abs(dx) * 0.2,
          196 - Math.abs(dx) * 0.26,
          across(
            s,
            980 + dx - 130,
            980 + dx + 130,
            [0, mix('#e08a30', '#ffffff', i === 2 ? 0.24 : 0.1)],
            [1, mix('#c2601c', ink, 0.1 + Math.abs(dx) / 900)],
          ),
        ),
      )
      .join('') +
    path('M950 410q10 -70 70 -96l30 24q-40 30 -40 76Z', '#6a6f45') +
    onion(s, 300, 690, 104, '#c98b4a') +
    onion(s, 520, 716, 90, '#8d3a55') +
    onion(s, 690, 720, 84, '#d7a765') +
    path('M330 868L820 846Q880 842 900 856L860 880L334 884Z', '#d7dddd') +
    path('M330 862L130 872Q112 878 130 888L334 890Z', '#3a2a24'),
);

/** The pictures of rooms and tables. */
export const indoors: readonly Drawing[] = [soup, quietRoom, letters, onions];
