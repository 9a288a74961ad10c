/** Draws every picture of the demo site into `public/demo/`. The same code always gives the same files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ink } from './draw/palette.ts';
import { pictures } from './draw/pictures.ts';
import { icon, logo } from './draw/brand.ts';
import { sheet } from './draw/kit.ts';

const folder = new URL('../public/demo/', import.meta.url);
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);

for (const [index, picture] of pictures.entries()) {
  if (wanted.length > 0 && !wanted.includes(picture.file)) continue;
  const s = sheet(picture.w, picture.h, 100 + index * 17);
  const svg = s.finish(picture.draw(s), picture.title);
  writeFileSync(new URL(`${picture.file}.svg`, folder), svg);
  console.log(
    `${picture.file}.svg ${String(picture.w)}×${String(picture.h)} ${(svg.length / 1024).toFixed(1)} KB`,
  );
}

writeFileSync(new URL('logo.svg', folder), logo(ink));
writeFileSync(new URL('mark.svg', folder), icon());
