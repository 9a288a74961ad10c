import type { Point, Sheet } from '../kit.ts';
import { blob, box, curve, dots, line, n, oval, path } from '../kit.ts';
import { hand, limb, skins } from '../hands.ts';
import type { Pot } from '../pots.ts';
import { castShadow, pot, profiles } from '../pots.ts';
import { branch, glow, leaf, stick, table, wall, windowLight } from '../props.ts';
import {
  butter,
  deep,
  estuary,
  glazes,
  moss,
  oak,
  oyster,
  samphire,
  shadow,
  tide,
  wood,
} from '../palette.ts';

/** Hands opening a bowl on the wheel. */
export function wheel(s: Sheet): string {
  const clay = glazes.wet;
  const slipTone = '#b98a6c';
  const sleeve = '#d9a441';
  return [
    wall(s, 1000, '#2c5c60'),
    windowLight(880, -40, 420, 520, 2, 3, '#ffe6ae', 0.14),
    box(0, 118, 560, 20, '#8f5f38'),
    box(0, 116, 560, 5, '#c99a63'),
    ...[60, 170, 270, 385, 490].map((x, i) =>
      pot(s, {
        x,
        y: 122,
        w: 84,
        h: i % 2 ? 74 : 96,
        form: i % 2 ? profiles.beaker : profiles.tall,
        glaze: glazes.raw,
        tilt: 0.08,
        rings: 2,
        cast: 0,
      }),
    ),
    oval(750, 880, 640, 210, '#3c2a22'),
    oval(
      750,
      862,
      630,
      200,
      s.linear(
        [120, 0],
        [1380, 0],
        [
          [0, '#7a604f'],
          [0.35, '#5d483b'],
          [1, '#2c1f19'],
        ],
      ),
    ),
    oval(750, 850, 560, 168, '#2a1d17'),
    box(500, 815, 500, 40, '#8d9490'),
    oval(750, 850, 330, 88, '#5c6360'),
    oval(
      750,
      828,
      330,
      88,
      s.linear(
        [420, 0],
        [1080, 0],
        [
          [0, '#b5bab4'],
          [0.3, '#e1e3dc'],
          [0.6, '#9aa19c'],
          [1, '#5d6562'],
        ],
      ),
    ),
    line(
      [270, 236, 200].map((r) => `M${n(750 - r)} 828a${n(r)} ${n(r * 0.265)} 0 0 0 ${n(r * 2)} 0`).join(''),
      '#6d7572',
      3,
      { opacity: 0.5 },
    ),
    line('M560 838q120 44 330 16', slipTone, 14, { opacity: 0.7 }),
    castShadow(s, 750, 846, 220, 0.4),
    pot(s, {
      x: 750,
      y: 862,
      w: 440,
      h: 300,
      form: [
        [0, 1],
        [0.25, 0.93],
        [0.55, 0.8],
        [0.8, 0.76],
        [1, 0.84],
      ],
      glaze: clay,
      line: 1.2,
      tilt: 0.22,
      rings: 11,
      cast: 0,
    }),
    hand(s, 560, 640, 1.34, 16, skins.warm),
    limb(s, [60, 330], [250, 430], [468, 612], 96, 56, skins.warm.base, skins.warm.dark),
    hand(s, 940, 652, 1.34, 16, skins.warm, true),
    limb(s, [1440, 330], [1250, 430], [1032, 624], 96, 56, skins.warm.base, skins.warm.dark),
    limb(s, [-120, 200], [60, 310], [210, 420], 150, 106, sleeve, '#a8741f'),
    limb(s, [1640, 200], [1450, 300], [1290, 392], 146, 102, sleeve, '#a8741f'),
    line('M160 484q62-12 104-110', '#8f6118', 12, { opacity: 0.5 }),
    line('M1340 474q-60-20-92-122', '#8f6118', 12, { opacity: 0.5 }),
    dots(
      [
        [520, 770],
        [470, 800],
        [1010, 790],
        [980, 812],
        [610, 866],
        [868, 880],
        [430, 838],
      ],
      13,
      slipTone,
      0.9,
    ),
    pot(s, {
      x: 1290,
      y: 960,
      w: 220,
      h: 120,
      form: profiles.deepBowl,
      glaze: glazes.oyster,
      filled: '#c2a78f',
      tilt: 0.26,
      rings: 3,
      cast: 0.3,
    }),
    stick([1235, 846], [1352, 770], 13, wood),
  ].join('');
}

