import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { openDrawing } from './drawing.ts';
import { limits } from './limits.ts';
import type { PreparedImage, PrepareInput } from './messages.ts';
import { placeholderOf } from './placeholder.ts';
import { openSource, regionOf, type Source, take } from './source.ts';

type Prepared = Omit<PreparedImage, 'path'>;

/** Re-encoded in its own format, so that downloads and emails have the uploaded format. */
function encode(image: Sharp, { format, palette }: Source, isReduced: boolean): Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: 90 });
  if (format === 'png') return image.png({ compressionLevel: 7, palette: palette && !isReduced });
  if (format === 'webp') return image.webp({ quality: 90 });
  if (format === 'gif') return image.gif({ effort: 4 });
  return image.avif({ quality: 70, effort: 2 });
}

const sideOf = ({ animated, format }: Source): number =>
  animated ? limits.animationSide : format === 'heif' ? limits.avifSide : limits.side;

/** Reads what tells whether an image is within limits; nothing is decoded. */
export async function check({ path, type }: PrepareInput): Promise<void> {
  if (type === 'image/svg+xml') await openDrawing(path);
  else await openSource(path, type);
}

/** Makes the stored form of an uploaded image: upright, in sRGB, without metadata about place and time. */
export async function prepare({ path, type, crop }: PrepareInput, output: string): Promise<Prepared> {
  if (type === 'image/svg+xml') return prepareDrawing(path, output);
  const source = await openSource(path, type);
  const region = regionOf(crop, source.width, source.height);
  const side = sideOf(source);
  const isReduced = Math.max(region.width, region.height) > side;
  const image = take(source.read(), region, source)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const made = await encode(image, source, isReduced).toFile(output);
  return {
    type,
    size: made.size,
    width: made.width,
    height: made.pageHeight ?? made.height,
    placeholder: await placeholderOf(sharp(output)),
  };
}

async function prepareDrawing(path: string, output: string): Promise<Prepared> {
  const drawing = await openDrawing(path);
  const bytes = Buffer.from(drawing.text);
  await writeFile(output, bytes);
  const { width, height } = drawing;
  const placeholder = await placeholderOf(drawing.draw(64, 64));
  return { type: 'image/svg+xml', size: bytes.length, width, height, placeholder };
}
