import { pictureWidths, portrait, variantOf, variantsOf, type ShownPicture } from '../../content/pictures.ts';

/** The highest device pixel ratio that is served; more looks no better. */
const DENSEST = 2;

/** @param width that of the largest one, in pixels */
function listed(name: string, steps: readonly number[], width: number, most: number, format: string): string {
  const enough = steps.findIndex((step) => step >= width || step >= most * DENSEST);
  const useful = enough < 0 ? steps : steps.slice(0, enough + 1);
  return useful.map((step) => `${name}${step}.${format} ${Math.min(step, width)}w`).join(', ');
}

/**
 * The useful sizes of an image that is drawn at most this wide, as a `srcset`; undefined for an image
 * from another site and for a drawing. None is larger than the image itself, and each states its true width.
 */
export function srcSetOf(picture: ShownPicture, most: number, format: 'webp' | 'avif'): string | undefined {
  const { src, width = Infinity } = picture;
  const folder = variantsOf(src);
  return folder ? listed(`${folder}w`, pictureWidths, width, most, format) : undefined;
}

/**
 * The same for portrait crops. Undefined too for an image that is not wider than high, and for one with a focal point or zoom of
 * its own in this place: the crop is around the file's.
 */
export function portraitSetOf(
  { src, width = 0, height = 0, at, zoom }: ShownPicture,
  most: number,
  format: 'webp' | 'avif',
): string | undefined {
  const folder = variantsOf(src);
  if (!folder || width <= height || height === 0 || at || zoom) return undefined;
  const { across, down, widths } = portrait;
  return listed(`${folder}portrait`, widths, Math.round((height / down) * across), most, format);
}

/** The largest size, for an image that fills the screen. */
export const largestOf = ({ src }: ShownPicture): string => variantOf(src, 'w2880.webp') ?? src;
