import cluster, { type Worker } from 'node:cluster';
import type { Connection } from '../../lib/db/roles.ts';
import { SettingError } from '../config.ts';
import { startWords } from '../messages/operator-start/words.ts';

const AGAIN_MS = 1_000;

/** In a worker: the database connection that the first process has passed on. */
export function connectionFromPrimary(): Promise<Connection> {
  return new Promise((resolve) => process.once('message', (connection) => resolve(connection as Connection)));
}

/**
 * Starts processes that share the port, and waits until all of them listen. A process that dies is replaced, unless it exits
 * before any of them listens: then the start fails with its reason.
 * @returns stops them all and waits until they have exited
 */
export async function startWorkerProcesses(
  count: number,
  connection: Connection,
  log: { error(detail: object, sentence: string): void },
): Promise<() => Promise<void>> {
  let stopping = false;
  const listening = new Set<Worker>();
  // Workers accept connections themselves. With Node's round-robin, a connection that the first process is handing to a
  // worker when the worker dies stays open, and is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // With a pause, because a process that cannot start would otherwise be tried again without end.
  const forkLater = () => setTimeout(() => !stopping && fork(), AGAIN_MS);
  const fork = () => {
    const worker = cluster.fork();
    worker.on('error', (error) => {
      log.error({ err: error }, 'could not start a worker process or connect it to the database');
      // Without a process there is no exit event.
      if (worker.process.pid === undefined) forkLater();
    });
    worker.send(connection);
  };
  await new Promise<void>((resolve, reject) => {
    let serves = false;
    cluster.on('listening', (worker) => {
      serves = true;
      if (listening.add(worker).size === count) resolve();
    });
    cluster.on('exit', (worker, code, signal) => {
      listening.delete(worker);
      if (stopping) return;
      if (!serves && !signal) return reject(new SettingError(startWords.processEnded({ code })));
      log.error({ pid: worker.process.pid, code, signal }, 'a worker process ended; starting another one');
      forkLater();
    });
    for (let n = 0; n < count; n += 1) fork();
  });
  return async () => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve) => {
            if (worker.isDead()) return resolve();
            worker.once('exit', () => resolve());
            worker.process.kill('SIGTERM');
          }),
      ),
    );
  };
}
