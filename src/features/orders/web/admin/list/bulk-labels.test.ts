import { expect, test } from 'vitest';
import type { OrderSummary } from '../../../contract.ts';
import { linesOf, planOf, totalOf } from './bulk-labels.ts';

const order = (number: string, own: object = {}) =>
  ({
    _id: number,
    number,
    status: 1,
    collected: false,
    placedAt: '2026-03-01T12:00:00Z',
    payment: { provider: 'manual' },
    total: 0.1,
    currency: 'GBP',
    ...own,
  }) as unknown as OrderSummary;

const orders = [
  order('1'),
  order('2', { collected: true }),
  order('3', { status: 0 }),
  order('4', { status: 2 }),
  order('5', { status: 3 }),
  order('6', { status: 4 }),
  order('7', { status: 0, placedAt: null }),
  order('8', { status: 0, payment: { provider: 'stripe' } }),
];

test.each([
  [
    'fulfil',
    ['1'],
    [
      'Not paid yet: 3, 7, 8',
      'Already fulfilled: 4',
      'Cancelled: 5',
      'Refunded: 6',
      'For collection, not delivery: 2',
    ],
  ],
  [
    'ready',
    ['2'],
    [
      'Not paid yet: 3, 7, 8',
      'Already fulfilled: 4',
      'Cancelled: 5',
      'Refunded: 6',
      'For delivery, not collection: 1',
    ],
  ],
  [
    'pay',
    ['3'],
    [
      'Checkout not finished: 7',
      'Waiting for an online payment: 8',
      'Already paid: 1, 2, 4',
      'Cancelled: 5',
      'Refunded: 6',
    ],
  ],
] as const)('the step %s takes only orders in its state, and says why of the others', (step, able, lines) => {
  const plan = planOf(step, orders);
  expect(plan.able.map(({ number }) => number)).toEqual(able);
  expect(linesOf(plan.skipped)).toEqual(lines);
});

test('the first ten of many orders are named', () => {
  const many = Array.from({ length: 38 }, (_, n) => order(String(n)));
  expect(linesOf(planOf('pay', many).skipped)).toEqual([
    'Already paid: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 28 more',
  ]);
});

test('a total is exact, and of one currency', () => {
  expect(totalOf([order('1'), order('2', { total: 0.2 })])).toEqual({ total: 0.3, currency: 'GBP' });
  expect(totalOf([order('1'), order('2', { currency: 'EUR' })])).toBe(null);
});
