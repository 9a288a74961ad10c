import sharp, { type Sharp } from 'sharp';

const LONGEST = 300;
const tries = [
  { side: 20, quality: 40 },
  { side: 16, quality: 30 },
  { side: 12, quality: 20 },
  { side: 8, quality: 10 },
] as const;

/**
 * A tiny version of an image as a `data:` address of at most 300 characters. Empty for a transparent image,
 * because the placeholder would stay visible behind it.
 */
export async function placeholderOf(image: Sharp): Promise<string> {
  const small = await image.resize(64, 64, { fit: 'inside' }).png().toBuffer();
  if (!(await sharp(small).stats()).isOpaque) return '';
  for (const { side, quality } of tries) {
    const bytes = await sharp(small)
      .removeAlpha()
      .resize(side, side, { fit: 'inside' })
      .webp({ quality, effort: 6 })
      .toBuffer();
    const address = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (address.length <= LONGEST) return address;
  }
  return '';
}
