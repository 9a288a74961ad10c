import { resumeSounds } from '../../features/audio/server/index.ts';
import { resumePreparing } from '../../features/files/server/index.ts';
import { resumeKeeping } from '../../features/forms/server/index.ts';
import { resumeErasing } from '../../features/moving/server/index.ts';
import { resumePublishing } from '../../features/pages/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import type { Jobs } from '../../lib/work/jobs.ts';

/** Rows come with a box and jobs do not: whatever a site was waiting for is queued anew. Rounds find theirs by themselves. */
export const resumeSite =
  (jobs: Jobs) =>
  async (tx: Tx): Promise<void> => {
    await resumePreparing({ jobs }, tx);
    await resumeSounds({ jobs }, tx);
    await resumeKeeping(tx, jobs);
    await resumeErasing(tx, jobs);
    await resumePublishing(tx, jobs, new Date());
  };
