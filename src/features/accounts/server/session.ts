import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Actor, RequestContext, SiteRequest } from '../../../lib/http/requests/request-context.ts';
import { hashToken, sessionCookieName } from '../../../lib/http/sessions/session-cookie.ts';
import {
  clearCookie,
  endShownSession,
  giveCookie,
  looksLikeToken,
  type Opened,
  replaceSession,
} from '../../../lib/http/sessions/sessions.ts';
import { noRights } from '../../../lib/http/areas.ts';
import { roleOf, rightsOfRole } from '../roles.ts';
import { deleteSessionByToken, insertSession, noteSeen, sessionByToken } from './session-queries.ts';

/** Who a session cookie belongs to, by the session's row alone. `null` for one that is unknown or has expired. */
export async function findActor(
  db: Database,
  websiteId: string,
  sessionToken: string,
): Promise<Actor | null> {
  if (!looksLikeToken(sessionToken)) return null;
  const hash = hashToken(sessionToken);
  const found = await db.oneForWebsite(websiteId, (tx) => sessionByToken(tx, hash));
  if (!found) return null;
  if (found.stale) await db.oneForWebsite(websiteId, (tx) => noteSeen(tx, found.session_id));
  return {
    sessionId: found.session_id,
    accountId: found.account_id,
    email: found.email,
    ...standing(found),
    ...(found.lacks_step ? { owner: false, rights: noRights, needsSecondStep: true } : {}),
  };
}

function standing(account: { owner: boolean; role: string | null }) {
  const role = roleOf(account);
  return { role, owner: role === 'owner', rights: rightsOfRole(role) };
}

const endOn = (tx: Tx) => ({
  cookie: sessionCookieName,
  end: (hash: Buffer) => deleteSessionByToken(tx, hash),
});

/** What is known of the person who gets a session. */
export interface Checked {
  /** The one that was checked. */
  passwordHash?: string;
  twoSteps?: boolean;
}

/** A fresh session in place of the one that the request came with. Nothing when the account has changed since. */
export const openSession = (
  tx: Tx,
  request: SiteRequest,
  accountId: string,
  { passwordHash, twoSteps = false }: Checked = {},
): Promise<Opened | undefined> =>
  replaceSession(
    {
      ...endOn(tx),
      insert: (session) =>
        insertSession(tx, { ...session, websiteId: request.site.id, accountId, twoSteps }, passwordHash),
    },
    request,
  );

/** After the commit: hands out the cookie. */
export function signIn(
  request: SiteRequest,
  opened: Opened,
  account: { id: string; email: string; owner: boolean; role: string | null },
): void {
  giveCookie(sessionCookieName, request, opened);
  request.setActor({
    sessionId: opened.sessionId,
    accountId: account.id,
    email: account.email,
    ...standing(account),
  });
}

export function forgetSession(request: RequestContext): void {
  clearCookie(sessionCookieName, request);
  request.setActor(null);
}

/** Ends the session of the request's cookie, no matter whose it is. */
export const endPresented = (tx: Tx, request: SiteRequest): Promise<void> =>
  endShownSession(endOn(tx), request);
