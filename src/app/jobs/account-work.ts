import { forgetHistory, forgetSignIns, forgetSteps } from '../../features/accounts/server/index.ts';
import { dropOldProblems } from '../../features/websites/server/index.ts';
import { inBatches } from '../../lib/db/batches-queries.ts';
import type { Round, Rounds } from './rounds.ts';

const HOUR = 3600;

/** Deletes expired records of all sites. */
export async function accountRound({ db }: Pick<Rounds, 'db'>): Promise<void> {
  for (const forget of [forgetHistory, forgetSignIns, forgetSteps, dropOldProblems])
    await inBatches((most) => db.acrossWebsites((tx) => forget(tx, most)));
}

export const accountRounds = (services: Pick<Rounds, 'db'>): Round[] => [
  { name: 'accounts', seconds: HOUR, work: () => accountRound(services) },
];
