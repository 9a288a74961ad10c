import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../tests/support/server.ts';
import { cachedFigures } from './pages/cached.ts';
import { floodFigures } from './pages/flood.ts';
import { searchFigure, uncachedFigures } from './pages/uncached.ts';
import type { Figure } from './support/figures.ts';
import { pinned } from './support/load.ts';
import { memoryOf } from './support/memory-of.ts';
import { databaseIds } from './support/processes.ts';

export const name = 'pages';
export const describe =
  'What visitors of the demo site meet, from the cache beside bare node:http with the same bytes, made anew, and in a flood; app and database on one core (-- --seconds 2 for longer rounds)';

const IDLE_MS = 10_000;

/** @param options.seconds of each round of load */
export async function run({ seconds = 1 }: { seconds?: number } = {}): Promise<Figure[]> {
  const server = await startServer({ prefix: pinned(0) });
  const memory = async () => memoryOf(server.process.pid ?? 0, ...(await databaseIds(server.dataDir)));
  try {
    await server.request({ path: '/' });
    await pause(IDLE_MS);
    const idle = await memory();
    const figures = await cachedFigures(server, seconds);
    figures.push(await searchFigure(server, seconds), ...(await floodFigures(server)));
    const loaded = await memory();
    figures.push(
      { what: 'memory, idle', value: idle, unit: 'MB', goal: { atMost: 220 } },
      { what: 'memory, after the load', value: loaded, unit: 'MB', goal: { atMost: 330 } },
      {
        what: 'memory, after the load, beside idle',
        value: loaded,
        unit: 'MB',
        reference: { what: 'idle', value: idle },
        goal: { atMost: 1.5 },
      },
    );
    return [...figures, ...(await uncachedFigures(seconds))];
  } finally {
    await server.stop();
  }
}
