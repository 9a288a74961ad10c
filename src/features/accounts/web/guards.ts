import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { hasLanguage, withoutLanguage } from '../../../lib/links/language-paths.ts';
import { siteAddress } from '../../../lib/links/site-address.ts';
import { baseOf, callsOf } from '../../../lib/ui/screen.ts';
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
export function afterSignIn(args: Args, account: Account, returnTo: string | null): Response {
  const wanted = siteAddress(returnTo, new URL(args.request.url).origin);
  // What follows the language may be `//evil.test`, which names another host.
  const path = wanted && siteAddress(withoutLanguage(wanted));
  // These two redirect signed-in people here again.
  if (wanted && path && !/^\/(account|loading)\/*([?#]|$)/i.test(path)) return goTo(args, wanted);
  const isStaff = account.owner || account.role !== undefined;
  return goTo(args, isStaff ? '/admin' : `${baseOf(args.context)}/account/dashboard`);
}

/** Paths outside the public screens, and those in another language, need a full load. */
function goTo(args: Args, path: string): Response {
  const base = baseOf(args.context);
  if (base === '') return isDocument(path) ? openDocument(args, path) : redirect(path);
  return path.startsWith(`${base}/`) ? redirect(path.slice(base.length)) : openDocument(args, path);
}

const isDocument = (path: string) => /^\/(admin|api|files)(\/|[?#]|$)/.test(path) || hasLanguage(path);

/** Leads to an address of the site as it is. The router would put the language of the page before a path. */
export const openDocument = ({ context, request }: Args, path: string): Response =>
  redirectDocument(baseOf(context) === '' ? path : new URL(request.url).origin + path);
