import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { Tx } from '../../../../lib/db/database.ts';
import { hashToken } from '../../../../lib/http/session-cookie.ts';
import { codeApp, replaceRecoveryCodes, spendRecoveryCode, spendStep } from './security-queries.ts';

const PERIOD = 30;
const HOW_MANY = 10;
/** Without signs that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const totp = (secret: string, label: string, issuer: string) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app is given: the address that it reads, and the same as a picture. */
export function forApp(secret: string, email: string, siteName: string) {
  const uri = totp(secret, email, siteName).toString();
  const { data, size } = encode(uri, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { secret, uri, qr: { size, path } };
}

/** The step that a code stands for, a step around now; `null` for a wrong one. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totp(secret, 'account', 'site').validate({ token: code, window: 1, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(' ', ''));

/** Uses a one-time code up. */
export async function spendCode(
  tx: Tx,
  websiteId: string,
  accountId: string,
  code: string,
): Promise<boolean> {
  const app = await codeApp(tx, websiteId, accountId);
  const step = app?.confirmed ? stepOf(app.secret, code.replaceAll(' ', '')) : null;
  return step !== null && spendStep(tx, websiteId, accountId, step);
}

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export const spendRecovery = (tx: Tx, websiteId: string, accountId: string, code: string): Promise<boolean> =>
  spendRecoveryCode(tx, websiteId, accountId, hashToken(plain(code)));

/** Ten codes in place of those before; only their hashes stay. */
export async function newRecoveryCodes(tx: Tx, websiteId: string, accountId: string): Promise<string[]> {
  const part = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  const codes = Array.from({ length: HOW_MANY }, () => `${part()}-${part()}`);
  await replaceRecoveryCodes(
    tx,
    websiteId,
    accountId,
    codes.map((code) => hashToken(plain(code))),
  );
  return codes;
}
