import type { Database, Tx } from '../../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { isThinningDue, lockPage, thinVersions } from './version-queries.ts';

interface Edited {
  websiteId: string;
  pageId: string;
}

const thinnings = jobQueue<Edited>('thin-versions');

/** By then all that was saved in the same hour is older than a day, and stands as far apart as it ever will. */
const LATER_SECONDS = 25 * 3600;

/**
 * With the first save of each hour, in its transaction, which has locked the page: thins what was saved before, and
 * sees to it that this is done once more when nobody edits the page any longer.
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
