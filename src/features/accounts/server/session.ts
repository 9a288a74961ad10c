import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Actor, RequestContext, SiteRequest } from '../../../lib/http/request-context.ts';
import { hashToken, newToken, sessionCookieName } from '../../../lib/http/session-cookie.ts';
import { roleOf, rightsOfRole } from '../roles.ts';
import { deleteSessionByToken, insertSession, noteSeen, sessionByToken } from './session-queries.ts';

const THIRTY_DAYS = 30 * 24 * 3600;

/** Who a session cookie belongs to, by the session's row alone. `null` for one that is unknown or has expired. */
export async function findActor(
  db: Database,
  websiteId: string,
  sessionToken: string,
): Promise<Actor | null> {
  if (sessionToken.length !== 43) return null;
  const hash = hashToken(sessionToken);
  const found = await db.oneForWebsite(websiteId, (tx) => sessionByToken(tx, websiteId, hash));
  if (!found) return null;
  if (found.stale) await db.oneForWebsite(websiteId, (tx) => noteSeen(tx, websiteId, found.session_id));
  return {
    sessionId: found.session_id,
    accountId: found.account_id,
    email: found.email,
    ...standing(found),
  };
}

function standing(account: { owner: boolean; role: string | null }) {
  const role = roleOf(account);
  return { role, owner: role === 'owner', rights: rightsOfRole(role) };
}

interface Opened {
  token: string;
  sessionId: string;
}

/** A fresh session in place of the one that the request came with. Nothing when the account has changed since. */
export async function openSession(
  tx: Tx,
  request: SiteRequest,
  accountId: string,
  passwordHash?: string,
): Promise<Opened | undefined> {
  const websiteId = request.site.id;
  await endPresented(tx, request);
  const token = newToken();
  const sessionId = await insertSession(
    tx,
    {
      websiteId,
      accountId,
      hash: hashToken(token),
      userAgent: request.userAgent.slice(0, 300),
      address: request.address,
      seconds: THIRTY_DAYS,
    },
    passwordHash,
  );
  return sessionId === undefined ? undefined : { token, sessionId };
}

/** After the commit: hands out the cookie. */
export function signIn(
  request: SiteRequest,
  opened: Opened,
  account: { id: string; email: string; owner: boolean; role: string | null },
): void {
  request.cookies.set(sessionCookieName(request.secure), opened.token, THIRTY_DAYS);
  request.setActor({
    sessionId: opened.sessionId,
    accountId: account.id,
    email: account.email,
    ...standing(account),
  });
}

export function forgetSession(request: RequestContext): void {
  const name = sessionCookieName(request.secure);
  if (request.cookies.get(name) !== undefined) request.cookies.set(name, '', 0);
  request.setActor(null);
}

/** Ends the session of the request's cookie, whoever's it is. */
export async function endPresented(tx: Tx, request: SiteRequest): Promise<void> {
  const token = request.cookies.get(sessionCookieName(request.secure));
  if (token) await deleteSessionByToken(tx, request.site.id, hashToken(token));
}
