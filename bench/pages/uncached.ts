import { type RunningServer, startServer } from '../../tests/support/server.ts';
import type { Figure } from '../support/figures.ts';
import { medianLatency } from '../support/latency.ts';
import { load, pinned } from '../support/load.ts';
import { databaseIds, familyOf } from '../support/processes.ts';
import { addresses } from './addresses.ts';

const ROUNDS = 3;

async function best(server: RunningServer, options: Parameters<typeof load>[0]): Promise<number> {
  const database = await databaseIds(server.dataDir);
  const of = async () => [server.process.pid ?? 0, ...(await familyOf(database))];
  let most = 0;
  for (let round = 0; round <= ROUNDS; round += 1)
    most = Math.max(most, (await load({ ...options, of })).perSecond);
  return most;
}

/** Pages that are rendered for each request, with app and database on one core. */
export async function uncachedFigures(seconds: number): Promise<Figure[]> {
  const server = await startServer({ prefix: pinned(0), settings: { PAGE_CACHE: 'off' } });
  try {
    const { screens } = await addresses(server);
    const figures: Figure[] = [];
    for (const [what, goal] of [
      ['home', 1000],
      ['shop', 700],
      ['product', 1200],
    ] as const) {
      const path = screens.find((screen) => screen.what === what)?.path ?? '/';
      figures.push(
        {
          what: `${what}, made anew`,
          value: await best(server, { port: server.port, path, connections: 16, seconds }),
          unit: '/s',
          goal: { atLeast: goal },
        },
        {
          what: `${what}, made anew, one visitor alone, p50`,
          value: await medianLatency(server.port, path),
          unit: 'ms',
          goal: { atMost: 2.5 },
        },
      );
    }
    return figures;
  } finally {
    await server.stop();
  }
}

/** New searches: each is rendered and cached. */
export async function searchFigure(server: RunningServer, seconds: number): Promise<Figure> {
  const headers = { host: `localhost:${server.port}`, 'accept-encoding': 'gzip' };
  const requests = [{ headers, path: '/shop?q=[<id>]' }];
  const value = await best(server, { port: server.port, path: '/shop', requests, connections: 16, seconds });
  return { what: 'search of the shop, new words', value, unit: '/s', goal: { atLeast: 900 } };
}
