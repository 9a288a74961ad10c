import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteDirectory } from '../../src/features/websites/server/index.ts';
import type { Database } from '../../src/lib/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createTestSite } from '../support/site-context.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await createTestSite(database.db, 'one.test');
});
afterAll(() => database.close());

/** The same database, counting queries for hosts. */
function counted(db: Database): { db: Database; asked: () => number } {
  let asked = 0;
  const acrossWebsites: Database['acrossWebsites'] = (work) => {
    asked += 1;
    return db.acrossWebsites(work);
  };
  return { db: { ...db, acrossWebsites }, asked: () => asked };
}

test('20,000 unknown hosts take a bounded part of the memory, and push out no site that is known', async () => {
  const { db, asked } = counted(database.db);
  const directory = siteDirectory(db, 'demo.test');
  await directory.find('one.test');
  const invent = (n: number) => `nobody-${n}.${'x'.repeat(60)}.${'y'.repeat(60)}.test`;
  for (let n = 0; n < 20_000; n += 100)
    await Promise.all(Array.from({ length: 100 }, (_, part) => directory.find(invent(n + part))));
  const before = asked();
  expect(before).toBe(20_001);
  // Only the newest are remembered: at most 5,000.
  for (let n = 19_900; n < 20_000; n += 1) expect(await directory.find(invent(n))).toBeNull();
  expect(asked()).toBe(before);
  let forgotten = 0;
  for (let n = 0; n < 14_900; n += 1_490) {
    await directory.find(invent(n));
    forgotten += 1;
  }
  expect(asked()).toBe(before + forgotten);
  expect(directory.peek('one.test')?.known.canonicalHost).toBe('one.test');
});
