import closeWithGrace from 'close-with-grace';
import pino from 'pino';
import { startEmbeddedPostgres } from '../lib/db/embedded/index.ts';
import { migrate } from '../lib/db/migrate.ts';
import type { Connection } from '../lib/db/roles.ts';
import { warmPasswords } from '../features/accounts/server/index.ts';
import { type App, createApp, startWorkers } from './app.ts';
import { ensureBuilt } from './build.ts';
import { type Config, readConfig } from './config.ts';
import { createDemoSite, ownerLink } from './create-site.ts';
import { connectionOf } from './connection.ts';
import { builtScreens, screens } from './screens-server.ts';
import { createHttpServer, type Readiness } from './server.ts';

const say = (line = '') => void process.stdout.write(`${line}\n`);
const EXIT_WITHIN_MS = 10_000;

/** Starts the product: build, database, migrations, demo site, server; and stops it in the other order. */
export async function run(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  if (!config.dev) await ensureBuilt({ log: say });
  const database = await openConnection(config);
  const stops: (() => Promise<void>)[] = [database.stop];
  const readiness: Readiness = { ready: false };
  // Registered before anything that lasts, so that Ctrl-C in the middle of a start stops what was started.
  closeWithGrace({ delay: EXIT_WITHIN_MS, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error');
    readiness.ready = false;
    for (const stop of stops.toReversed()) await stop();
  });

  await migrate(database.connection);
  const app = await createApp(config, database.connection, log);
  stops.push(() => app.close());
  const fresh = await createDemoSite(app.db, app.pages, config);
  const source = config.dev ? await (await import('./dev-screens.ts')).devScreens() : await builtScreens();
  const server = await createHttpServer(app, screens(app, source), readiness, source.middleware);
  stops.push(() => server.close());
  await server.listen({ port: config.port, host: config.host });
  readiness.ready = true;
  void startWorkers(app, say).catch((error: unknown) =>
    log.error({ err: error }, 'the workers did not start'),
  );
  void warmPasswords();
  await introduce(app, fresh);
}

async function openConnection(
  config: Config,
): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  if (config.databaseUrl) return { connection: connectionOf(config.databaseUrl), stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
}

async function introduce({ config, db }: App, fresh: boolean): Promise<void> {
  const { portSuffix, scheme, origin } = config.platform;
  const link = await ownerLink(db, config, config.demo.host);
  const lines = [
    `Demo site    ${scheme}://${config.demo.host}${portSuffix}  (and http://localhost:${config.port})`,
    `Platform     ${origin}`,
    ...(link
      ? [
          `Owner link   ${link}  (good once, for 2 minutes; another: npm run site -- token --host ${config.demo.host})`,
        ]
      : []),
    `Data         ${config.databaseUrl ? 'in the database of DATABASE_URL' : config.dataDir}`,
    `Stop         Ctrl-C`,
  ];
  say(`\nSitewright is running.${fresh ? ' The demo site was made.' : ''}\n`);
  for (const line of lines) say(`  ${line}`);
  say();
}
