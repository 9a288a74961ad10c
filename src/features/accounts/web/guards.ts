import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { siteAddress } from '../../../lib/links/site-address.ts';
import { callsOf } from '../../../lib/ui/screen.ts';
import type { Account, accountsContract } from '../contract.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** The account of the cookie, or null. */
export const findAccount = async ({ context }: Pick<Args, 'context'>): Promise<Account | null> =>
  (await callsOf<typeof accountsContract>(context)('POST /api/account/init', { body: {} })) ?? null;

/** For guarded screens: the account, or on to /loading, which comes back here once somebody is signed in. */
export async function requireAccount(args: Args): Promise<Account> {
  const account = await findAccount(args);
  if (account) return account;
  const { pathname, search } = new URL(args.request.url);
  throw redirect(`/loading?${new URLSearchParams({ returnTo: pathname + search })}`);
}

/**
 * Where somebody who is signed in goes on to: the way back if it is one, else people of the site to /admin, else the dashboard.
 * @param returnTo as it was sent along, unchecked
 */
export function afterSignIn(account: Account, returnTo: string | null, origin: string): Response {
  const wanted = siteAddress(returnTo, origin);
  // These two send who is signed in here again.
  if (wanted && !/^\/(account|loading)\/*([?#]|$)/i.test(wanted)) return goTo(wanted);
  return goTo(account.owner || account.role ? '/admin' : '/account/dashboard');
}

/** What no public screen shows needs a full load. */
const goTo = (path: string): Response =>
  /^\/(admin|api|files)(\/|[?#]|$)/.test(path) ? redirectDocument(path) : redirect(path);
