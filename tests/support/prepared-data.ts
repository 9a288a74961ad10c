import { cpSync, existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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

/** Makes a folder once for a run: the first process that asks has it filled with `make`, the others wait. */
async function madeOnce(run: string, name: string, make: (into: string) => Promise<void>): Promise<string> {
  const ready = join(run, name);
  if (await isFirst(`${ready}-making`)) {
    const begun = `${ready}-begun`;
    await mkdir(begun);
    await make(begun);
    await rename(begun, ready);
  }
  await eventually(async () => existsSync(ready), Boolean, {
    within: 3 * PATIENCE_MS,
    what: `${name} is prepared`,
  });
  return ready;
}

// One synchronous call: for 2,000 files, the asynchronous one takes six times the processor time.
const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true });

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
  copy(await madeOnce(folder, 'server', start), dataDir);
}

/**
 * Copies a folder that `make` has filled once for the run.
 * @param make also returns what belongs to the folder, as JSON
 * @returns that
 */
export async function copyMade<T>(name: string, to: string, make: (into: string) => Promise<T>): Promise<T> {
  const folder = process.env[variable];
  if (!folder) throw new Error('This is prepared in a test run only.');
  const made = await madeOnce(folder, name, async (into) => {
    const files = join(into, 'files');
    await mkdir(files);
    await writeFile(join(into, 'made.json'), JSON.stringify(await make(files)));
  });
  copy(join(made, 'files'), to);
  return JSON.parse(await readFile(join(made, 'made.json'), 'utf8')) as T;
}
