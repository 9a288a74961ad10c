import { afterAll, expect, test } from 'vitest';
import { resultsByDay } from '../server/sales.ts';
import { settleJob } from '../../../app/jobs/analytics-work.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';

const { app, admin, one, two, close } = await twoSites();
afterAll(close);
const run = (sentence: string, values: unknown[]) =>
  asAdmin(admin, async (client) => (await client.query(sentence, values)).rows as Record<string, unknown>[]);

test('what was paid stands on the day of the site’s own clock, also when clocks change', async () => {
  await run(`update sitewright.orders set paid_at = null where website_id = $1`, [one.id]);
  // The day with 25 hours in New York lasts from 04:00Z to 05:00Z of the next day.
  for (const [index, at] of [
    '2026-11-01T03:59:59Z',
    '2026-11-01T04:00:00Z',
    '2026-11-02T04:59:59Z',
    '2026-11-02T05:00:00Z',
  ].entries())
    await run(
      `insert into sitewright.orders (website_id, number, status, email, access_key_hash, currency, subtotal, total, refunded, provider, held_until, paid_at)
         values ($1, $2, 1, 'a@example.test', '\\x00', 'GBP', 1000, 1000, $4, 'test', now(), $3)`,
      [one.id, `A${index}`, at, index * 100],
    );
  const days = await app.db.forWebsite(one.id, (tx) =>
    resultsByDay(tx, 'America/New_York', { from: '2026-10-31', to: '2026-11-02' }),
  );
  const sales = ['2026-10-31', '2026-11-01', '2026-11-02'].map((day) => [
    days.get(day)?.orders,
    days.get(day)?.revenue,
  ]);
  expect(sales).toEqual([
    [1, 1000],
    [2, 1700],
    [1, 700],
  ]);
});

test('an order counts for the source of its visit once it is paid, and only once', async () => {
  const [{ id = '' } = {}] = await run(
    `insert into sitewright.orders (website_id, number, status, email, access_key_hash, currency, subtotal, total, provider, held_until)
       values ($1, 'B1', 0, 'a@example.test', '\\x00', 'GBP', 2500, 2500, 'test', now() + interval '1 hour') returning id`,
    [one.id],
  );
  await run(
    `insert into sitewright.visit_causes (website_id, kind, subject_id, day, facts)
       values ($1, 'order', $2, '2026-11-02', '{"source":"Bing","channel":"search","entry":"/shop"}')`,
    [one.id, id],
  );
  const counted = () =>
    run(
      `select website_id, dimension, value, orders::int, revenue::int from sitewright.visit_counts
         where grain = 'd' and orders > 0 order by dimension`,
      [],
    );
  await settleJob(app);
  expect(await counted()).toEqual([]);
  await run(`update sitewright.orders set paid_at = now(), status = 1 where website_id = $1 and id = $2`, [
    one.id,
    id,
  ]);
  await Promise.all([settleJob(app), settleJob(app)]);
  await settleJob(app);
  const row = { website_id: one.id, orders: 1, revenue: 2500 };
  expect(await counted()).toEqual([
    { ...row, dimension: 'channel', value: 'search' },
    { ...row, dimension: 'entry', value: '/shop' },
    { ...row, dimension: 'source', value: 'Bing' },
  ]);
  expect(two.id).not.toBe(one.id);
});
