import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { invalid } from '../../../../lib/errors.ts';
import { hashToken } from '../../../../lib/http/sessions/session-cookie.ts';
import type { CodeStore } from './code-store.ts';
import { say } from './say.ts';

const PERIOD = 30;
const HOW_MANY = 10;
/** Without characters that look alike. */
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

/** Set-up data for an authenticator app: its address, and the QR code. */
function forApp(secret: string, email: string, siteName: string) {
  const uri = totp(secret, email, siteName).toString();
  const { data, size } = encode(uri, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { secret, uri, qr: { size, path } };
}

/**
 * A new secret for the app, in place of one that was never confirmed.
 * @param shown what the app calls the account
 * @throws `400` where codes are on
 */
export async function beginCodes(store: CodeStore, { email, issuer }: { email: string; issuer: string }) {
  const secret = newSecret();
  if (!(await store.begin(secret))) throw invalid(say().codesAlreadyOn);
  return forApp(secret, email, issuer);
}

/** The time step of a code, within one step of now; `null` for a wrong one. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totp(secret, 'account', 'site').validate({ token: code, window: 1, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(' ', ''));

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Uses a code from the app, or a recovery code. @returns which of them it was; null if it is wrong */
export async function spendCode(store: CodeStore, code: string): Promise<'code' | 'recovery' | null> {
  if (!isOneTimeCode(code))
    return (await store.spendRecoveryCode(hashToken(plain(code)))) ? 'recovery' : null;
  const app = await store.app();
  const step = app?.confirmed ? stepOf(app.secret, code.replaceAll(' ', '')) : null;
  return step !== null && (await store.spendStep(step)) ? 'code' : null;
}

/**
 * Turns codes on with the first one from the app.
 * @returns recovery codes, to be shown once
 * @throws `400` for a wrong code
 */
export async function confirmCodes(store: CodeStore, code: string): Promise<string[]> {
  const app = await store.app();
  if (!app || app.confirmed) throw invalid(say().passwordFirst);
  const step = stepOf(app.secret, code.replaceAll(' ', ''));
  if (step === null || !(await store.spendStep(step)))
    throw invalid(say().wrongCode, {
      code: say().codesChange,
    });
  return newRecoveryCodes(store);
}

/** Ten codes that replace the earlier ones; only their sealed hashes are stored. */
export async function newRecoveryCodes(store: CodeStore): Promise<string[]> {
  const part = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  const codes = Array.from({ length: HOW_MANY }, () => `${part()}-${part()}`);
  await store.replaceRecoveryCodes(codes.map((code) => hashToken(plain(code))));
  return codes;
}
