import type { Sheet } from '../kit.ts';
import { blob, box, line, n, oval, path } from '../kit.ts';
import { glazes, oak } from '../palette.ts';
import { castShadow } from '../pot-parts.ts';
import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { glow, wall, windowLight } from '../props.ts';

/** The studio dog, asleep. */
export function biscuit(s: Sheet): string {
  const coat = (x: number, y: number, r: number): string =>
    s.radial([x, y], r, [
      [0, '#f0d5ab'],
      [0.5, '#d3a873'],
      [1, '#8a5c38'],
    ]);
  const basket = 'M96 662C120 770 250 800 450 800S780 770 804 662L782 812Q740 876 450 876Q160 876 118 812Z';
  const weave = Array.from(
    { length: 17 },
    (_, i) => `M${n(130 + i * 40)} 690q-8 60 ${n((8 - i) * -2)} 130`,
  ).join('');
  return [
    wall(s, 600, '#a9bfae'),
    windowLight(80, -20, 520, 520, 3, 3, '#fff6da', 0.34),
    box(
      0,
      580,
      900,
      320,
      s.linear(
        [0, 580],
        [900, 900],
        [
          [0, '#d6ab78'],
          [1, '#845632'],
        ],
      ),
    ),
    line('M0 640H900M0 724H900M0 826H900M240 580L150 900M620 580L700 900', '#5b361b', 4, { opacity: 0.25 }),
    glow(s, 300, 300, 360, '#fff3d2', 0.3),
    castShadow(s, 450, 850, 380, 0.25),
    oval(450, 660, 360, 120, '#6d4525'),
    oval(450, 664, 326, 98, '#23545a'),
    path(
      blob([
        [210, 640],
        [230, 520],
        [340, 430],
        [500, 410],
        [640, 460],
        [712, 570],
        [700, 680],
        [560, 740],
        [360, 740],
        [240, 700],
      ]),
      coat(400, 450, 420),
    ),
    path(
      blob([
        [520, 560],
        [600, 500],
        [690, 540],
        [720, 640],
        [660, 720],
        [540, 730],
        [480, 660],
      ]),
      s.radial([580, 550], 190, [
        [0, '#e9c596'],
        [0.6, '#cc9e68'],
        [1, '#94653c'],
      ]),
    ),
    line('M486 668Q470 570 560 520', '#7d5230', 7, { opacity: 0.5 }),
    line('M330 470Q420 430 520 440', '#fff0d0', 16, { opacity: 0.3 }),
    path(
      blob([
        [650, 690],
        [560, 748],
        [420, 756],
        [330, 730],
        [420, 726],
        [540, 708],
        [620, 660],
      ]),
      '#b98556',
    ),
    path(
      'M392 470C340 440 270 470 240 540C214 600 150 660 152 692C156 722 220 726 280 716C350 706 420 660 432 600C440 550 430 496 392 470Z',
      coat(270, 530, 260),
    ),
    path('M158 676C148 660 168 644 186 652C200 660 192 690 172 696C160 698 152 690 158 676Z', '#2a1a16'),
    oval(172, 664, 8, 4, '#8a7468'),
    path(
      'M384 470C440 470 470 540 452 610C444 648 410 650 396 610C380 566 344 520 384 470Z',
      s.linear(
        [380, 480],
        [460, 640],
        [
          [0, '#b57f4e'],
          [1, '#744725'],
        ],
      ),
    ),
    line('M268 590q26 22 54 4', '#3a2116', 7),
    line('M276 560q18-12 36-4', '#8a5c38', 6, { opacity: 0.7 }),
    line('M176 704Q220 712 262 694', '#6b4226', 6, { opacity: 0.7 }),
    path(
      basket,
      s.linear(
        [96, 0],
        [804, 0],
        [
          [0, '#d9a868'],
          [0.4, oak],
          [1, '#744822'],
        ],
      ),
    ),
    `<g clip-path="${s.clip(basket)}">`,
    line(weave, '#6d4525', 6, { opacity: 0.45 }),
    line(
      'M100 692C150 790 300 824 450 824S750 790 800 692M108 738C170 830 310 850 450 850S740 826 792 738',
      '#6d4525',
      6,
      { opacity: 0.4 },
    ),
    '</g>',
    line('M96 662C120 770 250 800 450 800S780 770 804 662', '#edc78d', 16),
    `<g transform="translate(-20 10)">${pot(s, { x: 820, y: 800, w: 120, h: 52, form: profiles.deepBowl, glaze: glazes.estuary, tilt: 0.22, rings: 2 })}</g>`,
  ].join('');
}
