import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { createApp, type App } from '../../src/app/app.ts';
import { readConfig } from '../../src/app/config.ts';
import { createHttpServer } from '../../src/app/server.ts';
import { dist } from '../../src/app/build/ensure-built.ts';
import { builtAssets } from '../../src/app/document.ts';
import { builtScreens, type Screens } from '../../src/app/screens-server.ts';
import { issueToken } from '../../src/features/accounts/server/index.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import { brandingOf } from './branding-marks.ts';
import { callsIn } from './calls-in.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { temporaryFolder } from './files.ts';
import { request } from './http.ts';
import { type Ask, createMarkedSite, type MarkedSite, password, type Person } from './marked-site.ts';
import { asAdmin } from './postgres.ts';
import { copyMade } from './prepared-data.ts';
import { silent } from './site-context.ts';

export { brandingOf, type MarkedSite, password, type Person };

export interface World {
  app: App;
  admin: Connection;
  port: number;
  /** The server's route table, one path per line. */
  routes: string[];
  /** All routes of the server: `GET /api/pots`, `PUT /api/pot/{id}` … */
  served: string[];
  one: MarkedSite;
  two: MarkedSite;
  ask: Ask;
  close: () => Promise<void>;
}

/** Calls, and the platform's screens from the build. Those of sites have their own tests. */
const platformScreens: Screens = {
  dev: true,
  serve: async (_request, reply) => reply.code(404).send(),
  source: {
    dev: true,
    assets: () => builtAssets(dist),
    renderer: async () => (await builtScreens()).renderer(),
  },
};

/** Serves a database and a folder of files on a port of the loopback, without any sites of its own. */
async function serve(database: TestDatabase, folder: string, settings: Record<string, string>) {
  const config = readConfig(
    {
      PLATFORM_URL: 'http://platform.test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      // Nothing listens there, so that tests don't use the network.
      DNS_SERVERS: '127.0.0.1:9',
      STOCK_PHOTOS_BASE: 'http://127.0.0.1:9',
      ...settings,
    },
    [],
  );
  const app = await createApp(config, database.admin, silent);
  await app.jobs.start();
  const server = await createHttpServer(app, platformScreens, { ready: true });
  const served = callsIn(server.printRoutes());
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const ask: Ask = (asked) => request({ port, ...asked });
  // Loading the code keeps this process busy for seconds, so it sheds load at first.
  await eventually(
    () => ask({ host: 'platform.test', path: '/readyz' }),
    ({ status }) => status === 200,
    { what: 'the server takes calls' },
  );
  const close = async () => {
    await server.close();
    await app.close();
  };
  return { app, port, served, ask, close };
}

/** Two sites that differ only in their marks. */
const markTwo = async (app: App, admin: Connection, ask: Ask) => ({
  one: await createMarkedSite(app, admin, ask, 'zebrafinch'),
  two: await createMarkedSite(app, admin, ask, 'quokkabird'),
});

/** Fills a database with the two sites, which is kept for the run under this name, and a folder with their files. */
async function prepare(name: string, folder: string) {
  const database = await createTestDatabase();
  const { app, ask, close } = await serve(database, folder, {});
  const sites = await markTwo(app, database.admin, ask);
  await close();
  await database.db.close();
  await asAdmin(inject('testServer').admin, (client) =>
    client.query(`alter database ${database.admin.database} rename to ${name}`),
  );
  return sites;
}

/**
 * The product's calls on a port of the loopback, with two sites that differ only in their marks. They are made once for a run,
 * and every caller gets a copy; another platform makes its own, because what it says and stores names its address.
 */
export async function twoSites(settings: Record<string, string> = {}): Promise<World> {
  const folder = await temporaryFolder('files');
  const name = `${inject('testServer').template}_sites`;
  const copied = settings['PLATFORM_URL']
    ? undefined
    : await copyMade('two-sites', folder.path, (into) => prepare(name, into));
  const database = await createTestDatabase(copied && { from: name });
  const { admin } = database;
  const { app, port, served, ask, close } = await serve(database, folder.path, settings);
  const { one, two } = copied ?? (await markTwo(app, admin, ask));
  // Everybody was here a moment ago; otherwise the next call of each would write that they were. Sign-ins under way, which last
  // ten minutes, would end while a test runs late in a run.
  await asAdmin(admin, (client) =>
    client.query(`update sitewright.sessions set last_seen_at = now();
      update sitewright.sign_in_steps set expires_at = now() + interval '1 day'`),
  );
  /** Such a token is valid for two minutes. */
  const withToken = async (site: typeof one): Promise<MarkedSite> => ({
    ...site,
    token: await app.db.forWebsite(site.id, (tx) => issueToken(tx, site.customer.id, 'sign-in')),
  });
  return {
    app,
    admin,
    port,
    routes: [...new Set(served.map((call) => call.replace(/^\S+ /, '')))],
    served,
    one: await withToken(one),
    two: await withToken(two),
    ask,
    close: async () => {
      await close();
      await database.close();
      await folder.remove();
    },
  };
}
