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
import { keepBrowserLanguage, type Speaker } from './preferences/language-queries.ts';
import { deleteSessionByToken, insertSession, noteSeen, sessionByToken } from './session-queries.ts';

/** The account of a session cookie, from the session's row alone. `null` if unknown or expired. */
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

/** The person for whom a session is opened. */
export interface Checked {
  /** The hash that was checked. */
  passwordHash?: string;
  twoSteps?: boolean;
  /** Id of the session on the platform from which the site was opened. */
  creatorSession?: string | null;
  /** Given at a sign-in, so that the account keeps the language. */
  speaker?: Speaker;
}

/** Replaces the request's session by a new one. Undefined if the account has changed meanwhile. */
export const openSession = (
  tx: Tx,
  request: SiteRequest,
  accountId: string,
  { passwordHash, twoSteps = false, creatorSession = null, speaker }: Checked = {},
): Promise<Opened | undefined> =>
  replaceSession(
    {
      ...endOn(tx),
      insert: async (session) => {
        await keepBrowserLanguage(tx, accountId);
        return insertSession(
          tx,
          { ...session, websiteId: request.site.id, accountId, twoSteps, creatorSession },
          { passwordHash, speaker },
        );
      },
    },
    request,
  );

/** After the commit: sends the cookie. */
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

/** Ends the session that the request's cookie names, whichever account it is for. */
export const endPresented = (tx: Tx, request: SiteRequest): Promise<void> =>
  endShownSession(endOn(tx), request);
