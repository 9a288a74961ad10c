import type { Sheet } from '../draw/kit.ts';
import { box, dots, line, mix, n, oval, path } from '../draw/kit.ts';
import { person } from './people.ts';
import { across, archPath, type Drawing, down, glow, shade } from './shapes.ts';

const blush = '#f9d5d0';
const pink = '#ef8a94';
const claret = '#8c1c3f';
const wine = '#3b0d22';
const teal = '#12706f';
const petrol = '#0c3f45';
const mustard = '#f2b544';
const cream = '#fff3e6';

const square = (name: string, alt: string, draw: (s: Sheet) => string): Drawing => ({
  name,
  w: 1000,
  h: 1000,
  alt,
  draw,
});

/** Half rings that spread from a point, the smallest first. `turn` 0 opens to the right. */
const waves = (
  x: number,
  y: number,
  radii: readonly number[],
  width: number,
  colours: readonly string[],
  turn = 0,
): string =>
  `<g transform="rotate(${turn} ${x} ${y})">${radii
    .map((r, i) =>
      line(
        `M${x} ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${x} ${n(y + r)}`,
        colours[i % colours.length] ?? cream,
        width,
        { 'stroke-linecap': 'butt' },
      ),
    )
    .join('')}</g>`;

const steps = (from: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + step * i);

const cover: Drawing = {
  ...square(
    'cover',
    'Cover of the show: an open door, and rings of sound that spread from it across a dark red wall',
    (s) =>
      box(0, 0, 1000, 1000, down(s, 0, 1000, [0, mix(claret, pink, 0.08)], [1, mix(claret, wine, 0.5)])) +
      waves(330, 560, steps(170, 92, 8), 46, [pink, mustard, blush, teal]) +
      box(0, 860, 1000, 140, down(s, 860, 1000, [0, wine], [1, '#22060f'])) +
      path('M190 860H470L640 1000H60Z', mustard, { opacity: 0.32 }) +
      path(archPath(330, 860, 330, 600), wine) +
      path(archPath(330, 860, 270, 560), down(s, 300, 860, [0, '#ffe3a1'], [1, mustard])) +
      path(
        'M195 860V435A135 135 0 0 1 212 370L100 320Q84 330 84 360V930Z',
        across(s, 84, 212, [0, mix(teal, '#ffffff', 0.1)], [1, petrol]),
      ) +
      oval(176, 640, 13, 15, mustard) +
      line('M330 860V790', wine, 14) +
      oval(330, 700, 64, 96, wine) +
      line('M288 672h84M288 704h84M288 736h84', mustard, 8) +
      line('M244 690q0 110 86 110t86 -110', wine, 16),
  ),
  // The door, where a narrower crop would cut it off.
  focus: { x: 0.36, y: 0.55 },
};

/** A flight of stairs seen from above, as wedges around a well. */
const stair = (
  r: number,
  turn: number,
  count: number,
  sweep: number,
  tones: readonly [string, string],
): string =>
  Array.from({ length: count }, (_, i) => {
    const a = turn + (i * sweep) / count;
    const b = turn + ((i + 1) * sweep) / count;
    const on = (angle: number, k: number): string =>
      `${n(500 + Math.cos(angle) * k)} ${n(500 + Math.sin(angle) * k)}`;
    const inner = r * 0.56;
    return path(
      `M${on(a, r)}A${n(r)} ${n(r)} 0 0 1 ${on(b, r)}L${on(b, inner)}A${n(inner)} ${n(inner)} 0 0 0 ${on(a, inner)}Z`,
      mix(tones[0], tones[1], i / (count - 1)),
      { stroke: mix(petrol, '#000000', 0.2), 'stroke-width': 4 },
    );
  }).join('');

const stairwell = square(
  'stairwell',
  'A round stairwell from above: three turns of green steps down to a lit floor',
  (s) =>
    box(0, 0, 1000, 1000, blush) +
    oval(500, 500, 470, 470, petrol) +
    stair(450, -1.4, 22, 5.6, [mix(teal, cream, 0.55), mix(teal, petrol, 0.2)]) +
    oval(500, 500, 256, 256, mix(petrol, '#000000', 0.25)) +
    stair(262, -0.4, 18, 5.4, [mix(teal, cream, 0.2), mix(petrol, teal, 0.3)]) +
    oval(500, 500, 150, 150, mix(petrol, '#000000', 0.35)) +
    stair(152, 0.6, 14, 5.2, [mix(teal, petrol, 0.2), petrol]) +
    oval(
      500,
      500,
      88,
      88,
      s.radial([500, 500], 90, [
        [0, '#fff0c4'],
        [1, mustard],
      ]),
    ) +
    glow(s, 500, 500, 330, '#ffd98a', 0.42) +
    oval(500, 500, 458, 458, 'none', { stroke: claret, 'stroke-width': 16 }) +
    oval(500, 500, 262, 262, 'none', { stroke: claret, 'stroke-width': 11 }) +
    oval(500, 500, 150, 150, 'none', { stroke: claret, 'stroke-width': 8 }) +
    oval(516, 470, 15, 17, wine) +
    path('M486 524q30 -56 60 0Z', claret),
);

