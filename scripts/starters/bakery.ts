import type { Point, Sheet } from '../draw/kit.ts';
import { blob, box, curve, dots, line, mix, n, oval, path, WINDOW } from '../draw/kit.ts';
import { across, ball, type Drawing, down, drum, glow, leaf, room, shade, sunlight } from './shapes.ts';

export const blue = '#24479c';
export const butter = '#f7dc94';
const cream = '#fdf4de';
export const pink = '#efb9a8';
export const crust = '#b9692c';
export const crumb = '#efd29c';
export const cocoa = '#43251a';
export const wood = '#c08a55';
export const flour = '#fffaf0';

const turned = (angle: number, x: number, y: number, content: string): string =>
  `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${content}</g>`;

export const somewhere = (s: Sheet, count: number, x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: count }, () => {
    const [angle, reach] = [s.between(0, Math.PI * 2), Math.sqrt(s.random())];
    return [x + Math.cos(angle) * reach * rx, y + Math.sin(angle) * reach * ry];
  });

const baked = (s: Sheet, x: number, y: number, r: number, colour = crust): string =>
  s.radial([x - r * 0.3, y - r * 0.45], r * 1.6, [
    [0, mix(colour, '#ffd98a', 0.5)],
    [0.45, colour],
    [1, mix(colour, cocoa, 0.55)],
  ]);

/** A round loaf from the side, scored and floured. `y` is its base. */
export const loaf = (s: Sheet, x: number, y: number, w: number): string => {
  const [r, h] = [w / 2, w * 0.52];
  return (
    shade(s, x, y - 4, r * 0.8) +
    path(
      `M${n(x - r)} ${n(y - h * 0.28)}C${n(x - r)} ${n(y - h * 0.9)} ${n(x - r * 0.5)} ${n(y - h)} ${n(x)} ${n(y - h)}C${n(x + r * 0.5)} ${n(y - h)} ${n(x + r)} ${n(y - h * 0.9)} ${n(x + r)} ${n(y - h * 0.28)}Q${n(x + r)} ${n(y)} ${n(x + r * 0.7)} ${n(y)}H${n(x - r * 0.7)}Q${n(x - r)} ${n(y)} ${n(x - r)} ${n(y - h * 0.28)}Z`,
      baked(s, x, y - h * 0.5, r),
    ) +
    dots(somewhere(s, Math.round(w / 3), x, y - h * 0.62, r * 0.74, h * 0.28), w * 0.012, flour, 0.6) +
    [-0.42, 0, 0.42]
      .map((k) =>
        path(
          `M${n(x + r * (k - 0.24))} ${n(y - h * 0.34)}Q${n(x + r * (k - 0.02))} ${n(y - h * 0.5)} ${n(x + r * (k + 0.16))} ${n(y - h * 0.9)}Q${n(x + r * (k + 0.16))} ${n(y - h * 0.46)} ${n(x + r * (k - 0.24))} ${n(y - h * 0.34)}Z`,
          crumb,
        ),
      )
      .join('')
  );
};

/** A tin loaf. */
export const tinLoaf = (s: Sheet, x: number, y: number, w: number, colour: string): string => {
  const h = w * 0.56;
  return (
    shade(s, x, y - 2, w * 0.42) +
    path(
      `M${n(x - w * 0.44)} ${n(y)}L${n(x - w * 0.48)} ${n(y - h * 0.62)}Q${n(x - w * 0.52)} ${n(y - h)} ${n(x - w * 0.2)} ${n(y - h)}H${n(x + w * 0.2)}Q${n(x + w * 0.52)} ${n(y - h)} ${n(x + w * 0.48)} ${n(y - h * 0.62)}L${n(x + w * 0.44)} ${n(y)}Z`,
      down(s, y - h, y, [0, mix(colour, '#ffd98a', 0.35)], [0.4, colour], [1, mix(colour, cocoa, 0.45)]),
    ) +
    dots(somewhere(s, Math.round(w / 3), x, y - h * 0.76, w * 0.4, h * 0.17), w * 0.022, crumb, 0.95) +
    dots(somewhere(s, Math.round(w / 8), x, y - h * 0.74, w * 0.4, h * 0.18), w * 0.02, cocoa, 0.7)
  );
};

