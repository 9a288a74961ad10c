import type { Database, Tx } from '../../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { publishDue, scheduledPages } from '../queries.ts';
import { indexPublished, type IndexServices } from '../search/index-page.ts';

interface Scheduled {
  websiteId: string;
  pageId: string;
}

const schedules = jobQueue<Scheduled>('publish-page');

/** In the transaction that schedules the page. */
export function queuePublishing(tx: Tx, jobs: Jobs, page: Scheduled, at: Date, now: Date): Promise<void> {
  const seconds = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));
  return jobs.send(tx, schedules, page, { startAfterSeconds: seconds });
}

/** Publishes scheduled pages, for all sites. Any number of processes may run one. */
export async function startPublishWorker(
  services: IndexServices & { db: Database; jobs: Jobs },
): Promise<void> {
  const { db, jobs } = services;
  await jobs.work(schedules, async ({ websiteId, pageId }) => {
    await db.forWebsite(websiteId, async (tx) => {
      const { published, secondsLeft } = await publishDue(tx, pageId);
      if (published) await indexPublished(services, tx, pageId, published);
      // This process's clock is ahead of the database's, or the time was postponed.
      if (secondsLeft !== null)
        await jobs.send(tx, schedules, { websiteId, pageId }, { startAfterSeconds: secondsLeft });
    });
  });
}

/** For an imported site. */
export async function resumePublishing(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  for (const { id: pageId, publish_at: at } of await scheduledPages(tx))
    await queuePublishing(tx, jobs, { websiteId: tx.site, pageId }, at, now);
}
