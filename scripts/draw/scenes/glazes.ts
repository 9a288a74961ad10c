import type { Point, Sheet } from '../kit.ts';
import { box, dots, line, mix, n, oval, path, through } from '../kit.ts';
import type { Glaze } from '../palette.ts';
import { glazes, shadow } from '../palette.ts';

import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { table, wall, windowLight } from '../props.ts';

/** The same vase in one of the four house glazes. */
export function glazed(glaze: Glaze, backdrop: string, floor: string): (s: Sheet) => string {
  return (s) =>
    [
      wall(s, 760, backdrop),
      windowLight(70, 40, 400, 560, 2, 3, '#fff6da', 0.2),
      table(s, 740, floor),
      pot(s, {
        x: 400,
        y: 880,
        w: 400,
        h: 500,
        form: profiles.vase,
        glaze,
        line: 0.84,
        tilt: 0.19,
        rings: 9,
      }),
    ].join('');
}

/** Test tiles hung on nails: each glaze once, and twice where they cross. */
export function tiles(s: Sheet): string {
  const kinds: Glaze[] = [glazes.estuary, glazes.oyster, glazes.samphire, glazes.lowTide, glazes.butter];
  const parts = [wall(s, 800, '#efe4cf'), windowLight(60, -40, 560, 700, 3, 3, '#fffaf0', 0.5)];
  for (let row = 0; row < 2; row++)
    parts.push(
      line(`M40 ${n(82 + row * 352)}H1160`, '#9a7048', 10),
      line(`M40 ${n(79 + row * 352)}H1160`, '#d9b484', 3),
    );
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 5; i++) {
      const over = kinds[(i + row * 2) % 5] as Glaze;
      const under = kinds[(i + 1 + row * 3) % 5] as Glaze;
      parts.push(tile(s, 68 + i * 222, 92 + row * 352, under, over, row === 0));
    }
  return parts.join('');
}

function tile(s: Sheet, x: number, y: number, under: Glaze, over: Glaze, plain: boolean): string {
  const [w, h] = [184, 284];
  const shape = `M${n(x + 18)} ${n(y)}h${n(w - 36)}q18 0 18 18v${n(h - 36)}q0 18-18 18h-${n(w - 36)}q-18 0-18-18v-${n(h - 36)}q0-18 18-18Z`;
  const dip = y + h - 46;
  const edge = y + s.between(108, 150);
  const wave = (level: number, swing: number, run: number): string =>
    through(
      Array.from({ length: 9 }, (_, i): Point => [
        x - 8 + i * 25,
        level + s.between(-swing, swing) + (i % 3 === 1 ? s.between(0, run) : 0),
      ]),
    );
  const coating = (level: number, swing: number, run: number): string =>
    `M${n(x - 8)} ${n(level)}${wave(level, swing, run)}V${n(y - 10)}H${n(x - 8)}Z`;
  const paint = (g: Glaze): string =>
    s.linear(
      [x, y],
      [x + w, y + h],
      [
        [0, mix(g.colour, '#fffaf0', 0.25)],
        [0.5, g.colour],
        [1, mix(g.colour, g.thick, 0.7)],
      ],
    );
  const spots = (count: number): Point[] =>
    Array.from({ length: count }, () => [s.between(x + 8, x + w - 8), s.between(y + 46, dip)]);
  const [wet, below] = [coating(edge, 8, 60), coating(dip, 4, 18)];
  return [
    path(shape, shadow, { opacity: 0.3, transform: 'translate(10 13)' }),
    `<g clip-path="${s.clip(shape)}">`,
    path(
      shape,
      s.linear(
        [x, y],
        [x + w, y + h],
        [
          [0, mix(under.body, '#fff0d8', 0.3)],
          [1, mix(under.body, '#3a1d10', 0.25)],
        ],
      ),
    ),
    path(below, paint(under), { stroke: under.thick, 'stroke-width': 6, 'stroke-opacity': 0.5 }),
    plain ? '' : path(wet, paint(over), { stroke: over.thick, 'stroke-width': 6, 'stroke-opacity': 0.55 }),
    dots(spots(26), 4, (plain ? under : over).speckle, 0.45),
    box(x + 14, y + 16, 13, h - 90, '#ffffff', { rx: 6, opacity: 0.26 }),
    '</g>',
    oval(x + w / 2, y + 36, 14, 14, '#b9a684'),
    oval(x + w / 2, y + 24, 7, 9, '#4b3a2c'),
    oval(x + w / 2 - 2, y + 21, 2.5, 3, '#e8dcc4'),
  ].join('');
}