const kitchen = square(
  'kitchen',
  'A red kettle on a stove before sunrise, its steam rising in rings past a window',
  (s) =>
    box(0, 0, 1000, 760, down(s, 0, 760, [0, mix(blush, pink, 0.35)], [1, blush])) +
    Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 9 }, (__, i) =>
        box(
          i * 128 + (row % 2) * 64 - 64,
          400 + row * 62,
          122,
          56,
          mix(cream, pink, ((i * 3 + row) % 4) * 0.05),
        ),
      ).join(''),
    ).join('') +
    box(90, 70, 380, 300, down(s, 70, 370, [0, petrol], [0.6, '#7d5a78'], [1, mustard])) +
    dots(
      [
        [160, 120],
        [240, 160],
        [360, 110],
        [420, 190],
      ],
      7,
      cream,
      0.9,
    ) +
    path('M90 370V330L150 300L196 326L250 280L320 330L390 296L470 340V370Z', wine) +
    box(330, 312, 14, 16, mustard) +
    line('M90 70H470V370H90ZM280 70V370', cream, 20, { 'stroke-linejoin': 'miter' }) +
    box(0, 760, 1000, 240, down(s, 760, 1000, [0, petrol], [1, '#072a2f'])) +
    box(0, 744, 1000, 26, mix(petrol, '#ffffff', 0.3)) +
    oval(600, 748, 250, 26, '#071e22') +
    Array.from({ length: 11 }, (_, i) =>
      path(`M${418 + i * 36} 744q-12 -22 0 -40q12 18 0 40Z`, i % 2 ? mustard : '#7fc4d6'),
    ).join('') +
    waves(890, 380, [46, 96, 146, 196], 22, [cream, pink, cream, pink], -90) +
    path(
      'M740 560Q800 540 826 440L868 392L906 414L880 470Q850 620 770 660Z',
      across(s, 740, 906, [0, claret], [1, mix(claret, wine, 0.55)]),
    ) +
    path(
      'M380 700Q370 450 600 440T820 700Z',
      across(s, 370, 820, [0, mix(claret, '#ffffff', 0.24)], [0.4, claret], [1, mix(claret, wine, 0.7)]),
    ) +
    path('M360 690H840Q840 722 810 722H390Q360 722 360 690Z', wine) +
    line('M420 560Q400 330 600 330T780 520', wine, 30) +
    oval(600, 440, 110, 22, mix(claret, wine, 0.5)) +
    oval(600, 416, 26, 24, mustard) +
    path('M450 520Q490 470 560 466Q500 520 486 620Z', '#ffffff', { opacity: 0.3 }) +
    [140, 300, 700, 860]
      .map((x) => oval(x, 880, 46, 46, mix(petrol, '#ffffff', 0.2)) + line(`M${x} 880V846`, cream, 8))
      .join(''),
);

