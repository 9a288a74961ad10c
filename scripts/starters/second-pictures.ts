import type { Sheet } from '../draw/kit.ts';
import { box, dots, line, mix, n, oval, path } from '../draw/kit.ts';
import * as bake from './bakery.ts';
import { musicianPictures } from './musician.ts';
import { across, type Drawing, down, drum, leaf, room, shade, sunlight } from './shapes.ts';
import * as craft from './shop-things.ts';

/** A slice, seen from the cut. `y` is its base. */
const cut = (s: Sheet, x: number, y: number, w: number, colour: string, inside: string): string => {
  const outline = (k: number) => {
    const [r, h] = [(w / 2) * k, w * 0.82 * k];
    const foot = y - (w * 0.82 - h) / 2;
    return `M${n(x - r * 0.86)} ${n(foot)}L${n(x - r * 0.9)} ${n(foot - h * 0.5)}C${n(x - r * 1.2)} ${n(foot - h)} ${n(x - r * 0.4)} ${n(foot - h)} ${n(x)} ${n(foot - h)}C${n(x + r * 0.4)} ${n(foot - h)} ${n(x + r * 1.2)} ${n(foot - h)} ${n(x + r * 0.9)} ${n(foot - h * 0.5)}L${n(x + r * 0.86)} ${n(foot)}Z`;
  };
  return (
    shade(s, x, y - 4, w * 0.42, 0.26) +
    path(outline(1), colour) +
    path(outline(0.9), inside) +
    dots(
      bake.somewhere(s, 46, x, y - w * 0.4, w * 0.34, w * 0.28),
      w * 0.03,
      mix(inside, bake.crust, 0.3),
      0.7,
    )
  );
};

export const bakerySecondPictures: readonly Drawing[] = [
  bake.square(
    'sourdough-cut',
    'A sourdough loaf on a board with two slices in front of it, cut side up',
    (s) =>
      room(s, bake.butter, mix(bake.butter, bake.wood, 0.45), 600) +
      sunlight(s, 520, 30, 420, 600, 0.3) +
      box(
        90,
        800,
        820,
        60,
        down(s, 800, 860, [0, mix(bake.wood, '#ffffff', 0.2)], [1, mix(bake.wood, bake.cocoa, 0.25)]),
        { rx: 26 },
      ) +
      bake.loaf(s, 400, 806, 540) +
      cut(s, 720, 806, 270, bake.crust, bake.crumb) +
      cut(s, 560, 830, 290, bake.crust, mix(bake.crumb, '#ffffff', 0.15)),
  ),
  bake.square(
    'rye-cut',
    'A rye loaf with two dark slices beside it',
    (s) =>
      room(s, mix(bake.blue, '#ffffff', 0.62), mix(bake.blue, '#ffffff', 0.4), 620) +
      sunlight(s, 500, 30, 420, 600, 0.22) +
      bake.tinLoaf(s, 390, 800, 560, '#8a4d27') +
      cut(s, 730, 806, 270, '#5d3219', '#94643d') +
      cut(s, 590, 850, 290, '#5d3219', '#a0704a'),
  ),
  bake.square(
    'bun-one',
    'One cinnamon bun with pearl sugar on a blue-rimmed plate, from above',
    (s) => bake.ground(s, bake.pink) + bake.plate(s, 500, 500, 380) + bake.bun(s, 500, 500, 250),
  ),
  bake.square(
    'croissant-one',
    'One croissant on a blue-rimmed plate on a checked cloth',
    (s) => bake.checks(s, bake.blue, 62) + bake.plate(s, 500, 510, 400) + bake.croissant(s, 505, 565, 240, 0),
  ),
  bake.square(
    'cake-slice',
    'A slice of lemon cake with white icing on a plate',
    (s) =>
      room(s, bake.pink, mix(bake.pink, bake.wood, 0.4), 600) +
      sunlight(s, 520, 20, 420, 580, 0.26) +
      shade(s, 500, 850, 330, 0.3) +
      oval(500, 820, 400, 96, '#d9dbe4') +
      oval(500, 808, 400, 96, '#ffffff') +
      oval(500, 808, 350, 78, bake.blue) +
      oval(500, 808, 342, 74, '#f7f7f6') +
      shade(s, 480, 806, 220, 0.22) +
      path('M210 560L690 640V810L210 730Z', down(s, 560, 810, [0, '#f8dd9c'], [1, '#e7b96a'])) +
      path('M210 632L690 716V736L210 652Z', '#fff7e2') +
      path('M690 640L790 520V690L690 810Z', across(s, 690, 790, [0, '#fffaf0'], [1, '#e9dcc8'])) +
      path('M210 560L790 520L690 640Z', '#ffffff') +
      path(
        'M210 560q20 40 40 8q26 60 54 10q30 70 64 12q40 76 76 12q40 74 80 14q40 66 82 12q40 50 84 12L690 640Z',
        '#ffffff',
      ) +
      oval(600, 572, 46, 22, '#f4c93f') +
      oval(600, 572, 32, 14, '#fff0a8') +
      leaf([470, 572], [550, 560], 16, mix(bake.crust, bake.butter, 0.4)) +
      leaf([660, 572], [720, 548], 16, mix(bake.crust, bake.butter, 0.4)),
  ),
  bake.square(
    'tart-one',
    'One custard tart with dark spots on a small plate',
    (s) => bake.ground(s, bake.butter) + bake.plate(s, 500, 500, 370) + bake.tart(s, 500, 500, 240),
  ),
];

