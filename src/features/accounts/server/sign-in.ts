import { unauthenticated } from '../../../lib/errors.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import { hashToken, newToken, sessionCookieName } from '../../../lib/http/sessions/session-cookie.ts';
import { toAccount } from './account-reply.ts';
import { accountsOf } from './sign-in/accounts-store.ts';
import type { GuessLimits } from './guess-limits.ts';
import { accountById, consumeToken } from './queries.ts';
import type { AccountHandlers, AccountServices } from './services.ts';
import { enter, isSpared, noteWrong } from './security/enter.ts';
import { insertStep, waysOf } from './security/security-queries.ts';
import { endPresented, forgetSession, signIn } from './session.ts';
import { signInByPassword } from './sign-in/sign-in-flows.ts';
import { say } from './security/say.ts';

/** A session, or the second step if the account has one and the device doesn't skip it. */
async function afterFirstStep(
  services: AccountServices,
  tx: Tx,
  request: SiteRequest,
  account: { id: string; email: string; password_hash: string },
  {
    how,
    twoSteps,
    creatorSession = null,
  }: { how: 'password' | 'link'; twoSteps: boolean; creatorSession?: string | null },
) {
  const passwordHash = account.password_hash;
  const ways = twoSteps ? [] : await waysOf(tx, account.id);
  if (ways.length === 0 || (await isSpared(tx, request, account.id))) {
    const checked = { passwordHash, twoSteps, creatorSession };
    const opened = await enter(services, tx, request, account, how, checked);
    return opened && { opened };
  }
  const token = newToken();
  const begun = await insertStep(tx, { hash: hashToken(token), accountId: account.id, passwordHash });
  return begun ? { secondStep: { token, ways } } : undefined;
}

export const signInHandlers = (
  services: AccountServices,
  limits: GuessLimits,
): Pick<
  AccountHandlers,
  | 'POST /api/account/init'
  | 'POST /api/account/check-token'
  | 'POST /api/account/login'
  | 'POST /api/account/logout'
> => ({
  'POST /api/account/init': async (request) => {
    const { by } = request;
    const account = by && (await request.db((tx) => accountById(tx, by.accountId)));
    if (account) return toAccount(account);
    forgetSession(request);
    return null;
  },

  'POST /api/account/login': async (request, { body }) => {
    const { person, entered } = await signInByPassword(limits, accountsOf(request), request, body, {
      enter: (tx, account) =>
        afterFirstStep(services, tx, request, account, { how: 'password', twoSteps: false }),
      wrong: () => noteWrong(request, { email: body.email }, 'wrong-password'),
    });
    if (entered.secondStep) return { secondStep: entered.secondStep };
    signIn(request, entered.opened, person);
    return toAccount(person);
  },

  'POST /api/account/check-token': async (request, { body: { token } }) => {
    await limits.token(request);
    const result = await request.db(async (tx) => {
      const used = await consumeToken(tx, 'sign-in', hashToken(token));
      const account = used && (await accountById(tx, used.account_id));
      const entered =
        account &&
        (await afterFirstStep(services, tx, request, account, {
          how: 'link',
          twoSteps: used.two_steps,
          creatorSession: used.creator_session,
        }));
      return entered && { account, ...entered };
    });
    if (!result) throw unauthenticated(say().linkUsed);
    if (!result.opened) return { secondStep: result.secondStep };
    signIn(request, result.opened, result.account);
    return toAccount(result.account);
  },

  'POST /api/account/logout': async (request) => {
    if (request.cookies.get(sessionCookieName(request.secure)))
      await request.db((tx) => endPresented(tx, request));
    forgetSession(request);
    return undefined;
  },
});
