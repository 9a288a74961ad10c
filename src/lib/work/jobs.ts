import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { CrossTx } from '../db/database.ts';
import { type Connection, roleConnection } from '../db/roles.ts';

/** A named kind of work and the shape of its data, which must survive JSON. */
export interface JobQueue<T extends object> {
  name: string;
  /** Never read; ties the data's type to the queue. */
  data?: T;
}

export const jobQueue = <T extends object>(name: string): JobQueue<T> => ({ name });

export interface SendOptions {
  startAfterSeconds?: number;
  /** Jobs of one group are held to `WorkOptions.perGroup`. */
  group?: string;
  /** Higher ones are worked on first; 0 unless told. */
  priority?: number;
}

export interface WorkOptions {
  /** Jobs that this process works on at the same time. */
  atOnce?: number;
  /** Jobs of one group that all processes together work on at the same time. */
  perGroup?: number;
}

export interface Jobs {
  /** Adds a job in the caller's transaction: it exists if and only if that one commits. */
  send<T extends object>(tx: CrossTx, queue: JobQueue<T>, data: T, options?: SendOptions): Promise<void>;
  /** Several at once, in one statement. */
  sendAll<T extends object>(
    tx: CrossTx,
    queue: JobQueue<T>,
    jobs: readonly ({ data: T } & Omit<SendOptions, 'startAfterSeconds'>)[],
  ): Promise<void>;
  /**
   * Works on a queue, one job at a time unless told otherwise. A handler that throws is called again with the same job, and so is one whose
   * process died; `rerun` counts how often that has happened.
   */
  work<T extends object>(
    queue: JobQueue<T>,
    handle: (data: T, rerun: number) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>;
  /**
   * Has something done about every so many seconds, by one of all processes, and soon after a start. Made for work that
   * may well be done twice.
   */
  every(queue: JobQueue<object>, seconds: number, handle: () => Promise<void>): Promise<void>;
  /** Resolves when jobs can be sent; what is sent or worked on earlier waits for it. */
  start(): Promise<void>;
  /** Lets running jobs finish for some seconds, then gives them back. */
  stop(): Promise<void>;
}

export interface JobsLog {
  warn(detail: object, sentence: string): void;
}

const RETRY_START_SECONDS = 5;
/** A process says this often within its lease that it still works on a job. */
const SIGNS = 4;

interface JobsSettings {
  log: JobsLog;
  /** A job of whose process nothing is heard for so long is given to another one; 10 at least. */
  leaseSeconds?: number;
}

/** The job queue on the product's own database; its tables were made by `migrate`. */
export function openJobs(admin: Connection, { log, leaseSeconds = 60 }: JobsSettings): Jobs {
  const signSeconds = leaseSeconds / SIGNS;
  const boss = new PgBoss({
    ...roleConnection(admin, 'sitewright_platform'),
    application_name: 'sitewright_jobs',
    max: 2,
    migrate: false,
    createSchema: false,
    schedule: false,
    // Both are an owner's work; this login owns nothing.
    reindex: false,
    monitorVacuum: false,
    useListenNotify: true,
    superviseIntervalSeconds: signSeconds,
    monitorIntervalSeconds: Math.floor(signSeconds),
  });
  // Without a listener a restart of the database would end this process.
  boss.on('error', (error) => {
    // The whole connection hangs on it, with what it was opened with; a log must not get that.
    Reflect.deleteProperty(error, 'client');
    log.warn({ err: error }, 'job queue');
  });
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));

  const started = Promise.withResolvers<void>();
  // Anyone who waits for it hears of a failure; nobody may be waiting yet.
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
    // News tells of jobs that are sent; of those whose time has come only looking does.
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
        // Looks for the next job straight after this one; by itself it would wait for news or the next poll.
        if (own.worker) boss.notifyWorker(own.worker);
        for (const job of batch as unknown as { data: T; retryCount: number }[])
          await handle(job.data, job.retryCount);
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
      await boss.send(queue.name, data, {
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
          data,
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
      // One in each stretch of time, anyone who asks for it.
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

/** Lets the queue write in a transaction of ours. */
const within = (tx: CrossTx) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: (await tx.executeQuery(CompiledQuery.raw(text, values))).rows as Record<string, unknown>[],
  }),
});

const options = {
  // Sent jobs wake the workers of all processes; polling is only the floor.
  notify: true,
  // However often its process says that it works on it.
  expireInSeconds: 300,
  retryLimit: 20,
  // Longer than anyone who knows an outcome waits between two tries to note it.
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 24 * 3600,
};