const oats = (s: Sheet, x: number, y: number, reach: number): string =>
  bake
    .somewhere(s, 44, x, y, reach, reach * 0.24)
    .map(([px, py], i) => oval(px, py, 13, 7, i % 2 ? '#ead7b0' : '#d8bd90'))
    .join('');

export const shopSecondPictures: readonly Drawing[] = [
  craft.product(
    'smoke-candle-lid',
    'The candle in smoky glass with its lid on',
    mix(craft.lilac, '#ffffff', 0.25),
    '#efe3ee',
    (s) =>
      drum(s, { x: 500, y: 890, w: 520, h: 70, colour: craft.lilac }) +
      craft.candle(s, 500, 820, 320, 380, '#566274', false) +
      drum(s, { x: 500, y: 466, w: 340, h: 62, colour: '#566274', top: '#7c889a' }),
  ),
  craft.product(
    'oat-soap-bar',
    'One bar of oat soap with oats around it',
    mix(craft.mint, '#ffffff', 0.3),
    '#eaf0e4',
    (s) =>
      shade(s, 480, 846, 300, 0.12) +
      oats(s, 500, 860, 400) +
      craft.bar(s, 470, 850, 560, 190, '#efdcb9') +
      oats(s, 420, 900, 300),
  ),
  craft.product(
    'salt-soap-dish',
    'A bar of sea-salt soap in a dish, with grains of salt',
    '#c4d6dc',
    '#e5eef0',
    (s) =>
      shade(s, 500, 850, 320, 0.3) +
      drum(s, { x: 490, y: 860, w: 680, h: 70, colour: '#f2ece0', tilt: 0.1 }) +
      craft.bar(s, 470, 800, 440, 140, '#dbe6e6') +
      dots(bake.somewhere(s, 120, 500, 920, 360, 40), 7, '#ffffff', 0.9),
  ),
  craft.product(
    'diffuser-box',
    'The room scent with reeds beside its box',
    mix(craft.mint, craft.cream, 0.4),
    '#f0dfc6',
    (s) =>
      shade(s, 690, 850, 150) +
      box(
        570,
        470,
        240,
        390,
        across(
          s,
          570,
          810,
          [0, mix(craft.leafGreen, '#ffffff', 0.2)],
          [1, mix(craft.leafGreen, craft.dark, 0.2)],
        ),
        { rx: 6 },
      ) +
      craft.label(s, 690, 560, 150, 190) +
      craft.bottle(s, 370, 870, 250, 280, craft.leafGreen, 'reeds'),
  ),
  craft.product(
    'gift-box-open',
    'The open gift box with a candle and two soaps, its lid beside it',
    mix(craft.butter, '#ffffff', 0.2),
    craft.cream,
    (s) =>
      shade(s, 470, 880, 300) +
      box(190, 560, 540, 90, mix(craft.plum, craft.dark, 0.4), { rx: 8 }) +
      craft.candle(s, 330, 700, 180, 210, craft.amber, false) +
      craft.bar(s, 530, 690, 230, 90, '#e6cfa6') +
      craft.bar(s, 545, 600, 220, 84, '#dbe6e6') +
      box(
        190,
        630,
        540,
        260,
        across(s, 190, 730, [0, mix(craft.plum, '#ffffff', 0.16)], [1, mix(craft.plum, craft.dark, 0.3)]),
        { rx: 10 },
      ) +
      box(
        420,
        630,
        80,
        260,
        across(s, 420, 500, [0, craft.butter], [1, mix(craft.butter, craft.amber, 0.4)]),
      ) +
      `<g transform="rotate(68 840 760)">${box(640, 720, 400, 84, across(s, 640, 1040, [0, mix(craft.plum, '#ffffff', 0.24)], [1, mix(craft.plum, craft.dark, 0.2)]), { rx: 10 })}${box(800, 720, 70, 84, craft.butter)}</g>`,
  ),
];

