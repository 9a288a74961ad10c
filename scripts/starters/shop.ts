import { box, line, mix, oval, path, WINDOW, LARGE_COLUMN } from '../draw/kit.ts';
import { across, archPath, ball, drum, leaf, room, shade, sprig, sunlight, type Drawing } from './shapes.ts';
import {
  plum,
  peach,
  blush,
  butter,
  mint,
  lilac,
  cream,
  wax,
  amber,
  leafGreen,
  dark,
  candle,
  bottle,
  bar,
  product,
} from './shop-things.ts';

const slice = (x: number, y: number, r: number): string =>
  oval(x, y, r, r, '#dd7a1f') +
  oval(x, y, r * 0.9, r * 0.9, '#fbe3b4') +
  Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4;
    return path(
      `M${x} ${y}L${x + Math.cos(a) * r * 0.8} ${y + Math.sin(a) * r * 0.8}A${r * 0.82} ${r * 0.82} 0 0 1 ${x + Math.cos(a + 0.66) * r * 0.8} ${y + Math.sin(a + 0.66) * r * 0.8}Z`,
      '#f0992f',
    );
  }).join('');

export const shopPictures: readonly Drawing[] = [
  {
    name: 'still-life',
    across: LARGE_COLUMN,
    w: 1000,
    h: 1250,
    alt: 'Two lit candles, a brown bottle and soap on round blocks before a peach-coloured arch',
    draw: (s) =>
      room(s, blush, cream, 930) +
      path(
        archPath(520, 930, 620, 800),
        across(s, 200, 830, [0, mix(peach, '#ffffff', 0.1)], [1, mix(peach, plum, 0.16)]),
      ) +
      ball(s, 700, 250, 92, butter) +
      sunlight(s, 330, 180, 420, 820, 0.24) +
      sprig([250, 1010], [160, 430], 7, 120, leafGreen, -0.08) +
      shade(s, 330, 1040, 150) +
      drum(s, { x: 330, y: 1060, w: 300, h: 170, colour: mint }) +
      candle(s, 330, 900, 190, 220, plum) +
      shade(s, 690, 1080, 150) +
      drum(s, { x: 700, y: 1110, w: 320, h: 110, colour: lilac }) +
      bottle(s, 690, 1010, 190, 330, amber, 'pump') +
      bar(s, 470, 1165, 220, 74, butter) +
      bar(s, 500, 1096, 210, 70, '#e79d86') +
      candle(s, 860, 1180, 150, 140, '#e6d7c3'),
  },
  product(
    'fig-candle',
    'A lit candle in plum-coloured glass',
    peach,
    cream,
    (s) =>
      drum(s, { x: 480, y: 850, w: 460, h: 110, colour: blush }) +
      candle(s, 480, 770, 290, 340, plum) +
      leaf([700, 850], [840, 740], 50, leafGreen) +
      leaf([700, 850], [880, 850], 44, leafGreen),
  ),
  product(
    'smoke-candle',
    'A lit candle in smoky blue-grey glass',
    lilac,
    '#efe3ee',
    (s) =>
      candle(s, 420, 850, 300, 350, '#566274') +
      drum(s, { x: 770, y: 870, w: 220, h: 60, colour: '#566274', top: '#7c889a' }),
  ),
  product(
    'orange-candle',
    'A small candle in amber glass beside slices of orange',
    butter,
    '#fbf0d5',
    (s) =>
      candle(s, 520, 840, 300, 290, amber) +
      shade(s, 250, 880, 80, 0.2) +
      slice(250, 850, 92) +
      slice(350, 900, 70),
  ),
  product(
    'oat-soap',
    'Three bars of oat soap, one on another',
    mint,
    '#eaf0e4',
    (s) =>
      bar(s, 480, 860, 480, 130, '#e6cfa6') +
      bar(s, 510, 728, 450, 124, '#d9b98a') +
      bar(s, 470, 602, 430, 120, '#efdcb9') +
      sprig([790, 900], [880, 560], 5, 90, leafGreen),
  ),
  product(
    'salt-soap',
    'Two bars of sea-salt soap with a speckled surface',
    '#a9c4cf',
    '#e5eef0',
    (s) => bar(s, 440, 850, 470, 140, '#88aab8') + bar(s, 570, 706, 440, 130, '#dbe6e6'),
  ),
  product(
    'hand-wash',
    'A brown bottle of hand wash with a pump',
    blush,
    '#f9e9df',
    (s) =>
      drum(s, { x: 500, y: 880, w: 480, h: 80, colour: peach }) +
      bottle(s, 500, 830, 260, 400, amber, 'pump') +
      sprig([760, 860], [850, 480], 6, 90, leafGreen),
    LARGE_COLUMN,
  ),
  product(
    'diffuser',
    'A room scent in green glass with five reeds',
    cream,
    '#f0dfc6',
    (s) => bottle(s, 480, 860, 280, 300, leafGreen, 'reeds') + ball(s, 760, 800, 70, peach),
  ),
  product(
    'gift-box',
    'A plum-coloured gift box tied with a butter-yellow ribbon',
    lilac,
    cream,
    (s) =>
      shade(s, 500, 850, 300) +
      box(
        230,
        520,
        520,
        330,
        across(s, 230, 750, [0, mix(plum, '#ffffff', 0.16)], [1, mix(plum, dark, 0.3)]),
        {
          rx: 10,
        },
      ) +
      box(
        206,
        440,
        568,
        110,
        across(s, 206, 774, [0, mix(plum, '#ffffff', 0.24)], [1, mix(plum, dark, 0.2)]),
        {
          rx: 10,
        },
      ) +
      box(450, 440, 80, 410, across(s, 450, 530, [0, butter], [1, mix(butter, amber, 0.4)])) +
      path(
        'M490 440C380 300 300 330 320 390S430 440 490 440C600 300 680 330 660 390S550 440 490 440Z',
        butter,
      ) +
      oval(490, 432, 40, 34, mix(butter, amber, 0.3)),
  ),
  {
    name: 'bench',
    w: 1500,
    h: 1000,
    alt: 'The bench in the workshop: jars waiting for wax, a copper jug, wicks and slices of orange under a shelf of bottles',
    draw: (s) =>
      room(s, blush, '#d9a878', 640) +
      sunlight(s, 820, 20, 460, 640) +
      box(90, 250, 1000, 26, '#a9744a', { rx: 6 }) +
      box(90, 276, 1000, 12, dark, { opacity: 0.14 }) +
      [170, 300, 430]
        .map((x, i) => bottle(s, x, 250, 90, 130, [amber, leafGreen, '#566274'][i] ?? amber, 'pump'))
        .join('') +
      [580, 700, 820].map((x) => bar(s, x, 250, 96, 46, '#e6cfa6')).join('') +
      sprig([980, 250], [1060, 60], 5, 60, leafGreen) +
      shade(s, 300, 830, 170) +
      path(
        'M170 520h240l30 300q-150 50-300 0Z',
        across(s, 140, 440, [0, '#d98a55'], [0.3, '#f0b98d'], [1, '#8f4f2b']),
      ) +
      oval(290, 520, 120, 30, '#7a4526') +
      oval(290, 524, 104, 22, wax) +
      path('M410 560q110 20 80 130q-20 70-84 70l-4-36q60-4 62-60q0-60-58-68Z', '#b66a3b') +
      [640, 800, 960, 1120, 1280]
        .map((x, i) =>
          candle(
            s,
            x,
            820 + (i % 2) * 50,
            140,
            150,
            [plum, amber, '#566274', leafGreen, '#c98467'][i] ?? plum,
            i === 1,
          ),
        )
        .join('') +
      slice(560, 920, 56) +
      slice(1390, 900, 50),
  },
  {
    name: 'ingredients',
    w: 1500,
    h: 1000,
    across: WINDOW,
    alt: 'From above: slices of orange, figs, lavender, oats and sprigs of bay on a cream cloth',
    draw: (s) =>
      box(
        0,
        0,
        1500,
        1000,
        s.linear(
          [0, 0],
          [1500, 1000],
          [
            [0, '#fbf3e6'],
            [1, '#eedcc3'],
          ],
        ),
      ) +
      sunlight(s, 700, -60, 700, 1100, 0.4) +
      sprig([120, 900], [420, 240], 9, 130, leafGreen, 0.1) +
      sprig([1420, 160], [1040, 120], 6, 110, mix(leafGreen, '#ffffff', 0.1)) +
      [
        [620, 330, 130],
        [790, 470, 104],
        [560, 560, 90],
      ]
        .map(([x = 0, y = 0, r = 0]) => shade(s, x, y + r * 0.7, r * 0.8, 0.16) + slice(x, y, r))
        .join('') +
      [
        [1030, 420],
        [1180, 560],
        [980, 640],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            shade(s, x, y + 70, 80, 0.2) +
            (i === 1
              ? oval(x, y, 92, 92, plum) +
                oval(x, y, 78, 78, '#f0c9b8') +
                oval(x, y, 56, 56, '#c65a55') +
                oval(x, y, 22, 22, '#e69a86')
              : ball(s, x, y, 92, plum)),
        )
        .join('') +
      Array.from({ length: 6 }, (_, i) => {
        const tip = 300 + i * 62;
        const top = 640 + Math.abs(i - 2.5) * 26;
        return (
          line(`M440 960Q${(440 + tip) / 2} 830 ${tip} ${top}`, leafGreen, 5) +
          Array.from({ length: 9 }, (__, j) => {
            const t = j * 0.055;
            const x = tip + (440 - tip) * t * t + (j % 2 ? 10 : -10);
            return oval(x, top - 20 + j * 19, 12, 14, mix('#7b5fa0', lilac, (j % 3) / 3));
          }).join('')
        );
      }).join('') +
      shade(s, 1330, 880, 150, 0.2) +
      oval(1290, 830, 150, 150, '#e9e0d4') +
      oval(1290, 830, 126, 126, '#d8bd90') +
      Array.from({ length: 60 }, () =>
        oval(1290 + s.between(-80, 80), 830 + s.between(-80, 80), 14, 8, '#ead7b0', {
          transform: `rotate(${Math.round(s.between(0, 40))} 1290 830)`,
        }),
      ).join(''),
  },
];
