import type { Sheet } from '../draw/kit.ts';
import { box, dots, line, mix, oval, path, WINDOW } from '../draw/kit.ts';
import { person } from './people.ts';
import { across, ball, type Drawing, down, glow, ridge } from './shapes.ts';

const night = '#171325';
const violet = '#4b2e83';
const magenta = '#a13d7b';
const coral = '#ff6f4d';
const amber = '#ffb45c';
const pale = '#ffe9cf';

const sky = (s: Sheet): string =>
  box(0, 0, s.w, s.h, down(s, 0, s.h, [0, night], [0.32, violet], [0.6, magenta], [0.82, coral], [1, amber]));

const stars = (s: Sheet, count: number): string =>
  dots(
    Array.from({ length: count }, () => [s.between(0, s.w), s.between(0, s.h * 0.42)] as const),
    3,
    '#fff6e0',
    0.7,
  );

/** A low sun behind bands of haze. */
function lowSun(s: Sheet, x: number, y: number, r: number): string {
  const clip = s.clip(`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`);
  const slits = Array.from({ length: 6 }, (_, i) =>
    box(x - r, y + r * (0.12 + i * 0.15), r * 2, r * (0.02 + i * 0.013), magenta),
  ).join('');
  return (
    glow(s, x, y, r * 2.1, amber, 0.55) +
    `<g clip-path="${clip}">${box(x - r, y - r, r * 2, r * 2, down(s, y - r, y + r, [0, pale], [0.45, amber], [1, coral]))}${slits}</g>`
  );
}

const cover = (name: string, alt: string, draw: (s: Sheet) => string): Drawing => ({
  name,
  w: 1000,
  h: 1000,
  alt,
  draw,
});

const crowd = (s: Sheet, y: number, size: number, colour: string): string =>
  Array.from({ length: Math.ceil(s.w / (size * 1.5)) + 1 }, (_, i) => {
    const x = i * size * 1.5 + s.between(-size * 0.3, size * 0.3);
    const top = y - s.between(0, size * 0.9);
    const arm =
      i % 4 === 1
        ? line(
            `M${x + size * 0.6} ${top + size * 1.6}L${x + size * 0.9} ${top - size * 1.2}`,
            colour,
            size * 0.4,
          )
        : '';
    return (
      oval(x, top, size * 0.52, size * 0.62, colour) +
      path(
        `M${x - size} ${s.h}V${top + size * 1.5}q${size * 0.2}-${size * 0.8} ${size}-${size * 0.8}t${size} ${size * 0.8}V${s.h}Z`,
        colour,
      ) +
      arm
    );
  }).join('');

