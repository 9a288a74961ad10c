import type { Sheet } from '../draw/kit.ts';
import { box, line, mix, oval, path, WINDOW } from '../draw/kit.ts';
import { person } from './people.ts';
import { type Drawing, down, drum, glow, room, shade, sprig } from './shapes.ts';

const cream = '#fbf3e4';
const tomato = '#c53a26';
const olive = '#5b6b2f';
const sea = '#2f5d62';
const dark = '#2b1a14';

const bottleRow = (s: Sheet, y: number, from: number, count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      drum(s, {
        x: from + i * 62,
        y,
        w: 46,
        h: 96,
        colour: [olive, '#6d1f2c', sea, '#d8b25a'][i % 4] ?? olive,
        shoulder: 20,
      }) +
      box(
        from + i * 62 - 8,
        y - 130,
        16,
        40,
        mix([olive, '#6d1f2c', sea, '#d8b25a'][i % 4] ?? olive, dark, 0.3),
        { rx: 4 },
      ),
  ).join('');

const lamp = (s: Sheet, x: number, y: number): string =>
  line(`M${x} 0V${y}`, dark, 5) +
  glow(s, x, y + 50, 230, '#ffd98a', 0.5) +
  path(`M${x - 70} ${y + 60}q10-70 70-74q60 4 70 74Z`, tomato) +
  oval(x, y + 60, 70, 12, '#ffe9b8');

export const places: readonly Drawing[] = [
  {
    name: 'room',
    w: 1500,
    h: 1000,
    alt: 'The dining room in the evening: small tables under red lamps, a bench along a green wall and shelves of bottles',
    draw: (s) =>
      room(s, '#75875a', '#9c6137', 700) +
      box(60, 210, 520, 16, dark) +
      bottleRow(s, 210, 110, 8) +
      box(60, 400, 520, 16, dark) +
      bottleRow(s, 400, 110, 8) +
      box(760, 130, 620, 330, cream, { rx: 12 }) +
      box(776, 146, 588, 298, down(s, 146, 444, [0, '#1f3550'], [1, '#c9785a'])) +
      line('M1070 146v298M776 290h588', cream, 14) +
      box(0, 560, 1500, 150, down(s, 560, 710, [0, '#8c2a1f'], [1, '#5f1a14']), { rx: 18 }) +
      [230, 750, 1270].map((x) => lamp(s, x, 250)).join('') +
      [230, 750, 1270]
        .map(
          (x) =>
            shade(s, x, 930, 130) +
            box(x - 12, 760, 24, 170, dark) +
            oval(x, 760, 190, 44, '#fffaf0') +
            path(`M${x - 190} 760q190 90 380 0l-10 70q-180 70-360 0Z`, mix(cream, dark, 0.12)) +
            oval(x - 70, 748, 54, 15, '#ffffff') +
            oval(x + 70, 752, 54, 15, '#ffffff') +
            glow(s, x, 716, 60, '#ffd98a', 0.9) +
            drum(s, { x, y: 752, w: 26, h: 34, colour: '#fff2cf' }),
        )
        .join(''),
  },
  {
    name: 'front',
    w: 1500,
    h: 1000,
    across: WINDOW,
    alt: 'The front of the restaurant: a green shop window with a striped awning, an open door and two tables on the pavement',
    draw: (s) =>
      box(0, 0, 1500, 1000, down(s, 0, 1000, [0, '#e9c8a0'], [1, '#d8a878'])) +
      [170, 560, 950, 1330]
        .map(
          (x) =>
            box(x - 70, 60, 140, 210, sea, { rx: 4 }) +
            box(x - 56, 74, 112, 182, '#cfe0dc') +
            line(`M${x} 74v182`, sea, 10),
        )
        .join('') +
      box(120, 400, 1260, 460, '#3f5330', { rx: 6 }) +
      box(180, 480, 620, 320, down(s, 480, 800, [0, '#ffe3a8'], [1, '#e8a860'])) +
      line('M390 480v320M590 480v320', '#3f5330', 14) +
      lamp(s, 490, 520).replace('M490 0V520', 'M490 480V520') +
      box(900, 460, 220, 400, down(s, 460, 860, [0, '#f7cf8c'], [1, '#c47e42'])) +
      path('M1120 460l90 36v400l-90-36Z', tomato) +
      box(1210, 500, 130, 260, '#fff2cf') +
      Array.from({ length: 13 }, (_, i) =>
        path(`M${100 + i * 100} 350h100v90a50 40 0 0 1-100 0Z`, i % 2 ? cream : tomato),
      ).join('') +
      box(100, 336, 1300, 22, dark) +
      box(0, 860, 1500, 140, down(s, 860, 1000, [0, '#b9aa98'], [1, '#94867a'])) +
      [320, 660]
        .map(
          (x) =>
            shade(s, x, 950, 90) +
            line(`M${x} 850v100M${x - 46} 952h92`, dark, 10) +
            oval(x, 846, 96, 20, '#fffaf0'),
        )
        .join('') +
      drum(s, { x: 1300, y: 940, w: 120, h: 120, colour: '#b5643c' }) +
      sprig([1300, 830], [1300, 560], 8, 90, olive),
  },
  {
    name: 'ida',
    w: 1000,
    h: 1250,
    alt: 'Ida, who cooks, with a grey bob, glasses and a red apron',
    focus: { x: 0.5, y: 0.35 },
    draw: (s) =>
      person(s, {
        skin: '#e0ac88',
        hair: '#8d8580',
        style: 'bob',
        top: '#f3e9d8',
        over: tomato,
        glasses: true,
        ground: '#c9d0ae',
      }),
  },
];