const small = { tilt: 0.1, rings: 3, cast: 0.5 } as const;

/** Two boards of finished pots, seen straight on. */
export function shelf(s: Sheet): string {
  const kinds = [glazes.oyster, glazes.estuary, glazes.samphire, glazes.lowTide, glazes.butter];
  const board = (y: number): string =>
    box(
      0,
      y,
      1680,
      26,
      s.linear(
        [0, y],
        [1680, y],
        [
          [0, '#dcb27c'],
          [0.5, oak],
          [1, '#8d5f37'],
        ],
      ),
    ) +
    box(0, y, 1680, 5, '#f3d7a8') +
    box(
      0,
      y + 26,
      1680,
      34,
      s.linear(
        [0, y + 26],
        [0, y + 60],
        [
          [0, shadow, 0.35],
          [1, shadow, 0],
        ],
      ),
    );
  const forms: [Pot['form'], number, number, Pot['handle']?][] = [
    [profiles.bottle, 118, 236],
    [profiles.mug, 104, 100, 'right'],
    [profiles.moon, 150, 150],
    [profiles.bowl, 170, 78],
    [profiles.jug, 130, 190, 'right'],
    [profiles.beaker, 92, 104],
    [profiles.tall, 118, 220],
    [profiles.deepBowl, 150, 84],
    [profiles.vase, 140, 196],
    [profiles.mug, 106, 102, 'right'],
  ];
  const row = (y: number, shift: number): string => {
    let x = 92;
    return forms
      .map((_, i) => {
        const [form, w, h, handle] = forms[(i * 3 + shift) % forms.length] ?? [profiles.mug, 100, 100];
        const at = x + w / 2 - 50;
        x += w + (handle ? 60 : 26);
        return at > 1660
          ? ''
          : pot(s, {
              ...small,
              x: at,
              y: y + 12,
              w,
              h,
              form,
              glaze: kinds[(i * 2 + shift) % 5] ?? glazes.oyster,
              handle,
              rings: 3,
              line: 0.86,
            });
      })
      .join('');
  };
  return [
    wall(s, 720, '#d8dccb'),
    windowLight(260, -20, 620, 640, 4, 3, '#fffbe8', 0.45),
    board(330),
    row(330, 0),
    board(650),
    row(650, 4),
  ].join('');
}

