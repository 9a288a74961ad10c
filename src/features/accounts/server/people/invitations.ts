import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, notFound, unauthenticated } from '../../../../lib/errors.ts';
import type { RequestContext, SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { hashToken, invitationCookieName, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { clearCookie } from '../../../../lib/http/sessions/sessions.ts';
import type { Invitation } from '../../people-contract.ts';
import { roleOf, type Role, roles } from '../../roles.ts';
import { toAccount } from '../account-reply.ts';
import type { GuessLimits } from '../guess-limits.ts';
import { hashNewPassword, knownOn } from '../passwords.ts';
import { accountByEmail, accountById, deleteTokens, insertAccount, markProven } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { enter } from '../security/enter.ts';
import { signIn } from '../session.ts';
import { deleteSessionsOf } from '../session-queries.ts';
import type { PeopleHandlers } from './people.ts';
import * as queries from './people-queries.ts';
import { say } from '../security/say.ts';
import { staffWords } from '../staff-words.ts';

const COOKIE_SECONDS = 3600;

const shownToken = ({ cookies, secure }: RequestContext, sent: string | undefined): string => {
  const token = sent ?? cookies.get(invitationCookieName(secure));
  if (!token) throw invalid(say().linkIncomplete, { token: say().missing });
  return token;
};

const toRole = (text: string): Role => roles.find((role) => role === text) ?? 'orders';

const present = (row: queries.InvitationRow): Invitation => ({
  _id: row.id,
  email: row.email,
  role: toRole(row.role),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  expired: row.expired,
});

export const invitationHandlers = (
  services: AccountServices,
  limits: GuessLimits,
): Omit<
  PeopleHandlers,
  | 'GET /api/people'
  | 'PUT /api/person/{id}'
  | 'DELETE /api/person/{id}'
  | 'POST /api/person/{id}/hand-over'
  | 'POST /api/person/{id}/end-second-steps'
  | 'POST /api/person/{id}/sign-out'
> => {
  const write = async (
    tx: Tx,
    { site, by }: Pick<SiteRequest, 'site' | 'by'>,
    row: queries.InvitationRow,
    token: string,
  ) => {
    await services.announce(tx, {
      type: 'person-invited',
      site,
      accountId: by?.accountId ?? '',
      email: row.email,
      role: toRole(row.role),
      inviter: by?.email ?? '',
      token,
    });
    return present(row);
  };

  return {
    'GET /api/invitations': async ({ db }) => (await db((tx) => queries.listInvitations(tx))).map(present),

    'POST /api/invitation': async (request, { body: { email, role } }) => {
      const { site, by } = request;
      await limits.invite(site.id);
      const token = newToken();
      return request.db(async (tx) => {
        const account = await accountByEmail(tx, email);
        if (account && roleOf(account)) throw conflict(staffWords().alreadyOnStaff);
        const row = await queries.insertInvitation(tx, {
          websiteId: site.id,
          email,
          role,
          hash: hashToken(token),
          by: by.accountId,
        });
        return write(tx, request, row, token);
      });
    },

    'POST /api/invitation/{id}/renew': async (request, { params: { id } }) => {
      await limits.invite(request.site.id);
      const token = newToken();
      return request.db(async (tx) => {
        const row = await queries.renewInvitation(tx, id, hashToken(token));
        if (!row) throw notFound(staffWords().invitationGone);
        return write(tx, request, row, token);
      });
    },

    'DELETE /api/invitation/{id}': async ({ db }, { params: { id } }) => {
      if (!(await db((tx) => queries.deleteInvitation(tx, id)))) throw notFound(staffWords().invitationGone);
      return undefined;
    },

    'GET /api/invitation': async (request, { query }) => {
      const { db, cookies, secure } = request;
      await limits.token(request);
      const token = shownToken(request, query.token);
      const shown = await db(async (tx) => {
        const found = await queries.invitationByToken(tx, hashToken(token));
        if (!found) throw notFound(say().noInvitation);
        if (found.expired) throw notFound(say().invitationExpired);
        const known = (await accountByEmail(tx, found.email)) !== undefined;
        return { email: found.email, role: toRole(found.role), known };
      });
      if (query.token) cookies.set(invitationCookieName(secure), token, COOKIE_SECONDS);
      return shown;
    },

    // The link alone does not open an existing account: another person may have created it with this address.
    'POST /api/invitation/accept': async (request, { body: { token: sent, password } }) => {
      const { site, by } = request;
      await limits.token(request);
      const token = shownToken(request, sent);
      const known =
        password === undefined
          ? undefined
          : await request.db(async (tx) => {
              const invitation = await queries.invitationByToken(tx, hashToken(token));
              return invitation && knownOn(tx, site, invitation.email);
            });
      const hash = password && known && (await hashNewPassword(password, known));
      const result = await request.db(async (tx) => {
        const invited = await queries.takeInvitation(tx, hashToken(token));
        if (!invited) throw invalid(say().noInvitation, { token: say().tokenUsed });
        const known = await accountByEmail(tx, invited.email);
        if (known && by?.accountId !== known.id)
          throw unauthenticated(say().signInAs({ email: invited.email }));
        if (!known && hash === undefined)
          throw invalid(say().choosePassword, { password: say().choosePassword });
        const { id } = known ?? (await insertAccount(tx, invited.email, hash ?? '')) ?? { id: '' };
        await queries.takeUp(tx, id, toRole(invited.role));
        await markProven(tx, id);
        await deleteSessionsOf(tx, id);
        await deleteTokens(tx, id);
        const account = await accountById(tx, id);
        const opened = account && (await enter(services, tx, request, account, 'link'));
        return opened ? { account, opened } : undefined;
      });
      if (!result) throw invalid(say().noInvitation, { token: say().changedMeanwhile });
      clearCookie(invitationCookieName, request);
      signIn(request, result.opened, result.account);
      return toAccount(result.account);
    },
  };
};
