import type { Sheet } from '../kit.ts';
import { line, n, oval, path } from '../kit.ts';
import { estuary, iron, moss, samphire } from '../palette.ts';
import { branch } from '../props.ts';
import { boat, cloud, gull, ridge, shed, sky, water } from '../scenery.ts';

/** The river at high water, the shed and its slipway on the right. */
export function estuaryWide(s: Sheet): string {
  const reeds = (x: number, count: number, tall: number): string => {
    let blades = '';
    const heads: string[] = [];
    for (let i = 0; i < count; i++) {
      const [bx, lean, h] = [x + s.between(0, 260), s.between(-50, 60), tall * s.between(0.6, 1)];
      blades += `M${n(bx)} 726Q${n(bx)} ${n(726 - h * 0.5)} ${n(bx + lean)} ${n(726 - h)}`;
      if (i % 3 === 0) heads.push(`M${n(bx + lean)} ${n(726 - h)}l${n(lean * 0.16)} -34`);
    }
    return line(blades, '#4c6244', 6) + line(heads.join(''), iron, 11);
  };
  return [
    sky(s, 360),
    cloud(120, 130, 1.1),
    cloud(620, 90, 0.8),
    cloud(1320, 150, 0.9),
    ridge(
      [
        [-20, 300],
        [200, 240],
        [430, 292],
        [700, 230],
        [980, 290],
        [1240, 246],
        [1700, 300],
      ],
      380,
      '#a9c3b2',
    ),
    ridge(
      [
        [-20, 340],
        [260, 290],
        [560, 338],
        [860, 300],
        [1200, 330],
        [1700, 280],
      ],
      380,
      '#82a38c',
    ),
    ridge(
      [
        [-20, 352],
        [300, 336],
        [700, 360],
        [1100, 352],
        [1700, 330],
      ],
      380,
      '#5c8069',
    ),
    water(s, 366, estuary),
    oval(1176, 372, 90, 4, '#fff5d6', { opacity: 0.9 }),
    line('M1130 392h96M1146 414h60M1120 440h110M1150 470h52M1136 506h88', '#fff5d6', 7, { opacity: 0.6 }),
    boat(420, 440, 0.9),
    boat(770, 404, 0.5, '#2a6f74', '#f7d9a8'),
    boat(210, 396, 0.38, '#5b3743'),
    // The bank, the slipway and the shed.
    ridge(
      [
        [1060, 640],
        [1180, 560],
        [1330, 500],
        [1500, 470],
        [1700, 462],
      ],
      730,
      '#6d8455',
    ),
    path(
      'M1260 500L1420 486L1240 720H820Q1090 640 1260 500Z',
      s.linear(
        [1260, 490],
        [900, 720],
        [
          [0, '#d9c6a4'],
          [1, '#7f8a7a'],
        ],
      ),
    ),
    line('M1236 520L1400 508M1180 562L1364 556M1100 610L1326 610M1000 660L1290 664', '#8a7a60', 4, {
      opacity: 0.5,
    }),
    `<g transform="translate(1350 262) scale(.62)">${shed(s, false)}</g>`,
    branch(s, [1660, 520], [1690, 380], [1640, 250], 14, 60, moss),
    branch(s, [1660, 520], [1620, 400], [1570, 330], 12, 54, samphire),
    branch(s, [1664, 520], [1720, 400], [1710, 300], 10, 56, '#6d8450'),
    gull(560, 210, 1),
    gull(640, 180, 0.7),
    gull(930, 240, 0.8),
    reeds(-40, 32, 290),
    reeds(190, 20, 170),
    reeds(560, 12, 90),
  ].join('');
}
