import { isVariant } from '../../variant-names.ts';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  iconVariants,
  type PictureVariant,
  pictureWidths,
  portrait,
} from '../../../../lib/content/pictures.ts';
import { colourAt, pictureWorld, type PictureWorld, quarters } from './world.ts';

let world: PictureWorld;
let master: string;
beforeAll(async () => {
  world = await pictureWorld();
  master = await world.file(await quarters(1000, 600).jpeg({ quality: 95 }).toBuffer());
});
afterAll(() => world.close());

const render = (variant: PictureVariant, more: object = {}) =>
  world.images.renderVariant({ path: master, type: 'image/jpeg', variant, ...more });
const sizeOf = async ({ path }: { path: string }) => {
  const { width, height } = await sharp(path).metadata();
  return [width, height];
};

test('only listed names are made', () => {
  for (const width of pictureWidths) expect(isVariant(`w${width}.avif`)).toBe(true);
  for (const width of portrait.widths) expect(isVariant(`portrait${width}.webp`)).toBe(true);
  for (const name of [
    'portrait640.webp',
    'w641.webp',
    'w640.png',
    'thumbnail.jpg',
    '../w640.webp',
    'w640.webp/',
    'constructor',
    '',
  ])
    expect(isVariant(name)).toBe(false);
});

test('widths are as named, and never more than the picture has', async () => {
  const small = await render('w480.webp');
  expect([small.type, ...(await sizeOf(small))]).toEqual(['image/webp', 480, 288]);
  const modern = await render('w640.avif');
  expect([modern.type, ...(await sizeOf(modern))]).toEqual(['image/avif', 640, 384]);
  expect(await sizeOf(await render('w2200.webp'))).toEqual([1000, 600]);
});

test('the thumbnail keeps the focal point in sight', async () => {
  const corner = await render('thumbnail.webp', { focus: { x: 0, y: 0 } });
  expect(await sizeOf(corner)).toEqual([300, 300]);
  expect(await colourAt(corner.path, 0.9, 0.1)).toBe('green');
  expect(await colourAt(corner.path, 0.7, 0.9)).toBe('blue');
  const far = await render('thumbnail.webp', { focus: { x: 1, y: 1 } });
  expect(await colourAt(far.path, 0.9, 0.9)).toBe('white');
  expect(await colourAt(far.path, 0.3, 0.9)).toBe('white');
});

test('a portrait crop has the whole height, and the focal point in sight', async () => {
  const left = await render('portrait480.webp', { focus: { x: 0.1, y: 0.5 } });
  expect([left.type, ...(await sizeOf(left))]).toEqual(['image/webp', 429, 600]);
  expect(await colourAt(left.path, 0.9, 0.1)).toBe('red');
  const right = await render('portrait480.avif', { focus: { x: 0.9, y: 0.5 } });
  expect([right.type, ...(await sizeOf(right))]).toEqual(['image/avif', 429, 600]);
  expect(await colourAt(right.path, 0.1, 0.1)).toBe('green');
  expect(await colourAt(right.path, 0.9, 0.9)).toBe('white');
});

test('a crop comes first, and the focal point counts within the whole picture', async () => {
  const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const shown = await render('w320.webp', { crop });
  expect(await sizeOf(shown)).toEqual([320, 384]);
  expect(await colourAt(shown.path, 0.1, 0.1)).toBe('green');
  const lower = await render('thumbnail.webp', { crop: { ...crop, height: 0.9 }, focus: { x: 0.75, y: 1 } });
  expect(await colourAt(lower.path, 0.5, 0.9)).toBe('white');
});

test('the picture for social networks has their shape', async () => {
  const large = await world.file(await quarters(3000, 3000).jpeg().toBuffer());
  const shown = await world.images.renderVariant({ path: large, type: 'image/jpeg', variant: 'social.jpg' });
  expect([shown.type, ...(await sizeOf(shown))]).toEqual(['image/jpeg', 1200, 630]);
});

test.each(Object.entries(iconVariants).filter(([name]) => name.endsWith('.png')))(
  '%s is a square of %i pixels',
  async (name, side) => {
    const shown = await render(name as PictureVariant);
    expect([shown.type, ...(await sizeOf(shown))]).toEqual(['image/png', side, side]);
  },
);

test('an icon file holds a picture of 32 pixels', async () => {
  const shown = await render('favicon.ico');
  const bytes = await readFile(shown.path);
  expect(shown.type).toBe('image/x-icon');
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(await sharp(bytes.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 });
});

test('signs made from a drawing are sharp, and stand on white where phones need a ground', async () => {
  const dot =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="1" fill="red"/></svg>';
  const path = await world.file(dot);
  const made = async (variant: PictureVariant) =>
    (await world.images.renderVariant({ path, type: 'image/svg+xml', variant })).path;
  const clear = await made('icon-512.png');
  expect((await sharp(clear).metadata()).hasAlpha).toBe(true);
  expect(await colourAt(clear, 0.5, 0.5)).toBe('red');
  const forMails = await made('w480.png');
  expect(await sharp(forMails).metadata()).toMatchObject({
    format: 'png',
    width: 480,
    height: 480,
    hasAlpha: true,
  });
  const touch = await made('apple-touch-icon.png');
  expect((await sharp(touch).metadata()).hasAlpha).toBe(false);
  expect(await colourAt(touch, 0.02, 0.02)).toBe('white');
  expect(await colourAt(touch, 0.5, 0.5)).toBe('red');
});
