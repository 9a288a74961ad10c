import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from './database.ts';
import { asAdmin } from './postgres.ts';
import { watchRows } from './rows.ts';

test('who watches rows sees one that comes, changes, is replaced by its like, or goes', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  await asAdmin(database.admin, async (client) => {
    await client.query('create table sitewright.notes (website_id uuid, words text, last_seen_at int)');
    const watched = await watchRows(database.admin);
    const after = async (statement: string) => {
      await client.query(statement);
      return (await watched.rows())['notes']?.map((row) => JSON.parse(row).words);
    };
    expect(await after('select 1')).toBe(undefined);
    expect(await after(`insert into sitewright.notes values (null, 'one', 1)`)).toEqual(['one']);
    const seen = await watched.rows();
    expect(await watched.rows()).toBe(seen);
    await client.query('update sitewright.notes set last_seen_at = 2');
    expect(await watched.rows()).toEqual(seen);
    expect(await after(`update sitewright.notes set words = 'two'`)).toEqual(['two']);
    await client.query('begin; delete from sitewright.notes');
    expect(await after(`insert into sitewright.notes values (null, 'six', 1); commit`)).toEqual(['six']);
    expect(await after('delete from sitewright.notes')).toBe(undefined);
    await watched.close();
  });
});
