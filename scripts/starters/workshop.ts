import type { Point, Sheet } from '../draw/kit.ts';
import { box, line, mix, n, oval, path, WINDOW } from '../draw/kit.ts';
import { across, type Drawing, down, drum, glow, room, shade, sunlight } from './shapes.ts';

const petrol = '#1d3b53';
const sky = '#a9c3cf';
const wall = '#dbe4e2';
const bench = '#b98a58';
const red = '#d2492a';
const yellow = '#f0b73a';
const steel = '#c3ccd0';
const rubber = '#23292e';
const cream = '#f6f2e6';
const dark = '#16222b';

const turn = (x: number, y: number, r: number, part: number): Point => {
  const angle = part * Math.PI * 2;
  return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
};

const tube = (from: Point, to: Point, width: number, colour: string): string =>
  line(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, mix(colour, dark, 0.3), width) +
  line(
    `M${n(from[0])} ${n(from[1] - width * 0.14)}L${n(to[0])} ${n(to[1] - width * 0.14)}`,
    mix(colour, '#ffffff', 0.12),
    width * 0.62,
  );

/** Tyre, rim and spokes, with a hub. */
function wheel(x: number, y: number, r: number, spokes = 24): string {
  const lines = Array.from({ length: spokes }, (_, i) => {
    const [from, to] = [turn(x, y, r * 0.08, i / spokes + 0.13), turn(x, y, r * 0.9, i / spokes)];
    return `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
  });
  const ring = (size: number) =>
    `M${n(x - size)} ${n(y)}a${n(size)} ${n(size)} 0 1 0 ${n(size * 2)} 0a${n(size)} ${n(size)} 0 1 0 ${n(-size * 2)} 0`;
  return (
    line(lines.join(''), mix(steel, '#ffffff', 0.2), Math.max(2, r * 0.012)) +
    line(ring(r * 0.96), rubber, r * 0.1) +
    line(ring(r * 0.99), mix(rubber, '#ffffff', 0.22), r * 0.014) +
    line(ring(r * 0.88), steel, r * 0.05) +
    oval(x, y, r * 0.09, r * 0.09, mix(steel, dark, 0.25)) +
    oval(x - r * 0.02, y - r * 0.02, r * 0.05, r * 0.05, mix(steel, '#ffffff', 0.4))
  );
}

/** Teeth around a disc with holes. */
function cog(s: Sheet, x: number, y: number, r: number, colour: string, teeth = 28): string {
  const edge = Array.from({ length: teeth * 2 }, (_, i) => {
    const [px, py] = turn(x, y, i % 2 ? r : r * 0.92, i / (teeth * 2));
    return `${i === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`;
  });
  const holes = Array.from({ length: 5 }, (_, i) => {
    const [px, py] = turn(x, y, r * 0.56, i / 5 + 0.05);
    return oval(px, py, r * 0.17, r * 0.17, mix(colour, dark, 0.62));
  });
  return (
    path(
      `${edge.join('')}Z`,
      s.linear(
        [x - r, y - r],
        [x + r, y + r],
        [
          [0, mix(colour, '#ffffff', 0.35)],
          [0.5, colour],
          [1, mix(colour, dark, 0.4)],
        ],
      ),
    ) +
    holes.join('') +
    oval(x, y, r * 0.2, r * 0.2, mix(colour, dark, 0.4)) +
    oval(x, y, r * 0.1, r * 0.1, steel)
  );
}

/** A bicycle from the side; `y` is the ground, `k` its size. */
function bicycle(s: Sheet, x: number, y: number, k: number, colour: string): string {
  const r = 150 * k;
  const on = (dx: number, dy: number): Point => [x + dx * k, y - r + dy * k];
  const [back, front] = [on(-235, 0), on(245, 0)];
  const [crank, seat, head, fork] = [on(-20, 14), on(-92, -232), on(158, -238), on(178, -176)];
  return (
    shade(s, back[0], y, r * 0.5, 0.3) +
    shade(s, front[0], y, r * 0.5, 0.3) +
    wheel(back[0], back[1], r) +
    wheel(front[0], front[1], r) +
    tube(back, crank, 13 * k, colour) +
    tube(back, seat, 12 * k, colour) +
    tube(seat, crank, 18 * k, colour) +
    tube(on(-86, -214), on(164, -220), 17 * k, colour) +
    tube(crank, fork, 19 * k, colour) +
    tube(head, fork, 20 * k, colour) +
    tube(fork, front, 13 * k, mix(colour, dark, 0.15)) +
    tube(seat, on(-106, -284), 10 * k, steel) +
    path(
      `M${n(x - 172 * k)} ${n(y - r - 296 * k)}q${n(64 * k)} ${n(-22 * k)} ${n(148 * k)} ${n(2 * k)}q${n(-30 * k)} ${n(24 * k)} ${n(-86 * k)} ${n(18 * k)}q${n(-40 * k)} ${n(16 * k)} ${n(-62 * k)} ${n(-20 * k)}Z`,
      mix(bench, dark, 0.35),
    ) +
    tube(head, on(150, -276), 11 * k, steel) +
    line(
      `M${n(x + 150 * k)} ${n(y - r - 276 * k)}q${n(58 * k)} ${n(-16 * k)} ${n(74 * k)} ${n(14 * k)}q${n(6 * k)} ${n(40 * k)} ${n(-36 * k)} ${n(44 * k)}`,
      mix(bench, dark, 0.45),
      13 * k,
    ) +
    line(
      `M${n(crank[0])} ${n(crank[1] - 34 * k)}L${n(back[0])} ${n(back[1] - 16 * k)}M${n(crank[0])} ${n(crank[1] + 34 * k)}L${n(back[0])} ${n(back[1] + 16 * k)}`,
      mix(rubber, '#ffffff', 0.15),
      5 * k,
    ) +
    cog(s, crank[0], crank[1], 40 * k, steel, 22) +
    tube(crank, on(46, 74), 11 * k, steel) +
    box(x + 22 * k, y - r + 70 * k, 56 * k, 13 * k, rubber, { rx: 4 * k })
  );
}

/** A spanner that hangs by its eye. */
const spanner = (x: number, y: number, h: number, colour: string): string =>
  line(`M${n(x)} ${n(y + h * 0.1)}V${n(y + h * 0.86)}`, colour, h * 0.09) +
  line(`M${n(x - h * 0.07)} ${n(y)}a${n(h * 0.08)} ${n(h * 0.08)} 0 1 0 ${n(h * 0.14)} 0`, colour, h * 0.05) +
  oval(x, y + h * 0.93, h * 0.1, h * 0.1, colour) +
  oval(x, y + h * 0.93, h * 0.048, h * 0.048, mix(wall, dark, 0.2));

const driver = (x: number, y: number, h: number, colour: string): string =>
  box(x - h * 0.06, y, h * 0.12, h * 0.4, colour, { rx: h * 0.05 }) +
  line(`M${n(x)} ${n(y + h * 0.42)}V${n(y + h)}`, steel, h * 0.045);

const board = (s: Sheet, x: number, y: number, w: number, h: number): string => {
  const holes: string[] = [];
  for (let row = 30; row < h - 10; row += 46)
    for (let column = 30; column < w - 10; column += 46) holes.push(`M${n(x + column)} ${n(y + row)}h.1`);
  return (
    box(x, y, w, h, down(s, y, y + h, [0, mix(petrol, '#ffffff', 0.12)], [1, petrol]), { rx: 10 }) +
    line(holes.join(''), mix(petrol, dark, 0.4), 8)
  );
};

export const workshopPictures: readonly Drawing[] = [
  {
    name: 'stand',
    w: 1000,
    h: 1250,
    alt: 'A red bicycle in a repair stand before a wall of tools',
    draw: (s) =>
      room(s, wall, bench, 1010) +
      board(s, 90, 110, 820, 400) +
      [170, 260, 350]
        .map((x, i) => spanner(x, 170, 250 - i * 26, [steel, yellow, steel][i] ?? steel))
        .join('') +
      [470, 545, 620].map((x, i) => driver(x, 170, 230 - i * 20, [red, yellow, sky][i] ?? red)).join('') +
      wheel(785, 300, 118, 20) +
      sunlight(s, 420, 60, 460, 880, 0.24) +
      tube([500, 650], [500, 1110], 30, mix(petrol, '#ffffff', 0.1)) +
      path('M330 1150L500 1080L670 1150L640 1168L500 1112L360 1168Z', petrol) +
      bicycle(s, 490, 950, 1.06, red) +
      box(452, 640, 96, 46, petrol, { rx: 12 }),
  },
  {
    name: 'shopfront',
    w: 1500,
    h: 1000,
    across: WINDOW,
    alt: 'The workshop from the street: a wide window, an open door, and a yellow bicycle leaning outside',
    draw: (s) =>
      box(0, 0, s.w, 820, down(s, 0, 820, [0, mix(petrol, '#ffffff', 0.1)], [1, petrol])) +
      box(0, 820, s.w, 180, down(s, 820, 1000, [0, '#c9c4b8'], [1, '#a39d90'])) +
      box(110, 70, 1280, 130, down(s, 70, 200, [0, cream], [1, mix(cream, dark, 0.1)]), { rx: 8 }) +
      wheel(190, 135, 44, 14) +
      line('M280 120H900M280 152H640', mix(petrol, '#ffffff', 0.1), 16) +
      box(140, 260, 760, 470, down(s, 260, 730, [0, '#f6dfa6'], [1, '#e9b977']), { rx: 6 }) +
      glow(s, 520, 380, 420, '#fff3cf', 0.7) +
      wheel(330, 470, 120, 20) +
      wheel(620, 430, 90, 18) +
      [760, 815].map((x) => spanner(x, 330, 190, mix(bench, dark, 0.2))).join('') +
      line('M520 260V730M140 260H900', cream, 14) +
      box(130, 724, 780, 30, mix(bench, dark, 0.15)) +
      box(1000, 250, 300, 570, '#f2cf92') +
      glow(s, 1150, 480, 300, '#fff3cf', 0.6) +
      box(1000, 250, 96, 570, across(s, 1000, 1096, [0, red], [1, mix(red, dark, 0.25)])) +
      box(1080, 530, 10, 70, yellow, { rx: 5 }) +
      bicycle(s, 560, 900, 0.82, yellow),
  },
  {
    name: 'tools',
    w: 1500,
    h: 1000,
    alt: 'Spanners and screwdrivers on a dark blue board above the workbench',
    draw: (s) =>
      room(s, wall, bench, 760) +
      board(s, 100, 80, 1300, 600) +
      [190, 290, 390, 490, 590]
        .map((x, i) => spanner(x, 150, 400 - i * 44, i % 2 ? yellow : steel))
        .join('') +
      [720, 810, 900, 990]
        .map((x, i) => driver(x, 150, 340 - i * 24, [red, yellow, sky, red][i] ?? red))
        .join('') +
      wheel(1190, 360, 165, 28) +
      sunlight(s, 560, 0, 620, 760, 0.22) +
      drum(s, { x: 330, y: 900, w: 170, h: 150, colour: red }) +
      drum(s, { x: 560, y: 920, w: 120, h: 190, colour: yellow, shoulder: 34 }) +
      shade(s, 960, 900, 160) +
      cog(s, 960, 840, 96, steel),
  },
  {
    name: 'puncture',
    w: 1200,
    h: 900,
    alt: 'A wheel on the bench with its tyre half off, a patch and a tin of glue beside it',
    draw: (s) =>
      room(s, sky, bench, 560) +
      sunlight(s, 520, 20, 460, 540, 0.3) +
      shade(s, 480, 790, 300) +
      wheel(480, 450, 330, 32) +
      line('M190 640Q330 880 700 770', mix(rubber, '#ffffff', 0.08), 44) +
      line('M200 632Q336 862 694 758', mix(rubber, '#ffffff', 0.3), 6) +
      drum(s, { x: 900, y: 800, w: 150, h: 110, colour: red }) +
      [0, 1]
        .map((i) => box(985 + i * 84, 738 + i * 22, 74, 62, mix(yellow, dark, i * 0.12), { rx: 16 }))
        .join(''),
  },
  {
    name: 'drivetrain',
    w: 1200,
    h: 900,
    alt: 'A clean chain running over a large chainring and a small sprocket',
    draw: (s) =>
      box(
        0,
        0,
        s.w,
        s.h,
        s.radial([460, 380], 900, [
          [0, mix(petrol, '#ffffff', 0.22)],
          [1, mix(petrol, dark, 0.4)],
        ]),
      ) +
      line('M410 214L960 356M410 686L960 544', mix(rubber, '#ffffff', 0.1), 34) +
      line('M410 214L960 356M410 686L960 544', steel, 12, { 'stroke-dasharray': '4 26' }) +
      cog(s, 400, 450, 236, steel, 40) +
      cog(s, 970, 450, 96, mix(yellow, dark, 0.1), 18) +
      tube([400, 450], [560, 760], 46, steel) +
      box(500, 752, 180, 44, rubber, { rx: 14 }),
  },
  {
    name: 'rebuilt',
    w: 1200,
    h: 900,
    alt: 'A pale blue bicycle, washed and rebuilt, ready to be collected',
    draw: (s) =>
      room(s, '#f0e3c4', '#9fb0b4', 640) +
      sunlight(s, 560, 0, 480, 620, 0.34) +
      bicycle(s, 590, 780, 1.26, mix(sky, petrol, 0.25)) +
      path('M612 360l-16 54 40 34 34-40Z', cream) +
      line('M612 362l10-34', mix(bench, dark, 0.3), 4),
  },
  {
    name: 'check',
    w: 1200,
    h: 900,
    alt: 'A pressure gauge on a valve, with the needle in the middle of the scale',
    draw: (s) =>
      box(0, 0, s.w, s.h, down(s, 0, 900, [0, mix(yellow, '#ffffff', 0.35)], [1, yellow])) +
      line('M-60 900Q600 520 1260 900', rubber, 130) +
      line('M-60 846Q600 466 1260 846', mix(rubber, '#ffffff', 0.16), 8) +
      box(578, 560, 44, 130, mix(steel, dark, 0.2), { rx: 10 }) +
      oval(600, 340, 246, 246, petrol) +
      oval(600, 340, 212, 212, cream) +
      line(
        Array.from({ length: 11 }, (_, i) => {
          const [a, b] = [
            turn(600, 340, 188, 0.375 + i * 0.075),
            turn(600, 340, i % 5 ? 164 : 146, 0.375 + i * 0.075),
          ];
          return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
        }).join(''),
        dark,
        9,
      ) +
      line('M600 340L646 196', red, 14) +
      oval(600, 340, 24, 24, dark),
  },
];
