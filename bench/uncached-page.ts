import { startServer, type RunningServer } from '../tests/support/server.ts';
import { medianLatency } from './support/latency.ts';
import { load, moveTo, pinned } from './support/load.ts';
import { databaseIds, familyOf } from './support/processes.ts';
import { renderAlone } from './support/render-alone.ts';
import { pair, type Figure } from './support/figures.ts';

export const name = 'uncached-page';
export const describe =
  'The demo site’s home page from the database to HTML; the app has one core, PostgreSQL that one or the other';

/** A query that means nothing to the page: it is rendered afresh, and not kept. */
const path = '/?bench=1';

async function checkUncached(server: RunningServer): Promise<void> {
  await server.request({ path });
  const { status, headers } = await server.request({ path });
  if (status !== 200 || headers.etag) throw new Error(`${path} answered ${status}, or from the cache.`);
}

export async function run(): Promise<Figure[]> {
  const server = await startServer({ prefix: pinned(0) });
  const app = server.process.pid ?? 0;
  const database = await databaseIds(server.dataDir);
  const perSecond = async (of: () => Promise<number[]>) =>
    (await load({ port: server.port, path, connections: 16, seconds: 2, of })).perSecond;
  try {
    await checkUncached(server);
    const together = await pair(
      () => perSecond(async () => [app, ...(await familyOf(database))]),
      () => renderAlone(server.port),
    );
    const ms = await medianLatency(server.port, path);
    await moveTo(1, await familyOf(database));
    const apart = await pair(
      () => perSecond(async () => [app]),
      () => renderAlone(server.port),
    );
    const figure = {
      what: 'page in no cache, PostgreSQL on another core',
      unit: 'pages/s',
      value: apart.value,
    };
    const reference = (value: number) => ({ what: 'the renderer alone', value });
    return [
      { ...figure, goal: { atLeast: 1500 } },
      { ...figure, reference: reference(apart.reference), goal: { atLeast: 0.35 } },
      {
        what: 'page in no cache, PostgreSQL on the same core',
        value: together.value,
        unit: 'pages/s',
        reference: reference(together.reference),
        goal: { atLeast: 0.22 },
      },
      { what: 'one visitor alone, p50', value: ms, unit: 'ms', goal: { atMost: 2 } },
    ];
  } finally {
    await server.stop();
  }
}
