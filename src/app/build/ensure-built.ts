import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtFrom } from './put-in-place.ts';

const root = join(import.meta.dirname, '../../..');
/** The folder with the browser code, the server's renderer and the server itself. */
export const dist = join(root, 'dist');

/** The server in the build. */
export const program = join(dist, 'program/run.js');

/** @returns whether the last build was made from the sources as they are now */
export const isBuilt = async (): Promise<boolean> => (await builtFrom(dist)) === sourceHash();

/**
 * Builds all of it if the sources have changed. The build runs in a separate process, because the bundler keeps hundreds of
 * megabytes that the server would otherwise hold while it runs.
 * @returns whether it built
 */
export async function ensureBuilt(
  options: { log?: (line: string) => void; signal?: AbortSignal } = {},
): Promise<boolean> {
  const wanted = sourceHash();
  if ((await builtFrom(dist)) === wanted) return false;
  options.log?.('Building the browser code …');
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build-all.ts'), dist, wanted], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    ...(options.signal && { signal: options.signal }),
  });
  return true;
}

/** Reads without a pause: of thousands of small files, each turn of the event loop costs more than the reading. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  const files = ['package-lock.json', 'vite.config.ts'];
  for (const folder of ['src', 'public', 'docs/help'])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) files.push(join(entry.parentPath.slice(root.length + 1), entry.name));
  // Tests and what they share are no part of the build.
  const built = files.filter((file) => !/\.test\.|[\\/]tests[\\/]/.test(file));
  for (const file of built.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
