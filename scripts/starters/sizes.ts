import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictureWidths } from '../../src/lib/content/pictures.ts';
import type { Starter } from '../../src/app/starters/starter.ts';

/** Slower encoding and smaller files than on the server, where a visitor waits. */
const ENCODING = { quality: 52, effort: 3, chromaSubsampling: '4:2:0' } as const;

const sizesBeside = (path: string) => join(dirname(path), 'sizes');

/** Images on the first page of a starter or of its products. */
function shownFirst({ site }: Starter) {
  const { pages, shop, tracks, files = [] } = site('');
  const home = pages.find(({ slug }) => slug === 'homepage');
  const shown = JSON.stringify([home?.blocks, shop, tracks]);
  return files.filter(({ id, type }) => type === 'image/webp' && shown.includes(id));
}

/** Makes the sizes that visitors of a new site request first, so that they needn't wait for the server. */
export async function makeSizes(starter: Starter): Promise<void> {
  const files = shownFirst(starter);
  let bytes = 0;
  for (const folder of new Set(files.map(({ path }) => sizesBeside(path)))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  for (const { path, name, width = 0 } of files)
    for (const step of pictureWidths) {
      const target = `${sizesBeside(path)}/${name.replace(/\.\w+$/, '')}-w${step}.avif`;
      await sharp(path).resize({ width: step, withoutEnlargement: true }).avif(ENCODING).toFile(target);
      bytes += statSync(target).size;
      if (step >= width) break;
    }
  console.log(`${starter.key}: sizes of ${files.length} pictures, ${Math.round(bytes / 1024)} KB`);
}
