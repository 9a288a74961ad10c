import { useRouteLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router';
import { setWebsiteId } from '../../../lib/http/client.ts';
import { callsOf } from '../../../lib/ui/screen.ts';
import type { Account, accountsContract } from '../../accounts/contract.ts';
import type { Website, websitesContract } from '../../websites/contract.ts';
import type { NavigationEntry, pagesContract } from '../contract.ts';

/** What every public screen stands on; the root route's data. */
export interface Start {
  website: Website;
  navigation: NavigationEntry[];
  account: Account | null;
}

type StartCalls = typeof websitesContract & typeof accountsContract & typeof pagesContract;

/** The start sequence of spec.md section 7: the site first, then account and navigation. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Start> {
  const call = callsOf<StartCalls>(context);
  const website = await call('GET /api/website');
  // On the server a website kept in a module would be everybody's.
  if (typeof document !== 'undefined') setWebsiteId(website._id);
  const [account, navigation] = await Promise.all([
    call('POST /api/account/init', { body: {} }),
    call('GET /api/navigation'),
  ]);
  return { website, navigation, account: account ?? null };
}

/** Once per visit, and again when who is signed in may have changed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) => {
  if (formMethod && formMethod !== 'GET') return /^\/account(\/|$)/.test(currentUrl.pathname);
  return nextUrl.pathname === '/loading';
};

export const useStart = (): Start => {
  const start = useRouteLoaderData<Start>('root');
  if (!start) throw new Error('useStart is used outside the route with the id root.');
  return start;
};

/** Where a page of the navigation is. */
export const pathOf = (slug: string): string => (slug === 'homepage' ? '/' : `/${slug}`);
