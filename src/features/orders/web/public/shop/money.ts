import { createContext, use } from 'react';
import { useRouteLoaderData } from 'react-router';
import { formatMoney } from '../../../../../lib/values/money.ts';
import type { Website } from '../../../../websites/contract.ts';

/** The admin's canvas renders blocks outside the site's screens. */
export const WebsiteContext = createContext<Pick<Website, 'locale' | 'ecommerce'> | undefined>(undefined);

/** Formats amounts for visitors, in the site's currency or that of an order. */
export function useMoney(currency?: string): (amount: number) => string {
  const loaded = useRouteLoaderData<{ website: Website }>('root')?.website;
  const website = use(WebsiteContext) ?? loaded;
  const inCurrency = currency ?? website?.ecommerce.currency ?? 'GBP';
  return (amount) => formatMoney(amount, inCurrency, website?.locale ?? 'en-GB');
}
