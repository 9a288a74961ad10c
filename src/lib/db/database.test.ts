import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createTestSite } from '../../../tests/support/site-context.ts';

let database: TestDatabase;
let id: string;
let other: string;

beforeAll(async () => {
  database = await createTestDatabase();
  id = (await createTestSite(database.db, 'one.test')).id;
  other = (await createTestSite(database.db, 'two.test')).id;
});
afterAll(() => database.close());

test('a single statement is under the wall of its site', async () => {
  const seen = await database.db.oneForWebsite(id, (tx) => tx.selectFrom('websites').select('id').execute());
  expect(seen).toEqual([{ id }]);
  const setting = await database.db.oneForWebsite(other, (tx) =>
    sql<{ site: string }>`select current_setting('app.website_id') as site`.execute(tx),
  );
  expect(setting.rows).toEqual([{ site: other }]);
});

test('a single statement that writes is kept', async () => {
  const rename = (name: string) =>
    database.db.oneForWebsite(id, (tx) =>
      tx.updateTable('websites').set({ name }).where('id', '=', id).execute(),
    );
  await rename('Renamed');
  const named = await database.db.forWebsite(id, (tx) => tx.selectFrom('websites').select('name').execute());
  expect(named).toEqual([{ name: 'Renamed' }]);
});

test('a second statement is refused', async () => {
  const twice = database.db.oneForWebsite(id, async (tx) => {
    await tx.selectFrom('websites').select('id').execute();
    return tx.selectFrom('websites').select('id').execute();
  });
  await expect(twice).rejects.toThrow('has ended');
});

test('a failed statement leaves the connection as it was', async () => {
  for (let time = 0; time < 20; time += 1) {
    const broken = database.db.oneForWebsite(id, (tx) => sql`select 1 / 0`.execute(tx));
    await expect(broken).rejects.toThrow('division by zero');
  }
  await expect(
    database.db.oneForWebsite('nonsense', (tx) => tx.selectFrom('websites').selectAll().execute()),
  ).rejects.toThrow('UUID');
  // Outside any site nothing is set on any connection of the pool.
  const left = await database.db.acrossWebsites((tx) =>
    sql<{ site: string | null }>`select nullif(current_setting('app.website_id', true), '') as site`.execute(
      tx,
    ),
  );
  expect(left.rows).toEqual([{ site: null }]);
});
