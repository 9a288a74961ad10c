import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import type { Actor, SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { accountsOf } from '../sign-in/accounts-store.ts';
import type { GuessLimits } from '../guess-limits.ts';
import { deleteOtherSessions } from '../session-queries.ts';
import { checkStoredPassword } from '../sign-in/sign-in-flows.ts';
import { codesOf } from './code-store.ts';
import { beginCodes, confirmCodes, newRecoveryCodes } from './codes.ts';
import { deletePasskey, passkeysOf } from './passkey-queries.ts';
import type { SecurityHandlers } from './second-step.ts';
import * as queries from './security-queries.ts';
import { listSignIns } from './sign-in-queries.ts';
import { say } from './say.ts';
import { staffWords } from '../staff-words.ts';

/** See `checkStoredPassword`. */
export const checkPassword = (limits: GuessLimits, request: SiteRequest<Actor>, password: string) =>
  checkStoredPassword(
    limits,
    accountsOf(request),
    request,
    { id: request.by.accountId, email: request.by.email },
    password,
  );

/** The last second step cannot be removed if the site requires one. */
async function refuseLast(tx: Tx, { by }: SiteRequest<Actor>): Promise<void> {
  if (by.role === null || !(await queries.isRequired(tx))) return;
  if ((await queries.waysOf(tx, by.accountId)).length === 0) throw conflict(say().lastWay);
}

async function forgetUnused(tx: Tx, accountId: string): Promise<void> {
  if ((await queries.waysOf(tx, accountId)).length > 0) return;
  await queries.replaceRecoveryCodes(tx, accountId, []);
  await queries.forgetDevices(tx, accountId);
}

type Calls =
  | 'GET /api/account/security'
  | 'POST /api/account/codes'
  | 'POST /api/account/codes/confirm'
  | 'POST /api/account/codes/end'
  | 'POST /api/account/recovery-codes'
  | 'POST /api/account/passkeys/{id}/end'
  | 'GET /api/account/sign-ins'
  | 'POST /api/account/sessions/end'
  | 'GET /api/people/two-step'
  | 'PUT /api/people/two-step';

export const ownSecurityHandlers = (limits: GuessLimits): Pick<SecurityHandlers, Calls> => ({
  'GET /api/account/security': async ({ by, db }) =>
    db(async (tx) => ({
      codes: await queries.hasCodes(tx, by.accountId),
      recoveryCodesLeft: await queries.recoveryCodesLeft(tx, by.accountId),
      passkeys: (await passkeysOf(tx, by.accountId)).map((row) => ({
        _id: row.id,
        name: row.name,
        createdAt: row.created_at.toISOString(),
        usedAt: row.used_at?.toISOString() ?? null,
      })),
      required: by.role !== null && (await queries.isRequired(tx)),
    })),

  'POST /api/account/codes': async (request, { body: { password } }) => {
    const { site, by } = request;
    await checkPassword(limits, request, password);
    const shown = { email: by.email, issuer: site.canonicalHost };
    return request.db((tx) => beginCodes(codesOf(tx, by.accountId), shown));
  },

  'POST /api/account/codes/confirm': async (request, { body: { code } }) => {
    const { site, by } = request;
    await limits.code(site.id, by.accountId);
    return request.db(async (tx) => ({
      recoveryCodes: await confirmCodes(codesOf(tx, by.accountId), code),
    }));
  },

  'POST /api/account/codes/end': async (request, { body: { password } }) => {
    const { by } = request;
    await checkPassword(limits, request, password);
    await request.db(async (tx) => {
      await queries.endCodes(tx, by.accountId);
      await refuseLast(tx, request);
      await forgetUnused(tx, by.accountId);
    });
    return undefined;
  },

  'POST /api/account/recovery-codes': async (request, { body: { password } }) => {
    const { by } = request;
    await checkPassword(limits, request, password);
    return request.db(async (tx) => {
      if ((await queries.waysOf(tx, by.accountId)).length === 0) throw conflict(say().codesFirst);
      return { recoveryCodes: await newRecoveryCodes(codesOf(tx, by.accountId)) };
    });
  },

  'POST /api/account/passkeys/{id}/end': async (request, { params: { id }, body: { password } }) => {
    const { by } = request;
    await checkPassword(limits, request, password);
    await request.db(async (tx) => {
      if (!(await deletePasskey(tx, by.accountId, id))) throw notFound(say().passkeyGone);
      await refuseLast(tx, request);
      await forgetUnused(tx, by.accountId);
    });
    return undefined;
  },

  'GET /api/account/sign-ins': async ({ by, db }) =>
    (await db((tx) => listSignIns(tx, by.accountId))).map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      how: row.how,
      userAgent: row.user_agent,
      address: row.address,
      country: row.country,
    })),

  'POST /api/account/sessions/end': async ({ by, db }) => {
    await db(async (tx) => {
      await deleteOtherSessions(tx, by.accountId, by.sessionId);
      await queries.forgetDevices(tx, by.accountId);
    });
    return undefined;
  },

  'GET /api/people/two-step': async ({ db }) => ({
    required: await db((tx) => queries.isRequired(tx)),
  }),

  'PUT /api/people/two-step': async (request, { body: { required, password = '' } }) => {
    const { by, db } = request;
    if (!required) await checkPassword(limits, request, password);
    return db(async (tx) => {
      if (required && (await queries.waysOf(tx, by.accountId)).length === 0)
        throw conflict(staffWords().twoStepYourselfFirst);
      await queries.setRequired(tx, required);
      return { required };
    });
  },
});
