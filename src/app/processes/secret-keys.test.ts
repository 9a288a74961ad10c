import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeApp, spendRecoveryCode } from '../../features/accounts/server/security/security-queries.ts';
import { openDatabase, type Tx } from '../../lib/db/database.ts';
import type { Connection } from '../../lib/db/roles.ts';
import { newKey } from '../../lib/keyring.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { temporaryFolder } from '../../../tests/support/files.ts';
import { asAdmin } from '../../../tests/support/postgres.ts';
import { createTestSite } from '../../../tests/support/site-context.ts';
import { readConfig } from '../config.ts';
import { withSecretKeys } from './secret-keys.ts';

const seed = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const database = await createTestDatabase();
const folder = await temporaryFolder('keys');
const site = await createTestSite(database.db, 'keys.test');
const admin: Connection = { ...database.admin, keys: [] };
const query = async <T extends object>(text: string, values: unknown[] = []) =>
  asAdmin(admin, async (client) => (await client.query<T>(text, values)).rows);

let account = '';
let dataDir = '';
let folders = 0;
const file = () => join(dataDir, 'secrets.key');
const start = (settings: Record<string, string> = {}) =>
  withSecretKeys(readConfig({ DATA_DIR: dataDir, ...settings }, []), admin);
const stored = async () =>
  (await query<{ secret: string }>('select secret from sitewright.code_apps'))[0]?.secret ?? '';

async function newAccount(name: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into sitewright.accounts (website_id, email, password_hash) values ($1, $2, 'none') returning id`,
    [site.id, `${name}-${folders}@keys.test`],
  );
  return row?.id ?? '';
}

async function asProduct<T>(connection: Connection, work: (tx: Tx) => Promise<T>): Promise<T> {
  const db = openDatabase(connection, { most: 1 });
  try {
    return await db.forWebsite(site.id, work);
  } finally {
    await db.close();
  }
}

/** The seed as the product reads it. */
const read = (connection: Connection) =>
  asProduct(connection, async (tx) => (await codeApp(tx, account))?.secret);

beforeEach(async () => {
  folders += 1;
  dataDir = join(folder.path, String(folders));
  await mkdir(dataDir);
  await query(`delete from sitewright.installation where key ^@ 'secrets-key:'`);
  await query('delete from sitewright.code_apps');
  await query('delete from sitewright.recovery_codes');
  account = await newAccount('ada');
  await query(
    'insert into sitewright.code_apps (website_id, account_id, secret, confirmed) values ($1, $2, $3, true)',
    [site.id, account, seed],
  );
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

test('the first start makes a key for its owner alone, and seals what earlier releases stored in plain', async () => {
  // Several processes at once: one creates the key, all use it.
  const started = await Promise.all([start(), start(), start()]);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secrets.key']);
  expect(new Set(started.map(({ keys }) => keys?.join())).size).toBe(1);
  const sealed = await stored();
  expect(sealed).not.toContain(seed);
  for (const connection of started) expect(await read(connection)).toBe(seed);
  const forced = await query(
    `select relname from pg_class where oid = 'sitewright.code_apps'::regclass and relforcerowsecurity`,
  );
  expect(forced).toHaveLength(1);

  const key = await readFile(file(), 'utf8');
  await start();
  expect([await stored(), await readFile(file(), 'utf8')]).toEqual([sealed, key]);
});

test('a seed that is copied to another account does not open there', async () => {
  const connection = await start();
  account = await newAccount('eve');
  await query('update sitewright.code_apps set account_id = $1', [account]);
  await expect(read(connection)).rejects.toThrow('another row');
});

test('without its key the start is refused and changes nothing; no key is made or replaced', async () => {
  await start();
  const [sealed, key] = [await stored(), await readFile(file(), 'utf8')];
  await rm(file());
  await expect(start()).rejects.toThrow(`Restore ${file()}`);
  await expect(start({ SECRETS_KEY: newKey() })).rejects.toThrow('encrypted with another key');
  expect(await readdir(dataDir)).toEqual([]);
  await writeFile(file(), 'torn');
  await expect(start()).rejects.toThrow('contain a key');
  expect([await stored(), await readFile(file(), 'utf8')]).toEqual([sealed, 'torn']);
  await writeFile(file(), key);
  expect(await read(await start())).toBe(seed);
});

test('another machine shares the key by a setting, and a new key takes the place of the old one', async () => {
  const [old, fresh] = [newKey(), newKey()];
  await start({ SECRETS_KEY: old });
  expect(await readdir(dataDir)).toEqual([]);
  const before = await stored();
  const connection = await start({ SECRETS_KEY: `${fresh}, ${old}` });
  expect(await read(connection)).toBe(seed);
  expect(await stored()).not.toBe(before);
  expect(await read(await start({ SECRETS_KEY: fresh }))).toBe(seed);
  await expect(start({ SECRETS_KEY: old })).rejects.toThrow('encrypted with another key');
});

// Fails if a start with the known key seals nothing, or if a new key leaves the recovery codes of the old one.
test('recovery codes of earlier releases are sealed by the next start, and work after each change of the key', async () => {
  const [old, fresh] = [newKey(), newKey()];
  const hashes = ['one', 'two', 'three'].map((code) => createHash('sha256').update(code).digest());
  const codes = async () =>
    (await query<{ sealed: string }>('select sealed from sitewright.recovery_codes')).map(
      ({ sealed }) => sealed,
    );
  const spend = (connection: Connection, hash = Buffer.alloc(32)) =>
    asProduct(connection, (tx) => spendRecoveryCode(tx, account, hash));

  await start({ SECRETS_KEY: old });
  // What the migration makes of a database whose key is known.
  await query(`delete from sitewright.installation where key ^@ 'sealed-columns:'`);
  for (const hash of hashes)
    await query(
      'insert into sitewright.recovery_codes (website_id, account_id, sealed) values ($1, $2, $3)',
      [site.id, account, hash.toString('hex')],
    );
  const connection = await start({ SECRETS_KEY: old });
  const sealed = await codes();
  for (const hash of hashes) expect(sealed.join()).not.toContain(hash.toString('hex'));
  expect(await spend(connection, hashes[0])).toBe(true);
  expect(await spend(connection, hashes[0])).toBe(false);
  expect(await spend(connection)).toBe(false);

  await start({ SECRETS_KEY: `${fresh}, ${old}` });
  const later = await start({ SECRETS_KEY: fresh });
  expect((await codes()).filter((one) => sealed.includes(one))).toEqual([]);
  expect(await spend(later, hashes[1])).toBe(true);
  await start({ SECRETS_KEY: fresh });
  expect(await spend(later, hashes[2])).toBe(true);
  expect(await codes()).toEqual([]);
});
