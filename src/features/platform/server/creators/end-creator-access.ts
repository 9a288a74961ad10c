import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import { jobQueue } from '../../../../lib/jobs.ts';
import { accountByEmail, endAccess, unusablePasswordHash } from '../../../accounts/server/index.ts';
import { enterWebsite } from '../../../websites/server/index.ts';
import { platformMails } from '../mails/platform-mails.ts';
import type { CreatorServices } from '../services.ts';
import { listCreatorSites } from '../sites/site-queries.ts';
import { endCreatorSessions, lockCreator, replacePassword } from './creator-queries.ts';

/** The id instead of the address: jobs outlive the deletion of personal data. */
export const siteResets = jobQueue<{ creatorId: string; websiteId: string }>('end-creator-access');

/**
 * Ends a creator's sessions and API keys on the sites they created. Binds the transaction to those sites, so it comes last.
 * @param except a site where access has ended already
 */
export async function endOnSites(
  { endKeys }: Pick<CreatorServices, 'endKeys'>,
  tx: Tx,
  { id, email }: { id: string; email: string },
  except?: string,
): Promise<void> {
  for (const { id: websiteId } of await listCreatorSites(tx, id)) {
    if (websiteId === except) continue;
    await enterWebsite(tx, websiteId);
    const account = await accountByEmail(tx, websiteId, email);
    if (!account) continue;
    await endAccess(tx, websiteId, account.id);
    await endKeys(tx, websiteId, account.id);
  }
}

/**
 * Ends what a creator has open after a password reset on a site, by the link sent to the same address. Every app process
 * runs one.
 */
export async function startSiteResetWorker(services: CreatorServices): Promise<void> {
  const { db, jobs } = services;
  const mails = platformMails(services);
  await jobs.work(siteResets, async ({ creatorId, websiteId }) => {
    await db.acrossWebsites(async (tx) => {
      const creator = await lockCreator(tx, creatorId);
      if (!creator) return;
      if (creator.proven_at) await endCreatorSessions(tx, creatorId);
      else {
        // Somebody else may have chosen the password, and could sign in with it again.
        await replacePassword(tx, creatorId, unusablePasswordHash());
        await mails.passwordEnded(tx, creator.email, randomUUID());
      }
      // The reset ended access to its own site; a sign-in there with the new password must survive.
      await endOnSites(services, tx, creator, websiteId);
    });
  });
}
