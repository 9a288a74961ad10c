import { expect, test } from 'vitest';
import { changedPrices, isFree, wouldBeFree } from './price-changes.ts';

const lesson = { price: 45, deposit: 10, durations: [{ minutes: 90, price: 62.5 }] };

test('a percentage applies to the price, the deposit and each duration', () => {
  expect(changedPrices(lesson, { unit: 'percent', by: 10 }, 1)).toEqual({
    price: 49.5,
    deposit: 11,
    durations: [{ minutes: 90, price: 68.75 }],
  });
});

test('an amount leaves the deposit, unless the price is no longer above it', () => {
  expect(changedPrices(lesson, { unit: 'amount', by: -5 }, 1)).toEqual({
    price: 40,
    deposit: 10,
    durations: [{ minutes: 90, price: 57.5 }],
  });
  expect(changedPrices(lesson, { unit: 'amount', by: -35 }, 1).deposit).toBeNull();
});

test('amounts are rounded to what the currency is charged in', () => {
  expect(changedPrices({ ...lesson, price: 929 }, { unit: 'percent', by: 3 }, 100).price).toBe(957);
  expect(changedPrices({ ...lesson, price: 19.99 }, { unit: 'percent', by: -15 }, 1).price).toBe(16.99);
});

test('what is free stays free, and nothing becomes free unnoticed', () => {
  const free = { price: 0, deposit: null, durations: [{ minutes: 60, price: 0 }] };
  const still = changedPrices(free, { unit: 'amount', by: 5 }, 1);
  expect(still).toEqual(free);
  expect([isFree(free), isFree(lesson)]).toEqual([true, false]);
  expect(wouldBeFree(free, still)).toBe(false);
  expect(wouldBeFree(lesson, changedPrices(lesson, { unit: 'amount', by: -50 }, 1))).toBe(true);
  expect(wouldBeFree(lesson, changedPrices(lesson, { unit: 'percent', by: -50 }, 1))).toBe(false);
});
