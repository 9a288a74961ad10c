import type { LimitsPool } from '../../../lib/db/pool.ts';
import { type Limit, limit, limitedAddress } from '../../../lib/work/limits.ts';

const sentences = {
  signIn: 'Too many sign-in attempts. Wait a while, or use “Forgotten password” to reset your password.',
  forgot: 'We’ve already sent you several links. Check your inbox and spam folder, or try again later.',
  register: 'Too many accounts were created from your network. Try again later.',
  code: 'Too many incorrect codes. Wait a while, then sign in again.',
  invite: 'Too many invitations were sent. Try again in an hour.',
  token: 'Too many attempts from your network. Try again later.',
};

/** Who tries: a client on a site, or on something else that has people of its own. */
export interface Trying {
  site: { id: string };
  /** Of the client. */
  address: string;
}

/** Counted in the database, on the account and on the address, from values that the server computed. */
export interface GuessLimits {
  /** Uses up one try. The account's count is by typed address, so an unknown one runs out just the same. */
  signIn(request: Trying, email: string): Promise<void>;
  /** After the right password or a reset, the account's tries start anew. */
  signedIn(websiteId: string, email: string): Promise<void>;
  forgot(request: Trying, email: string): Promise<void>;
  register(request: Trying): Promise<void>;
  token(request: Trying): Promise<void>;
  /** Second steps of an account. */
  code(websiteId: string, accountId: string): Promise<void>;
  invite(websiteId: string): Promise<void>;
}

export function guessLimits(pool: LimitsPool): GuessLimits {
  const perAccount = limit(pool, 'sign-in-account');
  const perAddress = limit(pool, 'sign-in-address');
  const forgotAccount = limit(pool, 'forgot-account');
  const forgotAddress = limit(pool, 'forgot-address');
  const registerAddress = limit(pool, 'register-address');
  const tokenAddress = limit(pool, 'token-address');

  const codes = limit(pool, 'second-step');
  const invitations = limit(pool, 'invitations');

  const byAddress = (counted: Limit, { site, address }: Trying, sentence: string) =>
    counted.take(`${site.id}:${limitedAddress(address)}`, sentence);
  // Email addresses may be as long as the key's column.
  const byEmail = (websiteId: string, email: string) => `${websiteId}:${email.slice(0, 180)}`;

  return {
    signIn: async (request, email) => {
      await byAddress(perAddress, request, sentences.signIn);
      await perAccount.take(byEmail(request.site.id, email), sentences.signIn);
    },
    signedIn: (websiteId, email) => perAccount.forget(byEmail(websiteId, email)),
    forgot: async (request, email) => {
      await byAddress(forgotAddress, request, sentences.forgot);
      await forgotAccount.take(byEmail(request.site.id, email), sentences.forgot);
    },
    register: (request) => byAddress(registerAddress, request, sentences.register),
    code: (websiteId, accountId) => codes.take(`${websiteId}:${accountId}`, sentences.code),
    invite: (websiteId) => invitations.take(websiteId, sentences.invite),
    token: (request) => byAddress(tokenAddress, request, sentences.token),
  };
}
