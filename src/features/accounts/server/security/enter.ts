import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { speakerOf } from '../preferences/language-queries.ts';
import type { AccountServices } from '../services.ts';
import { type Checked, openSession } from '../session.ts';
import { rememberBrowser } from '../sign-in/known-browsers.ts';
import { isTrusted, trustDevice } from './security-queries.ts';
import { type Attempt, noteFailure, noteSignIn } from './sign-in-queries.ts';

const THIRTY_DAYS = 30 * 24 * 3600;

export const deviceCookieName = (secure: boolean) =>
  secure ? '__Host-sitewright_device' : 'sitewright_device';

type Services = Pick<AccountServices, 'announce'>;
interface Who {
  id: string;
  email: string;
}

const attemptOf = (request: SiteRequest, how: string): Attempt => ({
  how,
  userAgent: request.userAgent.slice(0, 300),
  address: request.address,
  country: request.country ?? '',
});

/** Opens a session, records how and in which language, and sends an email if the device is new to the account. */
export async function enter(
  services: Services,
  tx: Tx,
  request: SiteRequest,
  account: Who,
  how: 'password' | 'code' | 'recovery' | 'passkey' | 'link' | 'registered',
  checked: Checked = {},
) {
  const opened = await openSession(tx, request, account.id, { ...checked, speaker: speakerOf(account.id) });
  if (!opened) return undefined;
  const { site } = request;
  rememberBrowser(tx, site.id, request, account.email);
  const attempt = attemptOf(request, how);
  if (await noteSignIn(tx, account.id, attempt))
    await services.announce(tx, {
      type: 'entered-from-new-device',
      site,
      accountId: account.id,
      email: account.email,
      userAgent: attempt.userAgent,
      address: attempt.address,
      changeId: randomUUID(),
    });
  return opened;
}

/** Not awaited, so that known and unknown addresses are answered equally fast. */
export function noteWrong(
  request: SiteRequest,
  who: { email: string } | { id: string },
  how: 'wrong-password' | 'wrong-code' | 'wrong-passkey',
): void {
  const attempt = attemptOf(request, how);
  const noted = request.db((tx) => noteFailure(tx, who, attempt));
  noted.catch((error: unknown) => request.log.warn({ err: error }, 'could not record a failed sign-in'));
}

/** Whether the request's device skips the second step for this account. */
export async function isSpared(tx: Tx, request: SiteRequest, accountId: string): Promise<boolean> {
  const token = request.cookies.get(deviceCookieName(request.secure));
  return token?.length === 43 && (await isTrusted(tx, accountId, hashToken(token)));
}

/** @returns sends the cookie, after the commit */
export async function spareDevice(tx: Tx, request: SiteRequest, accountId: string): Promise<() => void> {
  const token = newToken();
  await trustDevice(tx, accountId, hashToken(token));
  return () => request.cookies.set(deviceCookieName(request.secure), token, THIRTY_DAYS);
}
