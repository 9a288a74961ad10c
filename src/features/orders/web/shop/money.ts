import { createContext, use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Website } from '../../../websites/contract.ts';

/** The admin's canvas draws blocks outside the screens of the site. */
export const WebsiteContext = createContext<Pick<Website, 'locale' | 'ecommerce'> | undefined>(undefined);

// To make one takes longer than to render a product's card. Bounded, because one server shows the sites of many.
const formats = new Map<string, Intl.NumberFormat>();
const MOST_FORMATS = 200;

function formatFor(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(key, (format = new Intl.NumberFormat(locale, { style: 'currency', currency })));
  }
  return format;
}

/** Writes amounts in the site's currency as its visitors read them. */
export function useMoney(): (amount: number) => string {
  const loaded = useRouteLoaderData<{ website: Website }>('root')?.website;
  const website = use(WebsiteContext) ?? loaded;
  const format = formatFor(website?.locale ?? 'en-GB', website?.ecommerce.currency ?? 'GBP');
  return (amount) => format.format(amount);
}
