import { formatMoney } from '../../../../lib/values/money.ts';
import { useWebsite } from './use-website.ts';

/** Formats amounts in the site's language, in its currency or in that of an order. */
export function useShownMoney(): (amount: number, currency?: string) => string {
  const website = useWebsite().data;
  const usual = website?.ecommerce.currency ?? 'GBP';
  return (amount, currency = usual) => formatMoney(amount, currency, website?.locale ?? 'en-GB');
}
