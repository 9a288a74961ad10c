import type { Point, Sheet } from './kit.ts';
import { at, box, curve, line, mix, n, oval, path, through } from './kit.ts';
import type { Glaze } from './palette.ts';
import { shadow } from './palette.ts';
import type { Pot } from './profiles.ts';
import { radiusAt, small } from './profiles.ts';

/** Shading of a round form lit from the upper left, with reflected light from the right. */
export function round(s: Sheet, left: number, right: number, colour: string): string {
  const dark = mix(colour, '#1b1214', 0.5);
  return s.linear(
    [left, 0],
    [right, 0],
    [
      [0, mix(colour, dark, 0.38)],
      [0.1, mix(colour, '#fff3d8', 0.06)],
      [0.3, mix(colour, '#fff6e0', 0.3)],
      [0.5, colour],
      [0.76, mix(colour, dark, 0.55)],
      [0.91, mix(colour, dark, 0.82)],
      [1, mix(colour, dark, 0.6)],
    ],
  );
}

export function castShadow(
  s: Sheet,
  x: number,
  y: number,
  r: number,
  length: number,
  strength = 0.42,
): string {
  const reach = r * (1 + length);
  const cx = x + r * length * 0.75;
  const soft = s.radial([0, 0], 1, [
    [0, shadow, strength],
    [0.5, shadow, strength * 0.62],
    [0.8, shadow, strength * 0.16],
    [1, shadow, 0],
  ]);
  const disc = (mx: number, my: number, rx: number, ry: number, turn: number): string =>
    `<circle r="1" fill="${soft}" transform="translate(${n(mx)} ${n(my)}) rotate(${n(turn)}) scale(${n(rx)} ${n(ry)})"/>`;
  return (
    disc(cx, y - r * 0.1, reach * 1.08, r * 0.34, 3) + disc(x + r * 0.1, y - r * 0.12, r * 1.12, r * 0.3, 0)
  );
}

/** The lower edge of a glaze at the front: a gentle wave with a few longer drips. */
export function edge(s: Sheet, pot: Pot, top: number, height: number, drip: number): Point[] {
  const tilt = pot.tilt ?? 0.2;
  const half = pot.w / 2;
  const phase = s.between(0, 6);
  const tongues = Array.from({ length: 4 }, (_, i) => ({
    angle: -1.15 + i * 0.72 + s.between(-0.25, 0.25),
    run: s.between(0.5, 2.3),
    width: s.between(0.1, 0.17),
  }));
  const steps = small(pot) ? 14 : 20;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (Math.PI * i) / steps;
    const runs = tongues.reduce((sum, g) => sum + g.run * Math.exp(-(((angle - g.angle) / g.width) ** 2)), 0);
    const t = Math.min(1.05, height + drip * (Math.sin(angle * 3 + phase) * 0.4 + runs));
    const r = radiusAt(pot.form, Math.min(1, t)) * half;
    return [pot.x + r * 1.02 * Math.sin(angle), top + t * pot.h + r * tilt * Math.cos(angle)];
  });
}

export function coat(
  s: Sheet,
  pot: Pot,
  top: number,
  glaze: Glaze,
  height: number,
  drip: number,
  paint: string,
): string {
  if (height > 1 || pot.w < 60) return box(pot.x - pot.w, top - pot.w, pot.w * 2, pot.h + pot.w * 2, paint);
  const points = edge(s, pot, top, height, drip);
  const [first, last] = [points[0] as Point, points[points.length - 1] as Point];
  const [x1, x2] = [pot.x - pot.w * 0.6, pot.x + pot.w * 0.6];
  const d = `M${at([x1, top - pot.w])}L${at([x1, first[1]])}L${at(first)}${through(points)}L${at([x2, last[1]])}L${at([x2, top - pot.w])}Z`;
  const width = Math.max(2, pot.w * 0.022);
  const coating = path(d, paint, { stroke: glaze.thick, 'stroke-width': width * 1.2, 'stroke-opacity': 0.5 });
  if (small(pot)) return coating;
  return (
    line(curve(points.map(([x, y]): Point => [x, y + width * 0.8])), shadow, width, { opacity: 0.22 }) +
    coating +
    line(curve(points.slice(3, 12).map(([x, y]): Point => [x, y - width * 1.1])), '#fffaf0', width * 0.4, {
      opacity: 0.5,
    })
  );
}

export function handle(pot: Pot, top: number, side: 1 | -1, colour: string, thin: string): string {
  const half = pot.w / 2;
  const [a, b] = [0.16, 0.72];
  const xa = pot.x + side * radiusAt(pot.form, a) * half * 0.93;
  const xb = pot.x + side * radiusAt(pot.form, b) * half * 0.93;
  const out = side * pot.w * 0.36;
  const d = `M${at([xa, top + a * pot.h])}C${at([xa + out * 0.9, top + (a - 0.09) * pot.h])} ${at([xa + out * 1.45, top + (b - 0.16) * pot.h])} ${at([xb, top + b * pot.h])}`;
  const width = Math.max(7, pot.w * 0.105);
  const dark = mix(colour, '#5a2f1c', side === 1 ? 0.34 : 0.14);
  return (
    line(d, mix(dark, '#2a1510', 0.36), width * 1.08) +
    line(d, dark, width * 0.78, { transform: `translate(${n(-width * 0.08)} ${n(-width * 0.08)})` }) +
    line(d, mix(thin, '#fff3dd', 0.35), width * 0.2, {
      opacity: 0.6,
      transform: `translate(${n(-width * 0.16)} ${n(-width * 0.22)})`,
    })
  );
}

export function mouth(s: Sheet, p: Pot, top: number, lip: number, tilt: number, glaze: Glaze): string {
  const wall = Math.max(2.5, Math.min(lip * 0.11, p.w * 0.04));
  const [rx, ry] = [lip - wall, Math.max(1, lip * tilt - wall * 0.62)];
  const inside = s.linear(
    [p.x - rx, top],
    [p.x + rx, top],
    [
      [0, mix(glaze.inside, '#120b0a', 0.72)],
      [0.45, mix(glaze.inside, '#120b0a', 0.4)],
      [0.85, mix(glaze.inside, '#fff3d8', 0.1)],
      [1, mix(glaze.inside, '#fff3d8', 0.22)],
    ],
  );
  const rim = s.linear(
    [p.x - lip, top],
    [p.x + lip, top],
    [
      [0, mix(glaze.thin, '#fff6e0', 0.25)],
      [0.35, mix(glaze.thin, '#fff6e0', 0.5)],
      [1, mix(glaze.thin, '#1b1214', 0.25)],
    ],
  );
  let d = oval(p.x, top, lip, lip * tilt, rim) + oval(p.x, top, rx, ry, inside);
  if (p.filled) {
    const sink = ry * 0.42;
    const clip = s.clip(
      `M${at([p.x - rx, top])}A${n(rx)} ${n(ry)} 0 1 1 ${at([p.x + rx, top])}A${n(rx)} ${n(ry)} 0 1 1 ${at([p.x - rx, top])}Z`,
    );
    d += `<g clip-path="${clip}">${oval(p.x, top + sink, rx * 0.97, ry * 0.95, p.filled)}${oval(p.x - rx * 0.2, top + sink * 1.2, rx * 0.4, ry * 0.3, '#fffaf0', { opacity: 0.25 })}</g>`;
  }
  return d;
}