const ferry = square(
  'ferry',
  'A ferry with three rows of lit windows crosses dark waves under a large pale moon',
  (s) =>
    box(0, 0, 1000, 1000, down(s, 0, 640, [0, wine], [1, mix(claret, pink, 0.25)])) +
    oval(690, 260, 190, 190, mix(blush, pink, 0.2)) +
    oval(690, 260, 160, 160, blush) +
    oval(640, 220, 34, 26, mix(blush, pink, 0.25)) +
    oval(750, 310, 46, 36, mix(blush, pink, 0.22)) +
    line('M60 330h300M120 372h180M820 420h160', mix(claret, pink, 0.5), 12) +
    path('M560 476h104l16 -130h-100Z', mustard) +
    path('M577 366h100l-4 34h-100Z', wine) +
    path('M300 470H800V540H260Z', cream) +
    path('M220 540H850V620H180Z', mix(cream, blush, 0.4)) +
    path(
      'M90 620H930L860 790H200Q130 720 90 620Z',
      across(s, 90, 930, [0, mix(petrol, teal, 0.4)], [1, '#072a2f']),
    ) +
    line('M96 650H918', mustard, 10) +
    steps(330, 58, 8)
      .map((x) => box(x, 490, 32, 30, mustard))
      .join('') +
    steps(250, 58, 10)
      .map((x) => box(x, 566, 32, 30, mix(mustard, '#ffffff', 0.2)))
      .join('') +
    steps(250, 70, 9)
      .map((x) => oval(x, 706, 15, 15, mix(mustard, '#ffffff', 0.1)))
      .join('') +
    line('M350 470V360M350 370L470 470', cream, 9) +
    steps(0, 1, 5)
      .map((i) => {
        const y = 760 + i * 56;
        const d = Array.from({ length: 10 }, (_, k) => `q70 ${k % 2 ? 46 : -46} 140 0`).join('');
        return path(
          `M${-140 - i * 46} ${y}${d}V1000H-200Z`,
          [teal, petrol, mix(teal, petrol, 0.4), '#0a3238', '#06262b'][i] ?? petrol,
        );
      })
      .join('') +
    steps(0, 1, 12)
      .map((i) =>
        line(`M${560 + s.between(-160, 160)} ${800 + i * 16}h${40 + i * 5}`, mustard, 7, {
          opacity: 0.65 - i * 0.04,
        }),
      )
      .join(''),
);