export const bun = (s: Sheet, x: number, y: number, r: number): string => {
  const steps = Array.from({ length: 46 }, (_, i) => {
    const [angle, reach] = [i * 0.36, r * 0.84 * (1 - i / 46)];
    return `${i === 0 ? 'M' : 'L'}${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
  });
  return (
    oval(x + r * 0.1, y + r * 0.14, r, r, cocoa, { opacity: 0.25 }) +
    oval(x, y, r, r, baked(s, x, y, r, mix(crust, butter, 0.2))) +
    line(steps.join(''), mix(cocoa, crust, 0.3), r * 0.09) +
    dots(somewhere(s, 26, x, y, r * 0.72, r * 0.72), r * 0.1, flour, 0.95)
  );
};

/** Seven rolls along an arc, thickest in the middle. */
export const croissant = (s: Sheet, x: number, y: number, r: number, angle: number): string => {
  const parts = [-3, 3, -2, 2, -1, 1, 0].map((k) => {
    const turn = -Math.PI / 2 + k * 0.46;
    const size = r * (0.5 - Math.abs(k) * 0.085);
    const [cx, cy] = [x + Math.cos(turn) * r * 0.86, y + r * 0.5 + Math.sin(turn) * r * 0.72];
    const half = r * (0.24 - Math.abs(k) * 0.018);
    return turned(
      k * 30,
      cx,
      cy,
      oval(cx + r * 0.06, cy + r * 0.09, half, size, cocoa, { opacity: 0.16 }) +
        oval(cx, cy, half, size, mix(crust, cocoa, 0.45)) +
        oval(cx - half * 0.06, cy, half * 0.92, size * 0.95, baked(s, cx, cy, size)) +
        line(
          `M${n(cx - half * 0.4)} ${n(cy - size * 0.6)}Q${n(cx - half * 0.7)} ${n(cy)} ${n(cx - half * 0.4)} ${n(cy + size * 0.6)}`,
          mix(crust, butter, 0.75),
          r * 0.025,
          { opacity: 0.7 },
        ),
    );
  });
  return turned(angle, x, y, parts.join(''));
};

export const tart = (s: Sheet, x: number, y: number, r: number): string => {
  const edge = Array.from({ length: 36 }, (_, i): Point => {
    const reach = i % 2 ? r : r * 0.94;
    return [x + Math.cos((i / 18) * Math.PI) * reach, y + Math.sin((i / 18) * Math.PI) * reach];
  });
  return (
    oval(x + r * 0.12, y + r * 0.16, r, r, cocoa, { opacity: 0.28 }) +
    path(blob(edge), baked(s, x, y, r)) +
    oval(
      x,
      y,
      r * 0.76,
      r * 0.76,
      s.radial([x - r * 0.2, y - r * 0.2], r, [
        [0, '#fbe08a'],
        [0.7, '#efb945'],
        [1, '#c98425'],
      ]),
    ) +
    somewhere(s, 7, x, y, r * 0.5, r * 0.5)
      .map(([px, py], i) =>
        oval(px, py, r * (0.09 + (i % 3) * 0.04), r * (0.06 + (i % 2) * 0.04), cocoa, { opacity: 0.62 }),
      )
      .join('')
  );
};

/** A cake with icing that runs down its side, on a stand. */
const cake = (s: Sheet, x: number, y: number, w: number): string => {
  const [r, h] = [w / 2, w * 0.44];
  const top = y - h;
  const runs = [0.3, 0.52, 0.34, 0.62, 0.4, 0.56, 0.3, 0.5, 0.36].map((long, i): Point[] => {
    const left = x - r + (w / 9) * i;
    return [
      [left + w / 60, top + h * long * 0.8],
      [left + w / 18, top + h * long],
      [left + w / 10, top + h * long * 0.8],
      [left + w / 9, top + h * 0.24],
    ];
  });
  return (
    shade(s, x, y + w * 0.34, r * 0.7) +
    drum(s, { x, y: y + w * 0.34, w: w * 0.3, h: w * 0.3, colour: blue }) +
    oval(x, y - w * 0.02, w * 0.66, w * 0.13, mix(blue, cocoa, 0.4)) +
    oval(x, y - w * 0.05, w * 0.66, w * 0.13, mix(blue, '#ffffff', 0.18)) +
    drum(s, { x, y, w, h, colour: mix(butter, crust, 0.3) }) +
    path(`${curve([[x - r, top], ...runs.flat(), [x + r, top]])}Z`, flour) +
    oval(x, top, r, r * 0.28, '#ffffff') +
    Array.from({ length: 9 }, (_, i) => {
      const [px, py] = [x + Math.cos(i * 0.7) * r * 0.74, top + Math.sin(i * 0.7) * r * 0.19];
      return i % 3 === 0
        ? oval(px, py, w * 0.07, w * 0.035, '#f4c93f') + oval(px, py, w * 0.05, w * 0.022, '#fff0a8')
        : leaf(
            [px - w * 0.04, py + w * 0.01],
            [px + w * 0.05, py - w * 0.02],
            w * 0.022,
            mix(crust, butter, 0.4),
          );
    }).join('')
  );
};

const basket = (s: Sheet, x: number, y: number, r: number): string =>
  oval(x + r * 0.1, y + r * 0.14, r, r, cocoa, { opacity: 0.3 }) +
  oval(x, y, r, r, mix(wood, butter, 0.3)) +
  [0.96, 0.9, 0.84]
    .map((k) =>
      line(
        `M${n(x - r * k)} ${n(y)}a${n(r * k)} ${n(r * k)} 0 1 0 ${n(r * k * 2)} 0a${n(r * k)} ${n(r * k)} 0 1 0 ${n(-r * k * 2)} 0`,
        mix(wood, cocoa, 0.2),
        r * 0.022,
      ),
    )
    .join('') +
  ball(s, x, y, r * 0.78, '#f6e6c6') +
  dots(somewhere(s, 40, x, y, r * 0.66, r * 0.66), r * 0.05, flour, 0.8);

export const ground = (s: Sheet, colour: string): string =>
  box(
    0,
    0,
    s.w,
    s.h,
    s.radial([s.w * 0.35, s.h * 0.25], s.w, [
      [0, mix(colour, '#ffffff', 0.28)],
      [1, mix(colour, cocoa, 0.06)],
    ]),
  );

export const checks = (s: Sheet, colour: string, step: number): string => {
  const stripes = Array.from({ length: Math.ceil(s.w / step / 2) }, (_, i) => i * step * 2 + step / 2);
  return (
    ground(s, cream) +
    stripes.map((x) => box(x, 0, step, s.h, colour, { opacity: 0.28 })).join('') +
    stripes.map((y) => box(0, y, s.w, step, colour, { opacity: 0.28 })).join('')
  );
};

/** Smaller, so that shops can crop it to portrait without cutting off its sides. */
const inset = (content: string): string => `<g transform="translate(110 110) scale(.78)">${content}</g>`;

export const plate = (s: Sheet, x: number, y: number, r: number): string =>
  oval(x + r * 0.06, y + r * 0.09, r, r, cocoa, { opacity: 0.28 }) +
  oval(
    x,
    y,
    r,
    r,
    s.radial([x - r * 0.3, y - r * 0.3], r * 1.5, [
      [0, '#ffffff'],
      [1, '#d9dbe4'],
    ]),
  ) +
  oval(x, y, r * 0.9, r * 0.9, blue) +
  oval(x, y, r * 0.86, r * 0.86, '#f7f7f6');

export const square = (name: string, alt: string, draw: (s: Sheet) => string): Drawing => ({
  name,
  w: 1000,
  h: 1000,
  alt,
  draw,
});

export const bakeryPictures: readonly Drawing[] = [
  square(
    'sourdough',
    'A round sourdough loaf with three cuts in its floury crust, on a board',
    (s) =>
      room(s, butter, mix(butter, wood, 0.45), 640) +
      sunlight(s, 520, 30, 420, 620, 0.3) +
      shade(s, 500, 838, 380, 0.3) +
      box(90, 776, 820, 60, down(s, 776, 836, [0, mix(wood, '#ffffff', 0.2)], [1, mix(wood, cocoa, 0.25)]), {
        rx: 26,
      }) +
      loaf(s, 500, 780, 640),
  ),
  square(
    'rye',
    'A dark rye loaf from a tin, its top covered with seeds',
    (s) =>
      room(s, mix(blue, '#ffffff', 0.62), mix(blue, '#ffffff', 0.4), 660) +
      sunlight(s, 500, 30, 420, 640, 0.22) +
      tinLoaf(s, 490, 800, 680, '#8a4d27'),
  ),
  square(
    'buns',
    'Four cinnamon buns with pearl sugar in a paper box, from above',
    (s) =>
      ground(s, pink) +
      inset(
        box(132, 146, 770, 770, cocoa, { rx: 18, opacity: 0.22 }) +
          box(110, 116, 770, 770, flour, { rx: 14 }) +
          box(134, 140, 722, 722, mix(butter, wood, 0.25), { rx: 8 }) +
          [
            [316, 322],
            [674, 322],
            [316, 680],
            [674, 680],
          ]
            .map(([x = 0, y = 0]) => bun(s, x, y, 170))
            .join(''),
      ),
  ),
  square(
    'croissants',
    'Three croissants on a blue and cream checked cloth',
    (s) =>
      checks(s, blue, 62) +
      inset(
        [
          [280, 250, -20],
          [716, 460, 34],
          [330, 740, 10],
        ]
          .map(([x = 0, y = 0, angle = 0]) => croissant(s, x, y, 222, angle))
          .join(''),
      ),
  ),
  square(
    'tarts',
    'Six custard tarts with dark spots on a blue-rimmed plate',
    (s) =>
      ground(s, butter) +
      inset(
        plate(s, 500, 500, 440) +
          tart(s, 500, 500, 128) +
          [0, 1, 2, 3, 4]
            .map((i) => {
              const angle = (i / 5) * Math.PI * 2 - Math.PI / 2;
              return tart(s, 500 + Math.cos(angle) * 256, 500 + Math.sin(angle) * 256, 128);
            })
            .join(''),
      ),
  ),
  square(
    'cake',
    'A lemon cake with white icing, almonds and slices of lemon on a blue stand',
    (s) =>
      room(s, pink, mix(pink, wood, 0.4), 700) +
      sunlight(s, 520, 20, 420, 680, 0.26) +
      cake(s, 500, 680, 520),
  ),
  {
    name: 'counter',
    w: 1600,
    h: 900,
    across: WINDOW,
    alt: 'The shop before it opens: loaves on two shelves, buns and tarts on the blue counter, and a lamp on either side',
    draw: (s) =>
      box(0, 0, s.w, s.h, down(s, 0, 620, [0, mix(butter, '#ffffff', 0.3)], [1, butter])) +
      [250, 1350].map((x) => glow(s, x, 130, 330, '#fff8e0', 0.8)).join('') +
      [310, 540].map((y) => box(130, y, 1340, 24, mix(wood, cocoa, 0.2), { rx: 4 })).join('') +
      [260, 545, 830, 1110, 1360].map((x, i) => loaf(s, x, 312, i % 2 ? 196 : 216)).join('') +
      [250, 490, 740].map((x) => tinLoaf(s, x, 542, 200, '#8a4d27')).join('') +
      [960, 1160, 1360].map((x, i) => loaf(s, x, 542, 176 + (i % 2) * 16)).join('') +
      [250, 1350]
        .map(
          (x) =>
            line(`M${n(x)} 0V40`, cocoa, 6) +
            path(`M${n(x - 74)} 112Q${n(x - 60)} 38 ${n(x)} 38Q${n(x + 60)} 38 ${n(x + 74)} 112Z`, blue),
        )
        .join('') +
      box(0, 690, s.w, 210, down(s, 690, 900, [0, blue], [1, mix(blue, cocoa, 0.4)])) +
      box(0, 660, s.w, 40, down(s, 660, 700, [0, flour], [1, mix(flour, wood, 0.3)])) +
      drum(s, { x: 380, y: 664, w: 300, h: 20, colour: '#ffffff' }) +
      [300, 380, 460]
        .map((x) => drum(s, { x, y: 640, w: 84, h: 44, colour: crust, top: '#efb945' }))
        .join('') +
      cake(s, 800, 606, 170) +
      drum(s, { x: 1220, y: 664, w: 320, h: 20, colour: '#ffffff' }) +
      [1120, 1220, 1320]
        .map((x) => path(`M${n(x - 50)} 640a50 44 0 0 1 100 0Z`, baked(s, x, 620, 50)))
        .join('') +
      Array.from({ length: 10 }, (_, i) =>
        box(40 + i * 156, 740, 116, 120, mix(blue, '#ffffff', 0.1), { rx: 6 }),
      ).join(''),
  },
  {
    name: 'dough',
    w: 1000,
    h: 1250,
    alt: 'Dough resting in round baskets on a floured table, with a scraper and a bowl of flour',
    draw: (s) =>
      ground(s, mix(wood, butter, 0.35)) +
      dots(somewhere(s, 500, 520, 640, 480, 600), 7, flour, 0.7) +
      [
        [290, 300],
        [720, 380],
        [300, 760],
        [730, 850],
      ]
        .map(([x = 0, y = 0]) => basket(s, x, y, 194))
        .join('') +
      turned(
        -18,
        420,
        1090,
        box(296, 1040, 260, 130, across(s, 296, 556, [0, '#e6e8ea'], [1, '#aeb4ba']), { rx: 8 }) +
          box(290, 1012, 272, 46, blue, { rx: 20 }),
      ) +
      plate(s, 800, 1180, 130) +
      ball(s, 800, 1180, 92, flour) +
      sunlight(s, 620, -80, 460, 1400, 0.16),
  },
];