/** The kiln on an opening day. */
export function kiln(s: Sheet): string {
  const brick = (x: number, y: number, w: number, h: number): string => {
    let d = '';
    for (let r = 0; r < h / 46; r++)
      for (let c = -1; c < w / 96; c++)
        d += `M${n(x + c * 96 + (r % 2) * 48 + 3)} ${n(y + r * 46 + 3)}h90v40h-90z`;
    return `<g clip-path="${s.clip(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h-${n(w)}z`)}">${path(d, '#f0cf9c', { opacity: 0.26 })}</g>`;
  };
  const inside = s.radial([440, 620], 470, [
    [0, '#ffd58a'],
    [0.45, '#f2994a'],
    [0.8, '#b4501f'],
    [1, '#5d2412'],
  ]);
  const slab = (y: number): string =>
    box(232, y, 416, 18, '#e7d3b4') +
    box(232, y + 12, 416, 8, '#8a5a3c') +
    [250, 610].map((x) => box(x, y - 150, 22, 150, '#d9b48c')).join('');
  const row = (y: number, list: [Pot['form'], number, number, keyof typeof glazes][]): string =>
    list
      .map(([form, w, h, g], i) =>
        pot(s, {
          x: 322 + i * 118,
          y: y + 8,
          w,
          h,
          form,
          glaze: glazes[g],
          tilt: 0.12,
          rings: 3,
          cast: 0.25,
        }),
      )
      .join('');
  return [
    wall(s, 960, '#34474a'),
    windowLight(40, 20, 320, 320, 2, 2, '#ffe6ae', 0.12),
    box(
      0,
      950,
      880,
      250,
      s.linear(
        [0, 950],
        [0, 1200],
        [
          [0, '#a48a74'],
          [1, '#5c4839'],
        ],
      ),
    ),
    glow(s, 440, 980, 420, '#ff9a3d', 0.4),
    oval(440, 1052, 400, 46, shadow, { opacity: 0.4 }),
    box(700, 90, 60, 160, '#7d8583'),
    box(700, 90, 18, 160, '#aeb5b0'),
    box(
      110,
      220,
      660,
      800,
      s.linear(
        [110, 0],
        [770, 0],
        [
          [0, '#8f9b98'],
          [0.2, '#c7cec6'],
          [0.6, '#8b9794'],
          [1, '#4f5b5c'],
        ],
      ),
      { rx: 22 },
    ),
    box(110, 1006, 660, 34, '#3c4546'),
    box(150, 1036, 60, 30, '#2a3132'),
    box(670, 1036, 60, 30, '#2a3132'),
    box(172, 290, 536, 660, '#c79a6b', { rx: 8 }),
    brick(172, 290, 536, 660),
    box(224, 342, 432, 556, inside, { rx: 4 }),
    line(Array.from({ length: 11 }, (_, i) => `M226 ${n(372 + i * 48)}h428`).join(''), '#fff0c0', 4, {
      opacity: 0.35,
    }),
    slab(548),
    slab(726),
    box(232, 880, 416, 18, '#e7d3b4'),
    row(548, [
      [profiles.mug, 92, 92, 'oyster'],
      [profiles.moon, 112, 116, 'estuary'],
      [profiles.mug, 92, 92, 'samphire'],
    ]),
    row(726, [
      [profiles.beaker, 88, 112, 'lowTide'],
      [profiles.bowl, 124, 70, 'oyster'],
      [profiles.jar, 96, 116, 'butter'],
    ]),
    row(880, [
      [profiles.vase, 104, 126, 'samphire'],
      [profiles.deepBowl, 116, 78, 'estuary'],
      [profiles.tall, 88, 126, 'oyster'],
    ]),
    box(
      224,
      342,
      432,
      556,
      s.radial([440, 600], 380, [
        [0, '#ffcf7a', 0.3],
        [0.7, '#ff8a2e', 0.16],
        [1, '#3a0f05', 0.45],
      ]),
      { rx: 4 },
    ),
    // The open door, seen edge on, and its latch.
    path(
      'M770 236L866 190V1066L770 1012Z',
      s.linear(
        [770, 0],
        [866, 0],
        [
          [0, '#5d6a6a'],
          [1, '#37484a'],
        ],
      ),
    ),
    path('M770 292L846 262V968L770 944Z', '#b98a5d'),
    path('M770 292L846 262V968L770 944Z', '#ffb45e', { opacity: 0.25 }),
    box(300, 238, 280, 34, '#2c3637', { rx: 6 }),
    `<text x="440" y="263" font-family="monospace" font-size="25" font-weight="700" fill="#ffbe5c" text-anchor="middle">86 °C</text>`,
  ].join('');
}

