import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ownFolder } from '../../src/lib/own-folder.ts';

export const root = dirname(dirname(import.meta.dirname));

/** Where a run of tests has its folders, which all its processes know. */
const place = 'SITEWRIGHT_TEST_FOLDER';

interface Folder {
  path: string;
  remove: () => Promise<void>;
}

/** A separate folder below the system's temporary one or that of the run, gone after `remove`. */
export async function temporaryFolder(purpose: string): Promise<Folder> {
  const path = await mkdtemp(join(process.env[place] ?? tmpdir(), `sitewright-${purpose}-`));
  return { path, remove: () => removeAll(path) };
}

const removeAll = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 3 });

const MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
const HOUR_MS = 3_600_000;

/** A run needs one gigabyte, and others may want the rest. */
async function muchMemory(): Promise<boolean> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 3 * GIGABYTE && process.availableMemory() > 6 * GIGABYTE;
}

/**
 * From here on the folders of this run lie in memory, where there is plenty of it: nothing that a test writes has to
 * outlive the machine, and the databases of a run wait for the disk thousands of times. What a run that was killed has
 * left there goes.
 * @returns what takes all of them away again
 */
export async function keepInMemory(): Promise<() => Promise<void>> {
  if (process.env[place] || !(await muchMemory())) return async () => {};
  const path = await ownFolder(MEMORY, 'sitewright-tests', HOUR_MS);
  process.env[place] = path;
  return () => removeAll(path);
}

export const inMemory = (): boolean => process.env[place]?.startsWith(MEMORY) ?? false;
