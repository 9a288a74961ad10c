import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isTaken } from './processes.ts';

const inUse = new Set<string>();

/** A new folder of this process, such as `pictures-4711-x2Lk0q`; those of that purpose whose processes are gone are removed. */
export async function ownFolder(directory: string, purpose: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    const pid = name.startsWith(`${purpose}-`) && Number(/^(\d+)-/.exec(name.slice(purpose.length + 1))?.[1]);
    // Numbers of processes come back, so one of our own may be a leftover too.
    if (pid && (pid === process.pid ? !inUse.has(name) : !isTaken(pid)))
      await rm(join(directory, name), { recursive: true, force: true });
  }
  const own = await mkdtemp(join(directory, `${purpose}-${process.pid}-`));
  inUse.add(basename(own));
  return own;
}
