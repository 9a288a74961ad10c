import { useWebsite } from '../../../websites/web/index.ts';

/** Writes amounts in the order's own currency, in the site's language. */
export function useShownMoney(): (amount: number, currency: string) => string {
  const locale = useWebsite().data?.locale ?? 'en-GB';
  return (amount, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}
