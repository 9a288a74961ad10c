import { sql } from 'kysely';
import type { CrossTx } from '../../../../lib/db/database.ts';
import { seal, unseal } from '../../../../lib/db/sealed.ts';
import { type CodeStore, codeWithHash, sealedCodes } from '../../../accounts/server/index.ts';

const appOf = (tx: CrossTx, creatorId: string) =>
  tx
    .selectFrom('creator_code_apps')
    .select(['secret', 'confirmed'])
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();

export const hasCodes = async (tx: CrossTx, creatorId: string): Promise<boolean> =>
  (await appOf(tx, creatorId))?.confirmed ?? false;

async function replaceRecoveryCodes(tx: CrossTx, creatorId: string, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('creator_recovery_codes').where('creator_id', '=', creatorId).execute();
  if (hashes.length > 0)
    await tx
      .insertInto('creator_recovery_codes')
      .values(
        sealedCodes(tx, ['creator_recovery_codes', creatorId], hashes).map((code) => ({
          creator_id: creatorId,
          ...code,
        })),
      )
      .execute();
}

/** The codes of a creator. */
export const codesOfCreator = (tx: CrossTx, creatorId: string): CodeStore => ({
  begin: async (secret) => {
    const sealed = seal(tx, ['creator_code_apps', creatorId], secret);
    const row = await tx
      .insertInto('creator_code_apps')
      .values({ creator_id: creatorId, secret: sealed })
      .onConflict((conflict) =>
        conflict
          .column('creator_id')
          .doUpdateSet({ secret: sealed, last_step: 0 })
          .where('creator_code_apps.confirmed', '=', false),
      )
      .returning('creator_id')
      .executeTakeFirst();
    return row !== undefined;
  },
  app: async () => {
    const row = await appOf(tx, creatorId);
    return row && { ...row, secret: unseal(tx, ['creator_code_apps', creatorId], row.secret) };
  },
  spendStep: async (step) => {
    const { numUpdatedRows } = await tx
      .updateTable('creator_code_apps')
      .set({ last_step: step, confirmed: true })
      .where('creator_id', '=', creatorId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  spendRecoveryCode: async (hash) => {
    const rows = await tx
      .selectFrom('creator_recovery_codes')
      .select(['id', 'sealed'])
      .where('creator_id', '=', creatorId)
      .execute();
    const code = codeWithHash(tx, ['creator_recovery_codes', creatorId], rows, hash);
    if (!code) return false;
    const { numDeletedRows } = await tx
      .deleteFrom('creator_recovery_codes')
      .where('creator_id', '=', creatorId)
      .where('id', '=', code.id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
  replaceRecoveryCodes: (hashes) => replaceRecoveryCodes(tx, creatorId, hashes),
});

/** Afterwards, the password alone is enough. */
export async function endCreatorSteps(tx: CrossTx, creatorId: string): Promise<void> {
  await tx.deleteFrom('creator_code_apps').where('creator_id', '=', creatorId).execute();
  await replaceRecoveryCodes(tx, creatorId, []);
  await tx
    .updateTable('creator_sessions')
    .set({ two_steps: false })
    .where('creator_id', '=', creatorId)
    .execute();
  await forgetBegun(tx, creatorId);
}

/** Sign-ins between password and code. @param until in the database's format; later ones stay */
export async function forgetBegun(tx: CrossTx, creatorId: string, until = 'infinity'): Promise<void> {
  await tx
    .deleteFrom('creator_steps')
    .where('creator_id', '=', creatorId)
    // Their start is not stored: each is valid for ten minutes.
    .where('expires_at', '<=', sql<Date>`${until}::timestamptz + interval '10 minutes'`)
    .execute();
}

export async function recoveryCodesLeft(tx: CrossTx, creatorId: string): Promise<number> {
  const row = await tx
    .selectFrom('creator_recovery_codes')
    .select((by) => by.fn.countAll<number>().as('left'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return row?.left ?? 0;
}

/** Locks the creator's row: a concurrent change of password waits and then ends this step too, or comes first. */
export async function insertStep(
  tx: CrossTx,
  { hash, creatorId, passwordHash }: { hash: Buffer; creatorId: string; passwordHash: string },
): Promise<boolean> {
  const { rows } = await sql`
    with creator as (
      select id from creators where id = ${creatorId} and password_hash = ${passwordHash} for share),
    old as (delete from creator_steps where creator_id = ${creatorId} and expires_at < now())
    insert into creator_steps (token_hash, creator_id)
    select ${hash}, id from creator returning creator_id`.execute(tx);
  return rows.length > 0;
}

const MOST_TRIES = 5;

/** Uses one of the few attempts of a step. @returns its creator; undefined if none is left */
export async function tryStep(tx: CrossTx, hash: Buffer): Promise<string | undefined> {
  const row = await tx
    .updateTable('creator_steps')
    .set((by) => ({ tries: by('tries', '+', 1) }))
    .where('token_hash', '=', hash)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('creator_id')
    .executeTakeFirst();
  return row?.creator_id;
}

/** Completes the step. Exactly one of several concurrent calls succeeds. */
export async function endStep(tx: CrossTx, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('creator_steps')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
