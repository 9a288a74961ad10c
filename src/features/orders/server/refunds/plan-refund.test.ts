import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumUp } from '../../order-sums.ts';
import { planRefund, type Refundable } from './plan-refund.ts';

const cart = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      taxRate: fc.constantFrom(0, 700, 2000, 2550),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  code: fc.option(
    fc.record({
      kind: fc.constantFrom('percent' as const, 'fixed' as const),
      value: fc.integer({ min: 0, max: 10_000 }),
    }),
  ),
  shipping: fc.integer({ min: 0, max: 2_000 }),
  included: fc.boolean(),
});
const wishes = fc.array(
  fc.record({
    pieces: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
    amount: fc.option(fc.integer({ min: 1, max: 20_000 })),
    shipping: fc.boolean(),
  }),
  { maxLength: 8 },
);

function orderOf({ lines, code, shipping, included }: typeof cart extends fc.Arbitrary<infer C> ? C : never) {
  const sums = sumUp(lines, code, shipping, { included, shippingRate: 2000 }, 1);
  const items = lines.map(({ quantity }, index) => ({
    id: String(index),
    label: `Line ${index}`,
    paid: sums.lines[index]?.paid ?? 0,
    quantity,
    refunded: 0,
    refunded_amount: 0,
  }));
  return {
    currency: 'GBP',
    total: sums.total,
    refunded: 0,
    shipping: sums.shipping,
    shipping_tax: sums.shippingTax,
    tax_included: included,
    items,
  };
}

/** As the database does it: undefined if a condition of reserveRefund or reserveLines does not hold. */
function apply(order: ReturnType<typeof orderOf>, wish: Parameters<typeof planRefund>[1]): number {
  let plan: ReturnType<typeof planRefund>;
  try {
    plan = planRefund(order satisfies Refundable, wish);
  } catch {
    return 0;
  }
  const { amount, lines } = plan;
  if (amount <= 0 || order.refunded + amount > order.total) return 0;
  const itemOf = (id: string) => order.items.find((one) => one.id === id);
  for (const line of lines) {
    const item = itemOf(line.item);
    if (!item || item.refunded_amount + line.amount > item.paid) return 0;
  }
  for (const line of lines) {
    const item = itemOf(line.item);
    if (!item) continue;
    item.refunded += line.quantity;
    item.refunded_amount += line.amount;
  }
  order.refunded += amount;
  return amount;
}

test('refunds of 1,000 random carts never exceed what was paid, and all of it can come back, to the penny', () => {
  // Fails if refundForPieces rounds each unit of a line separately.
  fc.assert(
    fc.property(cart, wishes, (bought, asked) => {
      const order = orderOf(bought);
      let back = 0;
      for (const { pieces, amount, shipping } of asked) {
        const lines = order.items.flatMap(({ id }, index) => {
          const quantity = pieces[index] ?? 0;
          return quantity > 0 ? [{ item: id, quantity }] : [];
        });
        if (amount !== null) back += apply(order, { amount: amount / 100 });
        else if (lines.length > 0) {
          const { left } = planRefund(order, { amount: 0 });
          const given = apply(order, { lines, shipping });
          expect(given).toBeLessThanOrEqual(left);
          back += given;
        }
        expect(back).toBe(order.refunded);
        expect(back).toBeLessThanOrEqual(order.total);
      }
      back += apply(order, {});
      expect(back).toBe(order.total);
    }),
    { numRuns: 1000 },
  );
});
