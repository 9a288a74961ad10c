import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { withoutLanguage } from '../../../lib/links/language-paths.ts';
import { siteAddress } from '../../../lib/links/site-address.ts';
import { callsOf } from '../../../lib/ui/screen.ts';
import type { Account, accountsContract } from '../contract.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** The signed-in account, or null. */
export const findAccount = async ({ context }: Pick<Args, 'context'>): Promise<Account | null> =>
  (await callsOf<typeof accountsContract>(context)('POST /api/account/init', { body: {} })) ?? null;

/** For guarded screens: the account, or a redirect to /loading, which returns here after sign-in. */
export async function requireAccount(args: Args): Promise<Account> {
  const account = await findAccount(args);
  if (account) return account;
  const { pathname, search } = new URL(args.request.url);
  throw redirect(`/loading?${new URLSearchParams({ returnTo: pathname + search })}`);
}

/**
 * Where to go after sign-in: the return path if it is valid, else /admin for staff, else the dashboard.
 * @param returnTo as received, unchecked
 */
export function afterSignIn(account: Account, returnTo: string | null, origin: string): Response {
  const wanted = siteAddress(returnTo, origin);
  // These two redirect signed-in people here again.
  if (wanted && !/^\/(account|loading)\/*([?#]|$)/i.test(wanted)) return goTo(wanted);
  return goTo(account.owner || account.role ? '/admin' : '/account/dashboard');
}

/** Paths outside the public screens, and those in another language, need a full load. */
const goTo = (path: string): Response =>
  /^\/(admin|api|files)(\/|[?#]|$)/.test(path) || withoutLanguage(path) !== path
    ? redirectDocument(path)
    : redirect(path);
