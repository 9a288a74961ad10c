import cluster from 'node:cluster';
import closeWithGrace from 'close-with-grace';
import { StartRefusal } from '../lib/db/embedded/index.ts';
import { openLog } from '../lib/log.ts';
import { readConfig, SettingError } from './config.ts';
import { openConnection } from './http/connection.ts';
import { startWords } from './messages/operator-start/words.ts';
import { connectionFromPrimary } from './processes/processes.ts';

const say = (line = '') => void process.stdout.write(`${line}\n`);
const EXIT_WITHIN_MS = 10_000;

/** Ctrl-C arrives several times, from the terminal, npm and the first process: only the first counts. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/** @returns what an operator needs to know: the sentence of a refusal, or where another error arose */
export function describeFailure(error: unknown): string {
  const { message, stack } = error as Error;
  const isRefusal = error instanceof SettingError || error instanceof StartRefusal;
  return startWords.didNotStart({ reason: isRefusal ? message : `${stack}` });
}

/**
 * Starts the product: build, database, migrations, demo site, server; and stops it in the reverse order.
 * With `WORKERS` above 1, the first process keeps the database and the others serve.
 * @param built whether the build is known to be of the sources as they are
 */
export async function run(built: boolean): Promise<void> {
  const config = readConfig();
  const log = openLog(config.logLevel);
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop())
      // A part that fails to stop must not keep the rest running, above all the database.
      await next().catch((error: unknown) => log.error({ err: error }, 'a component did not stop cleanly'));
  };
  // Registered before anything is started, so that Ctrl-C during a start stops everything started so far.
  const grace = closeWithGrace(
    { delay: EXIT_WITHIN_MS, logger: log, skip: [...signals] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'stopped by an error');
      await stop();
    },
  );
  let stopping = false;
  for (const signal of signals)
    process.on(signal, () => {
      if (!stopping) grace.close();
      stopping = true;
    });
  try {
    if (cluster.isWorker) {
      const connection = connectionFromPrimary();
      const { serveSites } = await import('./serve.ts');
      return await serveSites(config, await connection, log, say, stops);
    }
    const launched = Promise.withResolvers<void>();
    const opening = openConnection(config, say, { launching: launched.resolve });
    stops.push(async () => (await opening.catch(() => null))?.stop());
    // The database starts in its own process while this one loads its code.
    await Promise.race([opening, launched.promise]);
    const { startPrimary } = await import('./start-up.ts');
    await startPrimary(config, opening, log, say, stops, built);
  } catch (error) {
    await stop();
    throw error;
  }
}
