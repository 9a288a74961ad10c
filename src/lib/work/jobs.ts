import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { CrossTx } from '../db/database.ts';
import { type Connection, roleConnection } from '../db/roles.ts';
import { inJobSpan, type Taken, withTrace } from './job-spans.ts';

/** A named kind of job and the type of its data, which must survive JSON. */
export interface JobQueue<T extends object> {
  name: string;
  /** Never read; ties the data's type to the queue. */
  data?: T;
}

export const jobQueue = <T extends object>(name: string): JobQueue<T> => ({ name });

export interface SendOptions {
  startAfterSeconds?: number;
  /** Jobs of one group are limited by `WorkOptions.perGroup`. */
  group?: string;
  /** Higher ones run first; default 0. */
  priority?: number;
}

export interface WorkOptions {
  /** Maximum concurrent jobs of this process. */
  atOnce?: number;
  /** Maximum concurrent jobs of one group over all processes. */
  perGroup?: number;
}

export interface Jobs {
  /** Adds a job in the caller's transaction: it exists if and only if the transaction commits. */
  send<T extends object>(tx: CrossTx, queue: JobQueue<T>, data: T, options?: SendOptions): Promise<void>;
  /** Adds several jobs in one statement. */
  sendAll<T extends object>(
    tx: CrossTx,
    queue: JobQueue<T>,
    jobs: readonly ({ data: T } & Omit<SendOptions, 'startAfterSeconds'>)[],
  ): Promise<void>;
  /**
   * Processes a queue, one job at a time by default. A handler that throws is called again with the same job, and so is one whose
   * process died; `rerun` counts the repeats.
   */
  work<T extends object>(
    queue: JobQueue<T>,
    handle: (data: T, rerun: number) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>;
  /**
   * Runs work at an interval in one of all processes, and soon after a start. For work that may safely run twice.
   */
  every(queue: JobQueue<object>, seconds: number, handle: () => Promise<void>): Promise<void>;
  /** Resolves when jobs can be sent; earlier calls wait for it. */
  start(): Promise<void>;
  /** Lets running jobs finish for some seconds, then returns them to the queue. */
  stop(): Promise<void>;
}

export interface JobsLog {
  warn(detail: object, sentence: string): void;
}

const RETRY_START_SECONDS = 5;
/** How often, per lease, a process renews its claim on a job. */
const SIGNS = 4;

interface JobsSettings {
  log: JobsLog;
  /** A job without a sign of life for this long is given to another process; at least 10. */
  leaseSeconds?: number;
}

/** The library's queue, with a renewal of claims every `signSeconds`. Its failures are logged. */
function connectBoss(admin: Connection, log: JobsLog, signSeconds: number): PgBoss {
  const boss = new PgBoss({
    ...roleConnection(admin, 'sitewright_platform'),
    application_name: 'sitewright_jobs',
    max: 2,
    migrate: false,
    createSchema: false,
    schedule: false,
    // Both need the owner of the tables; this login owns nothing.
    reindex: false,
    monitorVacuum: false,
    useListenNotify: true,
    superviseIntervalSeconds: signSeconds,
    monitorIntervalSeconds: Math.floor(signSeconds),
  });
  // Without a listener, a restart of the database would end this process.
  boss.on('error', (error) => {
    // The error object refers to the whole connection with its credentials, which must not be logged.
    Reflect.deleteProperty(error, 'client');
    log.warn({ err: error }, 'job queue');
  });
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  return boss;
}

/** The job queue on the product's database; `migrate` creates its tables. */
export function openJobs(admin: Connection, { log, leaseSeconds = 60 }: JobsSettings): Jobs {
  const signSeconds = leaseSeconds / SIGNS;
  const boss = connectBoss(admin, log, signSeconds);
  const started = Promise.withResolvers<void>();
  // A caller that awaits it sees a failure; until then it must not count as unhandled.
  started.promise.catch(() => {});
  const queues = new Map<string, Promise<void>>();
  let stopped = false;
  const timers: NodeJS.Timeout[] = [];

  const ensure = async ({ name }: { name: string }): Promise<void> => {
    await started.promise;
    const making =
      queues.get(name) ?? boss.createQueue(name, options).then(() => boss.updateQueue(name, options));
    queues.set(name, making);
    try {
      await making;
    } catch (error) {
      queues.delete(name);
      throw error;
    }
  };

  const begin = async (): Promise<void> => {
    for (;;) {
      try {
        await boss.start();
        if (!stopped) started.resolve();
        return;
      } catch (error) {
        if (stopped) return;
        log.warn({ err: error }, `the job queue did not start; next try in ${RETRY_START_SECONDS} s`);
        await boss.stop({ graceful: false });
        await new Promise((resolve) => setTimeout(resolve, RETRY_START_SECONDS * 1000).unref());
        if (stopped) return;
      }
    }
  };
  let beginning: Promise<void> | undefined;

  const work = async <T extends object>(
    queue: JobQueue<T>,
    handle: (data: T, rerun: number) => Promise<void>,
    { atOnce = 1, perGroup }: WorkOptions = {},
  ) => {
    await ensure(queue);
    // Notices report jobs that were sent; only polling finds scheduled ones whose time has come.
    const pollingIntervalSeconds = atOnce > 1 ? 2 * atOnce : 2;
    const settings = {
      pollingIntervalSeconds,
      notifyPollingIntervalSeconds: pollingIntervalSeconds,
      includeMetadata: true as const,
      heartbeatRefreshSeconds: signSeconds,
      ...(perGroup === undefined ? {} : { groupConcurrency: perGroup }),
    };
    for (let n = 0; n < atOnce; n += 1) {
      const own: { worker?: string } = {};
      own.worker = await boss.work<T>(queue.name, settings, async (batch) => {
        // Fetches the next job directly after this one; by default it would wait for a notice or the next poll.
        if (own.worker) boss.notifyWorker(own.worker);
        for (const job of batch as unknown as Taken<T>[])
          await inJobSpan(queue, job, (data) => handle(data, job.retryCount));
      });
    }
  };

  return {
    start: async () => {
      beginning ??= begin();
      await beginning;
    },
    send: async (tx, queue, data, { startAfterSeconds, group, priority } = {}) => {
      await ensure(queue);
      await boss.send(queue.name, withTrace(data), {
        db: within(tx),
        heartbeatSeconds: leaseSeconds,
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
        ...(group ? { group: { id: group } } : {}),
        ...(priority ? { priority } : {}),
      });
    },
    sendAll: async (tx, queue, jobs) => {
      if (jobs.length === 0) return;
      await ensure(queue);
      await boss.insert(
        queue.name,
        jobs.map(({ data, group, priority }) => ({
          data: withTrace(data),
          heartbeatSeconds: leaseSeconds,
          ...(group ? { group: { id: group } } : {}),
          ...(priority ? { priority } : {}),
        })),
        { db: within(tx) },
      );
    },
    work,
    every: async (queue, seconds, handle) => {
      await work(queue, handle);
      // One per interval, whichever process requests it.
      const ask = () =>
        boss
          .send(queue.name, {}, { singletonSeconds: seconds, heartbeatSeconds: leaseSeconds })
          .catch((error: unknown) => log.warn({ err: error }, `${queue.name} was not asked for`));
      timers.push(setInterval(() => void ask(), (seconds * 1000) / 2).unref());
      await ask();
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      started.reject(new Error('The job queue has stopped.'));
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** Lets the queue write in one of our transactions. */
const within = (tx: CrossTx) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: (await tx.executeQuery(CompiledQuery.raw(text, values))).rows as Record<string, unknown>[],
  }),
});

const options = {
  // Sent jobs wake the workers of all processes; polling is only the fallback.
  notify: true,
  // However often its process renews its claim.
  expireInSeconds: 300,
  retryLimit: 20,
  // Longer than the pause between two attempts to record a result.
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 24 * 3600,
};
