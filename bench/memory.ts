import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../tests/support/server.ts';
import type { Figure } from './support/figures.ts';
import { memoryOf } from './support/memory-of.ts';

export const name = 'memory';
export const describe = 'What app and embedded database hold together once idle (Linux)';

/** The database may be no child of the app: its id stands in its folder. */
async function databaseIds(dataDir: string): Promise<number[]> {
  const ids: number[] = [];
  for await (const file of glob(join(dataDir, '**/postmaster.pid'))) {
    ids.push(Number((await readFile(file, 'utf8')).split('\n')[0]));
  }
  return ids;
}

export async function run(): Promise<Figure[]> {
  const server = await startServer();
  try {
    for (let view = 0; view < 200; view += 1) await server.request({ path: '/' });
    // Idle means that collectors and pools had time to let go.
    await pause(15_000);
    const value = await memoryOf(server.process.pid ?? 0, await databaseIds(server.dataDir));
    return [{ what: 'app and database, idle', value, unit: 'MB', goal: { atMost: 300 } }];
  } finally {
    await server.stop();
  }
}
