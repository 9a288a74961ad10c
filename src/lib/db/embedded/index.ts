import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { databaseWords } from '../messages/operator-database/words.ts';
import { bringUp, close, type Running } from './bring-up.ts';
import { claim, lastUser } from './claims.ts';
import { ensureCluster, takePossession } from './cluster.ts';
import { readPassword } from './create-cluster.ts';
import { DATABASE, openPlace, type Place, SUPERUSER } from './place.ts';
import { stopPostmaster } from './postmaster.ts';
import { StartRefusal } from './start-refusal.ts';

export { StartRefusal } from './start-refusal.ts';

export interface EmbeddedPostgres {
  /** Superuser connection to the database `sitewright`, over the Unix socket (`host` is the socket's folder). */
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** `adopted`: a server was already running; `created`: first start in this folder. */
  how: 'started' | 'adopted' | 'created';
  /** Stops the server cleanly; resolves when it has exited. Without `exclusive`, only the last user stops it. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server of a data folder, or takes over one that a killed process left running. `exclusive` (the
 * server) refuses a second user; without it (the command line), the database is shared.
 * @throws StartRefusal
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log?: (line: string) => void;
  exclusive?: boolean;
  /** Called once the server starts in its own process. */
  launching?: () => void;
}): Promise<EmbeddedPostgres> {
  const { log = () => undefined, exclusive = true, launching } = options;
  const place = openPlace(options.dataDir);
  const created = await ensureCluster(place, log);
  takePossession(place);

  let running = await hold(place, exclusive, launching);
  try {
    await requireDatabase(running.client, place);
  } catch (error) {
    if (running.started && (await lastUser(running.client).catch(() => false))) await stopPostmaster(place);
    await close(running.client);
    throw error;
  }

  const state = { stopping: false };
  let returning: Promise<void> | undefined;
  const watch = (client: Client) => {
    client.once('end', () => {
      if (!state.stopping) returning = comeBack();
    });
  };
  // A server that dies releases our lock, so both are restored together.
  const comeBack = async () => {
    log(databaseWords.stopped);
    while (!state.stopping) {
      try {
        running = await hold(place, exclusive);
        log(databaseWords.back);
        return watch(running.client);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await delay(1_000);
      }
    }
  };
  if (exclusive) watch(running.client);

  const stop = async () => {
    state.stopping = true;
    await returning;
    if (exclusive || (await lastUser(running.client).catch(() => false))) await stopPostmaster(place);
    await close(running.client);
  };
  let stopped: Promise<void> | undefined;
  return {
    connection: {
      host: running.host,
      port: running.port,
      user: SUPERUSER,
      password: readPassword(place),
      database: DATABASE,
    },
    how: created ? 'created' : running.started ? 'started' : 'adopted',
    stop: () => (stopped ??= stop()),
  };
}

/** A running server with our claim. If its last user stops it just before the claim, it is started again. */
async function hold(place: Place, exclusive: boolean, launching?: () => void): Promise<Running> {
  for (let attempt = 0; ; attempt++) {
    const running = await bringUp(place, launching);
    try {
      if (await claim(running.client, place, exclusive)) return running;
    } catch (error) {
      if (error instanceof StartRefusal || attempt === 5) {
        await close(running.client);
        throw error;
      }
    }
    await close(running.client);
  }
}

async function requireDatabase(client: Client, place: Place): Promise<void> {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (found.rowCount === 1) return;
  throw new StartRefusal(
    databaseWords.databaseMissing({ name: DATABASE, cluster: place.cluster, folder: place.dataDir }),
  );
}
