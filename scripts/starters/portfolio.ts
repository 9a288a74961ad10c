import type { Sheet } from '../draw/kit.ts';
import { box, line, mix, oval, path } from '../draw/kit.ts';
import { cube } from './isometry.ts';
import { person } from './people.ts';
import { across, archPath, type Drawing, down, glow, ridge, shade } from './shapes.ts';

const ink = '#141414';
const cobalt = '#3355ff';
const stone = '#d9d6d0';
const brick = '#c8694a';
const sky = '#e4ecf3';
const pine = '#2f4b3f';
const timber = '#2a2725';
const warm = '#ffdc9c';

const tree = (s: Sheet, x: number, y: number, h: number, colour = pine): string =>
  box(x - h * 0.02, y - h * 0.2, h * 0.04, h * 0.2, timber) +
  [0, 1, 2, 3]
    .map((i) =>
      path(
        `M${x} ${y - h + i * h * 0.16}L${x + h * (0.13 + i * 0.045)} ${y - h * (0.66 - i * 0.17)}H${x - h * (0.13 + i * 0.045)}Z`,
        across(s, x - h * 0.3, x + h * 0.3, [0, mix(colour, '#ffffff', 0.14)], [1, mix(colour, ink, 0.3)]),
      ),
    )
    .join('');

/** Lines of a plan on pale paper. */
const plan = (d: string, thin: string): string =>
  line(d, ink, 14, { 'stroke-linecap': 'square', 'stroke-linejoin': 'miter' }) + line(thin, cobalt, 3);

const arcade = (s: Sheet, y: number, h: number, count: number, wall: string): string =>
  Array.from({ length: count }, (_, i) => {
    const w = s.w / count;
    const x = w * (i + 0.5);
    return (
      path(
        archPath(x, y, w * 0.66, h),
        down(s, y - h, y, [0, mix(wall, ink, 0.72)], [1, mix(wall, ink, 0.5)]),
      ) +
      path(
        archPath(x + w * 0.09, y, w * 0.48, h - w * 0.09),
        down(s, y - h, y, [0, mix(warm, brick, 0.5)], [1, warm]),
      ) +
      line(`M${x + w * 0.09} ${y}V${y - h + w * 0.1}`, mix(wall, ink, 0.6), 6)
    );
  }).join('');

