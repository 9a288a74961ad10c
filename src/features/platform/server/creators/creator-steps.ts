import type { CrossTx } from '../../../../lib/db/database.ts';
import { conflict, invalid, unauthenticated } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import {
  confirmCodes,
  forApp,
  type GuessLimits,
  newRecoveryCodes,
  newSecret,
  passwordMatches,
  spendCode,
  stepOver,
  codeWrong,
} from '../../../accounts/server/index.ts';
import type { creatorsContract } from '../../creators-contract.ts';
import type { CreatorServices } from '../services.ts';
import { creatorById, notePassed } from './creator-queries.ts';
import { openSession, signIn, toCreator } from './creator-session.ts';
import * as queries from './creator-step-queries.ts';
import { PLATFORM, trying } from './trying.ts';

type Calls =
  | 'POST /api/platform/second-step'
  | 'GET /api/platform/security'
  | 'POST /api/platform/codes'
  | 'POST /api/platform/codes/confirm'
  | 'POST /api/platform/codes/end'
  | 'POST /api/platform/recovery-codes';

/** After the right password: what has to come yet, where there is a second step. */
export async function beginStep(
  tx: CrossTx,
  creator: { id: string; password_hash: string },
): Promise<string | undefined> {
  if (!(await queries.hasCodes(tx, creator.id))) return undefined;
  const token = newToken();
  const begun = { hash: hashToken(token), creatorId: creator.id, passwordHash: creator.password_hash };
  if (!(await queries.insertStep(tx, begun))) throw unauthenticated(stepOver());
  return token;
}

export function stepHandlers(
  { db, host }: CreatorServices,
  limits: GuessLimits,
): Pick<Handlers<typeof creatorsContract>, Calls> {
  type By = Parameters<Handlers<typeof creatorsContract>['POST /api/platform/codes']>[0];

  /** Anyone who sits at a screen that was left open must not change how its account is entered. */
  async function checkPassword(request: By, password: string) {
    const { creatorId, email } = request.by;
    await limits.signIn(trying(request), email);
    const creator = await db.acrossWebsites((tx) => creatorById(tx, creatorId));
    if (!creator || !(await passwordMatches(creator.password_hash, password)))
      throw invalid('Your password is incorrect. Nothing was changed.', {
        password: 'Incorrect password.',
      });
    await limits.signedIn(PLATFORM.id, email);
    return creator;
  }

  return {
    'POST /api/platform/second-step': async (request, { body: { token, code } }) => {
      await limits.token(trying(request));
      const hash = hashToken(token);
      // By itself, so that a wrong code counts.
      const creatorId = await db.acrossWebsites((tx) => queries.tryStep(tx, hash));
      if (!creatorId) throw unauthenticated(stepOver());
      await limits.code(PLATFORM.id, creatorId);
      const result = await db.acrossWebsites(async (tx) => {
        const creator = await creatorById(tx, creatorId);
        if (!creator || !(await spendCode(queries.codesOfCreator(tx, creatorId), code))) return undefined;
        if (!(await queries.endStep(tx, hash))) throw unauthenticated(stepOver());
        const checked = { passwordHash: creator.password_hash, twoSteps: true };
        const opened = await openSession(tx, request, creatorId, checked);
        return opened && { creator, opened };
      });
      if (!result) throw unauthenticated(codeWrong());
      signIn(request, result.opened, result.creator);
      return toCreator(result.creator);
    },

    'GET /api/platform/security': ({ by: { creatorId } }) =>
      db.acrossWebsites(async (tx) => ({
        codes: await queries.hasCodes(tx, creatorId),
        recoveryCodesLeft: await queries.recoveryCodesLeft(tx, creatorId),
      })),

    'POST /api/platform/codes': async (request, { body: { password } }) => {
      const { id, email, proven_at } = await checkPassword(request, password);
      // Else anyone who typed somebody's address could keep them out of it for good.
      if (!proven_at) throw conflict('Confirm your email address first, using the link we emailed you.');
      const secret = newSecret();
      if (!(await db.acrossWebsites((tx) => queries.beginCodes(tx, id, secret))))
        throw invalid('One-time codes are already on. Turn them off to start over.');
      return forApp(secret, email, host);
    },

    'POST /api/platform/codes/confirm': async ({ by: { creatorId, sessionId } }, { body: { code } }) => {
      await limits.code(PLATFORM.id, creatorId);
      return db.acrossWebsites(async (tx) => {
        const recoveryCodes = await confirmCodes(queries.codesOfCreator(tx, creatorId), code);
        await notePassed(tx, sessionId);
        return { recoveryCodes };
      });
    },

    'POST /api/platform/codes/end': async (request, { body: { password } }) => {
      const { id } = await checkPassword(request, password);
      await db.acrossWebsites((tx) => queries.endCreatorSteps(tx, id));
      return undefined;
    },

    'POST /api/platform/recovery-codes': async (request, { body: { password } }) => {
      const { id } = await checkPassword(request, password);
      return db.acrossWebsites(async (tx) => {
        if (!(await queries.hasCodes(tx, id)))
          throw conflict('Set up one-time codes before you create recovery codes.');
        return { recoveryCodes: await newRecoveryCodes(queries.codesOfCreator(tx, id)) };
      });
    },
  };
}
