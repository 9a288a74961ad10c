import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

const NAME = /^pictures-(\d+)-/;
const inUse = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A folder for this process's unfinished pictures; those of processes that were killed are removed. */
export async function ownFolder(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    const pid = Number(NAME.exec(name)?.[1]);
    // Numbers of processes come back, so one of our own may be a leftover too.
    if (pid && (pid === process.pid ? !inUse.has(name) : !isRunning(pid)))
      await rm(join(directory, name), { recursive: true, force: true });
  }
  const own = await mkdtemp(join(directory, `pictures-${process.pid}-`));
  inUse.add(basename(own));
  return own;
}
