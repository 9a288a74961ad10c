import { forgetHistory, forgetSignIns, forgetSteps } from '../../features/accounts/server/index.ts';
import { dropOldProblems } from '../../features/websites/server/index.ts';
import { inBatches } from '../../lib/db/batches-queries.ts';
import type { ScheduledJob, ScheduledJobServices } from './scheduled-jobs.ts';

const HOUR = 3600;

/** Deletes expired records of all sites. */
export async function accountJob({ db }: Pick<ScheduledJobServices, 'db'>): Promise<void> {
  for (const forget of [forgetHistory, forgetSignIns, forgetSteps, dropOldProblems])
    await inBatches((most) => db.acrossWebsites((tx) => forget(tx, most)));
}

export const accountJobs = (services: Pick<ScheduledJobServices, 'db'>): ScheduledJob[] => [
  { name: 'accounts', seconds: HOUR, work: () => accountJob(services) },
];
