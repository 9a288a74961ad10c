import { randomUUID } from 'node:crypto';
import type { CrossTx, Tx } from '../../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { accountByEmail, endAccess, unusablePasswordHash } from '../../../accounts/server/index.ts';
import { enterWebsite } from '../../../websites/server/index.ts';
import { platformMails } from '../mails/platform-mails.ts';
import type { CreatorServices } from '../services.ts';
import { listCreatorSites } from '../sites/site-queries.ts';
import {
  addressHashOf,
  databaseTime,
  endCreatorSessions,
  lockCreatorOf,
  replacePassword,
} from './creator-queries.ts';

/** `at` is the database's time. */
const siteResets = jobQueue<{ addressHash: string; websiteId: string; at: string }>('end-creator-access');

/**
 * After a password reset on a site: ends what the address has opened on the platform so far. The job looks up the
 * account, so that one opened meanwhile is not missed.
 */
export async function reachPlatform(jobs: Jobs, tx: Tx, email: string): Promise<void> {
  const at = await databaseTime(tx);
  await jobs.send(tx, siteResets, { addressHash: addressHashOf(email), websiteId: tx.site, at });
}

/**
 * Ends a creator's sessions and API keys on the sites they created. Binds the transaction to those sites, so it comes last.
 * @param after `except` is a site where access has ended already; what was opened after `until` stays
 */
export async function endOnSites(
  { endKeys }: Pick<CreatorServices, 'endKeys'>,
  tx: CrossTx,
  { id, email }: { id: string; email: string },
  after: { except?: string; until?: string } = {},
): Promise<void> {
  for (const { id: websiteId } of await listCreatorSites(tx, id)) {
    if (websiteId === after.except) continue;
    const site = await enterWebsite(tx, websiteId);
    const account = await accountByEmail(site, email);
    if (!account) continue;
    await endAccess(site, account.id, after.until);
    await endKeys(site, account.id, after.until);
  }
}

/**
 * Ends a creator's access after a password reset on a site, by a link sent to the same address. Every app process
 * runs one.
 */
export async function startSiteResetWorker(services: CreatorServices): Promise<void> {
  const { db, jobs } = services;
  const mails = platformMails(services);
  await jobs.work(siteResets, async ({ addressHash, websiteId, at }) => {
    await db.acrossWebsites(async (tx) => {
      const creator = await lockCreatorOf(tx, addressHash, at);
      if (!creator) return;
      // The reset ended access to its own site; a sign-in there with the new password must survive.
      if (creator.proven_at) {
        if (await endCreatorSessions(tx, creator.id, at)) await mails.signedOut(tx, creator, randomUUID());
        return endOnSites(services, tx, creator, { except: websiteId, until: at });
      }
      // Another person may have chosen the password, and opened sessions since the reset, so those end as well.
      await replacePassword(tx, creator.id, unusablePasswordHash());
      await mails.passwordEnded(tx, creator, randomUUID());
      return endOnSites(services, tx, creator, { except: websiteId });
    });
  });
}
