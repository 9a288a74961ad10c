import pg from 'pg';
import { hideSecrets, withoutSecrets } from '../http/replies/hide-secrets.ts';
import { isSealed, type Keyring, keyIdOf } from '../keyring.ts';
import { StartRefusal } from './embedded/start-refusal.ts';
import { databaseWords } from './messages/operator-database/words.ts';
import { type Connection, SCHEMA } from './roles.ts';
import { keyringFor, type SealedTable } from './sealed.ts';

/** A column of sealed values, with the columns that identify a row, in the order used for sealing. */
interface SealedColumn {
  table: SealedTable;
  row: readonly string[];
  column: string;
}

const columns: readonly SealedColumn[] = [
  { table: 'code_apps', row: ['website_id', 'account_id'], column: 'secret' },
  { table: 'creator_code_apps', row: ['creator_id'], column: 'secret' },
  { table: 'recovery_codes', row: ['website_id', 'account_id', 'id'], column: 'sealed' },
  { table: 'creator_recovery_codes', row: ['creator_id', 'id'], column: 'sealed' },
  { table: 'webhook_endpoints', row: ['website_id', 'id'], column: 'secret' },
  { table: 'webhook_endpoints', row: ['website_id', 'id'], column: 'old_secret' },
  { table: 'translation_providers', row: ['website_id'], column: 'secret' },
  { table: 'stock_providers', row: ['website_id'], column: 'secret' },
  { table: 'mails', row: ['website_id', 'id'], column: 'sealed' },
  { table: 'platform_mails', row: ['id'], column: 'sealed' },
];

/** Prefix of the key's name in the table of installation facts. */
const FACT = 'secrets-key:';
/** The sealed columns, in the same table: a release with more of them seals what is already there. */
const COLUMNS = `sealed-columns:${columns.map(({ table, column }) => `${table}.${column}`).join()}`;
/** Any fixed number; a process holds the lock while it changes keys. */
const KEY_LOCK = 724_611_351;

async function asOwner<T>(admin: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(
      `begin; set local lock_timeout = '10s'; set local role sitewright_owner; set local search_path to ${SCHEMA}, public`,
    );
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

async function isAdopted(client: pg.Client, id: string): Promise<boolean> {
  const { rows } = await client.query('select from installation where key in ($1, $2)', [FACT + id, COLUMNS]);
  return rows.length === 2;
}

async function keyOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ key: string }>('select key from installation where key ^@ $1', [
    FACT,
  ]);
  return rows[0]?.key.slice(FACT.length) ?? null;
}

/** Name of the key that seals this database's secrets; null before the first. */
export const keyOfDatabase = (admin: Connection): Promise<string | null> => asOwner(admin, keyOf);

/**
 * Makes the first of the keys the key of this database: secrets stored in plain text, or sealed with one of the other keys, are
 * sealed with it. All or nothing, by one process; safe to repeat. Repeated for the secrets that a new release seals.
 * @throws StartRefusal if none of the keys opens the database's secrets
 */
export async function adoptKeys(admin: Connection, keys: readonly string[]): Promise<void> {
  const keyring = keyringFor(keys);
  if (await asOwner(admin, (client) => isAdopted(client, keyring.id))) return;
  await asOwner(admin, async (client) => {
    await client.query(`select pg_advisory_xact_lock(${KEY_LOCK})`);
    if (await isAdopted(client, keyring.id)) return;
    const known = await keyOf(client);
    if (known !== null && !keyring.has(known)) throw new StartRefusal(databaseWords.otherKey);
    await sealPlainMails(client, keyring);
    for (const column of columns) await sealColumn(client, keyring, column);
    await client.query(`delete from installation where key ^@ $1 or key ^@ 'sealed-columns:'`, [FACT]);
    await client.query('insert into installation (key) values ($1), ($2)', [FACT + keyring.id, COLUMNS]);
  });
}

async function sealColumn(
  client: pg.Client,
  keyring: Keyring,
  { table, row, column }: SealedColumn,
): Promise<void> {
  await acrossSites(client, table, async () => {
    const { rows } = await client.query<Record<string, string>>(
      `select ${row.join(', ')}, ${column} as value from ${table} where ${column} is not null for update`,
    );
    for (const { value = '', ...found } of rows) {
      if (isSealed(value) && keyIdOf(value) === keyring.id) continue;
      const names = row.map((name) => found[name] ?? '');
      const place = [table, ...names].join('/');
      const text = isSealed(value) ? keyring.open(value, place) : value;
      const where = row.map((name, index) => `${name} = $${index + 2}`).join(' and ');
      await client.query(`update ${table} set ${column} = $1 where ${where}`, [
        keyring.seal(text, place),
        ...names,
      ]);
    }
  });
}

/** Emails of earlier releases that may still be sent, with their links in plain text. */
async function sealPlainMails(client: pg.Client, keyring: Keyring): Promise<void> {
  await acrossSites(client, 'mails', async () => {
    const { rows } = await client.query<{ website_id: string; id: string; content: unknown }>(
      `select website_id, id, content from mails where status in ('waiting', 'failed') and sealed is null
         and content::text ~ '[?&](token|key|claim)=(?!hidden)' for update`,
    );
    for (const { website_id: websiteId, id, content } of rows)
      await client.query('update mails set content = $1, sealed = $2 where website_id = $3 and id = $4', [
        JSON.stringify(withoutSecrets(content)),
        keyring.seal(JSON.stringify(content), `mails/${websiteId}/${id}`),
        websiteId,
        id,
      ]);
  });
  const { rows } = await client.query<{ id: string; html: string; text: string }>(
    `select id, html, body_text as text from platform_mails
       where status = 'waiting' and secret and sealed is null for update`,
  );
  for (const { id, html, text } of rows)
    await client.query('update platform_mails set html = $1, body_text = $2, sealed = $3 where id = $4', [
      hideSecrets(html),
      hideSecrets(text),
      keyring.seal(JSON.stringify({ html, text }), `platform_mails/${id}`),
      id,
    ]);
}

/** Row-level security applies to the owner of tenant tables too, except in this transaction. */
async function acrossSites(client: pg.Client, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ forced: boolean }>(
    'select relforcerowsecurity as forced from pg_class where oid = $1::regclass',
    [table],
  );
  if (!rows[0]?.forced) return work();
  await client.query(`alter table ${table} no force row level security`);
  await work();
  await client.query(`alter table ${table} force row level security`);
}
