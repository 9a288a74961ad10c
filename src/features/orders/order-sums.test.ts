import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundAmount } from '../../lib/values/money.ts';
import { refundForPieces, sumUp } from './order-sums.ts';

const line = (price: number, quantity = 1, taxRate = 0) => ({ price, quantity, taxRate });
const included = { included: true, shippingRate: 2000 };
const onTop = { included: false, shippingRate: 2000 };

describe('sums of an order', () => {
  test('contain the tax, where prices do', () => {
    const sums = sumUp([line(2400, 2, 2000), line(500, 1, 0)], null, 395, included, 1);
    expect(sums).toEqual({
      lines: [
        { discount: 0, tax: 800, paid: 4800 },
        { discount: 0, tax: 0, paid: 500 },
      ],
      subtotal: 5300,
      discount: 0,
      shipping: 395,
      shippingTax: 66,
      tax: 866,
      total: 5695,
    });
  });

  test('get the tax on top, where prices are without', () => {
    expect(sumUp([line(999, 3, 1900)], null, 100, onTop, 1)).toMatchObject({
      subtotal: 2997,
      tax: 569 + 20,
      total: 2997 + 100 + 589,
    });
  });

  test.each([
    [{ kind: 'percent', value: 1000 }, 330, 2970 + 395],
    [{ kind: 'fixed', value: 500 }, 500, 2800 + 395],
    [{ kind: 'fixed', value: 99_999 }, 3300, 395],
    [{ kind: 'free-shipping', value: 0 }, 0, 3300],
  ] as const)('take off %j', (code, discount, total) => {
    const sums = sumUp([line(1100, 2), line(1100)], code, 395, { included: true, shippingRate: 0 }, 1);
    expect(sums).toMatchObject({ discount, total });
  });

  const lines = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 99_999_999 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      taxRate: fc.constantFrom(0, 500, 700, 1900, 2000, 2550),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const codes = fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ kind: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 10_000_000 }) }),
    ),
  );

  test('add up, whatever is bought', () => {
    fc.assert(
      fc.property(
        lines,
        codes,
        fc.integer({ min: 0, max: 99_999 }),
        fc.boolean(),
        (cart, code, post, within) => {
          const sums = sumUp(cart, code, post, { included: within, shippingRate: 2000 }, 1);
          const paid = sums.lines.reduce((sum, one) => sum + one.paid, 0);
          expect(paid + sums.shipping + (within ? 0 : sums.shippingTax)).toBe(sums.total);
          expect(sums.lines.reduce((sum, one) => sum + one.discount, 0)).toBe(sums.discount);
          for (const one of sums.lines)
            expect(Math.min(one.discount, one.paid, one.tax)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  // Fails if sumUp or refundForPieces rounds to hundredths anywhere.
  test('hold no decimals, and come back without, in a currency that has none', () => {
    fc.assert(
      fc.property(
        lines,
        codes,
        fc.integer({ min: 0, max: 99_999 }),
        fc.boolean(),
        (cart, code, post, within) => {
          const whole = cart.map((one) => ({ ...one, price: roundAmount(one.price, 100) }));
          const sums = sumUp(whole, code, post, { included: within, shippingRate: 2000 }, 100);
          const { lines: parts, ...rest } = sums;
          for (const amount of [...Object.values(rest), ...parts.flatMap((part) => Object.values(part))])
            expect(Math.abs(amount % 100)).toBe(0);
          const paid = parts.reduce((sum, one) => sum + one.paid, 0);
          expect(paid + sums.shipping + (within ? 0 : sums.shippingTax)).toBe(sums.total);
          for (const [at, { paid: all }] of parts.entries()) {
            const { quantity = 1 } = whole[at] ?? {};
            const state = { paid: all, quantity, refunded: 0, refundedAmount: 0 };
            const first = refundForPieces(state, Math.ceil(quantity / 2), 100);
            const half = { ...state, refunded: Math.ceil(quantity / 2), refundedAmount: first };
            expect(first % 100).toBe(0);
            expect(first + refundForPieces(half, quantity, 100)).toBe(all);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('come back piece by piece to the penny, in any portions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
        (paid, portions) => {
          const quantity = portions.reduce((sum, pieces) => sum + pieces, 0);
          const state = { paid, quantity, refunded: 0, refundedAmount: 0 };
          for (const pieces of portions) {
            const amount = refundForPieces(state, pieces, 1);
            state.refunded += pieces;
            state.refundedAmount += amount;
            expect(state.refundedAmount).toBeLessThanOrEqual(paid);
          }
          expect(state.refundedAmount).toBe(paid);
        },
      ),
      { numRuns: 500 },
    );
  });
});
