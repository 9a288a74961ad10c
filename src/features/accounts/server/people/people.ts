import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, forbidden, notFound } from '../../../../lib/errors.ts';
import { allows } from '../../../../lib/http/areas.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { peopleContract, Person } from '../../people-contract.ts';
import { roleOf } from '../../roles.ts';
import type { GuessLimits } from '../guess-limits.ts';
import { endAccess } from '../end-access.ts';
import { accountById, lockOwners } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { checkPassword } from '../security/own-security.ts';
import { endStepsOfOther } from '../security/end-second-steps.ts';
import { changeRole, listPeople, type PersonRow } from './people-queries.ts';
import { staffWords } from '../staff-words.ts';

export type PeopleHandlers = Handlers<typeof peopleContract>;

const present = (row: PersonRow, own: string): Person => ({
  _id: row.id,
  email: row.email,
  name: row.name,
  role: roleOf(row) ?? 'orders',
  you: row.id === own,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  twoStep: row.two_step,
});

async function personOf(tx: Tx, id: string, own: string): Promise<Person> {
  const row = (await listPeople(tx)).find((one) => one.id === id);
  if (!row) throw notFound(staffWords().notOnStaff);
  return present(row, own);
}

/**
 * Locks every owner's row until the end of the transaction: of two owners who remove each other's role, the second waits
 * here, and then is no longer an owner.
 */
async function asOwner(tx: Tx, own: string): Promise<string[]> {
  const owners = (await lockOwners(tx)).map(({ id }) => id);
  if (!owners.includes(own)) throw forbidden(staffWords().noLongerOwner);
  return owners;
}

export const peopleHandlers = (
  { announce }: Pick<AccountServices, 'announce'>,
  limits: GuessLimits,
): Pick<
  PeopleHandlers,
  | 'GET /api/people'
  | 'PUT /api/person/{id}'
  | 'DELETE /api/person/{id}'
  | 'POST /api/person/{id}/hand-over'
  | 'POST /api/person/{id}/end-second-steps'
  | 'POST /api/person/{id}/sign-out'
> => ({
  'GET /api/people': async ({ by, db }) =>
    (await db((tx) => listPeople(tx))).map((row) => present(row, by.accountId)),

  'PUT /api/person/{id}': async ({ by, db }, { params: { id }, body: { role } }) =>
    db(async (tx) => {
      const owners = await asOwner(tx, by.accountId);
      if (role !== 'owner' && owners.length === 1 && owners[0] === id) throw conflict(staffWords().lastOwner);
      if (!(await changeRole(tx, id, role))) throw notFound(staffWords().notOnStaff);
      return personOf(tx, id, by.accountId);
    }),

  'DELETE /api/person/{id}': async ({ site, by, db }, { params: { id } }) =>
    db(async (tx) => {
      const owners = await asOwner(tx, by.accountId);
      if (owners.length === 1 && owners[0] === id) throw conflict(staffWords().lastOwner);
      const account = await accountById(tx, id);
      if (!account || !(await changeRole(tx, id, null))) throw notFound(staffWords().notOnStaff);
      await endAccess(tx, id);
      await announce(tx, { type: 'staff-removed', site, accountId: id, email: account.email });
      return undefined;
    }),

  'POST /api/person/{id}/hand-over': async ({ by, db }, { params: { id } }) =>
    db(async (tx) => {
      await asOwner(tx, by.accountId);
      if (id === by.accountId) throw conflict(staffWords().alreadyOwner);
      if (!(await changeRole(tx, id, 'owner'))) throw notFound(staffWords().notOnStaff);
      await changeRole(tx, by.accountId, 'manager');
      return personOf(tx, id, by.accountId);
    }),

  'POST /api/person/{id}/end-second-steps': async (request, { params: { id }, body: { password } }) => {
    const { site, by, db } = request;
    await checkPassword(limits, request, password);
    return db(async (tx) => {
      await asOwner(tx, by.accountId);
      if (id === by.accountId) throw conflict(staffWords().ownTwoStep);
      if (!(await endStepsOfOther(announce, tx, site, id))) throw notFound(staffWords().accountGone);
      return undefined;
    });
  },

  'POST /api/person/{id}/sign-out': ({ by, db }, { params: { id } }) =>
    db(async (tx) => {
      const account = await accountById(tx, id);
      if (!account) throw notFound(staffWords().accountGone);
      if (roleOf(account) && !allows(by.rights, 'people', 'write'))
        throw forbidden(staffWords().onlyOwnersSignOutStaff);
      await endAccess(tx, id);
      return undefined;
    }),
});
