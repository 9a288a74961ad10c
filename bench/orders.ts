import { pino } from 'pino';
import type pg from 'pg';
import { createApp } from '../src/app/app.ts';
import { readConfig } from '../src/app/config.ts';
import { type Figure, median } from './support/figures.ts';
import { withManyRows } from './support/many-rows.ts';
import { createTestVisitor } from './support/visitor.ts';

export const name = 'orders';
export const describe =
  'The owner’s list of 50 out of 1,000,000 orders, by every filter and search: milliseconds of the whole call without the network';

const ORDERS = Number(process.env['ORDERS'] ?? 1_000_000);
const PRODUCTS = 1000;
/** The newest order is from today. */
const FIRST = Math.floor(Date.now() / 1000) * 1000 - ORDERS * 47_000;
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const ROUNDS = 12;
const id = (kind: string, n: string) =>
  `('${kind}0000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
/** Ids ordered by time (UUID v7), one order every 47 seconds. */
const orderId = (n: string) =>
  `(lpad(to_hex(${FIRST} + ${n}::bigint * 47000), 12, '0') || '7000' || '8' || lpad(to_hex(${n}), 15, '0'))::uuid`;

async function fill(client: pg.Client, websiteId: string): Promise<void> {
  // Building indexes after the insert takes a fraction of the time.
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'sitewright'
      and tablename in ('orders', 'order_items', 'order_words', 'payments') and indexdef not like '%UNIQUE%'`,
  );
  for (const { indexname } of indexes) await client.query(`drop index sitewright.${indexname}`);
  await client.query(
    `insert into products (website_id, id, label, slug, price)
     select $1, ${id('0193', 'n')}, 'Product ' || n, 'product-' || n, 1000 from generate_series(1, ${PRODUCTS}) n`,
    [websiteId],
  );
  await client.query(
    `insert into orders (website_id, id, number, status, email, name, access_key_hash, currency, subtotal, total, provider,
       transaction_id, held_until, placed_at, paid_at, trouble, created_at)
     select $1, ${orderId('n')}, (1000 + n)::text, case when n % 100 < 60 then 2 when n % 100 < 70 then 1 when n % 100 < 95 then 3
         when n % 100 < 99 then 4 else 0 end, 'buyer' || n % 50000 || '@example.test', 'Buyer ' || n % 5000, '\\x00', 'GBP', 1000, 1000,
       case when n % 1000 = 0 then 'manual' when n % 100000 = 1 then 'none' else 'stripe' end, 'pi_' || n, now(), at, at,
       case when n % 200000 = 7 then 'Look' else '' end, at
     from generate_series(1, ${ORDERS}) n, lateral (select to_timestamp(${FIRST / 1000} + n::bigint * 47) as at) t`,
    [websiteId],
  );
  await client.query(
    `insert into order_items (website_id, order_id, position, kind, product_id, label, price, quantity, paid)
     select $1, ${orderId('n')}, 0, 'physical', ${id('0193', `1 + case when n % 50000 = 3 then 0 else n % ${PRODUCTS - 1} + 1 end`)},
       'Thing', 1000, 1, 1000 from generate_series(1, ${ORDERS}) n`,
    [websiteId],
  );
  await client.query(
    `insert into order_words (website_id, word, order_id)
     select $1, word, ${orderId('n')} from generate_series(1, ${ORDERS}) n,
       unnest(array[(1000 + n)::text, 'buyer', (n % 5000)::text, 'buyer' || n % 50000 || '@example.test', 'ab' || n % 300, 'pi_' || n])
       word on conflict do nothing`,
    [websiteId],
  );
  await client.query(
    `insert into payments (website_id, id, order_id, provider, reference, amount, currency, status)
     select $1, ${orderId('n')}, ${orderId('n')}, 'stripe', 'pi_' || n, 1000, 'GBP', 'succeeded' from generate_series(1, ${ORDERS}) n`,
    [websiteId],
  );
  for (const { indexdef } of indexes) await client.query(indexdef);
}

const product = (n: number) => `01930000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const filters: Record<string, Record<string, string>> = {
  'no filter': {},
  'not paid': { status: '0' },
  paid: { status: '1' },
  fulfilled: { status: '2' },
  refunded: { status: '4' },
  'a usual payment': { provider: 'stripe' },
  'a rare payment': { provider: 'none' },
  'a payment that is not there': { provider: 'test' },
  'a state of a rare payment': { provider: 'manual', status: '1' },
  'in trouble': { trouble: 'true' },
  'a product': { product: product(500) },
  'a rare product': { product: product(1) },
  'a product in a state': { product: product(500), status: '4' },
  'a day': { from: day(40), to: day(40) },
  'a month of one state': { from: day(50), to: day(20), status: '4' },
  'a number': { q: '91123' },
  'a name': { q: 'buyer 77' },
  'a common word': { q: 'buyer' },
  'two words': { q: 'buyer 77 ab12' },
  'a postcode': { q: 'ab12' },
  'an address of mail': { q: 'buyer4711@example.test' },
  'a transaction': { q: 'pi_77777' },
  'a word that is not there': { q: 'nobody' },
  'a common word in a state': { q: 'buyer', status: '4' },
  'a common word in a month': { q: 'buyer', from: day(50), to: day(20) },
};

export async function run(): Promise<Figure[]> {
  return withManyRows(fill, async (_db, websiteId, connection) => {
    const app = await createApp(readConfig({}, []), connection, pino({ level: 'silent' }));
    await app.jobs.start();
    const owner = createTestVisitor(app.db, websiteId, app.operations, { owner: true });
    const figures: Figure[] = [];
    const measure = async (
      what: string,
      call: Parameters<typeof owner>[0],
      query: Record<string, string>,
    ) => {
      const took: number[] = [];
      // More executions than PostgreSQL makes custom plans for.
      for (let round = 0; round < ROUNDS; round += 1) {
        const begun = performance.now();
        await owner(call, { query });
        took.push(performance.now() - begun);
      }
      figures.push({ what, value: median(took.slice(6)), unit: 'ms', goal: { atMost: 50 } });
    };
    for (const [what, filter] of Object.entries(filters))
      await measure(what, 'GET /api/orders', { ...filter, limit: '50' });
    await measure('waiting to be sent', 'GET /api/orders/waiting', {});
    await measure('sums of 90 days', 'GET /api/orders/totals', {});
    await measure('payments that do not fit', 'GET /api/orders/payments', {});
    await app.close();
    return figures;
  });
}
