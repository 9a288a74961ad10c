/**
 * Draws the pictures of all starter sites into `src/app/starters/<key>/pictures/`, with what the library knows of them, and
 * writes the musician's songs, the podcast's episodes and the papers to download, in each language. `npm run starters -- shop` makes one,
 * `npm run starters -- sizes` only the ready sizes of all pictures, and `npm run starters -- papers` only the papers.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { placeholderOf } from '../src/features/files/server/images/placeholder.ts';
import { pixelsAcross, sheet } from './draw/kit.ts';
import { starters } from '../src/app/starters/index.ts';
import { languages } from '../src/lib/messages/languages.ts';
import { mp3Of } from './music/mp3.ts';
import { marks } from './starters/marks.ts';
import type { Drawing } from './starters/shapes.ts';
import { bakeryPictures } from './starters/bakery.ts';
import { associationPictures } from './starters/association.ts';
import { committee } from './starters/committee.ts';
import { musicianPictures } from './starters/musician.ts';
import { paperNames, paperOf, paperPath, textsOfPapers } from './starters/papers.ts';
import {
  bakerySecondPictures,
  musicianSecondPictures,
  shopSecondPictures,
} from './starters/second-pictures.ts';
import { portfolioPictures } from './starters/portfolio.ts';
import { episodes } from './starters/episodes.ts';
import { podcastPictures } from './starters/podcast.ts';
import { journalPictures } from './starters/journal.ts';
import { dishes } from './starters/restaurant.ts';
import { places } from './starters/restaurant-places.ts';
import { shopPictures } from './starters/shop.ts';
import { makeSizes } from './starters/sizes.ts';
import { songs } from './starters/songs.ts';
import { studioPictures } from './starters/studio.ts';
import { workshopPictures } from './starters/workshop.ts';

const DOTS_PER_INCH = 72;
const QUALITY = 80;

const sets: Record<string, readonly Drawing[]> = {
  shop: [...shopPictures, ...shopSecondPictures],
  studio: studioPictures,
  musician: [...musicianPictures, ...musicianSecondPictures],
  restaurant: [...dishes, ...places],
  portfolio: portfolioPictures,
  association: [...associationPictures, ...committee],
  workshop: workshopPictures,
  bakery: [...bakeryPictures, ...bakerySecondPictures],
  journal: journalPictures,
  podcast: podcastPictures,
};

async function makeSet(key: string, drawings: readonly Drawing[], seed: number): Promise<void> {
  const folder = new URL(`../src/app/starters/${key}/pictures/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(new URL(file, folder), { recursive: true });
  const facts: Record<string, object> = {};
  let bytes = 0;
  for (const [index, drawing] of drawings.entries()) {
    const { name, w, h, alt, focus, draw } = drawing;
    const s = sheet(w, h, seed + index * 17);
    const svg = s.finish(draw(s), alt);
    const density = (DOTS_PER_INCH * pixelsAcross(drawing)) / w;
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

const asked = process.argv[2];
const only = asked === 'sizes' || asked === 'papers' ? 'none' : asked;
for (const [index, [key, drawings]] of Object.entries(sets).entries())
  if (!only || only === key) await makeSet(key, drawings, 1000 + index * 400);

const below = (path: string): string => {
  const file = fileURLToPath(new URL(`../src/app/starters/${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  return file;
};

/** The pieces of a starter, with the artist in their tags and kilobits per second. */
const music = {
  musician: { pieces: songs, artist: 'Low Sun', kbps: 64 },
  podcast: { pieces: episodes, artist: 'Room Tone', kbps: 48 },
};
for (const [key, { pieces, artist, kbps }] of Object.entries(music)) {
  if (only && only !== key) continue;
  for (const { name, title, make } of pieces)
    writeFileSync(below(`${key}/music/${name}.mp3`), mp3Of(make(), { title, artist }, kbps));
  const lengths = Object.fromEntries(pieces.map(({ name, lasts }) => [name, lasts]));
  writeFileSync(below(`${key}/music/lengths.json`), `${JSON.stringify(lengths, null, 2)}\n`);
}
for (const language of languages)
  for (const name of paperNames) {
    const path = paperPath(name, language);
    if (!only || asked === 'papers' || path.startsWith(`${only}/`))
      writeFileSync(below(path), await paperOf(textsOfPapers(language)[name], language));
  }

for (const starter of starters)
  if (!asked || asked === 'sizes' || starter.key === asked) await makeSizes(starter);