export const portfolioPictures: readonly Drawing[] = [
  {
    name: 'stair',
    w: 1000,
    h: 1250,
    alt: 'A stair of white steps turns up round a cobalt-blue block, drawn in isometry',
    draw: (s) =>
      box(0, 0, 1000, 1250, down(s, 0, 1250, [0, '#f5f3ef'], [1, '#dfdbd4'])) +
      shade(s, 520, 1090, 320, 0.3) +
      cube(500, 700, 92, [4, 4, 0.5], stone) +
      cube(500, 608, 92, [2, 2, 5.2], cobalt) +
      Array.from(
        { length: 7 },
        (_, i) =>
          cube(500 + 92 * 0.866 * (2 - 0), 654 + 92 * 0.5 * 2 + 0, 92, [0.001, 0.001, 0.001], stone) +
          cube(
            500 + (2 - 4 + i * 0.57) * 0.866 * 92 + 30,
            700 + (2 + i * 0.19 + 2 - i * 0.4) * 46 - 46,
            92,
            [0.8, 1.6, 0.6 + i * 0.55],
            '#f2efe9',
          ),
      ).join('') +
      cube(500 + 2.4 * 80, 700 + 2.4 * 46, 92, [1.2, 1.2, 1], brick),
  },
  {
    name: 'house',
    w: 1500,
    h: 1000,
    alt: 'House in the Pines: a long black timber house with lit windows among tall pines',
    draw: (s) =>
      box(0, 0, 1500, 1000, down(s, 0, 800, [0, '#c7d6e0'], [1, '#f6e6d2'])) +
      ridge(s, 640, 130, '#a9bcc0', 5) +
      [90, 250, 1180, 1330, 1450]
        .map((x, i) => tree(s, x, 780, 520 + (i % 3) * 90, mix(pine, '#b8ccca', 0.35)))
        .join('') +
      box(0, 760, 1500, 240, down(s, 760, 1000, [0, '#8c9a76'], [1, '#5b6a4f'])) +
      path(
        'M330 780V520L560 390L1180 390L1180 780Z',
        across(s, 330, 1180, [0, mix(timber, '#ffffff', 0.1)], [1, timber]),
      ) +
      path('M330 520L560 390L790 520V780H330Z', mix(timber, '#ffffff', 0.14)) +
      path('M310 530L560 376L1200 376L1200 400L790 520L560 400L324 545Z', '#4a4642') +
      line(Array.from({ length: 22 }, (_, i) => `M${350 + i * 20} 540V776`).join(''), ink, 2, {
        opacity: 0.5,
      }) +
      box(420, 560, 280, 220, down(s, 560, 780, [0, '#ffefc8'], [1, '#f2b765'])) +
      line('M560 560v220M420 660h280', timber, 8) +
      box(850, 520, 290, 180, down(s, 520, 700, [0, '#ffefc8'], [1, '#f2b765'])) +
      line('M946 520v180M1042 520v180', timber, 8) +
      glow(s, 560, 700, 330, warm, 0.35) +
      glow(s, 1000, 640, 300, warm, 0.3) +
      box(900, 330, 60, 90, '#4a4642') +
      box(280, 776, 960, 18, stone) +
      tree(s, 1290, 850, 700) +
      tree(s, 160, 860, 640),
  },
  {
    name: 'house-inside',
    w: 1000,
    h: 1250,
    alt: 'Inside the house: a tall window towards the pines, a stair of pale wood and a blue chair',
    draw: (s) =>
      box(0, 0, 1000, 920, down(s, 0, 920, [0, '#f4f1ec'], [1, '#e2ddd5'])) +
      box(0, 920, 1000, 330, down(s, 920, 1250, [0, '#d8b88e'], [1, '#b58f62'])) +
      box(110, 120, 430, 760, down(s, 120, 880, [0, sky], [1, '#f4e4cb'])) +
      tree(s, 240, 880, 620) +
      tree(s, 430, 880, 480, mix(pine, '#ffffff', 0.2)) +
      line('M110 120h430v760h-430ZM325 120v760', timber, 16) +
      path('M120 930h420l260 320h-420Z', '#fff4dc', { opacity: 0.5 }) +
      Array.from(
        { length: 9 },
        (_, i) =>
          box(640 + i * 44, 860 - i * 88, 420, 26, mix('#d8b88e', ink, i * 0.02)) +
          path(`M640 ${886 - i * 88}`, ink),
      ).join('') +
      line('M656 800L1010 92', timber, 8) +
      line(Array.from({ length: 9 }, (_, i) => `M${664 + i * 44} ${858 - i * 88}v-70`).join(''), timber, 5) +
      shade(s, 380, 1130, 150) +
      path('M270 900q90-30 180 0l20 120h-220Z', cobalt) +
      path('M240 1010h240l14 60h-268Z', mix(cobalt, ink, 0.25)) +
      line('M256 1068l-20 90M464 1068l20 90M300 1068v80M420 1068v80', timber, 10),
  },
  {
    name: 'house-plan',
    w: 1500,
    h: 1000,
    alt: 'The plan of the house: one long room, the stair, two small rooms and a terrace',
    draw: () =>
      box(0, 0, 1500, 1000, '#f4f6fb') +
      line(
        Array.from({ length: 30 }, (_, i) => `M${i * 50 + 25} 0V1000M0 ${i * 50 + 25}H1500`).join(''),
        '#dfe5f4',
        2,
      ) +
      box(250, 300, 1000, 400, '#ffffff') +
      plan(
        'M250 300H1250V700H980M860 700H250V300M820 300V470M820 560V700M820 470H1000M1080 470H1250',
        'M300 340H780M300 340V660M560 300V700M620 620h160M620 580h160M620 660h160M700 540v150M860 700a120 120 0 0 1 120 120M980 700V820M1000 470a80 80 0 0 1 80 80M250 740H860M250 740V840H860V740M310 790h60M430 790h60M550 790h60M330 400h140v90h-140ZM900 340h120v80h-120ZM1120 340h90v90h-90Z',
      ) +
      line('M250 240H1250M250 226v28M1250 226v28', cobalt, 3) +
      oval(1370, 200, 44, 44, 'none', { stroke: ink, 'stroke-width': 4 }) +
      path('M1370 130L1390 210H1350Z', ink),
  },
  {
    name: 'library',
    w: 1500,
    h: 1000,
    alt: 'The town library: six tall brick arches with warm light behind them, and two people in front',
    draw: (s) =>
      box(0, 0, 1500, 1000, down(s, 0, 1000, [0, '#9db9d6'], [1, '#e9eef2'])) +
      box(
        60,
        210,
        1380,
        630,
        across(s, 60, 1440, [0, mix(brick, '#ffffff', 0.16)], [1, mix(brick, ink, 0.16)]),
      ) +
      line(
        Array.from({ length: 20 }, (_, i) => `M60 ${232 + i * 31}H1440`).join(''),
        mix(brick, ink, 0.2),
        2,
        { opacity: 0.5 },
      ) +
      `<g transform="translate(90 0) scale(.88 1)">${arcade(s, 840, 500, 6, brick)}</g>` +
      box(40, 180, 1420, 36, mix(brick, ink, 0.35)) +
      box(0, 840, 1500, 160, down(s, 840, 1000, [0, '#c9c4bc'], [1, '#a39d94'])) +
      path('M1440 840H60L-40 1000H1300Z', ink, { opacity: 0.12 }) +
      (
        [
          [620, 930, cobalt],
          [690, 936, ink],
        ] as const
      )
        .map(
          ([x, y, colour]) =>
            oval(x, y - 128, 17, 20, '#8a5a3c') +
            path(`M${x - 26} ${y}L${x - 20} ${y - 84}q20-26 40 0L${x + 26} ${y}Z`, colour) +
            shade(s, x, y, 26, 0.4),
        )
        .join(''),
  },
  {
    name: 'library-inside',
    w: 1000,
    h: 1250,
    alt: 'Inside the library: brick arches one behind the other, shelves of books and a long table with lamps',
    draw: (s) =>
      box(0, 0, 1000, 1250, mix(brick, '#ffffff', 0.3)) +
      [0, 1, 2, 3]
        .map((i) =>
          path(
            archPath(500, 1000 - i * 40, 860 - i * 190, 920 - i * 170),
            down(
              s,
              80,
              1000,
              [0, mix(mix(brick, ink, 0.1 + i * 0.13), warm, i * 0.1)],
              [1, mix(brick, warm, 0.2 + i * 0.2)],
            ),
          ),
        )
        .join('') +
      path(archPath(500, 880, 220, 380), down(s, 500, 880, [0, '#fff6df'], [1, warm])) +
      box(0, 960, 1000, 290, down(s, 960, 1250, [0, '#b58f62'], [1, '#7f6040'])) +
      [0, 1]
        .map((side) =>
          Array.from(
            { length: 5 },
            (_, row) =>
              Array.from({ length: 9 }, (__, k) =>
                box(
                  (side ? 850 : 10) + k * 15,
                  330 + row * 120 + ((k * 7) % 5) * 6,
                  13,
                  100 - ((k * 7) % 5) * 6,
                  [cobalt, '#f2e6cf', ink, brick, pine][(k + row * 2) % 5] ?? ink,
                ),
              ).join('') + box(side ? 842 : 2, 432 + row * 120, 152, 12, timber),
          ).join(''),
        )
        .join('') +
      shade(s, 500, 1190, 330) +
      path('M120 1040H880L960 1120H40Z', '#d8b88e') +
      box(40, 1120, 920, 26, '#a97f52') +
      [260, 500, 740]
        .map(
          (x) =>
            glow(s, x, 980, 150, '#fff0c0', 0.6) +
            line(`M${x} 1070v-90`, ink, 8) +
            path(`M${x - 60} 990q10-56 60-58q50 2 60 58Z`, cobalt),
        )
        .join(''),
  },
  {
    name: 'terrace',
    w: 1500,
    h: 1000,
    alt: 'Five narrow houses in a row, each in another colour, with deep windows and small trees before them',
    draw: (s) =>
      box(0, 0, 1500, 1000, down(s, 0, 1000, [0, '#cfe0ee'], [1, '#f7f1e6'])) +
      [brick, '#e9dcc3', cobalt, '#7c8f85', '#d99a4e']
        .map((colour, i) => {
          const x = 120 + i * 252;
          const top = 210 + (i % 2) * 60;
          return (
            path(
              `M${x} 830V${top + 90}L${x + 126} ${top - 20}L${x + 252} ${top + 90}V830Z`,
              across(s, x, x + 252, [0, mix(colour, '#ffffff', 0.14)], [1, mix(colour, ink, 0.16)]),
            ) +
            [0, 1, 2]
              .map((row) =>
                [0, 1]
                  .map((col) => {
                    const [wx, wy] = [x + 38 + col * 98, top + 130 + row * 150];
                    return row === 2 && col === 1
                      ? box(wx, wy, 78, 830 - wy, mix(colour, ink, 0.6)) + oval(wx + 64, wy + 90, 5, 5, warm)
                      : box(wx, wy, 78, 104, mix(colour, ink, 0.5)) +
                          box(wx + 10, wy + 10, 68, 94, (i + row + col) % 3 === 0 ? warm : '#eaf1f5') +
                          line(`M${wx + 44} ${wy + 10}v94`, mix(colour, ink, 0.5), 5);
                  })
                  .join(''),
              )
              .join('') +
            (i % 2 ? box(x + 20, top + 396, 212, 12, ink) : '')
          );
        })
        .join('') +
      box(0, 830, 1500, 170, down(s, 830, 1000, [0, '#cfc9c0'], [1, '#aaa399'])) +
      [70, 620, 1130, 1440]
        .map(
          (x) =>
            shade(s, x, 900, 50, 0.3) +
            line(`M${x} 896V770`, timber, 10) +
            oval(
              x,
              720,
              66,
              76,
              s.radial([x - 20, 690], 110, [
                [0, '#8fae8a'],
                [1, pine],
              ]),
            ),
        )
        .join(''),
  },
  {
    name: 'terrace-court',
    w: 1000,
    h: 1000,
    alt: 'The court behind the houses, drawn in isometry: blocks round a green with three trees',
    draw: (s) =>
      box(0, 0, 1000, 1000, '#f1efe9') +
      cube(500, 330, 58, [7, 7, 0.2], '#d7d3cb') +
      cube(500, 318, 58, [7, 1.4, 2.6], brick) +
      cube(430, 359, 58, [1.4, 5.6, 2], cobalt) +
      cube(500, 428, 58, [3.5, 3.5, 0.06], '#8fae8a') +
      (
        [
          [470, 500],
          [560, 530],
          [480, 590],
        ] as const
      )
        .map(
          ([x, y]) =>
            shade(s, x, y, 34, 0.3) +
            line(`M${x} ${y}v-50`, timber, 8) +
            oval(
              x,
              y - 78,
              42,
              46,
              s.radial([x - 12, y - 96], 70, [
                [0, '#8fae8a'],
                [1, pine],
              ]),
            ),
        )
        .join('') +
      cube(661, 550, 58, [1.4, 3.4, 1.6], '#e9dcc3') +
      cube(304, 535, 58, [3.2, 1.3, 1.2], '#d99a4e'),
  },
  {
    name: 'models',
    w: 1500,
    h: 1000,
    alt: 'White card models of houses on a shelf in the office, with rolls of drawings',
    draw: (s) =>
      box(0, 0, 1500, 1000, down(s, 0, 1000, [0, '#eceae6'], [1, '#d7d4ce'])) +
      [430, 800]
        .map((y) => box(90, y, 1320, 24, '#c8a878') + box(90, y + 24, 1320, 14, ink, { opacity: 0.12 }))
        .join('') +
      [
        [200, 300, 1],
        [470, 330, 0],
        [760, 290, 2],
        [1080, 320, 0],
        [250, 690, 2],
        [560, 680, 0],
        [900, 690, 1],
        [1210, 680, 2],
      ]
        .map(([x = 0, y = 0, kind = 0], i) =>
          kind === 0
            ? cube(x + 60, y + 10, 60, [2, 1.6, 1.2 + (i % 3) * 0.4], '#fbfaf7')
            : kind === 1
              ? path(
                  `M${x} ${y + 126}V${y + 40}L${x + 90} ${y - 30}L${x + 180} ${y + 40}V${y + 126}Z`,
                  across(s, x, x + 180, [0, '#ffffff'], [1, '#d9d6cf']),
                ) + box(x + 60, y + 56, 60, 70, cobalt)
              : [0, 1, 2]
                  .map((k) =>
                    box(x + k * 46, y - 20 + k * 22, 38, 150 - k * 22, k === 1 ? cobalt : '#f7f5f0', {
                      rx: 19,
                    }),
                  )
                  .join(''),
        )
        .join(''),
  },
  {
    name: 'jonah',
    w: 1000,
    h: 1250,
    alt: 'Jonah Reyes with short black hair, glasses and a dark jumper',
    focus: { x: 0.5, y: 0.35 },
    draw: (s) =>
      person(s, {
        skin: '#c68e67',
        hair: '#17120f',
        style: 'short',
        top: '#1f2430',
        glasses: true,
        ground: '#cdd6ee',
      }),
  },
];
