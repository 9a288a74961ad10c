import type { CrossTx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import {
  beginCodes,
  checkStoredPassword,
  confirmCodes,
  type GuessLimits,
  newRecoveryCodes,
  passSecondStep,
  rememberBrowser,
} from '../../../accounts/server/index.ts';
import type { creatorsContract } from '../../creators-contract.ts';
import type { CreatorServices } from '../services.ts';
import { creatorWords } from '../creator-words.ts';
import { notePassed } from './creator-queries.ts';
import { openSession, signIn, toCreator } from './creator-session.ts';
import * as queries from './creator-step-queries.ts';
import { creatorsStore } from './creators-store.ts';
import { PLATFORM } from './trying.ts';

type Calls =
  | 'POST /api/platform/second-step'
  | 'GET /api/platform/security'
  | 'POST /api/platform/codes'
  | 'POST /api/platform/codes/confirm'
  | 'POST /api/platform/codes/end'
  | 'POST /api/platform/recovery-codes';

/** After the right password, where there is a second step. @returns nothing where the password has changed meanwhile */
export async function beginStep(
  tx: CrossTx,
  { id: creatorId, password_hash: passwordHash }: { id: string; password_hash: string },
) {
  const token = newToken();
  const begun = await queries.insertStep(tx, { hash: hashToken(token), creatorId, passwordHash });
  return begun ? { secondStep: { token } } : undefined;
}

export function stepHandlers(
  services: CreatorServices,
  limits: GuessLimits,
): Pick<Handlers<typeof creatorsContract>, Calls> {
  type By = Parameters<Handlers<typeof creatorsContract>['POST /api/platform/codes']>[0];
  const { db, host } = services;
  const store = creatorsStore(services);

  const checkPassword = (request: By, password: string) => {
    const { creatorId: id, email } = request.by;
    return checkStoredPassword(limits, store, request, { id, email }, password);
  };

  return {
    'POST /api/platform/second-step': async (request, { body }) => {
      const { person, entered } = await passSecondStep(limits, store, request, body, {
        enter: async (tx, { id, email, password_hash: passwordHash }) => {
          const opened = await openSession(tx, request, id, { passwordHash, twoSteps: true });
          if (opened) rememberBrowser(tx, PLATFORM.id, request, email);
          return opened;
        },
      });
      signIn(request, entered, person);
      return toCreator(person);
    },

    'GET /api/platform/security': ({ by: { creatorId } }) =>
      db.acrossWebsites(async (tx) => ({
        codes: await queries.hasCodes(tx, creatorId),
        recoveryCodesLeft: await queries.recoveryCodesLeft(tx, creatorId),
      })),

    'POST /api/platform/codes': async (request, { body: { password } }) => {
      const { id, email, proven_at } = await checkPassword(request, password);
      // Otherwise somebody who signed up with another person's address could lock them out permanently.
      if (!proven_at) throw conflict(creatorWords().confirmFirst);
      return store.run((tx) => beginCodes(store.codes(tx, id), { email, issuer: host }));
    },

    'POST /api/platform/codes/confirm': async ({ by: { creatorId, sessionId } }, { body: { code } }) => {
      await limits.code(PLATFORM.id, creatorId);
      return db.acrossWebsites(async (tx) => {
        const recoveryCodes = await confirmCodes(store.codes(tx, creatorId), code);
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
        if (!(await queries.hasCodes(tx, id))) throw conflict(creatorWords().setUpCodesFirst);
        return { recoveryCodes: await newRecoveryCodes(store.codes(tx, id)) };
      });
    },
  };
}
