import { describe, expect, test } from 'vitest';
import type { Discount } from '../../../shop-shapes.ts';
import { effectOf, stateOf, usesOf } from './discount-labels.ts';

const code: Discount = {
  _id: '',
  code: 'SPRING',
  kind: 'percent',
  value: 10,
  active: true,
  startsAt: null,
  endsAt: null,
  minimum: 0,
  totalLimit: null,
  customerLimit: null,
  used: 0,
  version: 1,
};
const now = new Date('2026-05-01T12:00:00Z').getTime();
const earlier = '2026-05-01T11:59:59Z';
const later = '2026-05-01T12:00:01Z';

describe('how a discount code stands', () => {
  test.each([
    [{}, 'active'],
    [{ startsAt: earlier, endsAt: later }, 'active'],
    [{ startsAt: later }, 'later'],
    [{ endsAt: earlier }, 'ended'],
    [{ active: false, startsAt: later }, 'ended'],
    [{ totalLimit: 3, used: 3 }, 'used-up'],
    [{ totalLimit: 3, used: 2 }, 'active'],
  ] as const)('%o is %s', (part, state) => {
    expect(stateOf({ ...code, ...part }, now)).toBe(state);
  });

  test('what it does is one line', () => {
    const money = (amount: number) => `£${amount}`;
    expect(effectOf(code, money)).toBe('10% off');
    expect(effectOf({ kind: 'fixed', value: 5, minimum: 30 }, money)).toBe('£5 off from £30');
    expect(usesOf({ used: 2, totalLimit: 5 })).toBe('Used 2 times, limit 5');
    expect(effectOf({ kind: 'free-shipping', value: 0, minimum: 0 }, money)).toBe('Free delivery');
  });
});