const roof = square(
  'market-roof',
  'Rain on a striped market awning over crates of lemons and plums, with rings where the drops land',
  (s) =>
    box(0, 0, 1000, 1000, down(s, 0, 1000, [0, mix(teal, cream, 0.3)], [1, teal])) +
    Array.from({ length: 70 }, () => {
      const [x, y] = [s.between(-60, 1040), s.between(-20, 380)];
      return line(`M${n(x)} ${n(y)}l-18 64`, cream, 6, { opacity: s.between(0.35, 0.9) });
    }).join('') +
    box(110, 420, 22, 440, wine) +
    box(868, 420, 22, 440, wine) +
    box(132, 430, 736, 330, down(s, 430, 760, [0, '#072a2f'], [1, petrol])) +
    glow(s, 500, 560, 260, mustard, 0.8) +
    line('M500 430v70', cream, 6) +
    path('M446 540q6 -44 54 -46q48 2 54 46Z', mustard) +
    Array.from({ length: 8 }, (_, i) =>
      path(
        `M${n(200 + i * 75)} 300h75L${n(60 + (i + 1) * 110)} 450q-4 44 -55 44t-55 -44Z`,
        i % 2 ? cream : claret,
      ),
    ).join('') +
    line('M196 300H804', wine, 18) +
    steps(0, 1, 5)
      .map((i) => waves(250 + i * 128, 292 - (i % 2) * 8, [16, 34], 8, [cream, cream], -90))
      .join('') +
    [
      [150, 640, mustard],
      [400, 640, '#6d2a5c'],
      [650, 640, pink],
    ]
      .map(
        ([x = 0, y = 0, colour = mustard]) =>
          Array.from({ length: 12 }, (_, i) =>
            oval(
              Number(x) + 28 + (i % 6) * 32,
              Number(y) + 10 - Math.floor(i / 6) * 26,
              21,
              20,
              mix(String(colour), '#ffffff', (i % 3) * 0.1),
            ),
          ).join('') +
          path(`M${x} ${y}h216v110h-216Z`, '#a9713f') +
          line(`M${x} ${Number(y) + 38}h216M${x} ${Number(y) + 76}h216`, wine, 5, { opacity: 0.5 }),
      )
      .join('') +
    box(90, 750, 820, 60, mix('#a9713f', wine, 0.3)) +
    box(0, 850, 1000, 150, down(s, 850, 1000, [0, petrol], [1, '#072a2f'])) +
    (
      [
        [140, 920, 44],
        [360, 960, 60],
        [610, 914, 40],
        [840, 956, 56],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          oval(x, y, r, r * 0.3, 'none', { stroke: cream, 'stroke-width': 5 }) +
          oval(x, y, r * 1.8, r * 0.54, 'none', { stroke: cream, 'stroke-width': 3, opacity: 0.5 }),
      )
      .join(''),
);

const keyboard = (x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, cream, { rx: 8 }) +
  line(
    Array.from({ length: 13 }, (_, i) => `M${n(x + ((i + 1) * w) / 14)} ${y}v${h}`).join(''),
    mix(cream, wine, 0.4),
    3,
  ) +
  [0, 1, 3, 4, 5, 7, 8, 10, 11, 12]
    .map((i) => box(x + ((i + 0.68) * w) / 14, y, (w / 14) * 0.62, h * 0.6, wine, { rx: 4 }))
    .join('');

const desk: Drawing = {
  name: 'desk',
  w: 1500,
  h: 1000,
  alt: 'A desk from above with headphones, a small keyboard, a field recorder, a notebook and a cup of tea',
  draw: (s) =>
    box(0, 0, 1500, 1000, across(s, 0, 1500, [0, pink], [1, mix(pink, claret, 0.24)])) +
    line('M-20 300C200 220 260 420 460 380S700 180 820 240', wine, 12) +
    box(716, 596, 680, 300, wine, { rx: 26, opacity: 0.28 }) +
    box(690, 570, 680, 300, petrol, { rx: 26 }) +
    keyboard(724, 680, 612, 164) +
    steps(770, 74, 6)
      .map(
        (x, i) =>
          oval(x, 626, 24, 24, i === 2 ? mustard : teal) + line(`M${x} 626l${i * 5 - 12} -18`, cream, 6),
      )
      .join('') +
    box(1240, 600, 96, 50, '#072a2f', { rx: 8 }) +
    line('M1252 626q12 -22 24 0t24 0t24 0', mustard, 5) +
    `<g transform="rotate(-12 380 620)">${box(186, 420, 420, 480, wine, { opacity: 0.25, rx: 10 })}${box(166, 398, 420, 480, cream, { rx: 10 })}${box(166, 398, 50, 480, claret, { rx: 10 })}${line(Array.from({ length: 8 }, (_, i) => `M250 ${470 + i * 48}h${280 - ((i * 53) % 120)}`).join(''), mix(cream, wine, 0.55), 6)}</g>` +
    `<g transform="rotate(38 520 820)">${box(380, 806, 300, 26, mustard, { rx: 6 })}${path('M680 806l44 13l-44 13Z', cream)}</g>` +
    line('M480 120A190 190 0 0 1 860 120', wine, 40) +
    oval(482, 168, 72, 98, petrol) +
    oval(482, 168, 46, 68, teal) +
    oval(858, 168, 72, 98, petrol) +
    oval(858, 168, 46, 68, teal) +
    `<g transform="rotate(9 1130 280)">${box(1054, 130, 190, 350, wine, { opacity: 0.28, rx: 30 })}${box(1036, 110, 190, 350, '#262033', { rx: 30 })}${box(1062, 150, 138, 96, blush, { rx: 8 })}${line('M1074 200h16l8 -26l14 52l14 -70l14 62l12 -30l10 12h22', claret, 6)}${oval(1131, 330, 44, 44, claret)}${oval(1131, 330, 22, 22, pink)}${steps(
      1076,
      54,
      3,
    )
      .map((x) => box(x, 400, 34, 22, '#565069', { rx: 6 }))
      .join('')}${oval(1084, 96, 34, 40, '#565069')}${oval(1178, 96, 34, 40, '#565069')}</g>` +
    shade(s, 180, 210, 110, 0.35) +
    oval(170, 190, 116, 116, cream) +
    oval(
      170,
      190,
      86,
      86,
      s.radial([150, 170], 100, [
        [0, '#d98a3a'],
        [1, '#9a4a22'],
      ]),
    ) +
    line('M270 240q60 20 56 -40', cream, 18),
};

const host = (name: string, alt: string, draw: (s: Sheet) => string): Drawing => ({
  ...square(name, alt, draw),
  focus: { x: 0.5, y: 0.4 },
});

export const podcastPictures: readonly Drawing[] = [
  cover,
  stairwell,
  kitchen,
  ferry,
  roof,
  desk,
  host('noor', 'Noor Hadley with long black hair and a mustard-yellow jumper', (s) =>
    person(s, { skin: '#c98f68', hair: '#1d1418', style: 'long', top: '#d99a2b', ground: '#e79aa0' }),
  ),
  host('sam', 'Sam Oduya with short black hair, a beard and a teal shirt', (s) =>
    person(s, {
      skin: '#7b4b33',
      hair: '#160f10',
      style: 'short',
      beard: true,
      top: teal,
      ground: '#f0c27a',
    }),
  ),
];
