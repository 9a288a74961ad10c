/**
 * Draws every picture of the demo site into `public/demo/`, and the scenes in pixels, as the library keeps them, into
 * `src/app/demo/pictures/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { placeholderOf } from '../src/features/files/server/images/placeholder.ts';
import { drawn } from './draw/drawn.ts';

const folder = new URL('../public/demo/', import.meta.url);
const library = new URL('../src/app/demo/pictures/', import.meta.url);
const DOTS_PER_INCH = 72;

for (const each of [folder, library]) mkdirSync(each, { recursive: true });

const facts: Record<string, { width: number; height: number; placeholder: string | null }> = {};
for (const { file, svg, across } of drawn()) {
  writeFileSync(new URL(file, folder), svg);
  const name = file.replace('.svg', '');
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  facts[name] = { width, height, placeholder: null };
  if (['logo', 'mark'].includes(name)) writeFileSync(new URL(file, library), svg);
  else {
    const density = (DOTS_PER_INCH * across) / width;
    const pixels = await sharp(Buffer.from(svg), { density })
      .flatten({ background: '#fff' })
      .webp({ quality: 84, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    writeFileSync(new URL(`${name}.webp`, library), pixels.data);
    const { info } = pixels;
    const placeholder = await placeholderOf(sharp(pixels.data));
    facts[name] = { width: info.width, height: info.height, placeholder };
  }
  console.log(`${file} ${(svg.length / 1024).toFixed(1)} KB`);
}
writeFileSync(new URL('facts.json', library), `${JSON.stringify(facts, null, 2)}\n`);
