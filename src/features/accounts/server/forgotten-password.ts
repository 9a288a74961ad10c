import type { Site } from '../../../lib/http/requests/request-context.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import { usedLanguage } from '../../../lib/messages/spoken-language.ts';
import { jobQueue } from '../../../lib/work/jobs.ts';
import { toAccount } from './account-reply.ts';
import { accountsOf } from './sign-in/accounts-store.ts';
import type { GuessLimits } from './guess-limits.ts';
import { issueToken } from './issue-token.ts';
import { accountByEmail, markProven } from './queries.ts';
import type { AccountHandlers, AccountServices } from './services.ts';
import { forgetSession } from './session.ts';
import { endSecondSteps } from './security/end-second-steps.ts';
import { setPassword } from './set-password.ts';
import { resetPassword } from './sign-in/sign-in-flows.ts';

interface ResetRequest {
  site: Site;
  email: string;
  language?: Language | null | undefined;
}

const resetRequests = jobQueue<ResetRequest>('request-password-reset');

/**
 * A worker looks the account up after the reply: the request itself does the same for every address, down to the last
 * write.
 */
export const forgottenPasswordHandlers = (
  { announce, jobs }: AccountServices,
  limits: GuessLimits,
): Pick<AccountHandlers, 'POST /api/account/forgot' | 'POST /api/account/reset'> => ({
  'POST /api/account/forgot': async (request, { body: { email } }) => {
    const { id, canonicalHost, origin, subdomain, origins } = request.site;
    await limits.forgot(request, email);
    await request.db((tx) =>
      jobs.send(tx, resetRequests, {
        site: { id, canonicalHost, origin, subdomain, ...(origins ? { origins } : {}) },
        email,
        language: usedLanguage(),
      }),
    );
    return {};
  },

  'POST /api/account/reset': async (request, { body }) => {
    const { site } = request;
    const store = accountsOf(request);
    const account = await resetPassword(
      limits,
      store,
      request,
      body,
      async (tx, { id: accountId, email, hash }) => {
        const found = await markProven(tx, accountId);
        // Somebody who signed up with another person's address must not lock them out with a second step. Staff were invited.
        if (found && !found.owner && found.role === null) await endSecondSteps(tx, accountId);
        await announce(tx, { type: 'access-reset', site, accountId, email });
        return setPassword(tx, announce, { site, accountId, hash });
      },
    );
    if (request.by?.accountId === account.id) forgetSession(request);
    return toAccount(account);
  },
});

/** Sends requested links. Every app process runs one. */
export async function startResetWorker({ db, jobs, announce }: AccountServices): Promise<void> {
  await jobs.work(resetRequests, async ({ site, email, language }) => {
    await db.forWebsite(site.id, async (tx) => {
      const account = await accountByEmail(tx, email);
      if (!account) return;
      const token = await issueToken(tx, account.id, 'reset');
      const about = { site, accountId: account.id, email };
      await announce(tx, { type: 'password-reset-requested', ...about, token, language });
    });
  });
}
