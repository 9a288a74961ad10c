import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import type { AdminLanguage } from '../../../../lib/messages/languages.ts';
import type { SessionRow } from '../../../../lib/http/sessions/sessions.ts';
import { forgetBegun } from './creator-step-queries.ts';

const shown = ['id', 'email', 'created_at', 'proven_at', 'language'] as const;

export type LinkPurpose = 'password' | 'address';

export const creatorById = (tx: CrossTx, id: string) =>
  tx
    .selectFrom('creators')
    .select([...shown, 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();

export const creatorByEmail = (tx: CrossTx, email: string) =>
  tx
    .selectFrom('creators')
    .select([...shown, 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();

/** SHA-256 in hexadecimal: how jobs refer to an address, because they outlive the deletion of personal data. */
export const addressHashOf = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Serialises opening an account with this address, and ending one after a reset, until the end of the transaction. */
async function lockAddress(tx: CrossTx, addressHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`creator:${addressHash}`}, 0))`.execute(tx);
}

/**
 * Undefined if the address is taken: the unique key decides, also between concurrent calls. The time is read under the lock, so
 * that a reset's job sees every account that is older than its reset.
 */
export async function insertCreator(
  tx: CrossTx,
  { email, passwordHash, language }: { email: string; passwordHash: string; language: AdminLanguage },
) {
  await lockAddress(tx, addressHashOf(email));
  return tx
    .insertInto('creators')
    .values({ email, password_hash: passwordHash, language, created_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(shown)
    .executeTakeFirst();
}

/** With sessions and links, if the password is still the one that was checked. */
export async function deleteCreator(tx: CrossTx, id: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('creators')
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sets the new hash if the old one is still stored (or any, without `old`), and ends everything it opened. */
export async function replacePassword(tx: CrossTx, id: string, hash: string, old?: string) {
  const creator = await tx
    .updateTable('creators')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .$if(old !== undefined, (query) => query.where('password_hash', '=', old ?? ''))
    .returning(shown)
    .executeTakeFirst();
  if (creator) await endCreatorSessions(tx, id);
  return creator;
}

/**
 * Ends sessions, unused reset links, and sign-ins that wait for a second step.
 * @param until in the database's format; later ones stay
 * @returns whether there was a session
 */
export async function endCreatorSessions(tx: CrossTx, id: string, until = 'infinity'): Promise<boolean> {
  const byThen = sql<Date>`${until}::timestamptz`;
  const { numDeletedRows } = await tx
    .deleteFrom('creator_sessions')
    .where('creator_id', '=', id)
    .where('created_at', '<=', byThen)
    .executeTakeFirst();
  await tx
    .deleteFrom('creator_tokens')
    .where('creator_id', '=', id)
    .where('purpose', '=', 'password')
    .where('created_at', '<=', byThen)
    .execute();
  await forgetBegun(tx, id, until);
  return numDeletedRows > 0n;
}

/** An active session with its creator; `stale` when its last activity should be recorded again. */
export const sessionByToken = (tx: CrossTx, hash: Buffer) =>
  tx
    .selectFrom('creator_sessions')
    .innerJoin('creators', 'creators.id', 'creator_sessions.creator_id')
    .select(['creator_sessions.id as session_id', 'creators.id as creator_id', 'creators.email'])
    .select(sql<boolean>`creator_sessions.last_seen_at < now() - interval '5 minutes'`.as('stale'))
    .where('creator_sessions.token_hash', '=', hash)
    .where('creator_sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

export async function noteSeen(tx: CrossTx, sessionId: string): Promise<void> {
  await tx
    .updateTable('creator_sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

/** The person for whom a session is opened. */
export interface Checked {
  /** The hash that was checked; without it, the creator only has to exist. */
  passwordHash?: string;
  twoSteps?: boolean;
}

/**
 * Locks the creator's row while the session is added, so that a change of password happens before it or ends it too.
 */
export async function insertSession(
  tx: CrossTx,
  creatorId: string,
  { hash, userAgent, address, seconds }: SessionRow,
  { passwordHash, twoSteps = false }: Checked = {},
): Promise<string | undefined> {
  const creator = await tx
    .selectFrom('creators')
    .select('id')
    .where('id', '=', creatorId)
    .$if(passwordHash !== undefined, (query) => query.where('password_hash', '=', passwordHash ?? ''))
    .forShare()
    .executeTakeFirst();
  if (!creator) return undefined;
  await tx
    .deleteFrom('creator_sessions')
    .where('creator_id', '=', creatorId)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  const { id } = await tx
    .insertInto('creator_sessions')
    .values({
      creator_id: creatorId,
      token_hash: hash,
      user_agent: userAgent,
      address,
      two_steps: twoSteps,
      expires_at: sql<Date>`now() + ${seconds} * interval '1 second'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The session's owner has just passed a second step. */
export async function notePassed(tx: CrossTx, sessionId: string): Promise<void> {
  await tx.updateTable('creator_sessions').set({ two_steps: true }).where('id', '=', sessionId).execute();
}

export async function hasPassed(tx: CrossTx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('creator_sessions')
    .select('two_steps')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.two_steps ?? false;
}

export async function endSession(tx: CrossTx, hash: Buffer): Promise<void> {
  await tx.deleteFrom('creator_sessions').where('token_hash', '=', hash).execute();
}

export async function insertLink(
  tx: CrossTx,
  creatorId: string,
  { hash, seconds, purpose }: { hash: Buffer; seconds: number; purpose: LinkPurpose },
): Promise<void> {
  await tx
    .deleteFrom('creator_tokens')
    .where('creator_id', '=', creatorId)
    // A newer reset link ends older ones, in case another person has read one of the emails.
    .where((is) =>
      is.or([
        is.and([is('purpose', '=', 'password'), is(is.val(purpose), '=', 'password')]),
        is('expires_at', '<', sql<Date>`now() - interval '1 day'`),
      ]),
    )
    .execute();
  await tx
    .insertInto('creator_tokens')
    .values({
      token_hash: hash,
      creator_id: creatorId,
      purpose,
      expires_at: sql<Date>`now() + ${seconds} * interval '1 second'`,
    })
    .execute();
}

/** Checks and uses it in one statement: of any number of concurrent calls, one gets the creator. */
export async function redeemLink(
  tx: CrossTx,
  hash: Buffer,
  purpose: LinkPurpose,
): Promise<string | undefined> {
  const used = await tx
    .updateTable('creator_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('creator_id')
    .executeTakeFirst();
  return used?.creator_id;
}

/** The creator of a reset link, without using it. */
export const creatorByLink = (tx: CrossTx, hash: Buffer) =>
  tx
    .selectFrom('creator_tokens')
    .innerJoin('creators', 'creators.id', 'creator_tokens.creator_id')
    .select(['creators.id', 'creators.email'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', 'password')
    .where('used_at', 'is', null)
    .where('creator_tokens.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** The language of a creator's emails. */
export async function keepLanguage(tx: CrossTx, creatorId: string, language: AdminLanguage): Promise<void> {
  await tx
    .updateTable('creators')
    .set({ language })
    .where('id', '=', creatorId)
    .where((is) => is.or([is('language', 'is', null), is('language', '!=', language)]))
    .execute();
}

/** Only the first time is recorded. */
export async function markProven(tx: CrossTx, creatorId: string): Promise<void> {
  await tx
    .updateTable('creators')
    .set({ proven_at: sql<Date>`now()` })
    .where('id', '=', creatorId)
    .where('proven_at', 'is', null)
    .execute();
}

/** Locks the creator's row until the end of the transaction. */
export const lockCreator = (tx: CrossTx, creatorId: string) =>
  tx.selectFrom('creators').select(shown).where('id', '=', creatorId).forUpdate().executeTakeFirst();

/** The database's current time in its own format: to the microsecond, which a `Date` cannot hold. */
export async function databaseTime(tx: Tx): Promise<string> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(tx);
  return rows[0]?.at ?? '';
}

/**
 * Locks the address and the row of its creator until the end of the transaction; undefined if the account was opened later.
 * @param addressHash see `addressHashOf`
 */
export async function lockCreatorOf(tx: CrossTx, addressHash: string, until: string) {
  await lockAddress(tx, addressHash);
  return tx
    .selectFrom('creators')
    .select(shown)
    .where(sql<string>`encode(sha256(convert_to(email, 'UTF8')), 'hex')`, '=', addressHash)
    .where('created_at', '<=', sql<Date>`${until}::timestamptz`)
    .forUpdate()
    .executeTakeFirst();
}
