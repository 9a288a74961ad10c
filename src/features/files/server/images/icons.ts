import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { iconVariants } from '../../../../lib/content/pictures.ts';
import { type Region, type Source, take } from './source.ts';

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const white = { r: 255, g: 255, b: 255, alpha: 1 };
/** No mask cuts off the circle of 0.8 of the side; the square in it has 0.566. */
const SHARE = { plain: 1, padded: 0.8, masked: 0.6 };

/** An icon file with one image. https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Square icons from any image: a nearly square one fills the icon, others are shown whole on their own background colour. */
export async function renderIcon(
  source: Source,
  region: Region,
  name: keyof typeof iconVariants,
  output: string,
): Promise<{ type: string }> {
  const side = iconVariants[name];
  const part = await take(source.read({ still: true }), region, source)
    .resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { isOpaque } = await sharp(part).stats();
  const [r = 255, g = 255, b = 255] = isOpaque
    ? await sharp(part).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    : [];
  const masked = name === 'maskable-512.png';
  const filled = masked || name === 'apple-touch-icon.png';
  const share = isOpaque ? (masked ? 0.8 : 1) : filled ? (masked ? SHARE.masked : SHARE.padded) : SHARE.plain;
  const ground = isOpaque ? { r, g, b, alpha: 1 } : filled ? white : clear;
  const isNearlySquare = Math.abs(Math.log(region.width / region.height)) < 0.3;
  const inner = Math.round(side * share);
  const edge = Math.floor((side - inner) / 2);
  const rest = side - inner - edge;
  const small = await sharp(part)
    .resize(inner, inner, { fit: isOpaque && isNearlySquare ? 'cover' : 'contain', background: ground })
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background: ground })
    .png()
    .toBuffer();
  const png = filled ? await sharp(small).flatten({ background: ground }).png().toBuffer() : small;
  const isIco = name === 'favicon.ico';
  await writeFile(output, isIco ? icoOf(png, side) : png);
  return { type: isIco ? 'image/x-icon' : 'image/png' };
}
