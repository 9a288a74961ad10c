import { forgetHistory } from '../features/accounts/server/index.ts';
import { type Rounds, startRounds } from './rounds.ts';

const HOUR = 3600;

/** Lets go what is too old to be kept, for all sites. */
export const accountRound = ({ db }: Pick<Rounds, 'db'>) => db.acrossWebsites(forgetHistory);

/** Of all processes one does each round. @returns ends them */
export const startAccountRounds = (services: Rounds): (() => Promise<void>) =>
  startRounds(services, [{ name: 'accounts', seconds: HOUR, work: () => accountRound(services) }]);
