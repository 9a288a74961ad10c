import type { Point, Sheet } from '../kit.ts';
import { at, blob, box, curve, line, mix, n, oval, path } from '../kit.ts';
import { mark, sign } from '../brand.ts';
import { pot, profiles } from '../pots.ts';
import { branch, glow } from '../props.ts';
import { boat } from './studio.ts';
import {
  butter,
  clay,
  deep,
  estuary,
  glazes,
  ink,
  iron,
  linen,
  moss,
  oak,
  oyster,
  paper,
  samphire,
  shadow,
  tide,
} from '../palette.ts';

const cloud = (x: number, y: number, k: number): string =>
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
const gull = (x: number, y: number, k: number): string =>
  line(
    `M${n(x - 26 * k)} ${n(y - 8 * k)}q${n(14 * k)} ${n(-12 * k)} ${n(26 * k)} ${n(8 * k)}q${n(12 * k)} ${n(-20 * k)} ${n(28 * k)} ${n(-10 * k)}`,
    ink,
    4 * k,
    { opacity: 0.65 },
  );

function sky(s: Sheet, horizon: number): string {
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

const ridge = (points: readonly Point[], floor: number, colour: string): string =>
  path(`${curve(points)}V${n(floor)}H${n(points[0]?.[0] ?? 0)}Z`, colour);

function water(s: Sheet, y: number, colour: string): string {
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

/** The river at high water, the shed and its slipway on the right. */
export function estuaryWide(s: Sheet): string {
  const reeds = (x: number, count: number, tall: number): string => {
    let blades = '';
    const heads: string[] = [];
    for (let i = 0; i < count; i++) {
      const [bx, lean, h] = [x + s.between(0, 260), s.between(-50, 60), tall * s.between(0.6, 1)];
      blades += `M${n(bx)} 726Q${n(bx)} ${n(726 - h * 0.5)} ${n(bx + lean)} ${n(726 - h)}`;
      if (i % 3 === 0) heads.push(`M${n(bx + lean)} ${n(726 - h)}l${n(lean * 0.16)} -34`);
    }
    return line(blades, '#4c6244', 6) + line(heads.join(''), iron, 11);
  };
  return [
    sky(s, 360),
    cloud(120, 130, 1.1),
    cloud(620, 90, 0.8),
    cloud(1320, 150, 0.9),
    ridge(
      [
        [-20, 300],
        [200, 240],
        [430, 292],
        [700, 230],
        [980, 290],
        [1240, 246],
        [1700, 300],
      ],
      380,
      '#a9c3b2',
    ),
    ridge(
      [
        [-20, 340],
        [260, 290],
        [560, 338],
        [860, 300],
        [1200, 330],
        [1700, 280],
      ],
      380,
      '#82a38c',
    ),
    ridge(
      [
        [-20, 352],
        [300, 336],
        [700, 360],
        [1100, 352],
        [1700, 330],
      ],
      380,
      '#5c8069',
    ),
    water(s, 366, estuary),
    oval(1176, 372, 90, 4, '#fff5d6', { opacity: 0.9 }),
    line('M1130 392h96M1146 414h60M1120 440h110M1150 470h52M1136 506h88', '#fff5d6', 7, { opacity: 0.6 }),
    boat(420, 440, 0.9),
    boat(770, 404, 0.5, '#2a6f74', '#f7d9a8'),
    boat(210, 396, 0.38, '#5b3743'),
    // The bank, the slipway and the shed.
    ridge(
      [
        [1060, 640],
        [1180, 560],
        [1330, 500],
        [1500, 470],
        [1700, 462],
      ],
      730,
      '#6d8455',
    ),
    path(
      'M1260 500L1420 486L1240 720H820Q1090 640 1260 500Z',
      s.linear(
        [1260, 490],
        [900, 720],
        [
          [0, '#d9c6a4'],
          [1, '#7f8a7a'],
        ],
      ),
    ),
    line('M1236 520L1400 508M1180 562L1364 556M1100 610L1326 610M1000 660L1290 664', '#8a7a60', 4, {
      opacity: 0.5,
    }),
    `<g transform="translate(1350 262) scale(.62)">${shed(s, false)}</g>`,
    branch(s, [1660, 520], [1690, 380], [1640, 250], 14, 60, moss),
    branch(s, [1660, 520], [1620, 400], [1570, 330], 12, 54, samphire),
    branch(s, [1664, 520], [1720, 400], [1710, 300], 10, 56, '#6d8450'),
    gull(560, 210, 1),
    gull(640, 180, 0.7),
    gull(930, 240, 0.8),
    reeds(-40, 32, 290),
    reeds(190, 20, 170),
    reeds(560, 12, 90),
  ].join('');
}

/** The shed itself, 560 wide, standing on y = 400. */
function shed(s: Sheet, detail: boolean): string {
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

/** The studio from the quay. */
export function front(s: Sheet): string {
  const stones = Array.from({ length: 120 }, (_, i): string => {
    const row = Math.floor(i / 15);
    const k = row / 8;
    const y = 712 + k * k * 280 + 10;
    const w = 74 + k * 60;
    return `M${n(-60 + (i % 15) * (w + 14) + (row % 2) * 50 + s.between(-6, 6))} ${n(y)}h${n(w * 0.72)}`;
  }).join('');
  const flags = Array.from({ length: 15 }, (_, i): string => {
    const t = i / 14;
    const x = 40 + t * 1010;
    const y = 96 + Math.sin(t * Math.PI) * 78;
    return path(`M${n(x)} ${n(y)}h38l-19 42Z`, [butter, oyster, clay, samphire, '#f0d9b4'][i % 5] ?? butter);
  }).join('');
  const tub = (x: number, y: number, k: number, colour: string): string =>
    branch(s, [x - 8, y - 90 * k], [x - 60 * k, y - 190 * k], [x - 84 * k, y - 250 * k], 9, 62 * k, colour) +
    branch(s, [x, y - 90 * k], [x + 10 * k, y - 210 * k], [x - 6 * k, y - 300 * k], 10, 62 * k, samphire) +
    branch(s, [x + 6, y - 90 * k], [x + 60 * k, y - 180 * k], [x + 90 * k, y - 230 * k], 9, 60 * k, colour);
  return [
    sky(s, 600),
    cloud(60, 190, 1.1),
    cloud(1080, 120, 0.9),
    ridge(
      [
        [700, 540],
        [960, 470],
        [1200, 520],
        [1540, 450],
      ],
      620,
      '#a9c3b2',
    ),
    ridge(
      [
        [700, 570],
        [1000, 530],
        [1260, 560],
        [1540, 520],
      ],
      620,
      '#7fa08a',
    ),
    ridge(
      [
        [-20, 560],
        [80, 520],
        [200, 560],
        [300, 600],
      ],
      700,
      '#7fa08a',
    ),
    ridge(
      [
        [-20, 640],
        [90, 610],
        [240, 640],
        [320, 650],
      ],
      700,
      '#6d8455',
    ),
    box(
      820,
      590,
      680,
      180,
      s.linear(
        [0, 590],
        [0, 770],
        [
          [0, '#e4e4c9'],
          [0.4, tide],
          [1, estuary],
        ],
      ),
    ),
    line('M1000 620h90M1220 640h120M960 664h70M1120 690h150M1360 676h80M1290 612h60', '#fdf6dd', 4, {
      opacity: 0.6,
    }),
    boat(1220, 640, 1.15),
    boat(1010, 604, 0.5, '#2a6f74', '#f7d9a8'),
    path(
      'M-10 690H900L1040 720L1510 780V1010H-10Z',
      s.linear(
        [0, 690],
        [400, 1000],
        [
          [0, '#dccaa8'],
          [0.5, '#c2ab84'],
          [1, '#8c7857'],
        ],
      ),
    ),
    line(stones, '#7d6a4b', 5, { opacity: 0.3 }),
    path('M900 690L1040 720L1510 780V806L1030 742L890 706Z', '#7d6d52', { opacity: 0.6 }),
    path('M120 718Q520 690 930 716L1130 790Q700 850 220 760Z', shadow, { opacity: 0.25 }),
    line('M36 92Q540 250 1060 96', '#5b4a36', 4),
    flags,
    `<g transform="translate(130 116) scale(1.52)">${shed(s, true)}</g>`,
    line('M1058 96V724', '#6d4b2c', 15),
    line('M1054 100V720', '#a9784a', 5),
    tub(226, 818, 1, moss),
    pot(s, {
      x: 222,
      y: 826,
      w: 150,
      h: 130,
      form: profiles.beaker,
      glaze: glazes.oyster,
      tilt: 0.2,
      line: 0.8,
    }),
    tub(898, 806, 0.86, '#74895a'),
    pot(s, {
      x: 900,
      y: 812,
      w: 132,
      h: 118,
      form: profiles.beaker,
      glaze: glazes.lowTide,
      tilt: 0.2,
      line: 0.8,
    }),
    // The bench with today's seconds on it.
    box(1120, 846, 290, 22, oak),
    box(1120, 844, 290, 6, '#f0d4a4'),
    box(1146, 866, 18, 84, '#8d5f37'),
    box(1366, 866, 18, 84, '#8d5f37'),
    oval(1270, 952, 180, 14, shadow, { opacity: 0.25 }),
    pot(s, {
      x: 1186,
      y: 856,
      w: 84,
      h: 116,
      form: profiles.vase,
      glaze: glazes.samphire,
      tilt: 0.14,
      rings: 3,
      cast: 0.4,
    }),
    pot(s, {
      x: 1278,
      y: 858,
      w: 92,
      h: 54,
      form: profiles.bowl,
      glaze: glazes.oyster,
      tilt: 0.14,
      rings: 2,
      cast: 0.4,
    }),
    pot(s, {
      x: 1358,
      y: 856,
      w: 60,
      h: 66,
      form: profiles.mug,
      glaze: glazes.estuary,
      handle: 'right',
      tilt: 0.14,
      rings: 2,
      cast: 0.3,
    }),
    gull(1120, 220, 1.2),
    gull(1210, 260, 0.8),
    gull(1330, 190, 1),
  ].join('');
}

/** How to find us, as one would draw it on the back of an envelope. */
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
    [250, 470],
    [330, 480],
    [700, 500],
    [1110, 500],
    [1210, 260],
    [1290, 280],
    [480, 480],
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
        [170, 100, 34],
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
    // Us.
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
    label(836, 650, 'Slipway Pottery', 46, ' font-weight="700"'),
    label(838, 690, 'The Old Boat Shed', 30, ' font-style="italic"'),
    label(430, 56, 'Station', 32),
    label(270, 370, 'Market Street', 27),
    label(868, 288, 'St Wynn’s', 28),
    label(1226, 546, 'Quay car park', 30),
    label(1290, 650, 'Fern Quay', 28),
    label(552, 408, 'Sailmaker’s Lane', 25, ' transform="rotate(89 552 408)"'),
    label(160, 890, 'River Fern', 46, ' font-style="italic" fill-opacity=".75"'),
    label(1130, 290, 'The Rec', 30, ' font-style="italic"'),
    `<g transform="translate(1390 870)">${oval(0, 0, 62, 62, paper, { opacity: 0.9 })}${path('M0-52L15 0L0 52L-15 0Z', iron)}${path('M0-52L15 0H-15Z', estuary)}<text x="0" y="-68" text-anchor="middle" font-family="Georgia, serif" font-size="30" fill="${ink}">N</text></g>`,
  ].join('');
}
