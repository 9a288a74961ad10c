import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

export const passkeysOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'used_at'])
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

export const passkeyByCredential = (tx: Tx, credentialId: string) =>
  tx
    .selectFrom('passkeys')
    .select(['id', 'account_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('website_id', '=', tx.site)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

interface NewPasskey {
  accountId: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
}

/** Undefined if the passkey is stored already. */
export const insertPasskey = (tx: Tx, key: NewPasskey) =>
  tx
    .insertInto('passkeys')
    .values({
      website_id: tx.site,
      account_id: key.accountId,
      credential_id: key.credentialId,
      public_key: Buffer.from(key.publicKey),
      counter: key.counter,
      transports: key.transports,
      name: key.name,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'credential_id']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** Authenticators with a counter increase it each time; one that doesn't has been cloned. */
export async function spendPasskey(tx: Tx, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, used_at: sql<Date>`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where((by) =>
      by.or([by('counter', '<', counter), by.and([by('counter', '=', 0), by.val(counter === 0)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deletePasskeys = (tx: Tx, accountId: string) =>
  tx.deleteFrom('passkeys').where('website_id', '=', tx.site).where('account_id', '=', accountId).execute();
