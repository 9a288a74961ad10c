/** Synthesises the music of the demo site into `src/app/demo/music/`, so that nobody else holds rights to it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mp3Of } from './music/mp3.ts';
import { pieces } from './music/pieces.ts';

const folder = new URL('../src/app/demo/music/', import.meta.url);
mkdirSync(folder, { recursive: true });

for (const { file, make, ...about } of pieces) {
  const bytes = mp3Of(make(), about);
  writeFileSync(new URL(file, folder), bytes);
  console.log(`${file} ${(bytes.length / 1024).toFixed(0)} KB`);
}
