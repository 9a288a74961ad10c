import type { Sheet } from '../kit.ts';
import { box, dots, line, mix, n, oval, path, through } from '../kit.ts';
import type { Point } from '../kit.ts';
import type { Glaze } from '../palette.ts';
import { deep, estuary, glazes, mist, moss, oak, oyster, plum, samphire, shadow, tide } from '../palette.ts';
import { pot, profiles, stack } from '../pots.ts';
import { branch, cloth, lemon, stick, table, wall, windowLight } from '../props.ts';

/** The picture that opens the site: a worktop by the window with the week's pots. */
export function hero(s: Sheet): string {
  const back = wall(s, 660, '#27595d') + windowLight(120, 20, 520, 560, 3, 3, '#ffe6ae', 0.15);
  const top = table(s, 650, oak, 0);
  return [
    back,
    top,
    branch(s, [742, 330], [700, 150], [560, 62], 11, 92, '#7f9468'),
    branch(s, [748, 330], [790, 150], [900, 40], 10, 88, '#90a070'),
    branch(s, [745, 330], [742, 220], [728, 120], 5, 74, '#6f8a63'),
    pot(s, {
      x: 1180,
      y: 730,
      w: 250,
      h: 430,
      form: profiles.tall,
      glaze: glazes.lowTide,
      over: { glaze: glazes.butter, line: 0.3, drip: 0.06 },
      tilt: 0.17,
    }),
    pot(s, {
      x: 745,
      y: 742,
      w: 236,
      h: 430,
      form: profiles.bottle,
      glaze: glazes.oyster,
      tilt: 0.18,
      line: 0.86,
    }),
    pot(s, {
      x: 960,
      y: 800,
      w: 300,
      h: 286,
      form: profiles.moon,
      glaze: glazes.samphire,
      tilt: 0.18,
      line: 0.82,
    }),
    stack(
      s,
      [
        {
          x: 410,
          y: 800,
          w: 330,
          h: 108,
          form: profiles.bowl,
          glaze: glazes.estuary,
          line: 0.86,
          tilt: 0.18,
          rings: 3,
        },
        {
          x: 410,
          y: 752,
          w: 318,
          h: 106,
          form: profiles.bowl,
          glaze: glazes.oyster,
          line: 1.1,
          tilt: 0.18,
          rings: 2,
          cast: 0,
        },
        {
          x: 410,
          y: 706,
          w: 306,
          h: 108,
          form: profiles.bowl,
          glaze: glazes.butter,
          line: 1.1,
          tilt: 0.18,
          rings: 3,
          cast: 0,
        },
      ],
      lemon(s, 366, 582, 46) + lemon(s, 448, 580, 47, '#e3a93a', 22),
    ),
    cloth(s, 1120, 830, 320, 132, oyster),
    pot(s, {
      x: 1276,
      y: 888,
      w: 158,
      h: 150,
      form: profiles.mug,
      glaze: glazes.estuary,
      tilt: 0.22,
      handle: 'right',
      filled: '#5a3420',
      line: 0.8,
    }),
    pot(s, {
      x: 640,
      y: 880,
      w: 186,
      h: 96,
      form: profiles.deepBowl,
      glaze: glazes.oyster,
      over: { glaze: glazes.estuary, line: 0.42, drip: 0.09 },
      tilt: 0.24,
      rings: 5,
    }),
    lemon(s, 838, 868, 48),
    lemon(s, 300, 838, 46, '#e3a93a', 18),
  ].join('');
}

