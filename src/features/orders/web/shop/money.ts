import { createContext, use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Website } from '../../../websites/contract.ts';

/** The admin's canvas draws blocks outside the screens of the site. */
export const WebsiteContext = createContext<Pick<Website, 'locale' | 'ecommerce'> | undefined>(undefined);

/** Writes amounts in the site's currency as its visitors read them. */
export function useMoney(): (amount: number) => string {
  const loaded = useRouteLoaderData<{ website: Website }>('root')?.website;
  const website = use(WebsiteContext) ?? loaded;
  const format = new Intl.NumberFormat(website?.locale ?? 'en-GB', {
    style: 'currency',
    currency: website?.ecommerce.currency ?? 'GBP',
  });
  return (amount) => format.format(amount);
}
