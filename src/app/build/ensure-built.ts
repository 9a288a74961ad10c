import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtFrom, keepLooks, lastLooks } from './put-in-place.ts';

const root = join(import.meta.dirname, '../../..');
/** The folder with the browser code, the server's renderer and the server itself. */
export const dist = join(root, 'dist');

/** The server in the build. */
export const program = join(dist, 'program/run.js');

/**
 * @returns whether the last build was made from the sources as they are now. They are read only if one of them looks different
 * from when it was last found up to date.
 */
export async function isBuilt(): Promise<boolean> {
  const built = await builtFrom(dist);
  if (!built) return false;
  const looks = sourceLooks();
  if ((await lastLooks(dist)) === looks) return true;
  if (built !== sourceHash()) return false;
  await keepLooks(dist, looks);
  return true;
}

/**
 * Builds all of it if the sources have changed. The build runs in a separate process, because the bundler keeps hundreds of
 * megabytes that the server would otherwise hold while it runs. `onBuild` is called first.
 * @returns whether it built
 */
export async function ensureBuilt(
  options: { onBuild?: () => void; signal?: AbortSignal } = {},
): Promise<boolean> {
  if (await isBuilt()) return false;
  const wanted = sourceHash();
  options.onBuild?.();
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build-all.ts'), dist, wanted], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    ...(options.signal && { signal: options.signal }),
  });
  return true;
}

/** Reads without a pause: of thousands of small files, each turn of the event loop costs more than the reading. */
export const sourceHash = (): string => hashOf((path) => readFileSync(path));

/** Sizes and times of the sources. */
const sourceLooks = (): string =>
  hashOf((path) => {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${mtimeMs}`;
  });

function hashOf(read: (path: string) => Buffer | string): string {
  const hash = createHash('sha256');
  const files = ['package-lock.json', 'vite.config.ts'];
  for (const folder of ['src', 'public', 'docs/help']) addSources(folder, files);
  for (const file of files.sort()) hash.update(file).update(read(`${root}/${file}`));
  return hash.digest('hex');
}

/**
 * Adds the files of a folder, by their paths from the root. Tests and what they share are no part of the build. Every start
 * waits for this: Node's own recursive listing takes three times as long.
 */
function addSources(folder: string, files: string[]): void {
  for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile() && !entry.name.includes('.test.')) files.push(path);
    else if (entry.isDirectory() && entry.name !== 'tests') addSources(path, files);
  }
}
