import { notFound } from '../../../lib/errors.ts';
import type { Actor } from '../../../lib/http/requests/request-context.ts';
import { toAccount, toAccountDetails } from './account-reply.ts';
import { accountByEmail, accountById, updateDetails } from './queries.ts';
import type { AccountHandlers, AccountServices } from './services.ts';
import { say } from './security/say.ts';

/** Owners can reach every account of their site, others only their own; for them the rest doesn't exist. */
function mayReach(by: Actor, id: string): void {
  if (!by.owner && by.accountId !== id) throw notFound(say().noAccount);
}

export const detailsHandlers = ({
  countOrders = async () => 0,
}: AccountServices): Pick<
  AccountHandlers,
  'GET /api/account' | 'GET /api/account-details/{id}' | 'PUT /api/account-details/{id}'
> => ({
  'GET /api/account': async ({ by, db }, { query: { email } }) => {
    if (!by.owner && by.email !== email) throw notFound(say().noAccount);
    const account = await db((tx) => accountByEmail(tx, email));
    if (!account) throw notFound(say().noAccount);
    return toAccount(account);
  },

  'GET /api/account-details/{id}': async ({ by, db }, { params: { id } }) => {
    mayReach(by, id);
    return db(async (tx) => {
      const account = await accountById(tx, id);
      if (!account) throw notFound(say().noAccount);
      return toAccountDetails(account, await countOrders(tx, id));
    });
  },

  'PUT /api/account-details/{id}': async ({ by, db }, { params: { id }, body }) => {
    mayReach(by, id);
    const { name, phone, addresses } = body;
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(phone === undefined ? {} : { phone }),
      ...(addresses === undefined ? {} : { addresses: JSON.stringify(addresses) }),
    };
    return db(async (tx) => {
      const account = await updateDetails(tx, id, change);
      if (!account) throw notFound(say().noAccount);
      return toAccountDetails(account, await countOrders(tx, id));
    });
  },
});
