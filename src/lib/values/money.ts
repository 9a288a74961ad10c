import { withLatinDigits } from './digits.ts';
/**
 * Money is an integer number of hundredths inside, whatever the currency, and a number with at most 2 decimals outside.
 * Every amount that is computed is a multiple of `smallestAmount`, so what is shown is what is charged.
 */
export const toMinor = (price: number): number => Math.round(price * 100);
export const fromMinor = (minor: number): number => minor / 100;

/** Currencies that are shown without decimals, or that Stripe charges in whole units (MGA). */
const WHOLE = new Set(
  (
    'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV ' +
    'XAF XOF XPF YER'
  ).split(' '),
);

/**
 * The smallest amount that a currency can be charged in, in hundredths: 100 or 1. Currencies with three decimals use two,
 * because Stripe accepts only a 0 as their third. `smallest_amount` in the database says the same.
 */
export const smallestAmount = (currency: string): number => (WHOLE.has(currency) ? 100 : 1);

/** An amount rounded half up to a multiple of `smallest`. */
export const roundAmount = (minor: number, smallest: number): number =>
  Math.round(minor / smallest) * smallest;

// A format takes longer to make than to use. Bounded, because one server shows the sites of many.
const formats = new Map<string, Intl.NumberFormat>();
const MOST_FORMATS = 200;

// Without a mark, the sign at the end of “UK£” moves before the letters on a page from right to left.
const latinSign = /\p{Script=Latin}\p{Sc}$/u;

/** An amount as people of a locale read it: `£24.50`, `24,50 €`, `−24,50 €`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(
      key,
      (format = new Intl.NumberFormat(withLatinDigits(locale), { style: 'currency', currency })),
    );
  }
  const text = format.format(amount).replace('-', '−');
  return latinSign.test(text) ? `${text}\u200e` : text;
}

/** How many decimals an amount is written with: as many as the currency is charged in. */
export const currencyDecimals = (currency: string): number => (smallestAmount(currency) === 1 ? 2 : 0);

/** A price as plain digits, with as many decimals as the currency is charged in: `24.50`, or `929` yen. */
export const amountDigits = (price: number, currency: string): string =>
  price.toFixed(currencyDecimals(currency));

/** Shares of a whole by weight, in whole minor units that add up to it exactly; the largest remainders get the rest. */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (BigInt(whole) * BigInt(weight)) / BigInt(sum));
  const shares = exact.map(Number);
  const remainders = weights
    .map((weight, index) => ({ index, rest: Number((BigInt(whole) * BigInt(weight)) % BigInt(sum)) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  let left = whole - shares.reduce((all, share) => all + share, 0);
  for (const { index } of remainders) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** What a locale writes before and after an amount: `£`, or a space and `€`. Codes stand for signs that it doesn’t have. */
export function moneyAffixes(currency: string, locale: string): { prefix: string; suffix: string } {
  const [, prefix = '', suffix = ''] = /^(\D*).*?(\D*)$/.exec(formatMoney(0, currency, locale)) ?? [];
  return { prefix, suffix };
}
