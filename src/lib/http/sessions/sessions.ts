import type { RequestContext } from '../requests/request-context.ts';
import { hashToken, newToken } from './session-cookie.ts';

/** Seconds: thirty days. */
export const SESSION_SECONDS = 30 * 24 * 3600;

export interface SessionRow {
  hash: Buffer;
  userAgent: string;
  address: string;
  seconds: number;
}

/** The session store of one kind of account, and its cookie. */
export interface SessionStore {
  cookie: (secure: boolean) => string;
  /** Undefined if the account has changed since its password was checked. */
  insert(session: SessionRow): Promise<string | undefined>;
  end(hash: Buffer): Promise<void>;
}

export interface Opened {
  token: string;
  sessionId: string;
}

/** Replaces the request's session by a new one. `giveCookie` sends the cookie after the commit. */
export async function replaceSession(
  store: SessionStore,
  request: RequestContext,
): Promise<Opened | undefined> {
  await endShownSession(store, request);
  const token = newToken();
  const sessionId = await store.insert({
    hash: hashToken(token),
    userAgent: request.userAgent.slice(0, 300),
    address: request.address,
    seconds: SESSION_SECONDS,
  });
  return sessionId === undefined ? undefined : { token, sessionId };
}

/** Ends the session that the request's cookie names, whichever account it is for. */
export async function endShownSession(
  { cookie, end }: Pick<SessionStore, 'cookie' | 'end'>,
  { cookies, secure }: RequestContext,
): Promise<void> {
  const token = cookies.get(cookie(secure));
  if (token) await end(hashToken(token));
}

export const giveCookie = (
  name: SessionStore['cookie'],
  { cookies, secure }: RequestContext,
  { token }: Opened,
): void => cookies.set(name(secure), token, SESSION_SECONDS);

export function clearCookie(name: SessionStore['cookie'], { cookies, secure }: RequestContext): void {
  if (cookies.get(name(secure)) !== undefined) cookies.set(name(secure), '', 0);
}

/** Tokens are 256 bits in 43 characters; anything else need not be looked up. */
export const looksLikeToken = (text: string): boolean => text.length === 43;
