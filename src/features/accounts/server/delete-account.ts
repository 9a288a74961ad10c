import { conflict, invalid } from '../../../lib/errors.ts';
import type { GuessLimits } from './guess-limits.ts';
import { passwordMatches } from './passwords.ts';
import { accountToDelete, deleteAccount, lockOwners, passwordHashOf } from './queries.ts';
import type { AccountHandlers, AccountServices } from './services.ts';
import { forgetSession } from './session.ts';
import { say } from './security/say.ts';

const wrongPassword = () => invalid(say().wrongForDeleting, { password: say().wrongPassword });

export const deleteHandlers = (
  { announce }: AccountServices,
  limits: GuessLimits,
): Pick<AccountHandlers, 'POST /api/account/delete'> => ({
  'POST /api/account/delete': async (request, { body: { password } }) => {
    const { site } = request;
    const { accountId, email } = request.by;
    const trying = { site, address: request.address, known: true };
    await limits.signIn(trying, email);
    const hash = await request.db((tx) => passwordHashOf(tx, accountId));
    if (!(await passwordMatches(hash, password)) || !hash) throw wrongPassword();
    await request.db(async (tx) => {
      const owners = await lockOwners(tx);
      if (owners.length === 1 && owners[0]?.id === accountId) {
        throw conflict(say().onlyOwner);
      }
      const leaving = await accountToDelete(tx, accountId, hash);
      if (!leaving) throw wrongPassword();
      const proven = leaving.proven_at !== null;
      // Before deletion: records from signed-in use refer to the account until then, and may have no other reference.
      await announce(tx, { type: 'account-deleted', site, accountId, email, proven });
      await deleteAccount(tx, accountId);
    });
    await limits.signedIn(trying, email);
    forgetSession(request);
    return undefined;
  },
});
