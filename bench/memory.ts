import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../tests/support/server.ts';
import type { Figure } from './support/figures.ts';
import { memoryOf } from './support/memory-of.ts';
import { databaseIds } from './support/processes.ts';

export const name = 'memory';
export const describe = 'What app and embedded database hold together once idle (Linux)';

export async function run(): Promise<Figure[]> {
  const server = await startServer();
  try {
    for (let view = 0; view < 200; view += 1) await server.request({ path: '/' });
    // Idle: garbage collectors and pools have had time to release memory.
    await pause(15_000);
    const database = await databaseIds(server.dataDir);
    const value = await memoryOf(server.process.pid ?? 0, ...database);
    return [
      { what: 'app and database, idle', value, unit: 'MB', goal: { atMost: 220 } },
      { what: 'of it the database', value: await memoryOf(...database), unit: 'MB' },
    ];
  } finally {
    await server.stop();
  }
}
