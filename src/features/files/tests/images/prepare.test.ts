import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colourAt, pictureWorld, type PictureWorld, quarters } from './world.ts';

let world: PictureWorld;
beforeAll(async () => void (world = await pictureWorld()));
afterAll(() => world.close());

const jpeg = 'image/jpeg';

/** Rotates clockwise by degrees, then flips vertically, then horizontally. */
const undo: Record<number, [number, boolean, boolean]> = {
  1: [0, false, false],
  2: [0, false, true],
  3: [180, false, false],
  4: [0, true, false],
  5: [90, false, true],
  6: [270, false, false],
  7: [270, false, true],
  8: [90, false, false],
};

/** Stores an image rotated as a camera does, with the EXIF orientation that shows it upright. */
async function heldAs(orientation: number): Promise<Buffer> {
  const shown = await quarters().png().toBuffer();
  const [turn, flip, flop] = undo[orientation] ?? [0, false, false];
  // In one pipeline, flips come before rotations, whatever the order of the calls.
  const turned = await sharp(shown).rotate(turn).png().toBuffer();
  return sharp(turned).flip(flip).flop(flop).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo held in way %i of eight comes out upright',
  async (orientation) => {
    const made = await world.images.prepareImage({
      path: await world.file(await heldAs(orientation)),
      type: jpeg,
    });
    expect([made.width, made.height]).toEqual([80, 60]);
    expect(await colourAt(made.path, 0.25, 0.25)).toBe('red');
    expect(await colourAt(made.path, 0.75, 0.25)).toBe('green');
    expect(await colourAt(made.path, 0.25, 0.75)).toBe('blue');
    expect((await sharp(made.path).metadata()).orientation).toBeUndefined();
  },
);

test('a crop counts from the upright picture', async () => {
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
  const made = await world.images.prepareImage({ path: await world.file(await heldAs(6)), type: jpeg, crop });
  expect([made.width, made.height]).toEqual([40, 30]);
  expect(await colourAt(made.path, 0.5, 0.5)).toBe('green');
});

test('where and with what a photo was taken is gone', async () => {
  const bytes = await quarters()
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'SecretName' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>')
    .toBuffer();
  const path = await world.file(bytes);
  expect((await sharp(path).metadata()).exif).toBeDefined();
  const made = await world.images.prepareImage({ path, type: jpeg });
  const { exif, xmp, icc, iptc } = await sharp(made.path).metadata();
  expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  expect((await sharp(made.path).toBuffer()).includes('Secret')).toBe(false);
});

test('print colours, deep colours and wide colours become what screens show', async () => {
  const cmyk = await quarters().toColourspace('cmyk').jpeg().toBuffer();
  const deep = await quarters().toColourspace('rgb16').png().toBuffer();
  const wide = await quarters().jpeg().withIccProfile('p3').toBuffer();
  for (const [bytes, type] of [
    [cmyk, jpeg],
    [deep, 'image/png'],
    [wide, jpeg],
  ] as const) {
    const made = await world.images.prepareImage({ path: await world.file(bytes), type });
    const { space, depth, icc } = await sharp(made.path).metadata();
    expect([space, depth, icc]).toEqual(['srgb', 'uchar', undefined]);
    expect(await colourAt(made.path, 0.25, 0.25)).toBe('red');
  }
});

test('each format stays what it is', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    const type = `image/${format}`;
    const path = await world.file(await quarters().toFormat(format).toBuffer());
    const made = await world.images.prepareImage({ path, type });
    expect(made).toMatchObject({ type, width: 80, height: 60 });
    expect(made.size).toBe((await stat(made.path)).size);
    expect((await sharp(made.path).metadata()).format).toBe(format === 'avif' ? 'heif' : format);
  }
});

test('an animation goes on moving', async () => {
  const frames = [quarters(), quarters().negate()].map((frame) => frame.png().toBuffer());
  const bytes = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 200], loop: 0 })
    .toBuffer();
  const made = await world.images.prepareImage({ path: await world.file(bytes), type: 'image/gif' });
  expect([made.width, made.height]).toEqual([80, 60]);
  expect(await sharp(made.path).metadata()).toMatchObject({ pages: 2, delay: [100, 200] });
  const small = { path: made.path, type: made.type } as const;
  for (const variant of ['w320.webp', 'w320.avif'] as const) {
    const shown = await world.images.renderVariant({ ...small, variant });
    expect(shown.type).toBe('image/webp');
    expect((await sharp(shown.path).metadata()).pages).toBe(2);
  }
});

test('what is kept is at most 4,400 pixels a side', async () => {
  const wide = { width: 9000, height: 90, channels: 3, background: '#357' } as const;
  const path = await world.file(await sharp({ create: wide }).png().toBuffer());
  expect(await world.images.prepareImage({ path, type: 'image/png' })).toMatchObject({
    width: 4400,
    height: 44,
  });
});

test('the placeholder is a picture in at most 300 characters, and there is none behind glass', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const busy = { width: 900, height: 600, channels: 3, background: '#888', noise } as const;
  const prepared = async (image: Sharp) =>
    world.images.prepareImage({ path: await world.file(await image.png().toBuffer()), type: 'image/png' });
  const { placeholder } = await prepared(sharp({ create: busy }));
  expect(placeholder.length).toBeLessThanOrEqual(300);
  const bytes = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' });
  const glass = { width: 90, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } as const;
  expect((await prepared(sharp({ create: glass }))).placeholder).toBe('');
});
