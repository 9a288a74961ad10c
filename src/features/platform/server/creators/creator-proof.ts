import { randomUUID } from 'node:crypto';
import type { CrossTx } from '../../../../lib/db/database.ts';
import { conflict, invalid, unauthenticated } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import type { GuessLimits } from '../../../accounts/server/index.ts';
import type { creatorsContract } from '../../creators-contract.ts';
import { platformMails } from '../mails/platform-mails.ts';
import { creatorWords } from '../creator-words.ts';
import type { CreatorServices } from '../services.ts';
import { creatorById, insertLink, markProven, redeemLink } from './creator-queries.ts';
import { trying } from './trying.ts';

const SEVEN_DAYS = 7 * 24 * 3600;

/** A link that proves an address, for an email to it. @returns the token; only its hash is stored */
export async function issueProof(tx: CrossTx, creatorId: string): Promise<string> {
  const token = newToken();
  await insertLink(tx, creatorId, { hash: hashToken(token), seconds: SEVEN_DAYS, purpose: 'address' });
  return token;
}

export function proofHandlers(
  services: CreatorServices,
  limits: GuessLimits,
): Pick<Handlers<typeof creatorsContract>, 'POST /api/platform/proof' | 'POST /api/platform/proof/confirm'> {
  const { db } = services;
  const mails = platformMails(services);
  return {
    'POST /api/platform/proof': async (request) => {
      const { creatorId, email } = request.by;
      await limits.forgot(trying(request), email);
      await db.acrossWebsites(async (tx) => {
        const creator = await creatorById(tx, creatorId);
        if (!creator) throw unauthenticated(creatorWords().signInAgain);
        if (creator.proven_at) throw conflict(creatorWords().alreadyConfirmed);
        await mails.proof(tx, creator, await issueProof(tx, creatorId), randomUUID());
      });
      return {};
    },

    'POST /api/platform/proof/confirm': async (request, { body: { token } }) => {
      await limits.token(trying(request));
      const creator = await db.acrossWebsites(async (tx) => {
        const id = await redeemLink(tx, hashToken(token), 'address');
        if (id) await markProven(tx, id);
        return id && creatorById(tx, id);
      });
      if (!creator) throw invalid(creatorWords().confirmationExpired, { token: creatorWords().unknownToken });
      return { email: creator.email };
    },
  };
}