/** Plants and pots on the sill, the estuary beyond. */
export function sill(s: Sheet): string {
  const frame = '#f3ecdc';
  const side = '#cfc4ac';
  const trail = (points: Point[], size: number): string => {
    let d = line(curve(points), '#5a6b45', 4);
    for (const [i, p] of points.entries())
      d +=
        leaf(p, 1.2 + (i % 2 ? 1 : -1.1), size, size * 0.36, i % 3 ? samphire : moss) +
        leaf(p, 1.9 + (i % 2 ? -1.2 : 1), size * 0.8, size * 0.3, moss);
    return d;
  };
  const bars =
    box(130, 90, 620, 22, frame) +
    box(130, 868, 620, 26, frame) +
    [130, 326, 532, 728]
      .map((x) => box(x, 90, 22, 800, frame) + box(x + 22, 112, 6, 760, side, { opacity: 0.6 }))
      .join('') +
    [356, 612]
      .map((y) => box(130, y, 620, 16, frame) + box(130, y + 16, 620, 5, side, { opacity: 0.6 }))
      .join('');
  return [
    wall(s, 1200, '#e3d3b6'),
    box(112, 72, 656, 840, '#c7b690', { rx: 4 }),
    estuaryView(s, 140, 100, 600, 780),
    bars,
    box(
      60,
      892,
      760,
      44,
      s.linear(
        [60, 0],
        [820, 0],
        [
          [0, '#f7efdd'],
          [0.6, '#e2d4b8'],
          [1, '#b39f7b'],
        ],
      ),
    ),
    box(60, 934, 760, 14, '#9d8862'),
    box(
      80,
      948,
      720,
      60,
      s.linear(
        [0, 948],
        [0, 1008],
        [
          [0, shadow, 0.3],
          [1, shadow, 0],
        ],
      ),
    ),
    branch(s, [262, 720], [240, 560], [170, 470], 8, 84, '#6c8257'),
    branch(s, [270, 720], [300, 540], [360, 440], 9, 86, samphire),
    branch(s, [266, 720], [268, 600], [262, 400], 9, 82, moss),
    pot(s, {
      x: 266,
      y: 922,
      w: 196,
      h: 196,
      form: profiles.beaker,
      glaze: glazes.lowTide,
      over: { glaze: glazes.oyster, line: 0.4 },
      tilt: 0.14,
    }),
    pot(s, {
      x: 462,
      y: 926,
      w: 128,
      h: 120,
      form: profiles.mug,
      glaze: glazes.estuary,
      tilt: 0.14,
      rings: 5,
    }),
    stick([446, 806], [420, 660], 12, wood),
    stick([466, 806], [476, 640], 10, '#d9b06c'),
    stick([486, 806], [526, 680], 11, '#8f5f38'),
    path(
      blob([
        [412, 664],
        [402, 628],
        [410, 596],
        [428, 626],
        [432, 660],
      ]),
      '#4a2f22',
    ),
    path(
      blob([
        [466, 642],
        [462, 612],
        [476, 576],
        [488, 612],
        [486, 642],
      ]),
      '#e8dcc4',
    ),
    trail(
      [
        [640, 800],
        [600, 840],
        [590, 900],
        [604, 960],
        [596, 1030],
        [610, 1086],
      ],
      46,
    ),
    trail(
      [
        [660, 800],
        [716, 850],
        [728, 920],
        [716, 985],
        [726, 1040],
      ],
      44,
    ),
    pot(s, {
      x: 656,
      y: 922,
      w: 170,
      h: 128,
      form: profiles.pinch,
      glaze: glazes.oyster,
      tilt: 0.15,
      rings: 4,
    }),
    trail(
      [
        [630, 796],
        [650, 776],
        [690, 790],
      ],
      48,
    ),
    leaf([650, 790], -1.9, 92, 24, samphire),
    leaf([660, 790], -1.2, 86, 22, moss),
    leaf([655, 792], -1.55, 110, 24, '#7f9160'),
    path('M130 112L330 112L-40 1200L-300 1200Z', '#fff6d8', { opacity: 0.09 }),
    path('M560 112L740 112L400 1200L150 1200Z', '#fff6d8', { opacity: 0.12 }),
  ].join('');
}

/** Water, hills and a boat, in any frame. */
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

export function boat(x: number, y: number, k: number, hull = '#8a4224', sail = oyster): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${String(Math.round(k * 100) / 100)})">${oval(4, 16, 84, 9, deep, { opacity: 0.35 })}${path('M-4-150V-8H62Q38-90-4-150Z', sail)}${path('M-14-128V-8H-64Q-52-76-14-128Z', '#e0b07c')}${line('M-9-158V-4', '#5a3a22', 5)}${path('M-84-6H86Q72 22 46 22H-50Q-76 22-84-6Z', hull)}${path('M-84-6H86L84 2H-82Z', '#f0e2c4')}</g>`;
}

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

