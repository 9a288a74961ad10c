import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundAmount, smallestAmount } from '../../../../lib/values/money.ts';
import { fromProvider, toProvider } from './stripe-amounts.ts';

const currencies = Intl.supportedValuesOf('currency');

test('Stripe is asked for exactly the amount of the order, in every currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.integer({ min: 0, max: 99_999_999 }),
      (currency, minor) => {
        const amount = roundAmount(minor, smallestAmount(currency));
        const charged = toProvider(amount, currency);
        expect(Number.isInteger(charged)).toBe(true);
        expect(fromProvider(charged, currency)).toBe(amount);
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ['JPY', 92_900, 929],
  ['KWD', 1_234, 12_340],
  // Without decimals, but in hundredths at Stripe.
  ['ISK', 92_900, 92_900],
  ['UGX', 92_900, 92_900],
  ['HUF', 92_900, 92_900],
  ['GBP', 1_234, 1_234],
])('%s: %i is %i at Stripe', (currency, minor, charged) => {
  expect(toProvider(minor, currency)).toBe(charged);
});
