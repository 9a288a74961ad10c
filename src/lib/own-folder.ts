import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isTaken } from './work/processes.ts';

const inUse = new Set<string>();

const restsSince = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );

/**
 * Creates a folder for this process, such as `pictures-4711-x2Lk0q`, and removes those of processes that have exited.
 * @param restedMs how long nothing was added to them, for a folder shared by containers, which don't see each other's processes
 */
export async function ownFolder(directory: string, purpose: string, restedMs = 0): Promise<string> {
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    const pid = name.startsWith(`${purpose}-`) && Number(/^(\d+)-/.exec(name.slice(purpose.length + 1))?.[1]);
    // Process numbers are reused, so one with our number may be a leftover too.
    if (!pid || (pid === process.pid ? inUse.has(name) : isTaken(pid))) continue;
    const path = join(directory, name);
    if (restedMs === 0 || (await restsSince(path)) < Date.now() - restedMs)
      await rm(path, { recursive: true, force: true });
  }
  const own = await mkdtemp(join(directory, `${purpose}-${process.pid}-`));
  inUse.add(basename(own));
  return own;
}