/** The room on a class evening: wheels in a row under the lamps. */
export function classroom(s: Sheet): string {
  const lamp = (x: number): string =>
    line(`M${n(x)} 0V60`, '#1c2a2b', 5) +
    glow(s, x, 160, 250, '#ffd88c', 0.5) +
    path(
      `M${n(x - 74)} 130Q${n(x - 66)} 60 ${n(x)} 56Q${n(x + 66)} 60 ${n(x + 74)} 130Z`,
      s.linear(
        [x - 74, 0],
        [x + 74, 0],
        [
          [0, '#e9bf68'],
          [0.5, '#c8933c'],
          [1, '#7e5620'],
        ],
      ),
    ) +
    oval(x, 130, 74, 13, '#fff0c4');
  const station = (x: number, y: number, k: number, form: Pot['form'], h: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${String(k)})">${oval(10, 12, 210, 34, shadow, { opacity: 0.4 })}${path(
      'M-150-190H150L126 6H-126Z',
      s.linear(
        [-150, 0],
        [150, 0],
        [
          [0, '#e6dcc4'],
          [0.4, '#d3c6a8'],
          [1, '#8a7a5e'],
        ],
      ),
    )}${oval(0, -190, 176, 44, '#4b5a5a')}${oval(
      0,
      -202,
      176,
      44,
      s.linear(
        [-176, 0],
        [176, 0],
        [
          [0, '#7d8f8c'],
          [1, '#3f5153'],
        ],
      ),
    )}${oval(0, -208, 100, 24, '#dfe1d8')}${pot(s, { x: 0, y: -196, w: 130, h, form, glaze: glazes.wet, line: 1.2, tilt: 0.2, rings: 6, cast: 0.2 })}</g>`;
  const stool = (x: number, y: number): string =>
    line(
      `M${n(x - 40)} ${n(y - 100)}L${n(x - 60)} ${n(y)}M${n(x + 40)} ${n(y - 100)}L${n(x + 60)} ${n(y)}M${n(x)} ${n(y - 96)}V${n(y + 12)}`,
      '#6d4525',
      12,
    ) +
    oval(x, y - 104, 76, 20, '#8f5f38') +
    oval(x, y - 112, 76, 20, '#c99a63');
  return [
    wall(s, 700, '#23484c', '#ffd88c'),
    box(
      0,
      690,
      1500,
      310,
      s.linear(
        [0, 690],
        [0, 1000],
        [
          [0, '#b98a5a'],
          [1, '#6f4a2c'],
        ],
      ),
    ),
    line(
      Array.from({ length: 7 }, (_, i) => `M${n(-300 + i * 350)} 1000L${n(240 + i * 170)} 690`).join(''),
      '#4f3018',
      4,
      { opacity: 0.35 },
    ),
    box(980, 120, 400, 330, '#d9ccb0'),
    `<g>${estuaryView(s, 998, 138, 364, 294)}</g>`,
    box(998, 138, 364, 294, '#14304a', { opacity: 0.42 }),
    box(1172, 138, 14, 294, '#e9dec6'),
    box(998, 276, 364, 12, '#e9dec6'),
    box(960, 448, 440, 24, '#f0e6d0'),
    box(90, 330, 720, 18, oak),
    box(90, 328, 720, 5, '#f0d4a4'),
    box(90, 520, 720, 18, oak),
    box(90, 518, 720, 5, '#f0d4a4'),
    ...[150, 262, 380, 500, 616, 730].map((x, i) =>
      pot(s, {
        x,
        y: 336,
        w: [74, 96, 84, 110, 80, 92][i] ?? 80,
        h: [130, 90, 110, 64, 124, 96][i] ?? 90,
        form:
          [profiles.bottle, profiles.moon, profiles.vase, profiles.bowl, profiles.tall, profiles.mug][i] ??
          profiles.mug,
        glaze:
          [glazes.oyster, glazes.samphire, glazes.lowTide, glazes.butter, glazes.oyster, glazes.raw][i] ??
          glazes.raw,
        tilt: 0.08,
        rings: 2,
        cast: 0.3,
      }),
    ),
    ...[160, 290, 420, 540, 650, 750].map((x, i) =>
      pot(s, {
        x,
        y: 526,
        w: 88,
        h: i % 2 ? 70 : 92,
        form: i % 2 ? profiles.deepBowl : profiles.beaker,
        glaze: glazes.raw,
        tilt: 0.08,
        rings: 2,
        cast: 0.3,
      }),
    ),
    lamp(206),
    lamp(560),
    lamp(898),
    glow(s, 330, 800, 330, '#ffd88c', 0.3),
    glow(s, 760, 800, 330, '#ffd88c', 0.3),
    glow(s, 1180, 800, 330, '#ffd88c', 0.3),
    station(300, 860, 1, profiles.deepBowl, 84),
    station(740, 860, 1, profiles.tall, 150),
    station(1180, 860, 1, profiles.moon, 118),
    stool(120, 950),
    stool(560, 960),
    stool(1000, 960),
    stool(1400, 950),
  ].join('');
}
