import { composite, contrast } from '../../../../../lib/content/readable.ts';

/** Contrast ratio below which a mark is hardly visible. */
const FAINT = 1.6;
/** The alpha value, up to 255, below which a pixel is an antialiased edge. */
const SOLID = 128;

/**
 * Whether too much of a logo has too little contrast with its background. A logo with its own background,
 * such as a photograph, is always visible.
 * @param pixels four numbers each, row by row: red, green, blue, alpha
 * @param ground `#rrggbb`
 */
export function isLost(pixels: Uint8ClampedArray, ground: string): boolean {
  const count = pixels.length / 4;
  const colours = Array.from({ length: count }, (_, at) => [...pixels.subarray(at * 4, at * 4 + 4)]);
  const solid = colours.filter(([, , , alpha = 0]) => alpha >= SOLID);
  if (solid.length === 0 || solid.length > count * 0.98) return false;
  const faint = solid.filter(
    ([red = 0, green = 0, blue = 0]) => contrast(`rgb(${red}, ${green}, ${blue})`, ground) < FAINT,
  );
  return faint.length > solid.length / 3;
}

/** The background as it is painted: a translucent one is on white. */
export const groundOf = (background: string): string => composite(background, '#ffffff');
