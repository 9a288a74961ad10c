import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyPrefix, roundAmount, smallestAmount } from './money.ts';

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

test('the admin shows the sign of a currency before an amount, or its code', () => {
  expect(['GBP', 'EUR', 'USD', 'JPY', 'CHF', 'PLN'].map(moneyPrefix)).toEqual([
    '£',
    '€',
    'US$',
    'JP¥',
    'CHF\u00a0',
    'PLN\u00a0',
  ]);
});
