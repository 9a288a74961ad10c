import type { Database, Tx } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import type { JobQueue, Jobs } from './jobs.ts';
import { refusesData } from '../db/sql-state.ts';

/** A job is another process's after five minutes; long before, the rest goes on as a new one. */
const TURN_MS = 30_000;

interface SiteJob {
  websiteId: string;
}

/** In the transaction that starts the work. */
export const queueTurn = <T extends SiteJob>(tx: Tx, jobs: Jobs, queue: JobQueue<T>, job: T) =>
  jobs.send(tx, queue, job, { group: job.websiteId });

/**
 * Works on what consists of many entries, one after the other: whatever stops it, it goes on where it was.
 * @param step does the next one, for a minute at most; false once there is nothing left to do
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
 * Why an entry cannot be taken over. What the database itself refuses is the entry's fault, too.
 * @throws anything else again, so that the job is tried once more
 */
export function faultOfEntry(error: unknown, unsaid: string): string {
  if (error instanceof Refusal) return error.message;
  if (refusesData(error)) return unsaid;
  throw error;
}
