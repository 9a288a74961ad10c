import cluster, { type Worker } from 'node:cluster';
import type { Connection } from '../lib/db/roles.ts';
import { SettingError } from './config.ts';

const AGAIN_MS = 1_000;

/** In a worker: how to reach the database, as the first process tells it. */
export function connectionFromPrimary(): Promise<Connection> {
  return new Promise((resolve) => process.once('message', (connection) => resolve(connection as Connection)));
}

/**
 * Starts processes that share the port. One that dies is replaced.
 * @returns stops them all and waits until they are gone
 */
export async function startWorkerProcesses(
  count: number,
  connection: Connection,
  log: { error(detail: object, sentence: string): void },
): Promise<() => Promise<void>> {
  let stopping = false;
  // Workers accept connections themselves. With the round-robin of Node, a connection that the first process is handing to a
  // worker when that one dies stays open, and is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const fork = (): Worker => {
    const worker = cluster.fork();
    worker.send(connection);
    return worker;
  };
  const listening = Array.from({ length: count }, () => {
    const worker = fork();
    return new Promise<void>((resolve, reject) => {
      worker.once('listening', () => resolve());
      worker.once('exit', (code) =>
        reject(new SettingError(`A process ended while it started (code ${code}). It says why above.`)),
      );
    });
  });
  await Promise.all(listening);
  // Not at once, because one that cannot start would be tried again without a pause.
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return;
    log.error({ pid: worker.process.pid, code, signal }, 'a worker process ended; another one is started');
    setTimeout(() => !stopping && fork(), AGAIN_MS);
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
