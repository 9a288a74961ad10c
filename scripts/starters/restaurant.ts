import type { Point, Sheet } from '../draw/kit.ts';
import { blob, box, curve, line, mix, oval, path, WINDOW } from '../draw/kit.ts';
import { across, ball, type Drawing, down, drum, leaf, sprig, sunlight } from './shapes.ts';

const cream = '#fbf3e4';
const tomato = '#c53a26';
const olive = '#5b6b2f';
const lemon = '#f2c84b';
const sea = '#2f5d62';
const wood = '#b9794a';
const dark = '#2b1a14';
const crust = '#c98a4a';

const under = (s: Sheet, x: number, y: number, r: number): string =>
  oval(
    x + r * 0.1,
    y + r * 0.14,
    r * 1.06,
    r * 1.06,
    s.radial([x + r * 0.1, y + r * 0.14], r * 1.1, [
      [0, dark, 0.5],
      [0.86, dark, 0.32],
      [1, dark, 0],
    ]),
  );

function plate(s: Sheet, x: number, y: number, r: number, rim = '#fffdf8', stripe = sea): string {
  return (
    under(s, x, y, r) +
    oval(
      x,
      y,
      r,
      r,
      s.radial([x - r * 0.3, y - r * 0.3], r * 1.5, [
        [0, '#ffffff'],
        [0.6, rim],
        [1, mix(rim, dark, 0.16)],
      ]),
    ) +
    line(
      `M${x - r * 0.93} ${y}a${r * 0.93} ${r * 0.93} 0 1 0 ${r * 1.86} 0a${r * 0.93} ${r * 0.93} 0 1 0 ${-r * 1.86} 0`,
      stripe,
      r * 0.025,
    ) +
    oval(
      x,
      y,
      r * 0.7,
      r * 0.7,
      s.radial([x + r * 0.1, y + r * 0.1], r * 0.72, [
        [0, rim],
        [0.85, rim],
        [1, mix(rim, dark, 0.14)],
      ]),
    )
  );
}

