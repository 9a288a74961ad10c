import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createTestSite } from '../../../tests/support/site-context.ts';
import { allowStatements, endAlong, onSite, openDatabase, type Tx } from './database.ts';
import { prepared } from './prepared.ts';

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
  // Outside any site, the setting is empty on every connection of the pool.
  const left = await database.db.acrossWebsites((tx) =>
    sql<{ site: string | null }>`select nullif(current_setting('app.website_id', true), '') as site`.execute(
      tx,
    ),
  );
  expect(left.rows).toEqual([{ site: null }]);
});

// Fails if `begin` is sent before the statement is known: messages of others then come between the two.
test('single statements of two sites at once keep apart, also where some fail', async () => {
  const ask = async (site: string, turn: number) => {
    const work = database.db.oneForWebsite(site, (tx) =>
      turn % 7 === 0
        ? sql<{ id: string }>`select id from websites where 1 / (random() * 0)::int = 1`.execute(tx)
        : sql<{ id: string }>`select id from websites`.execute(tx),
    );
    if (turn % 7 === 0) return expect(work).rejects.toThrow('division by zero');
    expect((await work).rows).toEqual([{ id: site }]);
  };
  const turns = Array.from({ length: 400 }, (_, turn) => ask(turn % 2 ? id : other, turn));
  await Promise.all(turns);
});

test('an end that is sent along keeps all that was asked for before it, or nothing', async () => {
  const name = async () =>
    (await database.db.forWebsite(id, (tx) => tx.selectFrom('websites').select('name').execute()))[0]?.name;
  const rename = (tx: Tx, to: string) =>
    tx.updateTable('websites').set({ name: to }).where('id', '=', id).execute();
  for (let round = 0; round < 8; round += 1) {
    await database.db.forWebsite(id, async (tx) => {
      await sql`select 1`.execute(tx);
      const all = Promise.all([rename(tx, 'Passing'), rename(tx, `Kept ${round}`)]);
      // Fails if it is sent immediately: earlier statements are not on their way yet.
      endAlong(tx);
      await all;
    });
    expect(await name()).toBe(`Kept ${round}`);
    const failing = database.db.forWebsite(id, async (tx) => {
      const all = Promise.all([rename(tx, 'Lost'), sql`select 1 / 0`.execute(tx)]);
      endAlong(tx);
      await all;
    });
    await expect(failing).rejects.toThrow('division by zero');
    const thrown = database.db.forWebsite(id, async (tx) => {
      await rename(tx, 'Lost');
      endAlong(tx);
      throw new Error('no');
    });
    await expect(thrown).rejects.toThrow('no');
    const after = database.db.forWebsite(id, async (tx) => {
      await rename(tx, `Kept ${round}`);
      endAlong(tx);
      await new Promise((resolve) => setImmediate(resolve));
      await rename(tx, 'Late');
    });
    await expect(after).rejects.toThrow('has ended');
    expect(await name()).toBe(`Kept ${round}`);
  }
  await database.db.forWebsite(id, (tx) => rename(tx, 'Renamed'));
});

test('a connection that is lost fails those on it, and the next get another', async () => {
  const doomed = Array.from({ length: 5 }, () =>
    database.db
      .oneForWebsite(id, (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx))
      .then(
        () => 'answered',
        () => 'lost',
      ),
  );
  expect(await Promise.all(doomed)).toEqual(Array.from({ length: 5 }, () => 'lost'));
  const seen = await database.db.oneForWebsite(id, (tx) => tx.selectFrom('websites').select('id').execute());
  expect(seen).toEqual([{ id }]);
});

test('a statement that is built once takes the site and the values of each call, and its own', async () => {
  const named = prepared((tx, { site, name }: { site: string; name: string }) =>
    tx
      .selectFrom('websites')
      .select(['id', sql<number>`${7}::int`.as('seven')])
      .where('id', '=', tx.site)
      .where('name', '<>', name)
      .where('id', '=', site),
  );
  const ask = (site: string, name: string) => database.db.forWebsite(site, (tx) => named(tx, { site, name }));
  expect(await ask(id, 'nobody')).toEqual([{ id, seven: 7 }]);
  expect(await ask(other, 'nobody')).toEqual([{ id: other, seven: 7 }]);
  expect(await ask(id, 'Renamed')).toEqual([]);
});

test('a transaction across sites is bound to one without a second one', async () => {
  const [free, bound] = await database.db.acrossWebsites(async (tx) => {
    const site = onSite(tx, id);
    await allowStatements(site, 5_000);
    expect(site.site).toBe(id);
    const now = sql<{ id: string }>`select pg_current_xact_id()::text as id`;
    return [await now.execute(tx), await now.execute(site)];
  });
  expect(bound?.rows).toEqual(free?.rows);
});

test.each(['forWebsite', 'oneForWebsite'] as const)(
  'a connection forgets the site with the transaction: %s',
  async (way) => {
    // Fails if the site is set for the session.
    const db = openDatabase(database.admin, { most: 1 });
    try {
      const site = await createTestSite(db, `${way.toLowerCase()}.test`);
      const siteNow = sql<{ site: string }>`select current_setting('app.website_id', true) as site`;
      const within = await db[way](site.id, (tx) => siteNow.execute(tx));
      expect(within.rows).toEqual([{ site: site.id }]);
      // The same connection, outside any transaction.
      const { rows } = await db.forWebsite(site.id, async (tx) => {
        await sql`commit`.execute(tx);
        return siteNow.execute(tx);
      });
      expect(rows).toEqual([{ site: '' }]);
    } finally {
      await db.close();
    }
  },
);