/** Another image of the set, uncropped, in a frame of this size. */
const framed = (s: Sheet, name: string, x: number, y: number, w: number, h: number): string => {
  const found = musicianPictures.find((one) => one.name === name);
  if (!found) throw new Error(`There is no picture "${name}".`);
  const inner = found.draw({ ...s, w: found.w, h: found.h });
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${found.w} ${found.h}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
};

export const musicianSecondPictures: readonly Drawing[] = [
  {
    name: 'poster-wall',
    w: 1000,
    h: 1000,
    alt: 'The poster in a frame on a violet wall above a record player',
    draw: (s) =>
      room(s, '#6b4aa8', '#2a2140', 800) +
      shade(s, 520, 690, 210, 0.3) +
      box(276, 96, 448, 596, '#17121f', { rx: 4 }) +
      box(292, 112, 416, 564, '#f3e9d8') +
      framed(s, 'round-trip', 316, 136, 368, 516) +
      shade(s, 500, 900, 300) +
      box(210, 806, 580, 92, down(s, 806, 898, [0, '#8a5a3a'], [1, '#4c2f22']), { rx: 12 }) +
      oval(430, 806, 170, 30, '#17121f') +
      oval(430, 802, 60, 11, '#ff8a5c') +
      line('M700 800q-10 -40 -70 -20l-60 18', '#d9d2e6', 8),
  },
  {
    name: 'download-phone',
    w: 1000,
    h: 1000,
    alt: 'A phone that plays Low Sun, with its cover on the screen',
    draw: (s) =>
      room(s, '#2c2450', '#171325', 760) +
      shade(s, 500, 900, 220) +
      box(320, 100, 360, 780, '#0c0a14', { rx: 54 }) +
      box(340, 122, 320, 736, '#241d3a', { rx: 38 }) +
      framed(s, 'low-sun', 368, 190, 264, 264) +
      box(368, 500, 190, 20, '#f6ecff', { rx: 10 }) +
      box(368, 538, 130, 14, '#f6ecff', { rx: 7, opacity: 0.5 }) +
      box(368, 610, 264, 8, '#f6ecff', { rx: 4, opacity: 0.3 }) +
      box(368, 610, 120, 8, '#ff8a5c', { rx: 4 }) +
      oval(488, 614, 14, 14, '#ff8a5c') +
      oval(500, 724, 54, 54, '#ff8a5c') +
      path('M484 694l44 30l-44 30Z', '#171325') +
      path('M400 704v40l-34 -20ZM600 704v40l34 -20Z', '#f6ecff'),
  },
];
