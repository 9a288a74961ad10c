import { pictureWidths, variantOf, variantsOf, type ShownPicture } from '../../content/pictures.ts';

/** The highest device pixel ratio that is served; more looks no better. */
const DENSEST = 2;

/**
 * The useful sizes of an image that is drawn at most this wide, as a `srcset`; undefined for an image
 * from another site and for a drawing. None is larger than the image itself, and each states its true width.
 */
export function srcSetOf(picture: ShownPicture, most: number, format: 'webp' | 'avif'): string | undefined {
  const { src, width = Infinity } = picture;
  const folder = variantsOf(src);
  if (!folder) return undefined;
  const listed: string[] = [];
  for (const step of pictureWidths) {
    listed.push(`${folder}w${step}.${format} ${Math.min(step, width)}w`);
    if (step >= width || step >= most * DENSEST) break;
  }
  return listed.join(', ');
}

/** The largest size, for an image that fills the screen. */
export const largestOf = ({ src }: ShownPicture): string => variantOf(src, 'w2880.webp') ?? src;
