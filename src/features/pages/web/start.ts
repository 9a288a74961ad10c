import { useRouteLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router';
import { withoutLanguage } from '../../../lib/links/language-paths.ts';
import { type Language, languageOf } from '../../../lib/messages/languages.ts';
import { baseOf, callsOf, inPageLanguage } from '../../../lib/ui/screen.ts';
import type { Account, accountsContract } from '../../accounts/contract.ts';
import type { Website, websitesContract } from '../../websites/contract.ts';
import type { NavigationEntry, pagesContract } from '../contract.ts';
import type { Menus, menusContract } from '../menus-contract.ts';
import { isRefusal } from '../../../lib/ui/sentences.ts';

/** The root route's data, which every public screen needs. */
export interface Start {
  website: Website;
  navigation: NavigationEntry[];
  menus: Pick<Menus, 'header' | 'footer' | 'takesBookings' | 'takesCancellations'>;
  account: Account | null;
  /** How addresses of the page's language begin: `/de`; empty in the main language, and on the host of a language. */
  base: string;
  /** The page's language if it isn't the main one, else empty. */
  other: Language | '';
  /** The main language of the site. The locale of `website` is that of the page. */
  main: Language;
  /** Names a country, unlike that of a page in another language. */
  mainLocale: string;
}

type StartCalls = typeof websitesContract &
  typeof accountsContract &
  typeof pagesContract &
  typeof menusContract;

/** The preview of the Branding screen shows the site's real pages in the draft design. */
export const asksForDraft = (request: Request): boolean =>
  new URL(request.url).searchParams.get('brand') === 'draft';

/** The start sequence of spec.md section 7: the site first, then account and navigation. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Start> {
  const call = callsOf<StartCalls>(context);
  const language = inPageLanguage(context);
  const query = asksForDraft(request) ? { brand: 'draft' as const } : language;
  const website = await call('GET /api/website', { query }).catch((error: unknown) => {
    // The owner's preview link, opened by another person.
    if ('brand' in query && isRefusal(error)) return call('GET /api/website', { query: language });
    throw error;
  });
  const [account, navigation, menus] = await Promise.all([
    call('POST /api/account/init', { body: {} }),
    call('GET /api/navigation'),
    call('GET /api/menus', { query: language }),
  ]);
  const main = languageOf(website.locale);
  const shown = language.language ? { ...website, locale: language.language } : website;
  return {
    website: shown,
    navigation,
    menus,
    account: account ?? null,
    base: baseOf(context),
    other: language.language ?? '',
    main,
    mainLocale: website.locale,
  };
}

/** Once per visit, and again when the session may have changed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) => {
  if (formMethod && formMethod !== 'GET')
    return /^\/account(\/|$)/.test(withoutLanguage(currentUrl.pathname));
  return withoutLanguage(nextUrl.pathname) === '/loading';
};

export const useStart = (): Start => {
  const start = useRouteLoaderData<Start>('root');
  if (!start) throw new Error('useStart is used outside the route with the id root.');
  return start;
};

/** Whether the site has accounts: the owner's choice, else if it sells or takes bookings. */
export const offersAccounts = ({ website, menus, account }: Start): boolean => {
  const { accountLinks } = website.brand;
  if (accountLinks !== 'auto') return accountLinks === 'show';
  return website.ecommerce.enabled || menus.takesBookings || account !== null;
};

/** Whether the header has a search: the owner's choice, else if the site sells. */
export const offersSearch = ({ website }: Start): boolean => {
  const { search } = website.brand;
  return search === 'auto' ? website.ecommerce.enabled : search === 'show';
};

/** The path of the home page in a language. */
export const homeIn = (base: string): string => base || '/';

/** The path of a page in the navigation. */
export const pathOf = (slug: string): string => (slug === 'homepage' ? '/' : `/${slug}`);
