import { invalid } from '../../../lib/errors.ts';
import { toAccount } from './account-reply.ts';
import type { GuessLimits } from './guess-limits.ts';
import { hashNewPassword, knownOn } from './passwords.ts';
import { insertAccount } from './queries.ts';
import type { AccountHandlers, AccountServices } from './services.ts';
import { enter } from './security/enter.ts';
import { signIn } from './session.ts';
import { say } from './security/say.ts';

export const registerHandlers = (
  services: AccountServices,
  limits: GuessLimits,
): Pick<AccountHandlers, 'POST /api/account/register'> => ({
  'POST /api/account/register': async (request, { body: { email, password } }) => {
    const { site } = request;
    await limits.register(request);
    const known = await request.db((tx) => knownOn(tx, site, email));
    const hash = await hashNewPassword(password, known);
    const result = await request.db(async (tx) => {
      const account = await insertAccount(tx, email, hash);
      const opened = account && (await enter(services, tx, request, account, 'registered'));
      if (!opened) return undefined;
      await services.announce(tx, { type: 'account-registered', site, accountId: account.id, email });
      return { account, opened };
    });
    if (!result) {
      throw invalid(say().emailKnown, {
        email: say().emailHasAccount,
      });
    }
    signIn(request, result.opened, result.account);
    return toAccount(result.account);
  },
});
