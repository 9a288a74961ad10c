import { mix, path } from '../draw/kit.ts';

const ink = '#141414';

/** A block of an isometric drawing: `u` to the right, `v` to the left, `w` up, on a grid of `g` pixels. */
export function cube(
  x: number,
  y: number,
  g: number,
  [u, v, w]: readonly [number, number, number],
  colour: string,
): string {
  const [cx, cy] = [g * 0.866, g * 0.5];
  const at = (a: number, b: number, c: number) =>
    `${(x + (a - b) * cx).toFixed(1)} ${(y + (a + b) * cy - c * g).toFixed(1)}`;
  const face = (points: string[], fill: string) =>
    path(`M${points.join('L')}Z`, fill, { stroke: fill, 'stroke-width': 1 });
  return (
    face([at(0, v, 0), at(u, v, 0), at(u, v, w), at(0, v, w)], mix(colour, ink, 0.12)) +
    face([at(u, 0, 0), at(u, v, 0), at(u, v, w), at(u, 0, w)], mix(colour, ink, 0.34)) +
    face([at(0, 0, w), at(u, 0, w), at(u, v, w), at(0, v, w)], mix(colour, '#ffffff', 0.3))
  );
}
