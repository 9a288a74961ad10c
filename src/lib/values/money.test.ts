import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountDigits,
  currencyDecimals,
  formatMoney,
  moneyAffixes,
  roundAmount,
  smallestAmount,
} from './money.ts';

const currencies = Intl.supportedValuesOf('currency');

const shown = (minor: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(minor / 100);

test('a rounded amount is shown in full in every currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.integer({ min: 0, max: 99_999_999 }),
      (currency, minor) => {
        const amount = roundAmount(minor, smallestAmount(currency));
        const digits = shown(amount, currency).replace(/[^\d.]/g, '');
        expect(Math.round(Number(digits) * 100)).toBe(amount);
        expect(Math.abs(amount - minor)).toBeLessThanOrEqual(smallestAmount(currency) / 2);
      },
    ),
    { numRuns: 2000 },
  );
});

test('amounts have the decimals that their currency is charged in', () => {
  expect(['EUR', 'JPY', 'HUF', 'KWD'].map(currencyDecimals)).toEqual([2, 0, 0, 2]);
  expect(['EUR', 'JPY'].map((currency) => amountDigits(929, currency))).toEqual(['929.00', '929']);
});

test('amounts have the sign of their currency where the locale has it', () => {
  const around = (currency: string, locale: string) => {
    const { prefix, suffix } = moneyAffixes(currency, locale);
    return `${prefix}1${suffix}`.replaceAll(/\s/g, ' ');
  };
  expect(['GBP', 'USD', 'CHF'].map((currency) => around(currency, 'en-GB'))).toEqual(['£1', 'US$1', 'CHF 1']);
  expect(around('USD', 'en-US')).toBe('$1');
  expect(['EUR', 'PLN'].map((currency) => around(currency, 'de-DE'))).toEqual(['1 €', '1 PLN']);
  expect([around('EUR', 'fr-FR'), around('CHF', 'de-CH'), around('SEK', 'sv-SE')]).toEqual([
    '1 €',
    'CHF 1',
    '1 kr',
  ]);
});

test('a reduction has a minus sign where the locale has it', () => {
  expect(formatMoney(-5, 'GBP', 'en-GB')).toBe('−£5.00');
  expect(formatMoney(-5, 'EUR', 'de-DE')).toBe('−5,00\u00a0€');
  expect(formatMoney(-5, 'EGP', 'ar-EG')).toMatch(/^\u200f\u200e−5\.00/);
});

test('a sign after Latin letters stays behind them on a page from right to left', () => {
  expect(formatMoney(18, 'GBP', 'ar-EG')).toMatch(/UK£\u200e$/);
  expect(formatMoney(18, 'USD', 'ar-EG')).toMatch(/US\$\u200e$/);
  expect(formatMoney(18, 'USD', 'en-GB')).toBe('US$18.00');
});
