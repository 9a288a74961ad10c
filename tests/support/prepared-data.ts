import { cpSync, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually.ts';
import { temporaryFolder } from './files.ts';

/** Of the run's own folder, which all its test files know; none where a server is started outside a run. */
const variable = 'SITEWRIGHT_TEST_PREPARED';

/** Once for a run. @returns what takes the folder away again */
export async function offerPreparedData(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('prepared');
  process.env[variable] = folder.path;
  // What one process has compiled, the next one need not; those of the servers too, which are started by the hundred.
  process.env['NODE_COMPILE_CACHE'] ??= join(folder.path, 'compiled');
  return folder.remove;
}

/** Whether nobody else of this run has done so before. */
const isFirst = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );

/**
 * Copies into `dataDir` what a server has there after its first start: the database with the demo site, and its files.
 * The very first server of a run makes its own, as a run may start just one; the second has this made, with `start`,
 * and the others wait for that. Does nothing outside a run.
 */
export async function copyPreparedData(
  dataDir: string,
  start: (into: string) => Promise<void>,
): Promise<void> {
  const folder = process.env[variable];
  if (!folder || (await isFirst(join(folder, 'first')))) return;
  const ready = join(folder, 'ready');
  if (await isFirst(join(folder, 'making'))) {
    const begun = join(folder, 'begun');
    await start(begun);
    await rename(begun, ready);
  }
  await eventually(async () => existsSync(ready), Boolean, {
    within: 100_000,
    what: 'the first server is prepared',
  });
  // In one call of the system's library; the asynchronous one takes six times as much of a processor for 2,000 files.
  cpSync(ready, dataDir, { recursive: true, preserveTimestamps: true });
}
