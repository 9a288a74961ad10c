import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { siteAddress } from '../../../../lib/links/site-address.ts';
import { callsOf } from '../../../../lib/ui/screen.ts';
import type { CreatorAccount, creatorsContract } from '../../creators-contract.ts';
import type { sitesContract } from '../../sites-contract.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>;

export const platformCalls = (context: Args['context']) =>
  callsOf<typeof creatorsContract & typeof sitesContract>(context);

/** Redirects visitors to sign in; they return to the screen that they asked for. */
export async function requireCreator({ context, request }: Args): Promise<CreatorAccount> {
  const me = await platformCalls(context)('GET /api/platform/me');
  if (me) return me;
  const { pathname, search } = new URL(request.url);
  const next = request.method === 'POST' ? '/sites' : `${pathname}${search}`;
  throw redirect(`/sign-in?${new URLSearchParams({ next })}`);
}

/** Where to go after signing in, as a path of the platform; null if no page was asked for. */
export function nextOf(request: Pick<Request, 'url'>): string | null {
  const url = new URL(request.url);
  const template = url.searchParams.get('template');
  // A design chosen on the landing page.
  if (template) return `/sites/new?${new URLSearchParams({ template })}`;
  return siteAddress(url.searchParams.get('next'), url.origin);
}

/** Keeps the wanted page on the way from one of these screens to another. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;

/** Other paths need a full load. */
export const goTo = (path: string): Response =>
  /^\/(sites|account)(\/|[?#]|$)/.test(path) ? redirect(path) : redirectDocument(path);

/** For the screens of visitors: signed-in creators are redirected. */
export async function leaveIfSignedIn({ context, request }: Args): Promise<{ next: string | null }> {
  const next = nextOf(request);
  if (await platformCalls(context)('GET /api/platform/me')) throw goTo(next ?? '/sites');
  return { next };
}

/** The token of an emailed link. */
export const tokenOf = (request: Pick<Request, 'url'>): string =>
  new URL(request.url).searchParams.get('token') ?? '';
