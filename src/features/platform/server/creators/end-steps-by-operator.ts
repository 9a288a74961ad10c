import { randomUUID } from 'node:crypto';
import { platformMails } from '../mails/platform-mails.ts';
import type { CreatorServices } from '../services.ts';
import { creatorByEmail } from './creator-queries.ts';
import { endCreatorSteps, hasCodes } from './creator-step-queries.ts';

/** For a creator who lost device and recovery codes; an email notifies them if any were set up. @returns whether the account exists */
export const endStepsByOperator = (
  services: Omit<CreatorServices, 'endKeys'>,
  email: string,
): Promise<boolean> =>
  services.db.acrossWebsites(async (tx) => {
    const creator = await creatorByEmail(tx, email);
    if (!creator) return false;
    const had = await hasCodes(tx, creator.id);
    await endCreatorSteps(tx, creator.id);
    if (had) await platformMails(services).stepsEnded(tx, creator, randomUUID());
    return true;
  });
