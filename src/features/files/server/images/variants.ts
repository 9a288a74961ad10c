import sharp from 'sharp';
import {
  type Crop,
  cutVariants,
  type Focus,
  focusWithin,
  iconVariants,
  type PictureVariant,
  portrait,
} from '../../../../lib/content/pictures.ts';
import { openDrawing } from './drawing.ts';
import { renderIcon } from './icons.ts';
import type { VariantInput } from './messages.ts';
import { openSource, type Region, regionOf, type Source, take } from './source.ts';

const isIcon = (name: PictureVariant): name is keyof typeof iconVariants => name in iconVariants;
const isCut = (name: PictureVariant): name is keyof typeof cutVariants => name in cutVariants;
const whole = { x: 0, y: 0, width: 1, height: 1 };

/** The largest crop of an aspect ratio with the focal point as close to its centre as the edges allow. */
export function cutAround(within: Region, [across, down]: readonly [number, number], focus: Focus): Region {
  const scale = Math.min(within.width / across, within.height / down);
  const width = Math.max(1, Math.round(across * scale));
  const height = Math.max(1, Math.round(down * scale));
  const start = (length: number, cut: number, share: number) =>
    Math.round(Math.min(length - cut, Math.max(0, length * share - cut / 2)));
  return {
    left: within.left + start(within.width, width, focus.x),
    top: within.top + start(within.height, height, focus.y),
    width,
    height,
  };
}

/** A drawing is a bitmap from here on. */
async function open({ path, type }: VariantInput): Promise<Source> {
  if (type !== 'image/svg+xml') return openSource(path, type);
  const { draw, ...own } = await openDrawing(path);
  const scale = 2_200 / Math.max(own.width, own.height);
  const pixels = await draw(own.width * scale, own.height * scale)
    .png({ compressionLevel: 1 })
    .toBuffer({
      resolveWithObject: true,
    });
  const { width, height } = pixels.info;
  const read = () => sharp(pixels.data);
  return { format: 'png', width, height, animated: false, hasAlpha: true, palette: false, read };
}

/** Makes one of the listed sizes, never larger than the image is. @returns its media type */
export async function renderVariant(input: VariantInput, output: string): Promise<{ type: string }> {
  const { variant } = input;
  const source = await open(input);
  const crop: Crop = input.crop ?? whole;
  const focus = focusWithin(crop, input.focus ?? { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 });
  const region = regionOf(crop, source.width, source.height);
  if (isIcon(variant)) return renderIcon(source, region, variant, output);
  if (isCut(variant)) {
    const size = cutVariants[variant];
    const cut = source
      .read({ still: true })
      .extract(cutAround(region, size, focus))
      .resize({ width: size[0], height: size[1], withoutEnlargement: true })
      .toColourspace('srgb');
    if (variant === 'social.jpg') {
      await cut.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }).toFile(output);
      return { type: 'image/jpeg' };
    }
    await cut.webp({ quality: 78 }).toFile(output);
    return { type: 'image/webp' };
  }
  const [, shape, width, format] = /^(w|portrait)(\d+)\.(\w+)$/.exec(variant) ?? [];
  const still = format === 'png';
  const shown = shape === 'w' ? region : cutAround(region, [portrait.across, portrait.down], focus);
  const image = take(source.read({ still }), shown, source)
    .resize({ width: Number(width), withoutEnlargement: true })
    .toColourspace('srgb');
  if (still) {
    await image.png().toFile(output);
    return { type: 'image/png' };
  }
  // AVIF contains a single frame here.
  if (format === 'avif' && !source.animated) {
    await image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }).toFile(output);
    return { type: 'image/avif' };
  }
  await image.webp({ quality: 78, effort: source.animated ? 2 : 4 }).toFile(output);
  return { type: 'image/webp' };
}
