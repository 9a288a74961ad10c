import { forgetHistory, forgetSignIns, forgetSteps } from '../features/accounts/server/index.ts';
import { dropOldProblems } from '../features/websites/server/index.ts';
import { type Rounds, startRounds } from './rounds.ts';

const HOUR = 3600;

/** Lets go what is too old to be kept, for all sites. */
export const accountRound = ({ db }: Pick<Rounds, 'db'>) =>
  db.acrossWebsites(async (tx) => {
    await forgetHistory(tx);
    await forgetSignIns(tx);
    await forgetSteps(tx);
    await dropOldProblems(tx);
  });

/** Of all processes one does each round. @returns ends them */
export const startAccountRounds = (services: Rounds): (() => Promise<void>) =>
  startRounds(services, [{ name: 'accounts', seconds: HOUR, work: () => accountRound(services) }]);
