import type { Tx } from '../../../../lib/db/database.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { knownOn } from '../passwords.ts';
import { accountByEmail, accountById, accountByLink, consumeToken } from '../queries.ts';
import { codesOf } from '../security/code-store.ts';
import { endStep, tryStep } from '../security/security-queries.ts';
import type { SignInStore } from './sign-in-store.ts';

export type StoredAccount = NonNullable<Awaited<ReturnType<typeof accountByEmail>>>;

/** The accounts of the site that is asked. */
export const accountsOf = (request: SiteRequest): SignInStore<Tx, StoredAccount> => ({
  id: request.site.id,
  run: (work) => request.db(work),
  byId: accountById,
  byEmail: accountByEmail,
  knownWords: async (tx, id) => {
    const account = await accountById(tx, id);
    return knownOn(tx, request.site, ...(account ? [account.email, account.name] : []));
  },
  tryStep: async (tx, hash) => (await tryStep(tx, hash))?.account_id ?? undefined,
  endStep,
  byResetLink: (tx, hash) => accountByLink(tx, 'reset', hash),
  useResetLink: async (tx, hash) => (await consumeToken(tx, 'reset', hash))?.account_id,
  codes: codesOf,
});
