import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { databaseWords } from '../messages/operator-database/words.ts';
import { readSystemIdentifier } from './cluster.ts';
import { readPassword } from './create-cluster.ts';
import { type Place, SUPERUSER } from './place.ts';
import { findPostmaster, lastLogLines, launch, type Launched, type Postmaster } from './postmaster.ts';
import { StartRefusal } from './start-refusal.ts';

export interface Running {
  /** Our open connection to the maintenance database. */
  client: pg.Client;
  host: string;
  port: number;
  started: boolean;
}

const PATIENCE = 60_000;
/** After a kill, the remains of the old server may need a moment to exit. */
const ATTEMPTS = 100;
/** A server may end before the process that writes its log has written why. */
const UNEXPLAINED = 3;
const PASSING =
  /shared memory block .* in use|lock file ".*" already exists|is another post|could not create any Unix/;

interface BringUpOptions {
  /** Added to the server's command line. */
  settings?: readonly string[];
  patienceMs?: number;
  /** A server that ends for a lasting reason is not started again. */
  once?: boolean;
}

/** Finds or starts the cluster's server, and waits, through crash recovery too, until it accepts a connection. */
export async function bringUp(
  place: Place,
  launching = () => {},
  { settings = [], patienceMs = PATIENCE, once = false }: BringUpOptions = {},
): Promise<Running> {
  const deadline = performance.now() + patienceMs;
  let launched: Launched | null | undefined;
  let attempts = 0;
  let unexplained = 0;
  let hindrance = '';
  while (performance.now() < deadline) {
    const found = findPostmaster(place);
    if (found?.ready) {
      const outcome = await tryConnect(place, found);
      if (typeof outcome !== 'string') {
        return { client: outcome, host: found.host, port: found.port, started: Boolean(launched) };
      }
      hindrance = outcome;
    } else if (!found && (!launched || launched.ended)) {
      const isPassing = launched && PASSING.test(lastLogLines(place));
      if (launched && !isPassing && (once || ++unexplained > UNEXPLAINED)) break;
      if (launched !== undefined && ++attempts > ATTEMPTS) break;
      if (launched !== undefined) await delay(100);
      launched = await launch(place, settings);
      launching();
    }
    await delay(10);
  }
  launched?.discard();
  const details = [hindrance, lastLogLines(place)].filter(Boolean).join('\n');
  throw new StartRefusal(
    databaseWords.didNotStart({ cluster: place.cluster, log: details || databaseWords.nothingLogged }),
  );
}

/** An open connection, or the reason why there is none yet. */
async function tryConnect(place: Place, { host, port }: Postmaster): Promise<pg.Client | string> {
  const client = new pg.Client({
    host,
    port,
    user: SUPERUSER,
    password: readPassword(place),
    database: 'postgres',
    application_name: `sitewright ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SET idle_session_timeout = 0');
    const answer = await client.query<{ id: string }>(
      'SELECT system_identifier::text AS id FROM pg_control_system()',
    );
    if (answer.rows[0]?.id === readSystemIdentifier(place.cluster)) return client;
  } catch (error) {
    await close(client);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '28P01' || code === '28000') {
      throw new StartRefusal(
        databaseWords.wrongPassword({ cluster: place.cluster, file: place.passwordFile }),
        { cause: error },
      );
    }
    return error instanceof Error ? error.message : String(error);
  }
  await close(client);
  throw new StartRefusal(databaseWords.otherAnswers({ cluster: place.cluster, host }));
}

export async function close(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined);
}
