import { accountsOf } from './sign-in/accounts-store.ts';
import type { GuessLimits } from './guess-limits.ts';
import type { AccountHandlers, AccountServices } from './services.ts';
import { openSession, signIn } from './session.ts';
import { setPassword } from './set-password.ts';
import { changePassword } from './sign-in/sign-in-flows.ts';

export const changePasswordHandlers = (
  { announce }: AccountServices,
  limits: GuessLimits,
): Pick<AccountHandlers, 'POST /api/account/password'> => ({
  'POST /api/account/password': async (request, { body }) => {
    const { site } = request;
    const { accountId, email } = request.by;
    const person = { id: accountId, email };
    // Every session ends; the caller continues with a new one.
    const { account, opened } = await changePassword(
      limits,
      accountsOf(request),
      request,
      person,
      body,
      async (tx, { old, hash }) => {
        const account = await setPassword(tx, announce, { site, accountId, hash, old });
        const opened = account && (await openSession(tx, request, accountId, { passwordHash: hash }));
        return opened && { account, opened };
      },
    );
    signIn(request, opened, account);
    return undefined;
  },
});
