import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../support/postgres.ts';
import { shopFaults } from '../support/shop-oracle.ts';
import { movingWorld } from './world.ts';

const world = await movingWorld();
afterAll(() => world.close());
const { one } = world;

test('a site that leaves and arrives is the same, row by row', async () => {
  await asAdmin(world.admin, async (client) => {
    await client.query(`insert into sitewright.shop_numbers values ($1, 'order', 41)`, [one.id]);
    await client.query(
      `insert into sitewright.stock_holds (website_id, variant_id, order_id, quantity, until)
       select $1, v.id, o.id, 1, now() from sitewright.variants v, sitewright.orders o
       where v.website_id = $1 and o.website_id = $1 limit 1`,
      [one.id],
    );
  });
  const before = await shopFaults(world.admin);
  const first = await world.exportTo(one.id, 'first.zip');
  const host = 'arrived.test';
  const came = await world.importFrom(first.path, host);
  expect(came.notes).toEqual([]);
  expect(came.websiteId).not.toBe(one.id);
  const second = await world.exportTo(came.websiteId, 'second.zip');
  const hashes = ({ entries }: typeof first.manifest) =>
    Object.fromEntries(Object.entries(entries).map(([name, { sha256 }]) => [name, sha256]));
  expect(hashes(second.manifest)).toEqual(hashes(first.manifest));
  expect(second.manifest.tables).toEqual(first.manifest.tables);
  const empty = Object.entries(first.manifest.tables).filter(([, { rows }]) => rows === 0);
  expect(empty.length, 'Most tables have something to lose.').toBeLessThan(4);
  expect((await shopFaults(world.admin)).length).toBe(before.length);
});