export const musicianPictures: readonly Drawing[] = [
  {
    name: 'evening',
    w: 1600,
    h: 1000,
    across: WINDOW,
    alt: 'A huge sun sets behind dark ridges, under a violet sky with stars',
    focus: { x: 0.62, y: 0.55 },
    draw: (s) =>
      sky(s) +
      stars(s, 90) +
      lowSun(s, 1040, 560, 290) +
      ridge(s, 790, 150, '#6a2f74', 7) +
      ridge(s, 880, 150, '#3a1f57', 6) +
      ridge(s, 980, 140, night, 5),
  },
  cover(
    'low-sun',
    'Cover of Low Sun: a striped sun over two dark hills',
    (s) =>
      sky(s) + lowSun(s, 500, 520, 270) + ridge(s, 830, 120, '#4a2363', 4) + ridge(s, 950, 130, night, 3),
  ),
  cover(
    'round-trip',
    'Cover of Round Trip: rings in orange and violet, one half set off from the other',
    (s) =>
      box(0, 0, 1000, 1000, '#f7e2c8') +
      [0, 1]
        .map(
          (half) =>
            `<g clip-path="${s.clip(half ? 'M500 0H1000V1000H500Z' : 'M0 0H500V1000H0Z')}">${[430, 350, 270, 190, 110].map((r, i) => oval(500, half ? 560 : 440, r, r, [violet, coral, night, amber, magenta][(i + half) % 5] ?? violet)).join('')}</g>`,
        )
        .join(''),
  ),
  cover(
    'tideline',
    'Cover of Tideline: a pale moon and its stripes of light on dark water',
    (s) =>
      box(0, 0, 1000, 620, down(s, 0, 620, [0, '#0d1230'], [1, '#34407f'])) +
      stars(s, 70) +
      glow(s, 500, 300, 420, '#cfd8ff', 0.4) +
      ball(s, 500, 300, 150, '#f6ecd8') +
      box(0, 620, 1000, 380, down(s, 620, 1000, [0, '#27306b'], [1, '#0b0f26'])) +
      Array.from({ length: 11 }, (_, i) =>
        box(
          500 - (210 - Math.abs(i - 3) * 14) + s.between(-30, 30),
          640 + i * 31,
          420 - Math.abs(i - 3) * 28,
          10,
          '#f6ecd8',
          { rx: 5, opacity: 0.85 - i * 0.06 },
        ),
      ).join(''),
  ),
  cover(
    'third-floor',
    'Cover of Third Floor: a house front at night, four windows lit',
    (s) =>
      box(0, 0, 1000, 1000, '#241b3a') +
      Array.from({ length: 25 }, (_, i) => {
        const [x, y] = [110 + (i % 5) * 162, 90 + Math.floor(i / 5) * 172];
        const lit = [7, 11, 13, 18].includes(i);
        return (
          (lit ? glow(s, x + 66, y + 60, 170, amber, 0.5) : '') +
          box(
            x,
            y,
            132,
            126,
            lit
              ? down(s, y, y + 126, [0, pale], [1, amber])
              : mix('#241b3a', i % 3 ? violet : '#000000', 0.28),
            { rx: 4 },
          ) +
          line(`M${x + 66} ${y}v126`, '#241b3a', 7) +
          (i === 13
            ? oval(x + 92, y + 74, 20, 24, night) + box(x + 66, y + 96, 54, 30, night, { rx: 12 })
            : '')
        );
      }).join(''),
  ),
  {
    name: 'portrait',
    w: 1000,
    h: 1250,
    alt: 'Ada Marlowe with dark curls and a black top, lit in orange from the side',
    focus: { x: 0.5, y: 0.35 },
    draw: (s) =>
      person(s, { skin: '#b06f4f', hair: '#1a1018', style: 'curls', top: '#1d1730', ground: '#7d3a86' }) +
      box(
        0,
        0,
        1000,
        1250,
        across(s, 0, 1000, [0, coral, 0.38], [0.4, coral, 0.05], [0.6, violet, 0.08], [1, night, 0.55]),
      ),
  },
  {
    name: 'stage',
    w: 1500,
    h: 1000,
    across: WINDOW,
    alt: 'A singer at a microphone in beams of orange and violet light, before her the heads of the audience',
    draw: (s) =>
      box(0, 0, 1500, 1000, down(s, 0, 1000, [0, '#0e0b18'], [1, '#2b1b46'])) +
      (
        [
          [300, 250, coral],
          [620, 560, amber],
          [900, 900, magenta],
          [1200, 1240, coral],
        ] as const
      )
        .map(([x, to, colour]) =>
          path(
            `M${x - 14} 0h28L${to + 190} 860H${to - 190}Z`,
            down(s, 0, 860, [0, colour, 0.75], [1, colour, 0.02]),
          ),
        )
        .join('') +
      glow(s, 760, 520, 420, amber, 0.5) +
      box(0, 800, 1500, 200, '#120d20') +
      oval(760, 400, 50, 60, night) +
      path('M700 800L712 560Q716 470 760 468T808 560L820 800Z', night) +
      path('M720 500L640 590L700 470L716 480Z', night) +
      line('M690 470L690 800M650 800H730M690 470L722 430', '#0b0814', 9) +
      oval(726, 424, 17, 15, '#0b0814') +
      [
        [716, 360],
        [740, 330],
        [784, 328],
        [808, 360],
        [812, 404],
        [704, 404],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 36, 36, night))
        .join('') +
      crowd(s, 850, 58, '#1a1230') +
      crowd(s, 920, 74, '#0b0814'),
  },
  {
    name: 'keys',
    w: 1500,
    h: 1000,
    alt: 'A small synthesizer from above: two octaves of keys, twelve knobs and two cables',
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
            [0, violet],
            [1, night],
          ],
        ),
      ) +
      line('M300 0C320 120 220 150 260 250M1100 0C1080 110 1240 120 1210 250', coral, 22) +
      box(120, 226, 1260, 610, '#0d0a16', { rx: 26, opacity: 0.4 }) +
      box(100, 200, 1260, 610, down(s, 200, 810, [0, '#f6e8d5'], [1, '#dcc6ad']), { rx: 26 }) +
      Array.from({ length: 12 }, (_, i) => {
        const x = 190 + (i % 6) * 120;
        const y = 280 + Math.floor(i / 6) * 120;
        const a = -2.2 + ((i * 7) % 10) * 0.44;
        return (
          oval(x + 5, y + 8, 42, 42, night, { opacity: 0.3 }) +
          ball(s, x, y, 40, [coral, night, violet][i % 3] ?? night) +
          line(`M${x} ${y}L${x + Math.sin(a) * 32} ${y - Math.cos(a) * 32}`, pale, 7)
        );
      }).join('') +
      box(930, 246, 370, 180, night, { rx: 14 }) +
      line('M950 336C990 250 1020 420 1060 336S1130 250 1170 336S1240 420 1280 336', amber, 8) +
      Array.from({ length: 14 }, (_, i) =>
        box(140 + i * 84.5, 480, 80, 290, down(s, 480, 770, [0, '#fffdf8'], [1, '#e9e0d4']), { rx: 8 }),
      ).join('') +
      [0, 1, 3, 4, 5, 7, 8, 10, 11, 12]
        .map((i) => box(196 + i * 84.5, 480, 52, 176, night, { rx: 6 }))
        .join(''),
  },
];
