/** Draws the pictures of all starter sites into `src/app/starters/<key>/pictures/`, with what the library knows of them. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { placeholderOf } from '../src/features/files/server/images/placeholder.ts';
import { sheet } from './draw/kit.ts';
import { marks } from './starters/marks.ts';
import type { Drawing } from './starters/shapes.ts';
import { shopPictures } from './starters/shop.ts';

const LONGER_SIDE = 1400;
const DOTS_PER_INCH = 72;
const QUALITY = 78;

const sets: Record<string, readonly Drawing[]> = { shop: shopPictures };

async function makeSet(key: string, drawings: readonly Drawing[], seed: number): Promise<void> {
  const folder = new URL(`../src/app/starters/${key}/pictures/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(new URL(file, folder));
  const facts: Record<string, object> = {};
  let bytes = 0;
  for (const [index, { name, w, h, alt, focus, side = LONGER_SIDE, draw }] of drawings.entries()) {
    const s = sheet(w, h, seed + index * 17);
    const svg = s.finish(draw(s), alt);
    const density = (DOTS_PER_INCH * side) / Math.max(w, h);
    const { data, info } = await sharp(Buffer.from(svg), { density })
      .flatten({ background: '#fff' })
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    writeFileSync(new URL(`${name}.webp`, folder), data);
    bytes += data.length;
    const placeholder = await placeholderOf(sharp(data));
    facts[name] = { alt, width: info.width, height: info.height, placeholder, ...(focus ? { focus } : {}) };
  }
  const mark = marks[key];
  if (mark) writeFileSync(new URL('mark.svg', folder), mark);
  writeFileSync(new URL('facts.json', folder), `${JSON.stringify(facts, null, 2)}\n`);
  console.log(`${key}: ${drawings.length} pictures, ${Math.round(bytes / 1024)} KB`);
}

const only = process.argv[2];
for (const [index, [key, drawings]] of Object.entries(sets).entries())
  if (!only || only === key) await makeSet(key, drawings, 1000 + index * 400);
