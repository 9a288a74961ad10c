import { startServer, type RunningServer } from '../tests/support/server.ts';
import { medianLatency } from './support/latency.ts';
import { load, pinned } from './support/load.ts';
import { databaseIds } from './support/processes.ts';
import { renderAlone } from './support/render-alone.ts';
import { pair, type Figure } from './support/figures.ts';

export const name = 'uncached-page';
export const describe =
  'The demo site’s home page from the database to HTML; app and PostgreSQL share one core, the load comes from another';

/** A query that means nothing to the page: it is rendered afresh, and not kept. */
const path = '/?bench=1';

async function checkUncached(server: RunningServer): Promise<void> {
  await server.request({ path });
  const { status, headers } = await server.request({ path });
  if (status !== 200 || headers.etag) throw new Error(`${path} answered ${status}, or from the cache.`);
}

export async function run(): Promise<Figure[]> {
  const server = await startServer({ prefix: pinned(0) });
  try {
    await checkUncached(server);
    const of = [server.process.pid ?? 0, ...(await databaseIds(server.dataDir))];
    const { value, reference } = await pair(
      async () => (await load({ port: server.port, path, connections: 16, seconds: 2, of })).perSecond,
      async () => renderAlone(server.port),
    );
    const ms = await medianLatency(server.port, path);
    return [
      { what: 'page in no cache', value, unit: 'pages/s', goal: { atLeast: 1500 } },
      {
        what: 'page in no cache',
        value,
        unit: 'pages/s',
        reference: { what: 'the renderer alone', value: reference },
        goal: { atLeast: 0.3 },
      },
      { what: 'one visitor alone, p50', value: ms, unit: 'ms', goal: { atMost: 2 } },
    ];
  } finally {
    await server.stop();
  }
}
