import { sql } from 'kysely';
import { deleteOldest } from '../../../../lib/db/batches-queries.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import { seal, unseal } from '../../../../lib/db/sealed.ts';
import { codeWithHash, sealedCodes } from './recovery-codes.ts';

/** Second steps of an account; without any, the password alone is enough. */
export async function waysOf(tx: Tx, accountId: string): Promise<('code' | 'passkey')[]> {
  const { rows } = await sql<{ code: boolean; passkey: boolean }>`
    select
      exists (select from code_apps where website_id = ${tx.site} and account_id = ${accountId} and confirmed) as code,
      exists (select from passkeys where website_id = ${tx.site} and account_id = ${accountId}) as passkey
  `.execute(tx);
  return [...(rows[0]?.code ? (['code'] as const) : []), ...(rows[0]?.passkey ? (['passkey'] as const) : [])];
}

export const isRequired = async (tx: Tx): Promise<boolean> => {
  const row = await tx
    .selectFrom('websites')
    .select('two_step_for_people')
    .where('id', '=', tx.site)
    .executeTakeFirst();
  return row?.two_step_for_people ?? false;
};

/** The site requires a second step from its staff, and this account has none. */
export const lacksStep = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await isRequired(tx)) && (await waysOf(tx, accountId)).length === 0;

export const setRequired = (tx: Tx, required: boolean) =>
  tx.updateTable('websites').set({ two_step_for_people: required }).where('id', '=', tx.site).execute();

/** Locks the account's row: a concurrent change of password waits and then ends this step too, or comes first. */
export async function insertStep(
  tx: Tx,
  step: { hash: Buffer; accountId: string; passwordHash: string },
): Promise<boolean> {
  const { rows } = await sql`
    with account as (
      select website_id, id from accounts where website_id = ${tx.site} and id = ${step.accountId}
        and password_hash = ${step.passwordHash} for share)
    insert into sign_in_steps (website_id, token_hash, account_id)
    select website_id, ${step.hash}, id from account returning website_id`.execute(tx);
  return rows.length > 0;
}

/** For a passkey sign-in without a password, or a registration. */
export const insertChallenge = (
  tx: Tx,
  { hash, accountId, challenge }: { hash: Buffer; accountId: string | null; challenge: string },
) =>
  tx
    .insertInto('sign_in_steps')
    .values({ website_id: tx.site, token_hash: hash, account_id: accountId, challenge })
    .execute();

export const setChallenge = (tx: Tx, hash: Buffer, challenge: string) =>
  tx
    .updateTable('sign_in_steps')
    .set({ challenge })
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('account_id')
    .executeTakeFirst();

const MOST_TRIES = 5;

/** Uses one of the few attempts of a step; undefined if none is left. */
export const tryStep = (tx: Tx, hash: Buffer) =>
  tx
    .updateTable('sign_in_steps')
    .set((by) => ({ tries: by('tries', '+', 1) }))
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', hash)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id', 'challenge'])
    .executeTakeFirst();

/** Completes the step. Exactly one of several concurrent calls succeeds. */
export async function endStep(tx: Tx, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_steps')
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Lifetime of the rows of each table, which store only their end. */
const lasting = { sign_in_steps: '10 minutes', trusted_devices: '30 days' } as const;

/**
 * Ends sign-ins that started with the old password, and remembered devices.
 * @param until in the database's format; later ones stay
 */
export async function forgetDevices(tx: Tx, accountId: string, until = 'infinity'): Promise<void> {
  for (const table of ['sign_in_steps', 'trusted_devices'] as const)
    await tx
      .deleteFrom(table)
      .where('website_id', '=', tx.site)
      .where('account_id', '=', accountId)
      .where('expires_at', '<=', sql<Date>`${until}::timestamptz + ${lasting[table]}::interval`)
      .execute();
}

export const trustDevice = (tx: Tx, accountId: string, hash: Buffer) =>
  tx
    .insertInto('trusted_devices')
    .values({ website_id: tx.site, account_id: accountId, token_hash: hash })
    .execute();

export async function isTrusted(tx: Tx, accountId: string, hash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('trusted_devices')
    .select('account_id')
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a new secret, which has no effect until a first code proves that the app has it.
 * @returns false if codes are on
 */
export async function beginCodes(tx: Tx, accountId: string, secret: string): Promise<boolean> {
  const sealed = seal(tx, ['code_apps', tx.site, accountId], secret);
  const row = await tx
    .insertInto('code_apps')
    .values({ website_id: tx.site, account_id: accountId, secret: sealed })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'account_id'])
        .doUpdateSet({ secret: sealed, last_step: 0 })
        .where('code_apps.confirmed', '=', false),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

const appOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('code_apps')
    .select(['secret', 'confirmed'])
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export const hasCodes = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await appOf(tx, accountId))?.confirmed ?? false;

/** With the secret as the app has it. */
export async function codeApp(tx: Tx, accountId: string) {
  const row = await appOf(tx, accountId);
  return row && { ...row, secret: unseal(tx, ['code_apps', tx.site, accountId], row.secret) };
}

/** Each time step of 30 seconds is valid once, also for concurrent calls. */
export async function spendStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('code_apps')
    .set({ last_step: step, confirmed: true })
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const endCodes = (tx: Tx, accountId: string) =>
  tx.deleteFrom('code_apps').where('website_id', '=', tx.site).where('account_id', '=', accountId).execute();

const recoveryCodesAt = (tx: Tx, accountId: string) => ['recovery_codes', tx.site, accountId] as const;

export async function replaceRecoveryCodes(tx: Tx, accountId: string, hashes: Buffer[]) {
  await tx
    .deleteFrom('recovery_codes')
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .execute();
  if (hashes.length > 0)
    await tx
      .insertInto('recovery_codes')
      .values(
        sealedCodes(tx, recoveryCodesAt(tx, accountId), hashes).map((code) => ({
          website_id: tx.site,
          account_id: accountId,
          ...code,
        })),
      )
      .execute();
}

export async function spendRecoveryCode(tx: Tx, accountId: string, hash: Buffer) {
  const rows = await tx
    .selectFrom('recovery_codes')
    .select(['id', 'sealed'])
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .execute();
  const code = codeWithHash(tx, recoveryCodesAt(tx, accountId), rows, hash);
  if (!code) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .where('id', '=', code.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function recoveryCodesLeft(tx: Tx, accountId: string): Promise<number> {
  const row = await tx
    .selectFrom('recovery_codes')
    .select((by) => by.fn.countAll<number>().as('left'))
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.left ?? 0;
}

/** Abandoned sign-ins of all sites. @returns how many were deleted */
export const forgetSteps = (tx: CrossTx, most: number): Promise<number> =>
  deleteOldest(tx, { table: 'sign_in_steps', column: 'expires_at', until: sql<Date>`now()` }, most);
