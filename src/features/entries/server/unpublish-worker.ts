import type { Database, Tx } from '../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../lib/work/jobs.ts';
import { endingEntries, unpublishDue } from './entry-queries.ts';

interface Ending {
  websiteId: string;
  pageId: string;
}

const endings = jobQueue<Ending>('unpublish-entry');

/** In the transaction that sets the time. */
export function queueUnpublishing(tx: Tx, jobs: Jobs, pageId: string, at: Date): Promise<void> {
  const seconds = Math.max(1, Math.ceil((at.getTime() - Date.now()) / 1000));
  return jobs.send(tx, endings, { websiteId: tx.site, pageId }, { startAfterSeconds: seconds });
}

/** Takes entries off the site whose time has ended, for all sites. Any number of processes may run one. */
export async function startUnpublishWorker({ db, jobs }: { db: Database; jobs: Jobs }): Promise<void> {
  await jobs.work(endings, async ({ websiteId, pageId }) => {
    await db.forWebsite(websiteId, async (tx) => {
      const secondsLeft = await unpublishDue(tx, pageId);
      // The time was put off, or the database's clock is behind this process's.
      if (secondsLeft !== null)
        await jobs.send(tx, endings, { websiteId, pageId }, { startAfterSeconds: Math.max(1, secondsLeft) });
    });
  });
}

/** For an imported site. */
export async function resumeUnpublishing(tx: Tx, jobs: Jobs): Promise<void> {
  for (const { page_id: pageId, unpublish_at: at } of await endingEntries(tx))
    await queueUnpublishing(tx, jobs, pageId, at);
}
