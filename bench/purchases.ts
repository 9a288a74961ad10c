import { createApp } from '../src/app/app.ts';
import { readConfig } from '../src/app/config.ts';
import { pino } from 'pino';
import type { Figure } from './support/figures.ts';
import { withManyRows } from './support/many-rows.ts';
import { createTestVisitor } from './support/visitor.ts';

export const name = 'purchases';
export const describe =
  'Complete purchases (quote, pending order, payment by the test provider, paid), 8 at once, without the network; put taskset -c 0 before it for one core';

const BUYERS = 8;
const SECONDS = 6;
const PRODUCTS = 20;

const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

export async function run(): Promise<Figure[]> {
  return withManyRows(
    async () => {},
    async (_db, websiteId, connection) => {
      const app = await createApp(readConfig({}, []), connection, pino({ level: 'silent' }));
      await app.jobs.start();
      const owner = createTestVisitor(app.db, websiteId, app.operations, { owner: true });
      const products: string[] = [];
      for (let number = 0; number < PRODUCTS; number += 1) {
        const body = { label: `Bench ${number}`, price: 12.5, published: true };
        const made = (await owner('POST /api/product', { body })) as { _id: string };
        products.push(made._id);
      }
      const visitor = createTestVisitor(app.db, websiteId, app.operations);
      let count = 0;
      const buy = async (): Promise<number> => {
        const number = count++;
        const begun = performance.now();
        const items = [
          { productId: products[number % PRODUCTS], quantity: 1 },
          { productId: products[(number * 7 + 3) % PRODUCTS], quantity: 2 },
        ];
        const deliveryAddress = { line1: '1 Street', line2: '', postcode: 'AB1 2CD', country: 'GB' };
        await visitor('POST /api/order/quote', { body: { items, deliveryAddress } });
        const email = `bench-${number}@example.test`;
        const pending = {
          origin: '/order/checkout',
          deliveryAddress,
          payment: {},
          items,
          email,
          name: 'A Buyer',
        };
        const order = (await visitor('POST /api/order/pending', { body: pending })) as {
          _id: string;
          accessKey: string;
        };
        const holder = createTestVisitor(app.db, websiteId, app.operations, { orderKey: order.accessKey });
        const body = { order: order._id, card: '4242 4242 4242 4242' };
        const paid = (await holder('POST /api/payment/test', { body })) as { status: string };
        if (paid.status !== 'paid') throw new Error(`A purchase ended as ${paid.status}.`);
        return performance.now() - begun;
      };
      const round = async (seconds: number) => {
        const until = performance.now() + seconds * 1000;
        const took: number[] = [];
        const buyer = async () => {
          while (performance.now() < until) took.push(await buy());
        };
        await Promise.all(Array.from({ length: BUYERS }, buyer));
        return { perSecond: took.length / seconds, slow: p99(took) };
      };
      await round(2);
      const { perSecond, slow } = await round(SECONDS);
      await app.close();
      return [
        { what: 'purchases', value: perSecond, unit: '/s', goal: { atLeast: 150 } },
        { what: 'a whole purchase, p99', value: slow, unit: 'ms', goal: { atMost: 100 } },
      ];
    },
  );
}