/** The same worktop for a tall frame. */
export function heroTall(s: Sheet): string {
  return [
    wall(s, 850, '#27595d'),
    windowLight(40, 30, 520, 660, 3, 3, '#ffe6ae', 0.16),
    table(s, 838, oak),
    branch(s, [352, 440], [300, 230], [120, 150], 11, 98, '#7f9468'),
    branch(s, [360, 440], [420, 220], [560, 90], 11, 96, '#90a070'),
    branch(s, [356, 440], [352, 300], [330, 180], 6, 84, '#6f8a63'),
    pot(s, {
      x: 738,
      y: 934,
      w: 286,
      h: 490,
      form: profiles.tall,
      glaze: glazes.lowTide,
      over: { glaze: glazes.butter, line: 0.3, drip: 0.06 },
      tilt: 0.17,
    }),
    pot(s, {
      x: 356,
      y: 930,
      w: 268,
      h: 486,
      form: profiles.bottle,
      glaze: glazes.oyster,
      tilt: 0.18,
      line: 0.86,
    }),
    pot(s, {
      x: 556,
      y: 1022,
      w: 320,
      h: 300,
      form: profiles.moon,
      glaze: glazes.samphire,
      tilt: 0.18,
      line: 0.82,
    }),
    stack(
      s,
      [
        {
          x: 246,
          y: 1146,
          w: 330,
          h: 112,
          form: profiles.bowl,
          glaze: glazes.estuary,
          line: 0.86,
          tilt: 0.2,
          rings: 3,
        },
        {
          x: 246,
          y: 1096,
          w: 316,
          h: 112,
          form: profiles.bowl,
          glaze: glazes.oyster,
          line: 1.1,
          tilt: 0.2,
          rings: 3,
          cast: 0,
        },
      ],
      lemon(s, 196, 962, 50) + lemon(s, 292, 964, 52, '#e3a93a', 22),
    ),
    cloth(s, 600, 1090, 340, 128, oyster),
    pot(s, {
      x: 762,
      y: 1160,
      w: 172,
      h: 164,
      form: profiles.mug,
      glaze: glazes.estuary,
      tilt: 0.23,
      handle: 'right',
      filled: '#5a3420',
      line: 0.8,
    }),
    lemon(s, 470, 1160, 50, '#e8b93f', 12),
  ].join('');
}

export function mug(s: Sheet): string {
  return [
    wall(s, 640, '#d9b48f'),
    windowLight(40, 20, 560, 560, 2, 3, '#fff3d2', 0.32),
    table(s, 620, '#8b5a35'),
    cloth(s, 180, 690, 600, 210, oyster),
    pot(s, {
      x: 480,
      y: 820,
      w: 400,
      h: 380,
      form: profiles.mug,
      glaze: glazes.oyster,
      over: { glaze: glazes.estuary, line: 0.34, drip: 0.06 },
      handle: 'right',
      filled: '#4d2b1b',
      tilt: 0.2,
      line: 0.85,
    }),
    steam(s, 470, 360),
    stick([230, 846], [90, 812], 15, '#c9c2b4'),
    oval(262, 852, 46, 18, '#b9b1a2'),
    oval(258, 849, 34, 11, '#e2dccf'),
  ].join('');
}

function steam(s: Sheet, x: number, y: number): string {
  const wisp = (dx: number, h: number): string =>
    `M${n(x + dx)} ${n(y)}c-46-${n(h * 0.3)} 52-${n(h * 0.5)} 4-${n(h)}`;
  return line(
    wisp(-50, 190) + wisp(20, 250) + wisp(80, 170),
    s.linear(
      [0, y],
      [0, y - 250],
      [
        [0, '#ffffff', 0.02],
        [0.35, '#ffffff', 0.4],
        [1, '#ffffff', 0],
      ],
    ),
    17,
  );
}

export function bowls(s: Sheet): string {
  const pile: [Glaze, number][] = [
    [glazes.lowTide, 470],
    [glazes.samphire, 456],
    [glazes.estuary, 444],
    [glazes.oyster, 436],
  ];
  const fruit = [
    lemon(s, 372, 428, 62, '#d98a4a', 8),
    lemon(s, 528, 430, 60, '#cf7a43', -14),
    lemon(s, 448, 402, 64, '#e0994f', 30),
  ];
  return [
    wall(s, 660, mix(tide, mist, 0.35)),
    windowLight(420, 30, 420, 520, 2, 3, '#fff6da', 0.22),
    table(s, 640, '#d9b88a'),
    stack(
      s,
      pile.map(([glaze, w], i) => ({
        x: 450,
        y: 836 - i * 74,
        w,
        h: 166,
        form: profiles.bowl,
        glaze,
        line: i === 0 ? 0.86 : 1.1,
        tilt: 0.19,
        rings: 4,
        cast: i === 0 ? 0.7 : 0,
      })),
      fruit.join(''),
    ),
    lemon(s, 776, 836, 60, '#d98a4a', -20),
  ].join('');
}

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

