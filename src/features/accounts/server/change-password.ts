import { invalid } from '../../../lib/errors.ts';
import type { GuessLimits } from './guess-limits.ts';
import { hashNewPassword, knownOn, passwordMatches } from './passwords.ts';
import { accountById } from './queries.ts';
import type { AccountHandlers, AccountServices } from './services.ts';
import { openSession, signIn } from './session.ts';
import { setPassword } from './set-password.ts';
import { say } from './security/say.ts';

const wrongPassword = () =>
  invalid(say().wrongCurrent, {
    current: say().wrongPassword,
  });

export const changePasswordHandlers = (
  { announce }: AccountServices,
  limits: GuessLimits,
): Pick<AccountHandlers, 'POST /api/account/password'> => ({
  'POST /api/account/password': async (request, { body: { current, next } }) => {
    const { site } = request;
    const { accountId, email } = request.by;
    await limits.signIn(request, email);
    const { old, known } = await request.db(async (tx) => {
      const account = await accountById(tx, accountId);
      return { old: account?.password_hash, known: await knownOn(tx, site, email, account?.name ?? '') };
    });
    if (!(await passwordMatches(old, current)) || !old) throw wrongPassword();
    const hash = await hashNewPassword(next, known, 'next');
    // Every session ends; the one who changed the password goes on with a fresh one.
    const result = await request.db(async (tx) => {
      const account = await setPassword(tx, announce, { site, accountId, hash, old });
      const opened = account && (await openSession(tx, request, accountId, { passwordHash: hash }));
      return opened ? { account, opened } : undefined;
    });
    if (!result) throw wrongPassword();
    await limits.signedIn(site.id, email);
    signIn(request, result.opened, result.account);
    return undefined;
  },
});
