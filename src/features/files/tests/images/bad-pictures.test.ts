import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ImageProblem } from '../../server/images/index.ts';
import { packedText, plainPng } from './png.ts';
import { pictureWorld, type PictureWorld, quarters } from './world.ts';

let world: PictureWorld;
beforeAll(async () => void (world = await pictureWorld()));
afterAll(() => world.close());
afterEach(async () => {
  // The next image is prepared normally, whatever came before.
  const fine = await world.file(await quarters().png().toBuffer());
  await world.images.prepareImage({ path: fine, type: 'image/png' });
});

async function refused(bytes: Uint8Array | string, type: string): Promise<string> {
  const before = await world.leftovers();
  const path = await world.file(bytes);
  const problem = await world.images.prepareImage({ path, type }).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(ImageProblem);
  expect(await world.leftovers()).toEqual(before);
  return String(problem);
}

const jpeg = 'image/jpeg';
const png = 'image/png';

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['nothing', ''],
  ['noise', randomBytes(5000)],
])('%s under a photo’s name is no picture', async (_, bytes) => {
  expect(await refused(bytes, jpeg)).toMatch(/isn’t a supported image|damaged/);
});

test('a drawing is not drawn unless it came as one', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  for (const type of [png, jpeg, 'image/webp', 'image/gif', 'image/avif']) await refused(drawing, type);
  expect(await refused(drawing, 'text/html')).toContain('isn’t a supported image');
});

test('what hides behind a picture is not kept', async () => {
  const hidden = '<script>alert(1)</script>PK\u0003\u0004';
  const photo = await quarters().jpeg().toBuffer();
  const comment = Buffer.from(`\u00FF\u00FE\0${String.fromCharCode(hidden.length + 2)}${hidden}`, 'latin1');
  const path = await world.file(
    Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), Buffer.from(hidden)]),
  );
  const made = await world.images.prepareImage({ path, type: jpeg });
  expect((await readFile(made.path)).includes('script')).toBe(false);
});

test('900 megapixels in 100 KB are refused by their header, with the numbers', async () => {
  const bomb = plainPng(30_000, 30_000);
  expect(bomb.length).toBeLessThan(150_000);
  const begun = performance.now();
  const sentence = await refused(bomb, png);
  expect(sentence).toContain('30,000 × 30,000 pixels');
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('packed texts in a picture are never unpacked into memory', async () => {
  const path = await world.file(
    plainPng(40, 40, Buffer.concat(Array.from({ length: 8 }, () => packedText(64_000_000)))),
  );
  // It may be read or refused. Only the memory matters.
  await world.images.prepareImage({ path, type: png }).catch((error: unknown) => {
    expect(String(error)).toMatch(/damaged/);
  });
});

test('half a photo is told as damaged', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#888', noise } });
  const bytes = await photo.jpeg().toBuffer();
  expect(await refused(bytes.subarray(0, bytes.length / 2), jpeg)).toContain('damaged or incomplete');
  expect(await refused(bytes.subarray(0, 30), jpeg)).toMatch(/damaged|isn’t a supported image/);
  const packed = await photo.png().toBuffer();
  expect(await refused(packed.subarray(0, packed.length / 2), png)).toContain('damaged or incomplete');
});

test('a huge animation is refused, and a screen that claims four billion pixels is not believed', async () => {
  const frame = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const other = await sharp(frame).negate().png().toBuffer();
  const frames = Array.from({ length: 400 }, (_, index) => (index % 2 ? frame : other));
  const long = await sharp(frames, { join: { animated: true }, limitInputPixels: false })
    .gif({ effort: 1, colours: 2 })
    .toBuffer();
  expect(await refused(long, 'image/gif')).toContain('too long or too large');
  const one = await sharp(frame).gif().toBuffer();
  one.writeUInt16LE(65_535, 6);
  one.writeUInt16LE(65_535, 8);
  const path = await world.file(one);
  expect(await world.images.prepareImage({ path, type: 'image/gif' })).toMatchObject({
    width: 600,
    height: 600,
  });
});

test('phones’ own format is refused with what to do instead', async () => {
  const box = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await refused(box, 'image/heic')).toContain('Most compatible');
  expect(await refused(box, 'image/heif')).toContain('JPEG');
});

test('compressed drawings are refused, however large they would be', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  expect(await refused(bomb, 'image/svg+xml')).toContain('SVGZ');
  await expect(world.images.cleanSvg(bomb.toString('latin1'))).rejects.toThrow('SVGZ');
});
