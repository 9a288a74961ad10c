import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../tests/support/server.ts';
import { addresses } from './pages/addresses.ts';
import type { Figure } from './support/figures.ts';
import { load } from './support/load.ts';
import { memoryOf } from './support/memory-of.ts';
import { databaseIds } from './support/processes.ts';

export const name = 'memory';
export const describe =
  'What app and embedded database hold together once idle, and after a minute of load (-- --seconds 600 for ten; Linux)';

export async function run({ seconds = 60 } = {}): Promise<Figure[]> {
  const server = await startServer();
  try {
    for (let view = 0; view < 200; view += 1) await server.request({ path: '/' });
    // Idle: garbage collectors and pools have had time to release memory.
    await pause(15_000);
    const database = await databaseIds(server.dataDir);
    const now = () => memoryOf(server.process.pid ?? 0, ...database);
    const idle = await now();
    const ofDatabase = await memoryOf(...database);

    const { port } = server;
    const { screens, calls } = await addresses(server);
    // What is kept, and searches that nobody has made before.
    const requests = [...screens, ...calls, { path: '/shop?q=[<id>]' }, { path: '/search?q=[<id>]' }].map(
      (asked) => ({
        path: asked.path,
        headers: {
          host: `localhost:${port}`,
          'accept-encoding': 'gzip',
          ...('cookie' in asked && asked.cookie ? { cookie: asked.cookie } : {}),
        },
      }),
    );
    const after: number[] = [];
    for (let part = 0; part < 2; part += 1) {
      await load({ port, path: '/', requests, seconds: seconds / 2, mayBeRefused: true });
      after.push(await now());
    }
    const [half = 0, end = 0] = after;
    return [
      { what: 'app and database, idle', value: idle, unit: 'MB', goal: { atMost: 220 } },
      { what: 'of it the database', value: ofDatabase, unit: 'MB' },
      { what: `after ${seconds} s of load`, value: end, unit: 'MB', goal: { atMost: 330 } },
      {
        what: 'the second half of it',
        value: end,
        unit: 'MB',
        reference: { what: 'the first half', value: half },
        goal: { atMost: 1.1 },
      },
    ];
  } finally {
    await server.stop();
  }
}
