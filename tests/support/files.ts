import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ownFolder } from '../../src/lib/own-folder.ts';

export const root = dirname(dirname(import.meta.dirname));

/** The folder for all temporary folders of a test run, known to all its processes. */
const place = 'SITEWRIGHT_TEST_FOLDER';

interface Folder {
  path: string;
  remove: () => Promise<void>;
}

/** Creates a folder in the system's temporary one or that of the run. `remove` deletes it. */
export async function temporaryFolder(purpose: string): Promise<Folder> {
  const path = await mkdtemp(join(process.env[place] ?? tmpdir(), `sitewright-${purpose}-`));
  return { path, remove: () => removeAll(path) };
}

const removeAll = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 3 });

const MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
const HOUR_MS = 3_600_000;

/** A run needs one gigabyte, and other programs need memory too. */
async function muchMemory(): Promise<boolean> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 3 * GIGABYTE && process.availableMemory() > 6 * GIGABYTE;
}

/**
 * Keeps the folders of this run in memory, if there is enough of it: nothing that a test writes must outlive the
 * machine, and its databases would wait for the disk thousands of times. Also deletes what a killed run
 * left there.
 * @returns a function that deletes them
 */
export async function keepInMemory(): Promise<() => Promise<void>> {
  if (process.env[place] || !(await muchMemory())) return async () => {};
  const path = await ownFolder(MEMORY, 'sitewright-tests', HOUR_MS);
  process.env[place] = path;
  return () => removeAll(path);
}

export const inMemory = (): boolean => process.env[place]?.startsWith(MEMORY) ?? false;
