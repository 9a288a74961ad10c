import { useRouteLoaderData } from 'react-router';
import type { Website } from '../../../websites/contract.ts';

/** Writes amounts in the site's currency as its visitors read them. */
export function useMoney(): (amount: number) => string {
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const format = new Intl.NumberFormat(website?.locale ?? 'en-GB', {
    style: 'currency',
    currency: website?.ecommerce.currency ?? 'GBP',
  });
  return (amount) => format.format(amount);
}
