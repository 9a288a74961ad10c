import type { Metadata, Sharp, SharpOptions } from 'sharp';
import sharp from 'sharp';
import type { Crop } from '../../../../lib/content/pictures.ts';
import { limits } from './limits.ts';
import { animationTooLong, asProblem, heic, notAPicture, tooManyPixels } from './problem.ts';

export type Format = 'jpeg' | 'png' | 'webp' | 'heif' | 'gif';

const formatOf: Record<string, Format> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
};

/** An image whose header is within limits; nothing is decoded yet. */
export interface Source {
  format: Format;
  /** Pixels, upright. */
  width: number;
  height: number;
  animated: boolean;
  hasAlpha: boolean;
  palette: boolean;
  /** A fresh pipeline, rotated upright. `still` takes an animation's first frame. */
  read: (options?: { still?: boolean }) => Sharp;
}

const reading = { failOn: 'error', sequentialRead: true } as const satisfies SharpOptions;

async function header(path: string): Promise<Metadata> {
  try {
    // Reading the header is safe for any size, and gives the size for the message.
    return await sharp(path, { ...reading, limitInputPixels: false }).metadata();
  } catch (error) {
    throw /unsupported image format/i.test(String(error)) ? notAPicture() : (asProblem(error) ?? error);
  }
}

/** Opens a bitmap image. Its content must match its declared type. */
export async function openSource(path: string, type: string): Promise<Source> {
  if (/^image\/hei[cf]/.test(type)) throw heic();
  const format = formatOf[type];
  if (!format) throw notAPicture();
  const { width, height, pages = 1, ...meta } = await header(path);
  if (meta.format !== format) throw notAPicture();
  if (format === 'heif' && meta.compression !== 'av1') throw heic();
  if (width * height > limits.pixels[format]) throw tooManyPixels(width, height, limits.pixels[format]);
  const animated = pages > 1 && (format === 'gif' || format === 'webp');
  if (animated && (pages > limits.animationFrames || width * height * pages > limits.animationPixels))
    throw animationTooLong();
  return {
    format,
    width: meta.autoOrient.width,
    height: meta.autoOrient.height,
    animated,
    hasAlpha: meta.hasAlpha,
    palette: meta.isPalette,
    read: ({ still = false } = {}) =>
      sharp(path, {
        ...reading,
        limitInputPixels: animated ? limits.animationPixels : limits.pixels[format],
        animated: animated && !still,
      }).autoOrient(),
  };
}

/** A part of an image in whole pixels, within it and never empty. */
export function regionOf(crop: Crop | null | undefined, width: number, height: number) {
  const { x, y, width: across, height: down } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const left = Math.min(width - 1, Math.round(x * width));
  const top = Math.min(height - 1, Math.round(y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(across * width))),
    height: Math.max(1, Math.min(height - top, Math.round(down * height))),
  };
}
export type Region = ReturnType<typeof regionOf>;

/** Extracts a part, unless it is the whole image: that would prevent decoding JPEG at a smaller scale. */
export const take = (image: Sharp, region: Region, { width, height }: { width: number; height: number }) =>
  region.width === width && region.height === height ? image : image.extract(region);
