import { startEmbeddedPostgres } from '../src/lib/db/embedded/index.ts';
import type { Connection } from '../src/lib/db/roles.ts';
import { temporaryFolder } from '../tests/support/files.ts';
import { asAdmin, writeDatabaseUrl } from '../tests/support/postgres.ts';
import { type RunningServer, startServer } from '../tests/support/server.ts';
import { median, type Figure } from './support/figures.ts';

export const name = 'drops';
export const describe =
  'From the commit of a change to the first new answer, in each of two processes on one database';

const ROUNDS = 100;

export async function run(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench');
  const database = await startEmbeddedPostgres({ dataDir: folder.path });
  const settings = { DATABASE_URL: writeDatabaseUrl(database.connection) };
  const servers: RunningServer[] = [];
  try {
    for (let count = 0; count < 2; count += 1) servers.push(await startServer({ settings }));
    const times = await measure(database.connection, servers);
    return [
      { what: 'a change of a product, median', value: median(times), unit: 'ms' },
      { what: 'slowest of all', value: Math.max(...times), unit: 'ms', goal: { atMost: 100 } },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.stop();
    await folder.remove();
  }
}

/** Milliseconds of each change in each process, including its answer. */
async function measure(admin: Connection, [here, there]: RunningServer[]): Promise<number[]> {
  if (!here || !there) throw new Error('Two processes are needed.');
  const [product] = (await here.request({ path: '/api/products?limit=1' })).json() as { _id: string }[];
  const path = `/api/product/${product?._id}`;
  const times: number[] = [];
  await asAdmin(admin, async (client) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const label = `Changed ${round}`;
      // Both processes have cached an answer that the change must drop.
      for (const server of [here, there]) while ((await server.request({ path })).headers.etag === undefined);
      await client.query('update sitewright.products set label = $2, version = version + 1 where id = $1', [
        product?._id,
        label,
      ]);
      const committed = performance.now();
      const isNew = async (server: RunningServer) =>
        ((await server.request({ path })).json() as { label: string }).label === label;
      await Promise.all(
        [here, there].map(async (server) => {
          while (!(await isNew(server)));
          times.push(performance.now() - committed);
        }),
      );
    }
  });
  return times;
}
