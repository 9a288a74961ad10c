import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { asAdmin } from '../../../tests/support/postgres.ts';
import { migrate, migrationFiles } from './migrate.ts';
import { SCHEMA } from './roles.ts';

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

test('products of an older release are found by their tags after the upgrade', async () => {
  const old = await createTestDatabase({ empty: true });
  try {
    const files = await migrationFiles();
    await migrate(old.admin, files.indexOf('0048-product-tags.sql'));
    const site = randomUUID();
    const found = await asAdmin(old.admin, async (client) => {
      await client.query(`set search_path to ${SCHEMA}, public`);
      await client.query(`insert into websites (id, name, colours) values ('${site}', 'Old shop', '{}')`);
      await client.query(
        `insert into products (website_id, label, slug, price, tags) values ('${site}', 'Mug', 'mug', 1800, '{blue,small}')`,
      );
      await migrate(old.admin);
      return client.query<{ tag: string }>('select tag from product_tags order by tag');
    });
    expect(found.rows.map(({ tag }) => tag)).toEqual(['blue', 'small']);
  } finally {
    await old.close();
  }
});

test('migrations that touch rows lift row-level security, which hides all of them from the role that migrates', async () => {
  const folder = new URL('../../../db/migrations/', import.meta.url);
  const blind: string[] = [];
  // 0058 makes up for the ones before.
  for (const name of (await migrationFiles()).filter((each) => each > '0049')) {
    const statements = await readFile(new URL(name, folder), 'utf8');
    if (/^(update|delete|insert)\b/m.test(statements) && !statements.includes('no force row level security'))
      blind.push(name);
  }
  expect(blind).toEqual([]);
});
