import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { asAdmin, testKey } from '../../../tests/support/postgres.ts';
import { openKeyring } from '../keyring.ts';
import { adoptKeys } from './adopt-keys.ts';
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

test('an upgrade finds older products by their tags, and leaves no link of older emails in plain', async () => {
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
      const mail = (
        id: string,
        status: string,
        more: { html?: string; content?: string; secret?: boolean },
      ) =>
        client.query(
          `insert into mails (website_id, cause, email_id, html, body_text, message_id, recipient, subject, status, content, secret)
             values ($1, $2, 'reset', $3, '', $2, 'ada@old.test', 'Old', $4, $5, $6)`,
          [site, id, more.html ?? '', status, more.content ?? null, more.secret ?? false],
        );
      const link = 'http://old.test/order?id=1&key=';
      const content = JSON.stringify({ values: { link: `"${link}plain-a` } });
      await mail('sent', 'sent', { html: `<a href="${link.replace('&', '&amp;')}plain-b">` });
      await mail('reset', 'failed', { content: content.replace('plain-a', 'plain-c'), secret: true });
      await mail('order', 'failed', { content });
      await client.query(
        `insert into platform_mails (cause, html, body_text, message_id, recipient, subject, secret)
           values ('a', '?token=plain-d', '?token=plain-d', 'a', 'ada@old.test', 'Old', true)`,
      );
      await migrate(old.admin);
      await adoptKeys(old.admin, [testKey]);
      const { rows } = await client.query<{ all: string }>(
        `select (select json_agg(m) from mails m)::text || (select json_agg(p) from platform_mails p)::text as all`,
      );
      expect(rows[0]?.all.match(/plain-./g)).toBeNull();
      expect(rows[0]?.all.match(/(key|token)=hidden/g)).toHaveLength(5);
      const kept = await client.query<{ id: string; sealed: string }>(
        'select id, sealed from mails where sealed is not null',
      );
      expect(
        kept.rows.map(({ id, sealed }) => openKeyring([testKey]).open(sealed, `mails/${site}/${id}`)),
      ).toEqual([content]);
      return client.query<{ tag: string }>('select tag from product_tags order by tag');
    });
    expect(found.rows.map(({ tag }) => tag)).toEqual(['blue', 'small']);
  } finally {
    await old.close();
  }
});

test('an upgrade gives keys for pages the scope in which they translated', async () => {
  const old = await createTestDatabase({ empty: true });
  try {
    const files = await migrationFiles();
    await migrate(old.admin, files.indexOf('0048-product-tags.sql'));
    const site = randomUUID();
    const after = await asAdmin(old.admin, async (client) => {
      await client.query(`set search_path to ${SCHEMA}, public`);
      await client.query(`insert into websites (id, name, colours) values ('${site}', 'Old shop', '{}')`);
      await migrate(old.admin, files.indexOf('0145-translators.sql'));
      await client.query(
        `with made as (insert into accounts (website_id, email, password_hash, owner)
             values ('${site}', 'ada@old.test', 'none', true) returning id)
           insert into api_keys (website_id, account_id, name, ending, key_hash, rights)
           select '${site}', made.id, rights, 'last', sha256(rights::bytea), rights::jsonb
           from made, unnest(array['{"pages":"write","orders":"read"}', '{"pages":"read"}', '{"products":"write"}']) rights`,
      );
      await migrate(old.admin);
      return client.query<{ rights: object }>('select rights from api_keys order by name');
    });
    expect(after.rows.map(({ rights }) => rights)).toEqual([
      { pages: 'read', translations: 'read' },
      { pages: 'write', orders: 'read', translations: 'write' },
      { products: 'write' },
    ]);
  } finally {
    await old.close();
  }
});

test('migrations that touch rows lift row-level security, which hides all of them from the role that migrates', async () => {
  const folder = new URL('../../../db/migrations/', import.meta.url);
  const blind: string[] = [];
  // 0058 compensates for the earlier ones.
  for (const name of (await migrationFiles()).filter((each) => each > '0049')) {
    const statements = await readFile(new URL(name, folder), 'utf8');
    if (/^(update|delete|insert)\b/m.test(statements) && !statements.includes('no force row level security'))
      blind.push(name);
  }
  expect(blind).toEqual([]);
});
