import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { everyRound } from '../../src/app/jobs/every-round.ts';
import { connectedShops, uncomparedShops } from '../../src/features/orders/server/index.ts';
import type { Database, CrossTx } from '../../src/lib/db/database.ts';
import { silent } from '../support/site-context.ts';
import { twoSites } from '../support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app } = world;

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
  const db = { ...app.db, acrossWebsites: across };
  for (const round of everyRound({ ...app, log: silent, db })) await round.work();
  for (const find of [connectedShops, (tx: CrossTx) => uncomparedShops(tx, 24)]) await across(find);
  // What became of the entries that were found is written by their keys.
  const written = /^(insert into|delete from) site_problems\b.* (unnest|any)\(/;
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter((text) => !/\blimit \S+/.test(text) && !written.test(text))).toEqual([]);
});
