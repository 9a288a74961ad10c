import { adminLocale } from '../../../../lib/admin-ui/admin-locale.ts';
import { formatMoney } from '../../../../lib/values/money.ts';
import { useWebsite } from './use-website.ts';

/** Formats amounts in the language of the admin, in the site's currency or in that of an order. */
export function useShownMoney(): (amount: number, currency?: string) => string {
  const website = useWebsite().data;
  const usual = website?.ecommerce.currency ?? 'GBP';
  return (amount, currency = usual) => formatMoney(amount, currency, adminLocale());
}
