import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../lib/db/database.ts';
import { migrate } from '../lib/db/migrate.ts';
import type { Connection } from '../lib/db/roles.ts';
import { entryRules } from '../features/entries/server/index.ts';
import { markKnownStorage } from '../features/files/server/index.ts';
import { allWebsiteIds, siteDirectory } from '../features/websites/server/index.ts';
import { blockKinds, blockUpgrades } from './blocks.ts';
import { ensureBuilt } from './build/ensure-built.ts';
import type { Config } from './config.ts';
import { startWords } from './messages/operator-start/words.ts';
import { openFileServices } from './wiring/file-services.ts';
import { createDemoSite, findWebsite, ownerLink } from './commands/create-site.ts';
import { startWorkerProcesses } from './processes/processes.ts';
import { withSecretKeys } from './processes/secret-keys.ts';
import { serveSites } from './serve.ts';
import { type Jobs, openJobs } from '../lib/work/jobs.ts';
import { demoTracks } from './demo/music.ts';
import { fillTracks } from './site-content/fill-tracks.ts';

type Say = (line?: string) => void;

/** What follows once the database is starting: build, migrations, demo site, server. */
export async function startPrimary(
  config: Config,
  opening: Promise<{ connection: Connection }>,
  log: Logger,
  say: Say,
  stops: (() => Promise<void>)[],
  built: boolean,
): Promise<void> {
  if (!config.dev && !built) {
    const building = new AbortController();
    stops.push(async () => building.abort());
    await ensureBuilt({ onBuild: () => say(startWords.building), signal: building.signal });
  }
  const database = await opening;
  await migrate(database.connection);
  const connection = await withSecretKeys(config, database.connection);
  const { fresh, link } = await prepareDemoSite(config, connection, log, say);
  stops.push(await startBackup(config, connection, log));
  if (config.workers > 1 && config.metricsToken) (await import('./metrics/metrics-of-all.ts')).addUpMetrics();
  if (config.workers > 1) stops.push(await startWorkerProcesses(config.workers, connection, log));
  else await serveSites(config, connection, log, say, stops);
  introduce(config, fresh, link, say);
}

/** Nothing is loaded where backups were never set up. @returns stops it */
async function startBackup(
  config: Config,
  connection: Connection,
  log: Logger,
): Promise<() => Promise<void>> {
  const wasSet = existsSync(join(config.dataDir, 'backup.json'));
  if (config.databaseUrl || (!config.backup && !wasSet)) return async () => {};
  return (await import('./backup/run-backup.ts')).runBackup(config, connection, log);
}

async function prepareDemoSite(config: Config, connection: Connection, log: Logger, say: Say) {
  const db = openDatabase(connection, { most: 2 });
  try {
    const jobs = openJobs(connection, { log });
    const services = {
      directory: siteDirectory(db, config.demo.host),
      jobs,
      kinds: blockKinds,
      upgrades: blockUpgrades,
      entries: entryRules,
      storage: openFileServices(config, { db, jobs, log }).storage,
    };
    const fresh = await createDemoSite(db, services, config);
    if (fresh) await addTracks(config, db, jobs, log);
    const sites = await allWebsiteIds(db);
    if (!(await markKnownStorage({ db, storage: services.storage }, sites)))
      say(startWords.filesMissing({ folder: join(config.dataDir, 'files') }));
    return { fresh, link: await ownerLink(db, config, config.demo.host) };
  } finally {
    await db.close();
  }
}

/** Adds the demo's tracks. Their lengths and waveforms are left to the server, which starts after this. */
async function addTracks(config: Config, db: Database, jobs: Jobs, log: Logger): Promise<void> {
  const websiteId = await findWebsite(db, config.demo.host);
  if (!websiteId) return;
  try {
    await jobs.start();
    await db.forWebsite(websiteId, (tx) => fillTracks(jobs, tx, demoTracks));
  } catch (error) {
    log.warn({ err: error }, 'the demo site has no music');
  } finally {
    await jobs.stop();
  }
}

function introduce(config: Config, fresh: boolean, link: string | null, say: Say): void {
  const { portSuffix, scheme, origin } = config.platform;
  const { host } = config.demo;
  const line = (label: string, text: string) => say(`  ${label.padEnd(13)}${text}`);
  say(`\n${fresh ? startWords.runningWithDemo : startWords.running}\n`);
  const address = `${scheme}://${host}${portSuffix}`;
  if (link) line(startWords.demoSite, startWords.demoAddresses({ address, port: config.port }));
  line(startWords.platform, origin);
  if (link) {
    line(startWords.ownerLink, link);
    line('', startWords.ownerLinkHint({ host }));
  }
  line(startWords.data, config.databaseUrl ? startWords.dataInDatabase : config.dataDir);
  line(startWords.stop, `${startWords.stopKeys}\n`);
}
