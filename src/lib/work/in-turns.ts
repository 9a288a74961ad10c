import type { Database, Tx } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import type { JobQueue, Jobs } from './jobs.ts';
import { refusesData } from '../db/sql-state.ts';

/** After five minutes another process takes the job; well before, the rest continues as a new one. */
const TURN_MS = 30_000;

interface SiteJob {
  websiteId: string;
}

/** In the transaction that starts the work. */
export const queueTurn = <T extends SiteJob>(tx: Tx, jobs: Jobs, queue: JobQueue<T>, job: T) =>
  jobs.send(tx, queue, job, { group: job.websiteId });

/**
 * Processes work with many entries, one after the other; after an interruption it continues where it stopped.
 * @param step processes entries for a minute at most; false when nothing is left
 */
export async function workInTurns<T extends SiteJob>(
  { db, jobs }: { db: Database; jobs: Jobs },
  queue: JobQueue<T>,
  step: (job: T) => Promise<boolean>,
  end: (tx: Tx, job: T) => Promise<unknown>,
): Promise<void> {
  await jobs.work(queue, async (job) => {
    const until = performance.now() + TURN_MS;
    while (await step(job))
      if (performance.now() > until)
        return db.forWebsite(job.websiteId, (tx) => queueTurn(tx, jobs, queue, job));
    await db.forWebsite(job.websiteId, (tx) => end(tx, job));
  });
}

/**
 * Why an entry can't be imported. A value that the database refuses is the entry's fault, too.
 * @throws any other error again, so that the job is retried
 */
export function faultOfEntry(error: unknown, unsaid: string): string {
  if (error instanceof Refusal) return error.message;
  if (refusesData(error)) return unsaid;
  throw error;
}
