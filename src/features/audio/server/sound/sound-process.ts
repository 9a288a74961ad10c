/**
 * A separate process for one audio file, which isolates its decoders from hostile files.
 * `sound-process.ts examine FILE COVER` or `sound-process.ts preview FILE OUTPUT SECONDS`; the result is JSON on stdout.
 */
import { writeFile } from 'node:fs/promises';
import { examineSound, previewSound } from './examine.ts';

const MOST_MEMORY = 400 * 1024 * 1024;

function step(): void {
  if (process.memoryUsage.rss() > MOST_MEMORY) throw new Error('The file needs too much memory.');
}

const [task, file = '', output = '', seconds = '0'] = process.argv.slice(2);

if (task === 'examine') {
  const { cover, ...found } = await examineSound(file, step);
  if (cover) await writeFile(output, cover.bytes);
  process.stdout.write(JSON.stringify({ ...found, cover: cover?.type ?? null }));
} else {
  const cut = await previewSound(file, Number(seconds));
  if (cut) await writeFile(output, cut.bytes);
  process.stdout.write(JSON.stringify({ type: cut?.type ?? null }));
}
