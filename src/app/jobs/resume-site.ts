import { resumeSounds } from '../../features/audio/server/index.ts';
import { resumePreparing } from '../../features/files/server/index.ts';
import { resumeKeeping } from '../../features/forms/server/index.ts';
import { resumeErasing } from '../../features/portability/server/index.ts';
import { flattenReplies, resumeUnique, resumeUnpublishing } from '../../features/entries/server/index.ts';
import { resumePublishing } from '../../features/pages/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import type { Jobs } from '../../lib/work/jobs.ts';

/**
 * An export contains rows but no jobs, so the site's pending work is queued again. Scheduled jobs find their work in the rows. Replies to
 * comments are put in order, and it is noted which entry has which unique value.
 */
export const resumeSite =
  (jobs: Jobs) =>
  async (tx: Tx): Promise<void> => {
    await resumePreparing({ jobs }, tx);
    await resumeSounds({ jobs }, tx);
    await resumeKeeping(tx, jobs);
    await resumeErasing(tx, jobs);
    await resumePublishing(tx, jobs, new Date());
    await resumeUnpublishing(tx, jobs);
    await flattenReplies(tx);
    await resumeUnique(tx);
  };
