import { expect, test } from 'vitest';
import { bookingPrice } from './booking-price.ts';

test.each([
  [
    { each: 40, people: 1, deposit: null, hasShop: true },
    { total: 40, now: 40 },
  ],
  [
    { each: 40, people: 3, deposit: 10, hasShop: true },
    { total: 120, now: 30 },
  ],
  // A deposit is never more than the price.
  [
    { each: 8, people: 2, deposit: 10, hasShop: true },
    { total: 16, now: 16 },
  ],
  [
    { each: 40, people: 1, deposit: 0, hasShop: true },
    { total: 40, now: 0 },
  ],
  [
    { each: 40, people: 2, deposit: 10, hasShop: false },
    { total: 80, now: 0 },
  ],
])('%o costs %o', (given, cost) => expect(bookingPrice(given)).toMatchObject(cost));
