import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';
import { asAdmin, readDatabaseUrl, writeDatabaseUrl } from './postgres.ts';

test('every test gets a migrated database of its own, and leaves none behind', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    await first.db.limitsPool.query('select 1');
    expect(first.admin.database).not.toBe(second.admin.database);
    const { rowCount } = await asAdmin(first.admin, (client) =>
      client.query('select from sitewright.migrations'),
    );
    expect(rowCount).toBeGreaterThan(0);
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
  await expect(new pg.Client(first.admin).connect()).rejects.toMatchObject({ code: '3D000' });
});

test.each([
  { host: '127.0.0.1', port: 5433, user: 'a b', password: 'p@/?ss', database: 'x' },
  { host: '/tmp/a folder', port: 5432, user: 'sw', password: 'ü', database: 'x-y' },
])('a connection survives being written as a URL: $host', (connection) => {
  expect(readDatabaseUrl(writeDatabaseUrl(connection))).toEqual(connection);
  expect(new pg.Client(writeDatabaseUrl(connection))).toMatchObject(connection);
});
