import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { securityContract } from '../../security-contract.ts';
import { toAccount } from '../account-reply.ts';
import { accountsOf } from '../sign-in/accounts-store.ts';
import type { GuessLimits } from '../guess-limits.ts';
import type { AccountServices } from '../services.ts';
import { signIn } from '../session.ts';
import { passSecondStep } from '../sign-in/sign-in-flows.ts';
import { enter, noteWrong, spareDevice } from './enter.ts';

export type SecurityHandlers = Handlers<typeof securityContract>;

export const secondStepHandlers = (
  services: AccountServices,
  limits: GuessLimits,
): Pick<SecurityHandlers, 'POST /api/account/second-step'> => ({
  'POST /api/account/second-step': async (request, { body: { token, code, remember } }) => {
    const { person, entered } = await passSecondStep(
      limits,
      accountsOf(request),
      request,
      { token, code },
      {
        enter: async (tx, account, how) => {
          const opened = await enter(services, tx, request, account, how);
          const spare = remember ? await spareDevice(tx, request, account.id) : undefined;
          return opened && { opened, spare };
        },
        wrong: ({ email }) => noteWrong(request, { email }, 'wrong-code'),
      },
    );
    signIn(request, entered.opened, person);
    entered.spare?.();
    return toAccount(person);
  },
});
