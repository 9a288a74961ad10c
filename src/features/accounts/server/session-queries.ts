import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { prepared } from '../../../lib/db/prepared.ts';
import { keepingLanguage, type Speaker } from './preferences/language-queries.ts';
import { staffLacksStep } from './security/step-condition-queries.ts';

const sessionsByToken = prepared((tx, { websiteId, hash }: { websiteId: string; hash: Buffer }) =>
  tx
    .selectFrom('sessions')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.website_id', '=', 'sessions.website_id')
        .onRef('accounts.id', '=', 'sessions.account_id'),
    )
    .select([
      'sessions.id as session_id',
      'accounts.id as account_id',
      'accounts.email',
      'accounts.owner',
      'accounts.role',
    ])
    .select(sql<boolean>`sessions.last_seen_at < now() - interval '5 minutes'`.as('stale'))
    .select(sql<boolean>`not sessions.two_steps and ${staffLacksStep}`.as('lacks_step'))
    .where('sessions.website_id', '=', websiteId)
    .where('sessions.token_hash', '=', hash)
    .where('accounts.closed_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`),
);

/** An active session with its account; `stale` when its last activity should be recorded again. */
export async function sessionByToken(tx: Tx, hash: Buffer) {
  const [session] = await sessionsByToken(tx, { websiteId: tx.site, hash });
  return session;
}

export async function noteSeen(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', sessionId)
    .execute();
}

export interface NewSession {
  websiteId: string;
  accountId: string;
  hash: Buffer;
  userAgent: string;
  address: string;
  seconds: number;
  /** A second step was passed elsewhere, so this site requires none. */
  twoSteps: boolean;
  /** As `Checked` says. */
  creatorSession: string | null;
}

/** From which session on the platform a person opened the site; null if they signed in here. */
export async function creatorSessionOf(tx: Tx, sessionId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('sessions')
    .select('creator_session')
    .where('website_id', '=', tx.site)
    .where('id', '=', sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.creator_session ?? null;
}

/**
 * Locks the account's row while the session is added. A concurrent change of password waits and then ends the session
 * too, or comes first: then the hash that was checked is no longer stored, and no session is opened.
 * @param checked the hash of the password that was checked; without it, the account only has to exist. And the language to be kept
 */
export async function insertSession(
  tx: Tx,
  session: NewSession,
  checked: { passwordHash?: string | undefined; speaker?: Speaker | undefined } = {},
): Promise<string | undefined> {
  const { websiteId, accountId, hash, userAgent, address, seconds, twoSteps, creatorSession } = session;
  if (!(await lockAccountFor(tx, accountId, checked))) return undefined;
  await tx
    .deleteFrom('sessions')
    .where('website_id', '=', websiteId)
    .where('account_id', '=', accountId)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  const { id } = await tx
    .insertInto('sessions')
    .values({
      website_id: websiteId,
      account_id: accountId,
      token_hash: hash,
      user_agent: userAgent,
      address,
      two_steps: twoSteps,
      creator_session: creatorSession,
      expires_at: sql<Date>`now() + ${seconds} * interval '1 second'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks the account, and keeps its person's language. Two sign-ins that change it would wait for each other's shared lock, so a change
 * is the only lock then.
 * @returns whether there is still such an account
 */
async function lockAccountFor(
  tx: Tx,
  accountId: string,
  { passwordHash, speaker }: Parameters<typeof insertSession>[2] & object,
): Promise<boolean> {
  const isOpen = sql`closed_at is null and (${passwordHash ?? null}::text is null or password_hash = ${passwordHash ?? null})`;
  const speaking = { ...(speaker ?? { speakerId: null, speaks: null }), websiteId: tx.site };
  const { rows } = await sql`
    with spoken as (${keepingLanguage(speaking, isOpen)}),
    same as (
      select id from accounts where website_id = ${tx.site} and id = ${accountId} and ${isOpen}
        and not exists (select from spoken) for share)
    select id from spoken union all select id from same`.execute(tx);
  return rows.length > 0;
}

export const sessionsOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

export async function deleteSession(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteOtherSessions = (tx: Tx, accountId: string, stays: string) =>
  tx
    .deleteFrom('sessions')
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .where('id', '<>', stays)
    .execute();

export async function deleteSessionByToken(tx: Tx, hash: Buffer): Promise<void> {
  await tx.deleteFrom('sessions').where('website_id', '=', tx.site).where('token_hash', '=', hash).execute();
}

/** @param until in the database's format; later sessions stay */
export async function deleteSessionsOf(tx: Tx, accountId: string, until = 'infinity'): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .where('created_at', '<=', sql<Date>`${until}::timestamptz`)
    .execute();
}
