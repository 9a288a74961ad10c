import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { jobQueue } from '../../../../lib/work/jobs.ts';
import { changePassword, type GuessLimits, resetPassword } from '../../../accounts/server/index.ts';
import { platformMails } from '../mails/platform-mails.ts';
import type { creatorsContract } from '../../creators-contract.ts';
import type { CreatorServices } from '../services.ts';
import { creatorByEmail, hasPassed, insertLink, markProven, replacePassword } from './creator-queries.ts';
import { endOnSites } from './end-creator-access.ts';
import { forgetSession, openSession, signIn, toCreator } from './creator-session.ts';
import { creatorsStore } from './creators-store.ts';
import { trying } from './trying.ts';

/** A worker looks the account up after the reply: the request does the same for every address. */
const linkRequests = jobQueue<{ email: string }>('request-creator-link');
const LINK_SECONDS = 3600;

type CreatorHandlers = Handlers<typeof creatorsContract>;

export function passwordHandlers(
  services: CreatorServices,
  limits: GuessLimits,
): Pick<
  CreatorHandlers,
  'POST /api/platform/forgot' | 'POST /api/platform/reset' | 'POST /api/platform/password'
> {
  const { db, jobs } = services;
  const store = creatorsStore(services);
  const mails = platformMails(services);
  return {
    'POST /api/platform/forgot': async (request, { body: { email } }) => {
      await limits.forgot(trying(request), email);
      await db.acrossWebsites((tx) => jobs.send(tx, linkRequests, { email }));
      return {};
    },

    'POST /api/platform/reset': async (request, { body }) => {
      const creator = await resetPassword(limits, store, request, body, async (tx, { id, hash }) => {
        await markProven(tx, id);
        const changed = await replacePassword(tx, id, hash);
        if (!changed) return undefined;
        await mails.passwordChanged(tx, changed, randomUUID());
        // Somebody who knew the old password may be signed in to its sites.
        await endOnSites(services, tx, changed);
        return changed;
      });
      if (request.by?.creatorId === creator.id) forgetSession(request);
      return toCreator(creator);
    },

    'POST /api/platform/password': async (request, { body }) => {
      const { creatorId: id, email, sessionId } = request.by;
      const person = { id, email };
      // Every session ends; the caller continues with a new one.
      const opened = await changePassword(limits, store, request, person, body, async (tx, { old, hash }) => {
        const passed = await hasPassed(tx, sessionId);
        const changed = await replacePassword(tx, id, hash, old);
        const opened =
          changed && (await openSession(tx, request, id, { passwordHash: hash, twoSteps: passed }));
        if (changed && opened) await mails.passwordChanged(tx, changed, randomUUID());
        return opened;
      });
      signIn(request, opened, person);
      return undefined;
    },
  };
}

/** Sends requested links. Every app process runs one. */
export async function startLinkWorker(services: CreatorServices): Promise<void> {
  const { db, jobs } = services;
  const mails = platformMails(services);
  await jobs.work(linkRequests, async ({ email }) => {
    await db.acrossWebsites(async (tx) => {
      const creator = await creatorByEmail(tx, email);
      if (!creator) return;
      const token = newToken();
      await insertLink(tx, creator.id, {
        hash: hashToken(token),
        seconds: LINK_SECONDS,
        purpose: 'password',
      });
      await mails.newPassword(tx, creator, token);
    });
  });
}
