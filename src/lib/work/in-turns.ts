import type { Database, Tx } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import { said } from '../http/replies/said.ts';
import type { Language } from '../messages/languages.ts';
import { speaking, spokenLanguage } from '../messages/spoken-language.ts';
import type { JobQueue, Jobs } from './jobs.ts';
import { refusesData } from '../db/sql-state.ts';

/** After five minutes another process takes the job; well before, the rest continues as a new one. */
const TURN_MS = 30_000;

interface SiteJob {
  websiteId: string;
  /** Of the person who started it. Missing in jobs of earlier releases. */
  language?: Language;
}

/** In the transaction that starts the work, by the request of the person who reads what it says of its entries. */
export const queueTurn = <T extends SiteJob>(tx: Tx, jobs: Jobs, queue: JobQueue<T>, job: T) =>
  jobs.send(tx, queue, { ...job, language: spokenLanguage() }, { group: job.websiteId });

/**
 * Processes work with many entries, one after the other; after an interruption it continues where it stopped. It speaks the
 * language of the person who started it.
 * @param step processes entries for a minute at most; false when nothing is left
 */
export async function workInTurns<T extends SiteJob>(
  { db, jobs }: { db: Database; jobs: Jobs },
  queue: JobQueue<T>,
  step: (job: T) => Promise<boolean>,
  end: (tx: Tx, job: T) => Promise<unknown>,
): Promise<void> {
  const takeTurn = async (job: T): Promise<void> => {
    const until = performance.now() + TURN_MS;
    while (await step(job))
      if (performance.now() > until)
        return db.forWebsite(job.websiteId, (tx) => queueTurn(tx, jobs, queue, job));
    await db.forWebsite(job.websiteId, (tx) => end(tx, job));
  };
  await jobs.work(queue, (job) => speaking({ language: job.language ?? 'en' }, () => takeTurn(job)));
}

/**
 * Why an entry can't be imported. A value that the database refuses is the entry's fault, too.
 * @throws any other error again, so that the job is retried
 */
export function faultOfEntry(error: unknown, unsaid: string): string {
  if (error instanceof Refusal) return said(error.message);
  if (refusesData(error)) return unsaid;
  throw error;
}
