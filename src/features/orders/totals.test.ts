import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartCount, cartTotal, toMinor } from './totals.ts';

describe('cart sums', () => {
  test.each([
    [[], 0, 0],
    [[{ price: 24, quantity: 1 }], 2400, 1],
    [[{ price: 0.1, quantity: 3 }], 30, 3],
    [
      [
        { price: 19.99, quantity: 3 },
        { price: 0.01, quantity: 1 },
      ],
      5998,
      4,
    ],
    [[{ price: 1.15, quantity: 999 }], 114_885, 999],
    [[{ price: 0, quantity: 5 }], 0, 5],
  ])('%j is %i minor units for %i pieces', (lines, total, count) => {
    expect(cartTotal(lines)).toBe(total);
    expect(cartCount(lines)).toBe(count);
  });

  test('every price with two decimals becomes exactly its minor units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (minor) => toMinor(minor / 100) === minor),
    );
    expect(toMinor(999_999.99)).toBe(99_999_999);
  });
});
