import { colord, extend, type Colord } from 'colord';
import a11y from 'colord/plugins/a11y';
import hwb from 'colord/plugins/hwb';
import lab from 'colord/plugins/lab';
import lch from 'colord/plugins/lch';
import mix from 'colord/plugins/mix';
import names from 'colord/plugins/names';
import oklab from 'colord/plugins/oklab';
import oklch from 'colord/plugins/oklch';

extend([a11y, hwb, lab, lch, mix, names, oklab, oklch]);

/** WCAG 2.2, 1.4.3: text of normal size. */
export const READABLE = 4.5;
/** WCAG 2.2, 1.4.11: edges of controls and focus rings. */
export const VISIBLE = 3;

const LAB = /^lab\(\s*([\d.]+)%?\s+(-?[\d.]+)\s+(-?[\d.]+)\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/i;

const read = (value: string): Colord | null => {
  const text = value.trim();
  if (text.length > 60) return null;
  const parts = LAB.exec(text);
  const colour = parts
    ? colord({
        l: Number(parts[1]),
        a: Number(parts[2]),
        b: Number(parts[3]),
        alpha: parts[4] === undefined ? 1 : Number(parts[4]) / (parts[5] ? 100 : 1),
      })
    : colord(text);
  return colour.isValid() ? colour : null;
};

/**
 * Any CSS colour (hex, names, rgb, hsl, hwb, lab, lch, oklab, oklch) in its stored form: `#rrggbb`, or
 * `rgba(r, g, b, a)` if it is translucent. `null` if it isn't a colour.
 */
export function parseColour(value: unknown): string | null {
  const colour = typeof value === 'string' ? read(value) : null;
  return colour && (colour.alpha() < 1 ? colour.toRgbString() : colour.toHex());
}

/** The result of a translucent colour on an opaque one, as `#rrggbb`. */
export function composite(colour: string, background: string): string {
  const over = colord(colour).toRgb();
  const under = colord(background).toRgb();
  const blend = (a: number, b: number) => Math.round(a * over.a + b * (1 - over.a));
  return colord({ r: blend(over.r, under.r), g: blend(over.g, under.g), b: blend(over.b, under.b) }).toHex();
}

/** Rounded down, so that a pair which just misses never passes. */
export const contrast = (one: string, other: string): number => colord(one).contrast(other);

export const isDark = (colour: string): boolean => contrast(colour, '#ffffff') > contrast(colour, '#000000');

export const withAlpha = (colour: string, alpha: number): string => colord(colour).alpha(alpha).toRgbString();

/** A mix of two opaque colours, `share` (0 to 1) of the way to the second. */
export const blend = (from: string, to: string, share: number): string =>
  composite(withAlpha(to, share), from);

const STEPS = 24;

/**
 * The text colour for an opaque background: the preferred one if it keeps the ratio, else the nearest of its
 * shades that does, else black or white, one of which always reaches 4.5.
 */
export function readablePartner(background: string, preferred: string, minimum = READABLE): string {
  const wish = composite(preferred, background);
  if (contrast(wish, background) >= minimum) return wish;
  for (let step = 1; step < STEPS; step += 1) {
    const shades = ['#000000', '#ffffff'].map((end) => blend(wish, end, step / STEPS));
    const best = shades.toSorted((a, b) => contrast(b, background) - contrast(a, background))[0];
    if (best && contrast(best, background) >= minimum) return best;
  }
  return isDark(background) ? '#ffffff' : '#000000';
}

/** The colour with its HSL lightness changed by `points` (0 to 100), opaque. */
export const shiftLightness = (colour: string, points: number): string => {
  const hsl = colord(colour).toHsl();
  return colord({ ...hsl, l: Math.min(100, Math.max(0, hsl.l + points)) }).toHex();
};

/** The colour's hue at the given HSL lightness (0 to 100), opaque. */
export const atLightness = (colour: string, lightness: number): string =>
  colord({ ...colord(colour).toHsl(), l: lightness }).toHex();

export const lightness = (colour: string): number => colord(colour).toHsl().l;
