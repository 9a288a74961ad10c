import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '../src/app/app.ts';
import { readConfig } from '../src/app/config.ts';
import type { Database } from '../src/lib/db/database.ts';
import type { Connection } from '../src/lib/db/roles.ts';
import { type Figure, pair } from './support/figures.ts';
import { moveTo } from './support/load.ts';
import { withManyRows } from './support/many-rows.ts';
import { databaseIds, familyOf, processorSeconds } from './support/processes.ts';
import { createTestVisitor } from './support/visitor.ts';

export const name = 'purchases';
export const describe =
  'Complete purchases (quote, pending order, payment by the test provider, paid) with counted stock and two mails each, 8 at once, program and database on one core, without the network; beside it the same number of bare transactions';

const BUYERS = 8;
const SECONDS = 4;
const WARM_SECONDS = 8;
const ROUNDS = 3;
const PRODUCTS = 20;
/** A read for the quote, a write for the order, a write for the payment. */
const TRANSACTIONS = 3;

const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

/** Runs this many workers for some seconds, each one purchase after another. @returns milliseconds of each */
async function crowd(seconds: number, one: () => Promise<void>): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  const each = async () => {
    while (performance.now() < until) {
      const begun = performance.now();
      await one();
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, each));
  return took;
}

/** The lower bound for three durable transactions on this machine: one read and two writes of one row. */
async function bare(db: Database, websiteId: string): Promise<void> {
  await db.forWebsite(websiteId, (tx) => sql`select name from websites where id = ${websiteId}`.execute(tx));
  for (let number = 1; number < TRANSACTIONS; number += 1)
    await db.forWebsite(websiteId, (tx) =>
      sql`insert into provider_events (website_id, provider, event_id, kind)
        values (${websiteId}, 'bare', gen_random_uuid()::text, 'bench')`.execute(tx),
    );
}

async function analyze(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('analyze');
  await client.end();
}

export async function run(): Promise<Figure[]> {
  return withManyRows(
    async (client, websiteId) => {
      await client.query(`update websites set contact_email = 'owner@bench.test' where id = $1`, [websiteId]);
      await client.query(
        `insert into accounts (website_id, id, email, password_hash, owner) values ($1, $1, 'owner@bench.test', '', true)`,
        [websiteId],
      );
    },
    async (_db, websiteId, connection, folder) => {
      const app = await createApp(readConfig({}, []), connection, pino({ level: 'silent' }));
      await app.jobs.start();
      const owner = createTestVisitor(app.db, websiteId, app.operations, { owner: true });
      const products: string[] = [];
      for (let number = 0; number < PRODUCTS; number += 1) {
        const body = { label: `Bench ${number}`, price: 12.5, stock: 1_000_000, published: true };
        const made = (await owner('POST /api/product', { body })) as { _id: string };
        products.push(made._id);
      }
      const visitor = createTestVisitor(app.db, websiteId, app.operations);
      let count = 0;
      const buy = async (): Promise<void> => {
        const number = count++;
        const items = [
          { productId: products[number % PRODUCTS], quantity: 1 },
          { productId: products[(number * 7 + 3) % PRODUCTS], quantity: 2 },
        ];
        const deliveryAddress = { line1: '1 Street', line2: '', postcode: 'AB1 2CD', country: 'GB' };
        await visitor('POST /api/order/quote', { body: { items, deliveryAddress } });
        const email = `bench-${number}@example.test`;
        const body = {
          origin: '/order/checkout',
          deliveryAddress,
          payment: {},
          items,
          email,
          name: 'A Buyer',
        };
        // Limits count by network, so each request has its own.
        const address = `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`;
        const buyer = createTestVisitor(app.db, websiteId, app.operations, { address });
        const order = (await buyer('POST /api/order/pending', { body })) as {
          _id: string;
          accessKey: string;
        };
        const holder = createTestVisitor(app.db, websiteId, app.operations, { orderKey: order.accessKey });
        const card = { order: order._id, card: '4242 4242 4242 4242' };
        const paid = (await holder('POST /api/payment/test', { body: card })) as { status: string };
        if (paid.status !== 'paid') throw new Error(`A purchase ended as ${paid.status}.`);
      };

      const all = () => databaseIds(folder).then((ids) => familyOf([process.pid, ...ids]));
      // Warm up: compile the code, and analyze the tables, as autovacuum does within a minute. Until then, plans are those for
      // empty tables.
      await crowd(2, buy);
      await analyze(connection);
      await crowd(WARM_SECONDS, buy);
      await moveTo(0, await all());
      const took: number[] = [];
      const spent: number[] = [];
      const perSecond = (work: () => Promise<void>, keep: boolean) => async () => {
        const before = await processorSeconds(await all());
        const each = await crowd(SECONDS, work);
        const after = await processorSeconds(await all());
        if (keep) took.push(...each);
        // Processor time, so that other load on this core doesn't change the figure.
        const seconds = before === undefined || after === undefined ? SECONDS : after - before;
        if (keep) spent.push(each.length / SECONDS);
        return each.length / seconds;
      };
      const { value, reference } = await pair(
        perSecond(buy, true),
        perSecond(() => bare(app.db, websiteId), false),
        ROUNDS,
      );
      await moveTo('all', await all());
      const free = await crowd(SECONDS, buy);
      await app.close();
      return [
        { what: 'purchases in a second of one core', value, unit: '/s', goal: { atLeast: 150 } },
        { what: 'by the clock, beside whatever else ran', value: Math.max(...spent), unit: '/s' },
        {
          what: 'beside bare transactions',
          value,
          unit: '/s',
          reference: { what: `${TRANSACTIONS} bare transactions`, value: reference },
        },
        { what: 'a whole purchase, p99', value: p99(took), unit: 'ms', goal: { atMost: 100 } },
        { what: 'the same on all cores', value: p99(free), unit: 'ms', goal: { atMost: 100 } },
      ];
    },
  );
}
