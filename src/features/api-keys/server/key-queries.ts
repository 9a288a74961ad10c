import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { Rights } from '../../../lib/http/areas.ts';
import { staffLacksStep } from '../../accounts/server/index.ts';

export interface KeyRow {
  id: string;
  account_id: string;
  name: string;
  ending: string;
  rights: Rights;
  expires_at: Date | null;
  expired: boolean;
  last_used_at: Date | null;
  /** Its last use was not recorded within this minute. */
  stale: boolean;
  created_at: Date;
  /** The email address of its creator. */
  email: string;
  owner: boolean;
  role: string | null;
  /** The site requires a second step of its staff, and the creator has none. */
  lacks_step: boolean;
}

const keysWhere = async (tx: Tx, which: RawBuilder<unknown>): Promise<KeyRow[]> => {
  const { rows } = await sql<KeyRow>`
    select k.id, k.account_id, k.name, k.ending, k.rights, k.expires_at, k.last_used_at, k.created_at,
      coalesce(k.expires_at <= now(), false) as expired,
      coalesce(k.last_used_at < now() - interval '1 minute', true) as stale,
      accounts.email, accounts.owner, accounts.role, not k.two_steps and ${staffLacksStep} as lacks_step
    from api_keys k join accounts on accounts.website_id = k.website_id and accounts.id = k.account_id
    where k.website_id = ${tx.site} and ${which} order by k.id desc`.execute(tx);
  return rows;
};

export const listKeys = (tx: Tx) => keysWhere(tx, sql`true`);

export const findKey = async (tx: Tx, id: string) => (await keysWhere(tx, sql`k.id = ${id}`))[0];

/** Including an expired one. */
export const keyByHash = async (tx: Tx, hash: Buffer) => (await keysWhere(tx, sql`k.key_hash = ${hash}`))[0];

interface NewKey {
  /** In which it is created: a second step that was passed for the session counts for the key, too. */
  sessionId: string;
  accountId: string;
  name: string;
  ending: string;
  hash: Buffer;
  rights: Rights;
  days: number | null;
}

/** @returns nothing if the site has the maximum number of keys */
export async function insertKey(
  tx: Tx,
  { sessionId, accountId, name, ending, hash, rights, days }: NewKey,
  most: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into api_keys (website_id, account_id, name, ending, key_hash, rights, two_steps, expires_at)
    select ${tx.site}, ${accountId}, ${name}, ${ending}, ${hash}, ${JSON.stringify(rights)}::jsonb,
      coalesce((select two_steps from sessions where website_id = ${tx.site} and id = ${sessionId}), false),
      now() + make_interval(days => ${days}::int)
    where (select count(*) from api_keys where website_id = ${tx.site}) < ${most}
    returning id`.execute(tx);
  return rows[0]?.id;
}

export async function changeKey(
  tx: Tx,
  id: string,
  { name, rights }: Pick<NewKey, 'name' | 'rights'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ name, rights: JSON.stringify(rights) })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

export async function deleteKey(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('api_keys')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** All keys of an account. @param until in the database's format; later keys stay */
export const endKeysOf = (tx: Tx, accountId: string, until = 'infinity') =>
  tx
    .deleteFrom('api_keys')
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .where('created_at', '<=', sql<Date>`${until}::timestamptz`)
    .execute();

/** Once a minute, however many calls arrive. */
export async function noteUsed(tx: Tx, id: string): Promise<void> {
  await sql`update api_keys set last_used_at = now() where website_id = ${tx.site} and id = ${id}
    and coalesce(last_used_at < now() - interval '1 minute', true)`.execute(tx);
}
