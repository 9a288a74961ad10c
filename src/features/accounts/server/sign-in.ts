import { unauthenticated } from '../../../lib/errors.ts';
import { hashToken, sessionCookieName } from '../../../lib/http/session-cookie.ts';
import { toAccount } from './account-reply.ts';
import type { GuessLimits } from './guess-limits.ts';
import { passwordMatches } from './passwords.ts';
import { accountByEmail, accountById, consumeToken } from './queries.ts';
import type { AccountHandlers } from './services.ts';
import { endPresented, forgetSession, openSession, signIn } from './session.ts';

const WRONG = 'E-mail address and password do not match. Please check both and try again.';

export const signInHandlers = (
  limits: GuessLimits,
): Pick<
  AccountHandlers,
  | 'POST /api/account/init'
  | 'POST /api/account/check-token'
  | 'POST /api/account/login'
  | 'POST /api/account/logout'
> => ({
  'POST /api/account/init': async (request) => {
    const { by, site } = request;
    const account = by && (await request.db((tx) => accountById(tx, site.id, by.accountId)));
    if (account) return toAccount(account);
    forgetSession(request);
    return null;
  },

  'POST /api/account/login': async (request, { body: { email, password } }) => {
    const websiteId = request.site.id;
    await limits.signIn(request, email);
    const account = await request.db((tx) => accountByEmail(tx, websiteId, email));
    // No connection is held meanwhile, and an unknown address costs the same.
    const matches = await passwordMatches(account?.password_hash, password);
    if (!account || !matches) throw unauthenticated(WRONG);
    const opened = await request.db((tx) => openSession(tx, request, account.id, account.password_hash));
    if (!opened) throw unauthenticated(WRONG);
    await limits.signedIn(websiteId, email);
    signIn(request, opened, account);
    return toAccount(account);
  },

  'POST /api/account/check-token': async (request, { body: { token } }) => {
    const websiteId = request.site.id;
    await limits.token(request);
    const result = await request.db(async (tx) => {
      const accountId = await consumeToken(tx, websiteId, 'sign-in', hashToken(token));
      const account = accountId && (await accountById(tx, websiteId, accountId));
      const opened = account && (await openSession(tx, request, account.id));
      return opened ? { account, opened } : undefined;
    });
    if (!result)
      throw unauthenticated('This link was used already or has expired. Please ask for a new one.');
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