const around = (count: number, at: (angle: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => at((i / count) * Math.PI * 2, i)).join('');

const tomatoSlice = (x: number, y: number, r: number, colour: string): string =>
  oval(x + 3, y + 5, r, r, dark, { opacity: 0.2 }) +
  oval(x, y, r, r, colour) +
  oval(x, y, r * 0.86, r * 0.86, mix(colour, '#ffd9b0', 0.28)) +
  around(6, (a) =>
    oval(x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.5, r * 0.2, r * 0.15, mix(colour, dark, 0.16)),
  ) +
  around(12, (a, i) =>
    oval(
      x + Math.cos(a) * r * (0.46 + (i % 2) * 0.1),
      y + Math.sin(a) * r * (0.46 + (i % 2) * 0.1),
      r * 0.045,
      r * 0.045,
      '#fff0c8',
    ),
  );

const basil = (x: number, y: number, size: number, turn: number): string =>
  [0, 2.1, 4.2]
    .map((a) =>
      leaf(
        [x, y],
        [x + Math.cos(a + turn) * size, y + Math.sin(a + turn) * size],
        size * 0.5,
        mix(olive, '#7fa045', 0.5),
      ),
    )
    .join('');

const lemonHalf = (x: number, y: number, r: number): string =>
  oval(x + 4, y + 7, r, r, dark, { opacity: 0.25 }) +
  oval(x, y, r, r, lemon) +
  oval(x, y, r * 0.86, r * 0.86, '#fff6d0') +
  around(9, (a) =>
    path(
      `M${x} ${y}L${x + Math.cos(a) * r * 0.78} ${y + Math.sin(a) * r * 0.78}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + Math.cos(a + 0.56) * r * 0.78} ${y + Math.sin(a + 0.56) * r * 0.78}Z`,
      mix(lemon, '#ffffff', 0.2),
    ),
  );

const salad = (s: Sheet, x: number, y: number, r: number): string =>
  plate(s, x, y, r) +
  around(7, (a, i) =>
    tomatoSlice(
      x + Math.cos(a) * r * 0.42,
      y + Math.sin(a) * r * 0.42,
      r * (0.2 + (i % 3) * 0.02),
      [tomato, '#e0562f', '#e2992f'][i % 3] ?? tomato,
    ),
  ) +
  tomatoSlice(x, y, r * 0.24, tomato) +
  basil(x + r * 0.2, y - r * 0.2, r * 0.2, 0.4) +
  basil(x - r * 0.28, y + r * 0.22, r * 0.18, 1.4) +
  around(5, (a) =>
    oval(x + Math.cos(a + 0.5) * r * 0.3, y + Math.sin(a + 0.5) * r * 0.26, r * 0.08, r * 0.06, '#fffdf4'),
  );

function pasta(s: Sheet, x: number, y: number, r: number): string {
  const strands = Array.from({ length: 26 }, (_, i) => {
    const turn = s.between(0, 6.3);
    const reach = r * s.between(0.12, 0.52);
    const points: Point[] = Array.from({ length: 6 }, (__, k) => [
      x + Math.cos(turn + k * 0.8) * reach * (1 + k * 0.05),
      y + Math.sin(turn + k * 0.8) * reach * (0.9 + k * 0.05),
    ]);
    return line(curve(points), mix('#e7b85a', i % 2 ? '#fff0c0' : '#a8702a', (i % 5) * 0.12), r * 0.055);
  });
  return (
    plate(s, x, y, r, '#fffdf8', tomato) +
    oval(x, y, r * 0.56, r * 0.54, '#c98f3a') +
    strands.join('') +
    around(5, (a) => ball(s, x + Math.cos(a) * r * 0.3, y + Math.sin(a) * r * 0.28, r * 0.09, tomato)) +
    basil(x, y, r * 0.2, 0.9) +
    around(16, (a, i) =>
      box(
        x + Math.cos(a) * r * 0.4 * ((i % 3) / 3 + 0.3),
        y + Math.sin(a) * r * 0.4 * ((i % 3) / 3 + 0.3),
        r * 0.06,
        r * 0.016,
        '#fffbe8',
      ),
    )
  );
}

const fish = (s: Sheet, x: number, y: number, r: number): string =>
  plate(s, x, y, r, '#e9f0ee', sea) +
  `<g transform="rotate(-18 ${x} ${y})">${path(`M${x - r * 0.62} ${y}C${x - r * 0.4} ${y - r * 0.3} ${x + r * 0.2} ${y - r * 0.3} ${x + r * 0.44} ${y}L${x + r * 0.66} ${y - r * 0.2}Q${x + r * 0.58} ${y} ${x + r * 0.66} ${y + r * 0.2}L${x + r * 0.44} ${y}C${x + r * 0.2} ${y + r * 0.3} ${x - r * 0.4} ${y + r * 0.3} ${x - r * 0.62} ${y}Z`, down(s, y - r * 0.3, y + r * 0.3, [0, '#3f626b'], [0.5, '#8fa9ab'], [1, '#d9cdb4']))}${line([-0.2, -0.02, 0.16].map((k) => `M${x + r * k} ${y - r * 0.16}l${r * 0.06} ${r * 0.3}`).join(''), '#7a4f2c', r * 0.02)}${oval(x - r * 0.46, y - r * 0.05, r * 0.035, r * 0.035, dark)}</g>` +
  [0, 1, 2].map((i) => lemonHalf(x - r * 0.2 + i * r * 0.24, y + r * 0.36 - i * r * 0.1, r * 0.13)).join('') +
  sprig([x - r * 0.3, y - r * 0.2], [x + r * 0.3, y - r * 0.42], 6, r * 0.12, olive);

const pudding = (s: Sheet, x: number, y: number, r: number): string =>
  plate(s, x, y, r, '#fff7ee', tomato) +
  path(
    blob([
      [x - r * 0.5, y + r * 0.1],
      [x - r * 0.2, y - r * 0.42],
      [x + r * 0.36, y - r * 0.34],
      [x + r * 0.54, y + r * 0.1],
      [x + r * 0.16, y + r * 0.5],
    ]),
    '#a8263a',
    { opacity: 0.85 },
  ) +
  drum(s, { x, y: y + r * 0.24, w: r * 0.62, h: r * 0.3, colour: '#f6ead6', tilt: 0.34, top: '#fffaf0' }) +
  (
    [
      [-0.1, -0.14],
      [0.1, -0.08],
      [0, -0.24],
      [0.44, 0.3],
      [-0.46, 0.26],
      [-0.4, -0.24],
      [0.4, -0.26],
    ] as const
  )
    .map(([dx, dy], i) => ball(s, x + dx * r, y + dy * r, r * 0.075, i % 2 ? '#3d2a5c' : tomato))
    .join('') +
  basil(x + r * 0.04, y - r * 0.1, r * 0.12, 0.2);

const glass = (s: Sheet, x: number, y: number, r: number, wine: string): string =>
  oval(x + r * 0.5, y + r * 0.6, r * 1.1, r * 1.1, dark, { opacity: 0.16 }) +
  oval(x, y, r, r, '#ffffff', { opacity: 0.5 }) +
  oval(
    x,
    y,
    r * 0.86,
    r * 0.86,
    s.radial([x - r * 0.3, y - r * 0.3], r * 1.3, [
      [0, mix(wine, '#ffffff', 0.35)],
      [1, wine],
    ]),
  ) +
  line(`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`, '#ffffff', 5, {
    opacity: 0.7,
  });

const cloth = (s: Sheet, ground: string, stripe: string): string =>
  box(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [0, 0],
      [s.w, s.h],
      [
        [0, mix(ground, '#ffffff', 0.2)],
        [1, mix(ground, dark, 0.1)],
      ],
    ),
  ) +
  Array.from({ length: Math.ceil(s.w / 125) }, (_, i) =>
    box(40 + i * 125, 0, 30, s.h, stripe, { opacity: 0.3 }),
  ).join('');

