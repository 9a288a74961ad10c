import { mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Starter } from '../../src/app/starters/starter.ts';
import { cutAround } from '../../src/features/files/server/images/variants.ts';
import { pictureWidths, portrait } from '../../src/lib/content/pictures.ts';

/** Slower encoding and smaller files than on the server, where a visitor waits. */
const ENCODING = { quality: 52, effort: 3, chromaSubsampling: '4:2:0' } as const;

const centre = { x: 0.5, y: 0.5 };

const sizesBeside = (path: string) => join(dirname(path), 'sizes');

/** Images on the first page of a starter, of its products or of its entries, which the first page lists. */
function shownFirst({ site }: Starter) {
  const { pages, contentTypes, shop, tracks, files = [] } = site('');
  const home = pages.find(({ slug }) => slug === 'homepage');
  const covers = contentTypes?.flatMap(({ entries }) => entries.map(({ details }) => details?.picture));
  const shown = JSON.stringify([home?.blocks, covers, shop, tracks]);
  return files.filter(({ id, type }) => type === 'image/webp' && shown.includes(id));
}

/** Images that fill the top of the first page, of which phones request portrait crops. */
function behindFirst({ site }: Starter): string {
  const home = site('').pages.find(({ slug }) => slug === 'homepage');
  return JSON.stringify(
    (home?.blocks as readonly unknown[] | undefined)?.filter((block) =>
      JSON.stringify(block).includes('"layout":"behind"'),
    ),
  );
}

/** Makes the sizes that visitors of a new site request first, so that they needn't wait for the server. */
export async function makeSizes(starter: Starter): Promise<void> {
  const files = shownFirst(starter);
  let bytes = 0;
  for (const folder of new Set(files.map(({ path }) => sizesBeside(path)))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const behind = behindFirst(starter);
  const save = async (image: Sharp, path: string, variant: string) => {
    const target = `${sizesBeside(path)}/${basename(path, extname(path))}-${variant}.avif`;
    await image.avif(ENCODING).toFile(target);
    bytes += statSync(target).size;
  };
  for (const { id, path, focus, width = 0, height = 0 } of files) {
    for (const step of pictureWidths) {
      await save(sharp(path).resize({ width: step, withoutEnlargement: true }), path, `w${step}`);
      if (step >= width) break;
    }
    if (!behind.includes(id)) continue;
    const cut = cutAround(
      { left: 0, top: 0, width, height },
      [portrait.across, portrait.down],
      focus ?? centre,
    );
    for (const step of portrait.widths) {
      const crop = sharp(path).extract(cut).resize({ width: step, withoutEnlargement: true });
      await save(crop, path, `portrait${step}`);
      if (step >= cut.width) break;
    }
  }
  console.log(`${starter.key}: sizes of ${files.length} pictures, ${Math.round(bytes / 1024)} KB`);
}
