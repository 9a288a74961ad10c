import { cpSync, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually.ts';
import { temporaryFolder } from './files.ts';
import { PATIENCE_MS } from './patience.ts';

/** Names the folder of the run for all its test files. Not set for a server outside a run. */
const variable = 'SITEWRIGHT_TEST_PREPARED';

/** Called once for a run. @returns a function that deletes the folder */
export async function offerPreparedData(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('prepared');
  process.env[variable] = folder.path;
  // Share compiled code between processes, including the hundreds of servers that are started.
  process.env['NODE_COMPILE_CACHE'] ??= join(folder.path, 'compiled');
  return folder.remove;
}

/** Whether this process is the first of the run to create the folder. */
const isFirst = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );

/**
 * Copies the data of a first start into `dataDir`: the database with the demo site, and its files.
 * The first server of a run makes its own data, because a run may start only one. The second one has it made, with `start`,
 * and the others wait. Does nothing outside a run.
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
    within: 3 * PATIENCE_MS,
    what: 'the first server is prepared',
  });
  // One synchronous call: for 2,000 files, the asynchronous one takes six times the processor time.
  cpSync(ready, dataDir, { recursive: true, preserveTimestamps: true });
}
