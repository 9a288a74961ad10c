import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { asAdmin } from '../../../tests/support/postgres.ts';
import { migrate } from './migrate.ts';

const { admin, close } = await createTestDatabase();
afterAll(close);

test('applies nothing twice', async () => {
  expect(await migrate(admin)).toEqual([]);
});

test('a database of a newer release is left alone, with a sentence', async () => {
  const note = (statement: string) => asAdmin(admin, (client) => client.query(statement));
  await note(`insert into sitewright.migrations (name) values ('9999-from-tomorrow.sql')`);
  await expect(migrate(admin)).rejects.toThrow('newer release (it has 9999-from-tomorrow.sql)');
  await note(`delete from sitewright.migrations where name like '9999%'`);
  expect(await migrate(admin)).toEqual([]);
});
