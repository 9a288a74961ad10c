import type { LimitsPool } from '../../../lib/db/pool.ts';
import { type Limit, limit, limitedAddress } from '../../../lib/work/limits.ts';
import { say } from './security/say.ts';

const sentences = () => ({
  signIn: say().manySignIns,
  forgot: say().manyLinks,
  register: say().manyAccounts,
  code: say().manyCodes,
  invite: say().manyInvitations,
  token: say().manyTries,
});

/** The client: on a site, or on something else with accounts. */
export interface Trying {
  site: { id: string };
  /** The client's network address. */
  address: string;
  /** The person is signed in, or has signed in with this browser before. Counted separately: nobody else can use these attempts up. */
  known?: boolean;
}

/** Counted in the database, per account and per network address, from values that the server computed. */
export interface GuessLimits {
  /** Uses up one attempt. The account's count is by typed address, so an unknown one runs out just the same. */
  signIn(request: Trying, email: string): Promise<void>;
  /** Resets the attempts that the right password was one of. */
  signedIn(request: Trying, email: string): Promise<void>;
  /** Resets all attempts of an account after a reset by email. */
  reset(websiteId: string, email: string): Promise<void>;
  forgot(request: Trying, email: string): Promise<void>;
  register(request: Trying): Promise<void>;
  token(request: Trying): Promise<void>;
  /** Second steps of an account. */
  code(websiteId: string, accountId: string): Promise<void>;
  invite(websiteId: string): Promise<void>;
}

export function guessLimits(pool: LimitsPool): GuessLimits {
  const perAccount = limit(pool, 'sign-in-account');
  const perKnown = limit(pool, 'sign-in-known');
  const perAddress = limit(pool, 'sign-in-address');
  const forgotAccount = limit(pool, 'forgot-account');
  const forgotAddress = limit(pool, 'forgot-address');
  const registerAddress = limit(pool, 'register-address');
  const tokenAddress = limit(pool, 'token-address');

  const codes = limit(pool, 'second-step');
  const invitations = limit(pool, 'invitations');

  const byAddress = (counted: Limit, { site, address }: Trying, sentence: string) =>
    counted.take(`${site.id}:${limitedAddress(address)}`, sentence);
  const attempts = ({ known }: Trying) => (known ? perKnown : perAccount);
  // Email addresses can be as long as the key's column.
  const byEmail = (websiteId: string, email: string) => `${websiteId}:${email.slice(0, 180)}`;

  return {
    signIn: async (request, email) => {
      await byAddress(perAddress, request, sentences().signIn);
      await attempts(request).take(byEmail(request.site.id, email), sentences().signIn);
    },
    signedIn: (request, email) => attempts(request).forget(byEmail(request.site.id, email)),
    reset: async (websiteId, email) => {
      for (const each of [perAccount, perKnown]) await each.forget(byEmail(websiteId, email));
    },
    forgot: async (request, email) => {
      await byAddress(forgotAddress, request, sentences().forgot);
      await forgotAccount.take(byEmail(request.site.id, email), sentences().forgot);
    },
    register: (request) => byAddress(registerAddress, request, sentences().register),
    code: (websiteId, accountId) => codes.take(`${websiteId}:${accountId}`, sentences().code),
    invite: (websiteId) => invitations.take(websiteId, sentences().invite),
    token: (request) => byAddress(tokenAddress, request, sentences().token),
  };
}
