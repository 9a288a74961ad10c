import type { CrossTx } from '../../../../lib/db/database.ts';
import { type Place, seal, unseal } from '../../../../lib/db/sealed.ts';
import type { RequestContext } from '../../../../lib/http/requests/request-context.ts';
import { SealError } from '../../../../lib/keyring.ts';
import type { SignInStore } from './sign-in-store.ts';

export type Browser = Pick<RequestContext, 'cookies' | 'secure'>;
type Store<T extends CrossTx> = Pick<SignInStore<T, never>, 'id' | 'run'>;

const A_YEAR = 365 * 24 * 3600;
const LONGEST = 200;

const cookieName = (secure: boolean) => (secure ? '__Host-sitewright_browser' : 'sitewright_browser');

const placeOf = (storeId: string, email: string): Place => ['known_browser', storeId, email];

function opens(tx: CrossTx, place: Place, sealed: string): boolean {
  try {
    unseal(tx, place, sealed);
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

/**
 * Whether somebody has signed in with this address from this browser before. It grants nothing except separate attempts: strangers
 * who use up those of the address don't lock its owner out.
 * Source: OWASP, Blocking Brute Force Attacks, "device cookies".
 */
export async function isKnownBrowser<T extends CrossTx>(
  store: Store<T>,
  { cookies, secure }: Browser,
  email: string,
): Promise<boolean> {
  const sealed = cookies.get(cookieName(secure));
  if (!sealed || sealed.length > LONGEST) return false;
  return store.run(async (tx) => opens(tx, placeOf(store.id, email), sealed));
}

/** For somebody who has signed in, with the second step if there is one, or set a new password by an emailed link. The latest address replaces an earlier one. */
export function rememberBrowser(
  tx: CrossTx,
  storeId: string,
  { cookies, secure }: Browser,
  email: string,
): void {
  cookies.set(cookieName(secure), seal(tx, placeOf(storeId, email), ''), A_YEAR);
}