/** A plate from above, the glaze pooling in its rings. */
export function plate(s: Sheet): string {
  const [x, y] = [450, 450];
  const disc = (r: number, stops: readonly (readonly [number, string, number?])[]): string =>
    oval(x, y, r, r, s.radial([x - r * 0.25, y - r * 0.3], r * 1.5, stops));
  const speck = Array.from({ length: 210 }, (): Point => {
    const [a, r] = [s.between(0, 6.3), 318 * Math.sqrt(s.random())];
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
  let rings = '';
  for (let r = 34; r < 240; r += s.between(13, 26))
    rings += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0${s.random() > 0.4 ? `a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}` : ''}`;
  return [
    box(
      0,
      0,
      900,
      900,
      s.linear(
        [0, 0],
        [900, 900],
        [
          [0, '#ecd9bd'],
          [1, '#c9a67d'],
        ],
      ),
    ),
    table(s, -4, '#d3ab7c'),
    `<g transform="rotate(-9 450 450)">${cloth(s, 90, 60, 720, 760, '#dfe3d3')}</g>`,
    oval(
      488,
      500,
      345,
      338,
      s.radial([488, 500], 345, [
        [0, shadow, 0.6],
        [0.86, shadow, 0.45],
        [1, shadow, 0],
      ]),
    ),
    disc(330, [
      [0, '#d9a670'],
      [0.7, '#9c6a3f'],
      [1, '#6a4127'],
    ]),
    disc(322, [
      [0, mix(estuary, oyster, 0.34)],
      [0.55, estuary],
      [1, deep],
    ]),
    oval(
      x,
      y,
      248,
      248,
      s.radial([x + 40, y + 50], 270, [
        [0, mix(estuary, tide, 0.55)],
        [0.7, estuary],
        [1, mix(deep, '#000000', 0.15)],
      ]),
    ),
    oval(
      x,
      y,
      150,
      150,
      s.radial([x, y], 150, [
        [0, tide, 0.8],
        [0.5, tide, 0.25],
        [1, tide, 0],
      ]),
    ),
    line(rings, '#0d2c31', 3, { opacity: 0.3 }),
    `<g transform="translate(2 3)">${line(rings, '#d7efe4', 2, { opacity: 0.22 })}</g>`,
    dots(speck.slice(0, 150), 4, '#0a2428', 0.5),
    dots(speck.slice(150), 6.5, '#c98d4a', 0.5),
    path('M205 350A270 270 0 0 1 400 190', 'none', {
      stroke: '#f7fff8',
      'stroke-width': 17,
      'stroke-linecap': 'round',
      opacity: 0.42,
    }),
    path('M182 420A275 275 0 0 1 192 384', 'none', {
      stroke: '#f7fff8',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: 0.34,
    }),
    branch(s, [610, 300], [640, 440], [560, 590], 9, 66, samphire),
    `<g transform="translate(352 400) rotate(-34) scale(1.25)">${fig(s, 0, -10)}</g>`,
    `<g transform="translate(470 356) rotate(14) scale(1.15)">${fig(s, 0, -10)}</g>`,
    `<g transform="translate(424 522) rotate(-150) scale(1.3)">${fig(s, 0, -10)}</g>`,
  ].join('');
}

function fig(s: Sheet, x: number, y: number): string {
  const seeds = Array.from({ length: 34 }, (_, i): Point => [
    x + Math.cos(i * 2.4) * 7.2 * Math.sqrt(i) * 0.82,
    y + 8 + Math.sin(i * 2.4) * 7.2 * Math.sqrt(i) * 0.88,
  ]);
  const shape = `M${n(x)} ${n(y - 74)}c12 22 58 40 58 84 0 32-26 54-58 54s-58-22-58-54c0-44 46-62 58-84Z`;
  return (
    path(shape, shadow, { opacity: 0.35, transform: 'translate(9 10)' }) +
    path(shape, plum) +
    `<g transform="translate(${n(x * 0.12)} ${n(y * 0.12 + 1)}) scale(.88)">${path(shape, '#e9cfae')}</g>` +
    oval(
      x,
      y + 10,
      42,
      44,
      s.radial([x, y + 10], 46, [
        [0, '#c8505a'],
        [0.7, '#b5434f'],
        [1, '#dd9a86'],
      ]),
    ) +
    dots(seeds, 4.5, '#f2cf8d', 0.9)
  );
}

/** The same vase in one of the four house glazes. */
export function glazed(glaze: Glaze, backdrop: string, floor: string): (s: Sheet) => string {
  return (s) =>
    [
      wall(s, 760, backdrop),
      windowLight(70, 40, 400, 560, 2, 3, '#fff6da', 0.2),
      table(s, 740, floor),
      pot(s, {
        x: 400,
        y: 880,
        w: 400,
        h: 500,
        form: profiles.vase,
        glaze,
        line: 0.84,
        tilt: 0.19,
        rings: 9,
      }),
    ].join('');
}

/** Test tiles hung on nails: each glaze once, and twice where they cross. */
export function tiles(s: Sheet): string {
  const kinds: Glaze[] = [glazes.estuary, glazes.oyster, glazes.samphire, glazes.lowTide, glazes.butter];
  const parts = [wall(s, 800, '#efe4cf'), windowLight(60, -40, 560, 700, 3, 3, '#fffaf0', 0.5)];
  for (let row = 0; row < 2; row++)
    parts.push(
      line(`M40 ${n(82 + row * 352)}H1160`, '#9a7048', 10),
      line(`M40 ${n(79 + row * 352)}H1160`, '#d9b484', 3),
    );
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 5; i++) {
      const over = kinds[(i + row * 2) % 5] as Glaze;
      const under = kinds[(i + 1 + row * 3) % 5] as Glaze;
      parts.push(tile(s, 68 + i * 222, 92 + row * 352, under, over, row === 0));
    }
  return parts.join('');
}

function tile(s: Sheet, x: number, y: number, under: Glaze, over: Glaze, plain: boolean): string {
  const [w, h] = [184, 284];
  const shape = `M${n(x + 18)} ${n(y)}h${n(w - 36)}q18 0 18 18v${n(h - 36)}q0 18-18 18h-${n(w - 36)}q-18 0-18-18v-${n(h - 36)}q0-18 18-18Z`;
  const dip = y + h - 46;
  const edge = y + s.between(108, 150);
  const wave = (level: number, swing: number, run: number): string =>
    through(
      Array.from({ length: 9 }, (_, i): Point => [
        x - 8 + i * 25,
        level + s.between(-swing, swing) + (i % 3 === 1 ? s.between(0, run) : 0),
      ]),
    );
  const coating = (level: number, swing: number, run: number): string =>
    `M${n(x - 8)} ${n(level)}${wave(level, swing, run)}V${n(y - 10)}H${n(x - 8)}Z`;
  const paint = (g: Glaze): string =>
    s.linear(
      [x, y],
      [x + w, y + h],
      [
        [0, mix(g.colour, '#fffaf0', 0.25)],
        [0.5, g.colour],
        [1, mix(g.colour, g.thick, 0.7)],
      ],
    );
  const spots = (count: number): Point[] =>
    Array.from({ length: count }, () => [s.between(x + 8, x + w - 8), s.between(y + 46, dip)]);
  const [wet, below] = [coating(edge, 8, 60), coating(dip, 4, 18)];
  return [
    path(shape, shadow, { opacity: 0.3, transform: 'translate(10 13)' }),
    `<g clip-path="${s.clip(shape)}">`,
    path(
      shape,
      s.linear(
        [x, y],
        [x + w, y + h],
        [
          [0, mix(under.body, '#fff0d8', 0.3)],
          [1, mix(under.body, '#3a1d10', 0.25)],
        ],
      ),
    ),
    path(below, paint(under), { stroke: under.thick, 'stroke-width': 6, 'stroke-opacity': 0.5 }),
    plain ? '' : path(wet, paint(over), { stroke: over.thick, 'stroke-width': 6, 'stroke-opacity': 0.55 }),
    dots(spots(26), 4, (plain ? under : over).speckle, 0.45),
    box(x + 14, y + 16, 13, h - 90, '#ffffff', { rx: 6, opacity: 0.26 }),
    '</g>',
    oval(x + w / 2, y + 36, 14, 14, '#b9a684'),
    oval(x + w / 2, y + 24, 7, 9, '#4b3a2c'),
    oval(x + w / 2 - 2, y + 21, 2.5, 3, '#e8dcc4'),
  ].join('');
}
