import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Role } from '../../roles.ts';
import { hasSecondStep } from '../security/step-condition-queries.ts';

const columnsOf = (role: Role | null) =>
  role === 'owner' ? { owner: true, role: null } : { owner: false, role };

export const listPeople = (tx: Tx) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'owner', 'role', 'created_at'])
    .select((by) =>
      by
        .selectFrom('sessions')
        .select((each) => each.fn.max('sessions.last_seen_at').as('seen'))
        .whereRef('sessions.website_id', '=', 'accounts.website_id')
        .whereRef('sessions.account_id', '=', 'accounts.id')
        .as('last_seen_at'),
    )
    .select(hasSecondStep.as('two_step'))
    .where('website_id', '=', tx.site)
    .where((by) => by.or([by('owner', '=', true), by('role', 'is not', null)]))
    .orderBy('owner', 'desc')
    .orderBy('created_at')
    .limit(500)
    .execute();
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Changes or removes the role of a staff member. @returns whether the person exists */
export async function changeRole(tx: Tx, id: string, role: Role | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set(columnsOf(role))
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where((by) => by.or([by('owner', '=', true), by('role', 'is not', null)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** For an accepted invitation: an owner stays one. */
export const takeUp = (tx: Tx, id: string, role: Role) =>
  tx
    .updateTable('accounts')
    .set(columnsOf(role))
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('owner', '=', false)
    .execute();

const SEVEN_DAYS = sql<Date>`now() + interval '7 days'`;
const shown = ['id', 'email', 'role', 'created_at', 'expires_at'] as const;
const expired = sql<boolean>`expires_at <= now()`.as('expired');

export const listInvitations = (tx: Tx) =>
  tx
    .selectFrom('invitations')
    .select([...shown, expired])
    .where('website_id', '=', tx.site)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

interface NewInvitation {
  websiteId: string;
  email: string;
  role: Role;
  hash: Buffer;
  by: string;
}

/** One pending invitation per address: a second one replaces the first, whose link ends. */
export const insertInvitation = (tx: Tx, { websiteId, email, role, hash, by }: NewInvitation) =>
  tx
    .insertInto('invitations')
    .values({
      website_id: websiteId,
      email,
      role,
      token_hash: hash,
      invited_by: by,
      expires_at: SEVEN_DAYS,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'email'])
        .doUpdateSet({ role, token_hash: hash, invited_by: by, expires_at: SEVEN_DAYS }),
    )
    .returning([...shown, expired])
    .executeTakeFirstOrThrow();

export const renewInvitation = (tx: Tx, id: string, hash: Buffer) =>
  tx
    .updateTable('invitations')
    .set({ token_hash: hash, expires_at: SEVEN_DAYS })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning([...shown, expired])
    .executeTakeFirst();

export async function deleteInvitation(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('invitations')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Including expired ones. */
export const invitationByToken = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('invitations')
    .select(['email', 'role', expired])
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', hash)
    .executeTakeFirst();

/** Checks and uses it in one statement: of any number of concurrent calls, one succeeds. */
export const takeInvitation = (tx: Tx, hash: Buffer) =>
  tx
    .deleteFrom('invitations')
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['email', 'role'])
    .executeTakeFirst();
