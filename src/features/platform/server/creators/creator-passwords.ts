import { randomUUID } from 'node:crypto';
import { invalid } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { jobQueue } from '../../../../lib/work/jobs.ts';
import { type GuessLimits, hashNewPassword, passwordMatches } from '../../../accounts/server/index.ts';
import { platformMails } from '../mails/platform-mails.ts';
import type { creatorsContract } from '../../creators-contract.ts';
import type { CreatorServices } from '../services.ts';
import {
  creatorByEmail,
  creatorById,
  creatorByLink,
  hasPassed,
  insertLink,
  markProven,
  redeemLink,
  replacePassword,
} from './creator-queries.ts';
import { endOnSites } from './end-creator-access.ts';
import { forgetSession, openSession, signIn, toCreator } from './creator-session.ts';
import { PLATFORM, trying } from './trying.ts';

/** Whether there is such an account is looked up after the reply, by a worker: the request does the same for every address. */
const linkRequests = jobQueue<{ email: string }>('request-creator-link');
const LINK_SECONDS = 3600;

const spent = () =>
  invalid('This link has already been used or has expired. Request a new one.', {
    token: 'Used, expired or unknown.',
  });

type CreatorHandlers = Handlers<typeof creatorsContract>;

export function passwordHandlers(
  services: CreatorServices,
  limits: GuessLimits,
): Pick<
  CreatorHandlers,
  'POST /api/platform/forgot' | 'POST /api/platform/reset' | 'POST /api/platform/password'
> {
  const { db, host, jobs } = services;
  const mails = platformMails(services);
  return {
    'POST /api/platform/forgot': async (request, { body: { email } }) => {
      await limits.forgot(trying(request), email);
      await db.acrossWebsites((tx) => jobs.send(tx, linkRequests, { email }));
      return {};
    },

    'POST /api/platform/reset': async (request, { body: { token, password } }) => {
      await limits.token(trying(request));
      // Before the link is used up, so that it is still good for a better password.
      const owner = await db.acrossWebsites((tx) => creatorByLink(tx, hashToken(token)));
      if (!owner) throw spent();
      const hash = await hashNewPassword(password, [owner.email, host]);
      const creator = await db.acrossWebsites(async (tx) => {
        const id = await redeemLink(tx, hashToken(token), 'password');
        if (id) await markProven(tx, id);
        const changed = id && (await replacePassword(tx, id, hash));
        if (!changed) return undefined;
        await mails.passwordChanged(tx, changed.email, randomUUID());
        // Anyone who had the account before may be signed in to its sites.
        await endOnSites(services, tx, changed);
        return changed;
      });
      if (!creator) throw spent();
      await limits.signedIn(PLATFORM.id, creator.email);
      if (request.by?.creatorId === creator.id) forgetSession(request);
      return toCreator(creator);
    },

    'POST /api/platform/password': async (request, { body: { current, next } }) => {
      const { creatorId, email } = request.by;
      await limits.signIn(trying(request), email);
      const creator = await db.acrossWebsites((tx) => creatorById(tx, creatorId));
      const matches = await passwordMatches(creator?.password_hash, current);
      // Every session ends; the one who changed the password goes on with a fresh one.
      const hash = matches ? await hashNewPassword(next, [email, host], 'next') : '';
      const result =
        creator && matches
          ? await db.acrossWebsites(async (tx) => {
              const passed = await hasPassed(tx, request.by.sessionId);
              const changed = await replacePassword(tx, creatorId, hash, creator.password_hash);
              const opened =
                changed &&
                (await openSession(tx, request, creatorId, { passwordHash: hash, twoSteps: passed }));
              if (opened) await mails.passwordChanged(tx, email, randomUUID());
              return opened;
            })
          : undefined;
      if (!creator || !result)
        throw invalid('Your current password is incorrect. Nothing was changed.', {
          current: 'Incorrect password.',
        });
      await limits.signedIn(PLATFORM.id, email);
      signIn(request, result, creator);
      return undefined;
    },
  };
}

/** Writes the links that were asked for. Every app process runs one. */
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
      await mails.newPassword(tx, email, token);
    });
  });
}
