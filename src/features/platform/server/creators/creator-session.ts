import type { Database, CrossTx } from '../../../../lib/db/database.ts';
import type {
  Creator,
  PlatformRequest,
  RequestContext,
} from '../../../../lib/http/requests/request-context.ts';
import { creatorCookieName, hashToken } from '../../../../lib/http/sessions/session-cookie.ts';
import {
  clearCookie,
  endShownSession,
  giveCookie,
  looksLikeToken,
  type Opened,
  replaceSession,
} from '../../../../lib/http/sessions/sessions.ts';
import type { CreatorAccount } from '../../creators-contract.ts';
import { chosenLanguage, speakAsCreator } from './creator-language.ts';
import {
  type Checked,
  endSession,
  insertSession,
  keepLanguage,
  noteSeen,
  sessionByToken,
} from './creator-queries.ts';

/** The creator of a session cookie, from the session's row alone. */
export async function findCreator(db: Database, sessionToken: string): Promise<Creator | null> {
  if (!looksLikeToken(sessionToken)) return null;
  const hash = hashToken(sessionToken);
  const found = await db.acrossWebsitesOnce((tx) => sessionByToken(tx, hash));
  if (!found) return null;
  if (found.stale) await db.acrossWebsitesOnce((tx) => noteSeen(tx, found.session_id));
  return { sessionId: found.session_id, creatorId: found.creator_id, email: found.email };
}

const endOn = (tx: CrossTx) => ({ cookie: creatorCookieName, end: (hash: Buffer) => endSession(tx, hash) });

/** Undefined if the account has changed since its password was checked. */
export async function openSession(
  tx: CrossTx,
  request: RequestContext,
  creatorId: string,
  checked: Checked = {},
): Promise<Opened | undefined> {
  const chosen = chosenLanguage(request);
  const opened = await replaceSession(
    { ...endOn(tx), insert: (session) => insertSession(tx, creatorId, session, checked) },
    request,
  );
  if (opened && chosen) await keepLanguage(tx, creatorId, chosen);
  return opened;
}

export const endShown = (tx: CrossTx, request: RequestContext): Promise<void> =>
  endShownSession(endOn(tx), request);

/** After the commit: sends the cookie, and logs the sign-in; the platform has no history for it. */
export function signIn(
  request: PlatformRequest,
  opened: Opened,
  { id, email, language }: Pick<CreatorRow, 'id' | 'email'> & Partial<CreatorRow>,
): void {
  giveCookie(creatorCookieName, request, opened);
  speakAsCreator(request, language);
  request.log.info({ creatorId: id, address: request.address }, 'a creator signed in');
  request.platform.setCreator({ sessionId: opened.sessionId, creatorId: id, email });
}

export function forgetSession(request: PlatformRequest): void {
  clearCookie(creatorCookieName, request);
  request.platform.setCreator(null);
}

interface CreatorRow {
  id: string;
  email: string;
  created_at: Date;
  proven_at: Date | null;
  /** One of the admin's; null while it isn't known. */
  language: string | null;
}

export const toCreator = ({ id, email, created_at, proven_at }: CreatorRow): CreatorAccount => ({
  _id: id,
  email,
  createdAt: created_at.toISOString(),
  proven: proven_at !== null,
});
