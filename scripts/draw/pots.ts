import type { Point, Sheet } from './kit.ts';
import { at, blob, box, dots, line, mix, n, path, through } from './kit.ts';
import { shadow } from './palette.ts';
import { castShadow, coat, handle, mouth, round } from './pot-parts.ts';
import type { Pot } from './profiles.ts';
import { radiusAt, small } from './profiles.ts';

/** A thrown pot: body, glaze with drips, throwing rings, speckle, light, rim and inside. */
export function pot(s: Sheet, p: Pot): string {
  const { back, body, inside } = layers(s, p, false);
  return back + body + inside;
}

/** Nested pots, the lowest first. `content` is in the topmost one. */
export function stack(s: Sheet, pots: readonly Pot[], content = ''): string {
  const all = pots.map((p) => layers(s, p, true));
  const backs = all.map(({ back, inside }) => back + inside).join('');
  return (
    backs +
    content +
    all
      .reverse()
      .map(({ body }) => body)
      .join('')
  );
}

interface Layers {
  back: string;
  body: string;
  inside: string;
}

function layers(s: Sheet, p: Pot, open: boolean): Layers {
  const tilt = p.tilt ?? 0.2;
  const half = p.w / 2;
  const foot = radiusAt(p.form, 1) * half;
  const lip = radiusAt(p.form, 0) * half;
  const base = p.y - foot * tilt;
  const top = base - p.h;
  const steps = small(p) ? 8 : 10;
  const side = (sign: 1 | -1, inset = 1, from = 0, to = 1): Point[] =>
    Array.from({ length: steps }, (_, i) => {
      const t = from + ((to - from) * i) / (steps - 1);
      return [p.x + sign * radiusAt(p.form, t) * half * inset, top + t * p.h];
    });
  const left = side(-1);
  const right = side(1).reverse();
  const outline = `M${at([p.x - lip, top])}${through(left)}A${n(foot)} ${n(foot * tilt)} 0 0 0 ${at([p.x + foot, base])}${through(right)}A${n(lip)} ${n(lip * tilt)} 0 0 ${open ? 1 : 0} ${at([p.x - lip, top])}Z`;
  const clip = s.clip(outline);
  const [x1, x2] = [p.x - half, p.x + half];
  const glazeLine = p.line ?? 0.84;
  const back: string[] = [];
  if ((p.cast ?? 0.9) > 0) back.push(castShadow(s, p.x, p.y, foot * 1.05 + half * 0.12, p.cast ?? 0.9));
  if (p.handle)
    back.push(handle(p, top, p.handle === 'right' ? 1 : -1, (p.over ?? p).glaze.colour, p.glaze.thin));

  const all = [x1, top - lip * tilt, p.w, p.h + (lip + foot) * tilt] as const;
  const body: string[] = [box(...all, round(s, x1, x2, p.glaze.body))];
  body.push(coat(s, p, top, p.glaze, glazeLine, p.drip ?? 0.035, round(s, x1, x2, p.glaze.colour)));
  if (p.over)
    body.push(
      coat(s, p, top, p.over.glaze, p.over.line, p.over.drip ?? 0.05, round(s, x1, x2, p.over.glaze.colour)),
    );
  const crown = p.over?.glaze ?? p.glaze;
  body.push(
    box(
      x1,
      top - lip * tilt,
      p.w,
      p.h * 0.3,
      s.linear(
        [0, top],
        [0, top + p.h * 0.22 + lip * tilt],
        [
          [0, crown.thin, 0.75],
          [0.3, crown.thin, 0.3],
          [1, crown.thin, 0],
        ],
      ),
    ),
  );
  body.push(
    box(
      x1,
      top,
      p.w,
      p.h + foot,
      s.linear(
        [0, top + p.h * 0.35],
        [0, p.y],
        [
          [0, crown.thick, 0],
          [1, shadow, 0.34],
        ],
      ),
    ),
  );

  const rings = p.w < 60 ? 0 : (p.rings ?? 7);
  let light = '';
  let dark = '';
  for (let i = 1; i <= rings; i++) {
    const t = Math.min(0.97, (i + s.between(-0.3, 0.3)) / (rings + 0.6));
    const r = radiusAt(p.form, t) * half;
    const y = top + t * p.h;
    const arc = (dy: number): string =>
      `M${at([p.x - r, y + dy])}a${n(r)} ${n(r * tilt)} 0 0 0 ${n(r * 2)} 0`;
    dark += arc(0);
    light += arc(Math.max(1.4, p.h * 0.008));
  }
  if (rings > 0) body.push(line(dark, shadow, Math.max(2, p.w * 0.022), { opacity: 0.06 }));
  if (rings > 0) body.push(line(light, '#fff8e6', Math.max(1.4, p.w * 0.014), { opacity: 0.1 }));

  const count = Math.round(crown.speckles * Math.min(1, (p.w / 240) ** 1.6));
  const spots = (share: number): Point[] =>
    Array.from({ length: Math.round(count * share) }, () => {
      const t = s.between(0.03, 0.97);
      const angle = s.between(-1.45, 1.45);
      const r = radiusAt(p.form, t) * half;
      return [p.x + r * Math.sin(angle), top + t * p.h + r * tilt * Math.cos(angle)];
    });
  const grainSize = Math.max(1.3, p.w * 0.008);
  body.push(
    dots(spots(0.7), grainSize, crown.speckle, 0.5),
    dots(spots(0.3), grainSize * 1.8, crown.speckle, 0.4),
  );

  const shine = [...side(-1, 0.76, 0.14, 0.8), ...side(-1, 0.56, 0.12, 0.72).reverse()].filter(
    (_, i) => i % 2 === 0,
  );
  body.push(
    path(
      blob(shine),
      s.linear(
        [0, top],
        [0, p.y],
        [
          [0, '#fffdf4', 0.5],
          [0.45, '#fffdf4', 0.16],
          [0.8, '#fffdf4', 0],
        ],
      ),
    ),
  );
  // A nested pot hides the rim in front of it, so that part is drawn again on top.
  const wall = Math.max(2.5, Math.min(lip * 0.11, p.w * 0.04));
  const front = open
    ? line(
        `M${at([p.x - lip + wall / 2, top])}A${n(lip - wall / 2)} ${n(lip * tilt - wall * 0.3)} 0 0 0 ${at([p.x + lip - wall / 2, top])}`,
        mix(crown.thin, '#fff6e0', 0.3),
        wall * 0.9,
      )
    : '';
  return {
    back: back.join(''),
    body: `<g clip-path="${clip}">${body.join('')}</g>${front}`,
    inside: mouth(s, p, top, lip, tilt, crown),
  };
}
