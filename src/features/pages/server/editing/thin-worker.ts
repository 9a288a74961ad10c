import type { Database, Tx } from '../../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { isThinningDue, lockPage, thinVersions } from './version-queries.ts';

interface Edited {
  websiteId: string;
  pageId: string;
}

const thinnings = jobQueue<Edited>('thin-versions');

/** By then, everything saved in the same hour is older than a day, and has its final spacing. */
const LATER_SECONDS = 25 * 3600;

/**
 * Runs with the first save of each hour, in its transaction, which has locked the page: thins earlier versions, and
 * queues one more run for when the page is no longer edited.
 */
export async function thinAfterSave(tx: Tx, jobs: Jobs, page: Edited, saved: number): Promise<void> {
  if (!(await isThinningDue(tx, page.pageId, saved))) return;
  await thinVersions(tx, page.pageId);
  await jobs.send(tx, thinnings, page, { startAfterSeconds: LATER_SECONDS });
}

/** Thins pages that were edited a day ago, for all sites. Any number of processes may run one. */
export async function startThinWorker({ db, jobs }: { db: Database; jobs: Jobs }): Promise<void> {
  await jobs.work(thinnings, ({ websiteId, pageId }) =>
    db.forWebsite(websiteId, async (tx) => {
      await lockPage(tx, pageId);
      await thinVersions(tx, pageId);
    }),
  );
}
