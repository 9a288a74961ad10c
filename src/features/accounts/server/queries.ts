import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { unusablePasswordHash } from './passwords.ts';

const shown = ['id', 'email', 'owner', 'role', 'created_at'] as const;
const detailed = [...shown, 'name', 'phone', 'addresses', 'proven_at'] as const;

export const accountById = (tx: Tx, id: string) =>
  tx
    .selectFrom('accounts')
    .select([...detailed, 'password_hash'])
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();

export const accountByEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('accounts')
    .select([...shown, 'password_hash'])
    .where('website_id', '=', tx.site)
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

export async function passwordHashOf(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('password_hash')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.password_hash;
}

/** Undefined if the address is taken: the unique key decides, also between concurrent calls. */
export const insertAccount = (tx: Tx, email: string, passwordHash: string) =>
  tx
    .insertInto('accounts')
    .values({ website_id: tx.site, email, password_hash: passwordHash })
    .onConflict((conflict) => conflict.columns(['website_id', 'email']).doNothing())
    .returning(shown)
    .executeTakeFirst();

/** Makes the address an owner; an existing account keeps its password unless a new hash is given. */
export async function upsertOwner(tx: Tx, email: string, hash: string, replace: boolean) {
  const { id } = await tx
    .insertInto('accounts')
    .values({ website_id: tx.site, email, password_hash: hash, owner: true })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'email'])
        .doUpdateSet({ owner: true, role: null, ...(replace ? { password_hash: hash } : {}) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateDetails = (
  tx: Tx,
  id: string,
  change: { name?: string; phone?: string; addresses?: string },
) =>
  tx
    .updateTable('accounts')
    // An empty update still has to name a column.
    .set({ website_id: tx.site, ...change })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning(detailed)
    .executeTakeFirst();

/** Sets the new hash if the old one is still stored (or any, without `old`). */
export const updatePassword = (tx: Tx, id: string, hash: string, old?: string) =>
  tx
    .updateTable('accounts')
    .set({ password_hash: hash })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .$if(old !== undefined, (query) => query.where('password_hash', '=', old ?? ''))
    .returning(shown)
    .executeTakeFirst();

/**
 * Owners of the site, locked: of two who leave at the same time, the second waits here, and then no longer sees the first.
 */
export const lockOwners = (tx: Tx) =>
  tx
    .selectFrom('accounts')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('owner', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Locks the account's row until the end of the transaction. */
export const lockAccount = (tx: Tx, id: string) =>
  tx
    .selectFrom('accounts')
    .select('email')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Locks it for deletion if its password is still the one that was checked. @returns nothing otherwise */
export const accountToDelete = (tx: Tx, id: string, hash: string) =>
  tx
    .selectFrom('accounts')
    .select('proven_at')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();

/** With its sessions and tokens; references to it become null. A closed account is deleted with its last record. */
export const deleteAccount = (tx: Tx, id: string) =>
  tx
    .deleteFrom('accounts')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();

/** Closes an account: it can't sign in and no list shows it. Its email address becomes free; references to it remain. */
export async function closeAccount(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      // Reserved for invalid addresses (RFC 2606).
      email: `${id}@closed.invalid`,
      name: '',
      phone: '',
      addresses: '[]',
      language: null,
      owner: false,
      role: null,
      proven_at: null,
      password_hash: unusablePasswordHash(),
      closed_at: sql<Date>`now()`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .execute();
  for (const table of ['tokens', 'passkeys', 'api_keys'] as const)
    await tx.deleteFrom(table).where('website_id', '=', tx.site).where('account_id', '=', id).execute();
}

/** With its remaining records. */
export const deleteClosedAccount = (tx: Tx, id: string) =>
  tx
    .deleteFrom('accounts')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .execute();

/** An emailed link proves the account's address. @returns records that belong to it now; nothing if it was proven before */
export const markProven = (tx: Tx, id: string) =>
  tx
    .updateTable('accounts')
    .set({ proven_at: sql<Date>`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('proven_at', 'is', null)
    .returning(['owner', 'role'])
    .executeTakeFirst();

export async function insertToken(
  tx: Tx,
  token: {
    websiteId: string;
    accountId: string;
    purpose: 'sign-in' | 'reset';
    hash: Buffer;
    twoSteps: boolean;
    creatorSession: string | null;
    seconds: number;
  },
): Promise<void> {
  const { websiteId, accountId, purpose, hash, twoSteps, creatorSession, seconds } = token;
  // A newer reset link ends older ones, in case another person has read one of the emails.
  const ends = purpose === 'reset' ? sql<boolean>`purpose = 'reset'` : sql<boolean>`false`;
  await tx
    .deleteFrom('tokens')
    .where('website_id', '=', websiteId)
    .where('account_id', '=', accountId)
    .where((is) => is.or([ends, is('expires_at', '<', sql<Date>`now() - interval '1 day'`)]))
    .execute();
  await tx
    .insertInto('tokens')
    .values({
      website_id: websiteId,
      token_hash: hash,
      purpose,
      account_id: accountId,
      two_steps: twoSteps,
      creator_session: creatorSession,
      expires_at: sql<Date>`now() + ${seconds} * interval '1 second'`,
    })
    .execute();
}

/** Checks and uses it in one statement: of any number of concurrent calls, one gets the account. */
export const consumeToken = (tx: Tx, purpose: 'sign-in' | 'reset', hash: Buffer) =>
  tx
    .updateTable('tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id', 'two_steps', 'creator_session'])
    .executeTakeFirst();

/** The account of a link, without using it. */
export const accountByLink = (tx: Tx, purpose: 'sign-in' | 'reset', hash: Buffer) =>
  tx
    .selectFrom('tokens')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.website_id', '=', 'tokens.website_id')
        .onRef('accounts.id', '=', 'tokens.account_id'),
    )
    .select(['accounts.id', 'accounts.email', 'accounts.name'])
    .where('tokens.website_id', '=', tx.site)
    .where('tokens.token_hash', '=', hash)
    .where('tokens.purpose', '=', purpose)
    .where('tokens.used_at', 'is', null)
    .where('tokens.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/**
 * Ends links that were sent before a change of password.
 * @param until in the database's format; later ones stay
 */
export async function deleteTokens(tx: Tx, accountId: string, until = 'infinity'): Promise<void> {
  await tx
    .deleteFrom('tokens')
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .where('created_at', '<=', sql<Date>`${until}::timestamptz`)
    .execute();
}

/** The site's first owner, or the one with this address. */
export async function findOwner(tx: Tx, email?: string): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('owner', '=', true)
    .$if(email !== undefined, (query) => query.where('email', '=', email as string))
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const findOwners = (tx: Tx): Promise<{ id: string; email: string }[]> =>
  tx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('website_id', '=', tx.site)
    .where('owner', '=', true)
    .orderBy('created_at')
    .execute();