const cutlery = (x: number, y: number): string =>
  line(`M${x} ${y}v260M${x - 16} ${y - 90}v60q0 26 16 30q16-4 16-30v-60M${x} ${y - 90}v80`, '#b8b2a6', 9) +
  path(`M${x + 66} ${y + 260}v-250q-14-60 4-110q14 40 12 110v250Z`, '#b8b2a6');

const bread = (s: Sheet, x: number, y: number): string =>
  box(x - 190, y - 96, 380, 210, dark, { rx: 30, opacity: 0.24 }) +
  box(x - 200, y - 110, 380, 210, across(s, x - 200, x + 180, [0, mix(wood, '#ffffff', 0.2)], [1, wood]), {
    rx: 30,
  }) +
  [-96, -10, 76]
    .map(
      (dx, i) =>
        path(
          blob([
            [x + dx - 52, y - 60],
            [x + dx + 10, y - 84],
            [x + dx + 50, y - 30],
            [x + dx + 44, y + 60],
            [x + dx - 30, y + 70],
            [x + dx - 60, y + 10],
          ]),
          crust,
        ) +
        path(
          blob([
            [x + dx - 38, y - 46],
            [x + dx + 8, y - 64],
            [x + dx + 36, y - 22],
            [x + dx + 30, y + 46],
            [x + dx - 22, y + 52],
            [x + dx - 44, y + 8],
          ]),
          mix('#f3deb5', '#ffffff', i * 0.12),
        ),
    )
    .join('');

const olives = (s: Sheet, x: number, y: number, r: number): string =>
  plate(s, x, y, r, sea, cream) +
  around(9, (a, i) =>
    ball(
      s,
      x + Math.cos(a) * r * (i % 2 ? 0.4 : 0.18),
      y + Math.sin(a) * r * (i % 2 ? 0.4 : 0.18),
      r * 0.17,
      i % 3 ? olive : '#3a2a30',
    ),
  );

const dish = (
  name: string,
  alt: string,
  ground: string,
  stripe: string,
  draw: (s: Sheet) => string,
): Drawing => ({
  name,
  w: 1000,
  h: 1000,
  alt,
  draw: (s) => cloth(s, ground, stripe) + draw(s) + sunlight(s, 500, -60, 500, 1100, 0.14),
});

export const dishes: readonly Drawing[] = [
  {
    name: 'table',
    w: 1600,
    h: 1000,
    across: WINDOW,
    alt: 'A laid table from above: tomato salad, tagliatelle, bread, olives, lemons and two glasses of wine on a striped cloth',
    focus: { x: 0.7, y: 0.5 },
    draw: (s) =>
      cloth(s, cream, tomato) +
      salad(s, 430, 330, 260) +
      pasta(s, 1130, 600, 300) +
      bread(s, 560, 830) +
      olives(s, 840, 210, 120) +
      glass(s, 790, 500, 66, '#8e1f33') +
      glass(s, 120, 180, 66, '#e8cf7a') +
      lemonHalf(1130, 180, 62) +
      lemonHalf(1240, 130, 52) +
      cutlery(1490, 480) +
      basil(150, 640, 80, 0.3) +
      basil(1500, 190, 70, 1.2) +
      salad(s, 130, 1010, 210) +
      sunlight(s, 700, -100, 700, 1200, 0.18),
  },
  dish(
    'tomatoes',
    'A plate of sliced tomatoes in three colours with basil',
    '#e8efe6',
    olive,
    (s) => salad(s, 480, 500, 380) + lemonHalf(880, 880, 70),
  ),
  dish(
    'tagliatelle',
    'A plate of tagliatelle with small tomatoes and basil',
    cream,
    tomato,
    (s) => pasta(s, 520, 490, 390) + glass(s, 130, 850, 84, '#8e1f33'),
  ),
  dish('bream', 'A whole grilled fish with slices of lemon and fennel', '#dfe7e4', sea, (s) =>
    fish(s, 500, 500, 400),
  ),
  dish(
    'panna-cotta',
    'Panna cotta with red and blue berries',
    '#f6e3d6',
    tomato,
    (s) => pudding(s, 500, 490, 370) + basil(880, 860, 60, 1),
  ),
];
