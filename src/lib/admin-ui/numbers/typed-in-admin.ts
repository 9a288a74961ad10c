import { withLatinDigits } from '../../values/digits.ts';
import { currencyDecimals, moneyAffixes } from '../../values/money.ts';
import { readTypedNumber, writeNumber } from '../../values/typed-number.ts';
import { adminLocale } from '../admin-locale.ts';

/** The number that a text means to a person who writes as the admin does; `undefined` if it isn’t clearly one. */
export function typedNumber(text: string, decimals?: number): number | undefined {
  const read = readTypedNumber(text, adminLocale(), decimals);
  return read.kind === 'number' ? read.value : undefined;
}

/** A number as `typedNumber` reads it. */
export const typedText = (value: number): string => writeNumber(value, adminLocale());

/** A price as `typedNumber` reads it, with as many decimals as the currency is charged in: `24.50`, or `929` yen. */
export const typedAmount = (price: number, currency: string): string =>
  writeNumber(price, adminLocale(), { least: currencyDecimals(currency), most: 2 });

/** What the admin shows before and after an amount. */
export const amountAffixes = (currency: string) => moneyAffixes(currency, adminLocale());

/** What it shows after a percentage: `%`, in most languages after a space. */
export const percentSuffix = (): string =>
  new Intl.NumberFormat(withLatinDigits(adminLocale()), { style: 'percent' }).format(0).replace(/^\D*\d/, '');
