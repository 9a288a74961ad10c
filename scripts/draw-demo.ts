/** Draws every picture of the demo site into `public/demo/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawn } from './draw/drawn.ts';

const folder = new URL('../public/demo/', import.meta.url);
mkdirSync(folder, { recursive: true });

for (const { file, svg } of drawn()) {
  writeFileSync(new URL(file, folder), svg);
  console.log(`${file} ${(svg.length / 1024).toFixed(1)} KB`);
}
