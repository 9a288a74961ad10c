import type { Point, Sheet } from '../kit.ts';
import { line, n } from '../kit.ts';
import type { Pot } from '../profiles.ts';
import { radiusAt } from '../profiles.ts';
import { table, wall, windowLight } from '../props.ts';

export interface Stage {
  wall: string;
  table: string;
  /** Height of the edge between wall and table, of 1250. */
  horizon?: number;
  /** Opacity of the window light on the wall; 0 in the evening. */
  light?: number;
  /** Left edge of that light. */
  from?: number;
}

/** Wall, light and table of a product picture, 1000 by 1250. */
export function stage(
  s: Sheet,
  { wall: colour, table: wood, horizon = 800, light = 0.26, from = 60 }: Stage,
): string {
  return (
    wall(s, horizon + 20, colour) +
    (light > 0 ? windowLight(from, 40, 560, 660, 2, 3, '#fff3d2', light) : '') +
    table(s, horizon, wood)
  );
}

/** Centres a point of a product picture, enlarged by `zoom`. */
export const closer = (content: string, zoom: number, [x, y]: Point): string =>
  `<g transform="translate(${n(500 - zoom * x)} ${n(650 - zoom * y)}) scale(${String(zoom)})">${content}</g>`;

/** The ellipse of a pot's rim. */
export function rimOf(p: Pot): { x: number; y: number; rx: number; ry: number } {
  const tilt = p.tilt ?? 0.2;
  const lip = (radiusAt(p.form, 0) * p.w) / 2;
  return { x: p.x, y: p.y - ((radiusAt(p.form, 1) * p.w) / 2) * tilt - p.h, rx: lip, ry: lip * tilt };
}

/** Three wisps of steam that rise from a point. */
export function steam(s: Sheet, x: number, y: number): string {
  const wisp = (dx: number, h: number): string =>
    `M${n(x + dx)} ${n(y)}c-46-${n(h * 0.3)} 52-${n(h * 0.5)} 4-${n(h)}`;
  return line(
    wisp(-50, 190) + wisp(20, 250) + wisp(80, 170),
    s.linear(
      [0, y],
      [0, y - 250],
      [
        [0, '#ffffff', 0.02],
        [0.35, '#ffffff', 0.4],
        [1, '#ffffff', 0],
      ],
    ),
    17,
  );
}
