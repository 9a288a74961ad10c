import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { createTestSite } from '../../../../tests/support/site-context.ts';

let database: TestDatabase;
let one: string;
let two: string;

beforeAll(async () => {
  database = await createTestDatabase();
  one = (await createTestSite(database.db, 'one.test')).id;
  two = (await createTestSite(database.db, 'two.test')).id;
});
afterAll(() => database.close());

test('the previous release still makes site exports under the old name of their table, each site its own', async () => {
  const boxesOf = (id: string) =>
    database.db.forWebsite(id, async (tx) => (await sql`select id from boxes`.execute(tx)).rows.length);
  await database.db.forWebsite(one, async (tx) => {
    await sql`insert into boxes (website_id) values (${one}) on conflict do nothing`.execute(tx);
    await sql`insert into boxes (website_id) values (${one}) on conflict do nothing`.execute(tx);
    await sql`update boxes set state = 'ready' where website_id = ${one}`.execute(tx);
  });
  expect([await boxesOf(one), await boxesOf(two)]).toEqual([1, 0]);
  const foreign = database.db.forWebsite(two, (tx) =>
    sql`insert into boxes (website_id) values (${one})`.execute(tx),
  );
  await expect(foreign).rejects.toThrow(/row-level security/);
  await database.db.forWebsite(one, (tx) => sql`delete from boxes`.execute(tx));
  expect(await boxesOf(one)).toBe(0);
});
