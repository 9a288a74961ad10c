import { pictureWidths, variantOf, variantsOf, type ShownPicture } from '../../content/pictures.ts';

/** The highest ratio of screen pixels to page pixels; more looks no better. */
const DENSEST = 2;

/**
 * The picture's sizes that make sense where it is at most so many pixels wide, as a `srcset`; undefined for a picture
 * from elsewhere and for a drawing. None is larger than the picture itself, and each says its true width.
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

/** The largest that is made, for a picture that fills the screen. */
export const largestOf = ({ src }: ShownPicture): string => variantOf(src, 'w2880.webp') ?? src;
