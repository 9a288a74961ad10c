import { refuse, unauthenticated } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { hashToken } from '../../../../lib/http/sessions/session-cookie.ts';
import type { securityContract } from '../../security-contract.ts';
import { toAccount } from '../account-reply.ts';
import type { GuessLimits } from '../guess-limits.ts';
import { accountById } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { signIn } from '../session.ts';
import { codesOf } from './code-store.ts';
import { spendCode } from './codes.ts';
import { enter, noteWrong, spareDevice } from './enter.ts';
import { endStep, tryStep } from './security-queries.ts';
import { say } from './say.ts';

export type SecurityHandlers = Handlers<typeof securityContract>;

export const stepOver = () => say().stepExpired;
export const stepExpired = () => refuse('step-expired', stepOver(), { status: 401 });
export const codeWrong = () => say().codeUsed;

export const secondStepHandlers = (
  services: AccountServices,
  limits: GuessLimits,
): Pick<SecurityHandlers, 'POST /api/account/second-step'> => ({
  'POST /api/account/second-step': async (request, { body: { token, code, remember } }) => {
    const { site } = request;
    const hash = hashToken(token);
    await limits.token(request);
    // By itself, so that a wrong code counts.
    const step = await request.db((tx) => tryStep(tx, hash));
    const accountId = step?.account_id;
    if (!accountId) throw stepExpired();
    await limits.code(site.id, accountId);
    const result = await request.db(async (tx) => {
      const account = await accountById(tx, accountId);
      const how = account && (await spendCode(codesOf(tx, accountId), code));
      if (!how) return { wrong: account };
      if (!(await endStep(tx, hash))) throw stepExpired();
      const opened = await enter(services, tx, request, account, how);
      const spare = remember ? await spareDevice(tx, request, accountId) : undefined;
      return opened ? { account, opened, spare } : { wrong: account };
    });
    if (!result.opened) {
      if (result.wrong) noteWrong(services, request, result.wrong.email, 'wrong-code');
      throw unauthenticated(codeWrong());
    }
    signIn(request, result.opened, result.account);
    result.spare?.();
    return toAccount(result.account);
  },
});
