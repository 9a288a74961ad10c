import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { accountRound } from '../../src/app/account-work.ts';
import {
  dropCountsRound,
  dropVisitsRound,
  factsFrom,
  settleRound,
  weeklyRound,
} from '../../src/app/analytics-work.ts';
import { bookingRound } from '../../src/app/booking-work.ts';
import { readCalendars } from '../../src/app/calendar-work.ts';
import { expireRound, remindRound, summaryRound, sweepRound } from '../../src/app/shop-work.ts';
import { webhookRound } from '../../src/app/webhook-work.ts';
import { connectedShops, uncomparedShops } from '../../src/features/orders/server/index.ts';
import { domainRound, endingRound } from '../../src/features/platform/server/index.ts';
import type { Database, Tx } from '../../src/lib/db/database.ts';
import { silent } from '../support/site-context.ts';
import { twoSites } from '../support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app } = world;
const analytics = { ...app, siteOf: app.orders.siteOf, factsOf: factsFrom(app.directory) };

test('no statement of a round finds or deletes more rows than a limit', async () => {
  const statements: string[] = [];
  const compiler = new PostgresQueryCompiler();
  const noted: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(compiler.compileQuery(node, queryId).sql.replace(/\s+/g, ' ').trim());
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const across: Database['acrossWebsites'] = (work) =>
    app.db.acrossWebsites((tx) => work(tx.withPlugin(noted)));
  const services = { log: silent, db: { ...app.db, acrossWebsites: across } };
  const rounds = [
    () => accountRound(services),
    () => bookingRound({ ...app.bookings, ...services }),
    () => expireRound({ ...app.orders, ...services }),
    () => sweepRound({ ...app.orders, ...services }),
    () => remindRound({ ...app.orders, ...services }),
    () => summaryRound({ ...app.orders, ...services }),
    () => webhookRound({ ...app.webhooks, ...services }, silent),
    () => readCalendars({ calendars: app.calendars, ...services }),
    () => settleRound(services),
    () => weeklyRound({ ...analytics, ...services }),
    () => dropVisitsRound(services),
    () => dropCountsRound(services),
    () => domainRound({ ...app.domains, ...services }),
    () => endingRound({ ...app.endings, ...services }),
  ];
  for (const round of rounds) await round();
  for (const find of [connectedShops, (tx: Tx) => uncomparedShops(tx, 24)]) await across(find);
  // What became of the entries that were found is written by their keys.
  const written = /^(insert into|delete from) site_problems\b.* (unnest|any)\(/;
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter((text) => !/\blimit \S+/.test(text) && !written.test(text))).toEqual([]);
});
