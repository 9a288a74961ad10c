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
 * A new folder of this process, such as `pictures-4711-x2Lk0q`; those of that purpose whose processes are gone are removed.
 * @param restedMs how long nothing was added to them, for a directory that containers share: they do not see one another's processes
 */
export async function ownFolder(directory: string, purpose: string, restedMs = 0): Promise<string> {
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    const pid = name.startsWith(`${purpose}-`) && Number(/^(\d+)-/.exec(name.slice(purpose.length + 1))?.[1]);
    // Numbers of processes come back, so one of our own may be a leftover too.
    if (!pid || (pid === process.pid ? inUse.has(name) : isTaken(pid))) continue;
    const path = join(directory, name);
    if (restedMs === 0 || (await restsSince(path)) < Date.now() - restedMs)
      await rm(path, { recursive: true, force: true });
  }
  const own = await mkdtemp(join(directory, `${purpose}-${process.pid}-`));
  inUse.add(basename(own));
  return own;
}
