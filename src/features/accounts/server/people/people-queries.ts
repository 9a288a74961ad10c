import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Role } from '../../roles.ts';

const columnsOf = (role: Role | null) =>
  role === 'owner' ? { owner: true, role: null } : { owner: false, role };

const hasSecondStep = sql<boolean>`(
  exists (select from code_apps app
    where app.website_id = accounts.website_id and app.account_id = accounts.id and app.confirmed)
  or exists (select from passkeys own where own.website_id = accounts.website_id and own.account_id = accounts.id))`;

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

/** Gives somebody who has a role another one, or takes it. @returns whether there is such a person */
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

/** Somebody who accepted: an owner stays one. */
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

/** One waits for each address: a second one takes the place of the first, whose link ends. */
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

/** Also one that has expired. */
export const invitationByToken = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('invitations')
    .select(['email', 'role', expired])
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', hash)
    .executeTakeFirst();

/** Look and use in one statement: of any number that come at once, one gets it. */
export const takeInvitation = (tx: Tx, hash: Buffer) =>
  tx
    .deleteFrom('invitations')
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['email', 'role'])
    .executeTakeFirst();
