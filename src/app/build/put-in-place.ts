import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const stamp = 'stamp.txt';
const looksFile = 'looks.txt';

/** @returns the hash that the build in this folder was made from; empty if there is none */
export const builtFrom = (folder: string): Promise<string> =>
  readFile(join(folder, stamp), 'utf8').catch(() => '');

/** @returns how the sources looked when they were last those of this build; empty if nobody looked */
export const lastLooks = (folder: string): Promise<string> =>
  readFile(join(folder, looksFile), 'utf8').catch(() => '');

/** Where the folder can't be written, the sources are read again at each start. */
export const keepLooks = (folder: string, looks: string): Promise<void> =>
  writeFile(join(folder, looksFile), looks).catch(() => {});

/**
 * Builds beside the target and moves the result into place in one step, so that an interrupted start never serves half a
 * build. Builds of several processes replace each other; the last one stays.
 * @param source hash of the sources
 */
export async function putInPlace(
  target: string,
  source: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const fresh = await mkdtemp(`${target}.`);
  const old = `${fresh}.old`;
  try {
    await build(fresh);
    await writeFile(join(fresh, stamp), source);
    for (let placed = false; !placed;) {
      await rename(target, old).catch(unless('ENOENT'));
      placed = await rename(fresh, target).then(
        () => true,
        // Another process moved its build there meanwhile.
        unless('ENOTEMPTY', 'EEXIST'),
      );
      await rm(old, { recursive: true, force: true });
    }
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

const unless =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): false => {
    if (!codes.includes(error.code ?? '')) throw error;
    return false;
  };
