import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant, line } from '../../lib/values/shapes.ts';
import { account, token, triedPassword } from './contract.ts';

/** As browsers and authenticators send them; the server's library parses them. */
const bytes = z.string().max(20_000);
const keyAnswer = z.strictObject({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes.optional(),
    authenticatorData: bytes.optional(),
    signature: bytes.optional(),
    userHandle: bytes.optional(),
    publicKey: bytes.optional(),
    publicKeyAlgorithm: z.number().optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
const keyOptions = z.object({ token, options: z.looseObject({ challenge: z.string() }) });

export const code = z.string('Enter the code.').trim().min(6, 'Enter the whole code.').max(20);
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export const byPassword = z.strictObject({ password: triedPassword });

/** The secret for an authenticator app: as text, as an `otpauth:` address, and as the path of its QR code. */
export const codeApp = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
});

const passkey = z.object({ _id: id, name: z.string(), createdAt: instant, usedAt: instant.nullable() });

const security = z.object({
  /** Whether an authenticator app is set up. */
  codes: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
  /** Whether the site requires a second step from its staff. */
  required: z.boolean(),
});
export type Security = z.output<typeof security>;

const signIn = z.object({
  _id: id,
  at: instant,
  /** `password`, `code`, `recovery`, `passkey`, `link`; or a failure: `wrong-password`, `wrong-code`, `wrong-passkey`. */
  how: z.string(),
  userAgent: z.string(),
  address: z.string(),
  /** Two letters, if the proxy sends them; else empty. */
  country: z.string(),
});
export type SignIn = z.output<typeof signIn>;

/** Two-step verification, sign-in history and sessions of an account. */
export const securityContract = contract({
  'POST /api/account/second-step': {
    summary: 'The second step of a sign-in: a one-time code, or a recovery code',
    who: 'visitor',
    body: z.strictObject({ token, code, remember: z.boolean().optional() }),
    reply: account,
    refusals: { 'step-expired': { status: 401 } },
  },
  'POST /api/account/passkey/options': {
    summary: 'Request a passkey challenge: as the second step of a sign-in, or instead of a password',
    who: 'visitor',
    body: z.strictObject({ token: token.optional() }),
    reply: keyOptions,
    refusals: { 'step-expired': { status: 401 } },
  },
  'POST /api/account/passkey': {
    summary: 'Sign in with a passkey',
    who: 'visitor',
    body: z.strictObject({ token, answer: keyAnswer, remember: z.boolean().optional() }),
    reply: account,
    refusals: { 'step-expired': { status: 401 } },
  },
  'GET /api/account/security': {
    summary: 'The caller’s two-step verification methods',
    who: 'account',
    reply: security,
  },
  'POST /api/account/codes': {
    summary: 'Set up one-time codes: the secret for an app, also as the path of a QR code',
    who: 'account',
    body: byPassword,
    reply: codeApp,
  },
  'POST /api/account/codes/confirm': {
    summary: 'Turn on one-time codes with the first code; returns ten recovery codes, once',
    who: 'account',
    body: z.strictObject({ code }),
    reply: recoveryCodes,
  },
  'POST /api/account/codes/end': {
    summary: 'Turn off one-time codes',
    who: 'account',
    body: byPassword,
    reply: null,
    refusals: { conflict: {} },
  },
  'POST /api/account/recovery-codes': {
    summary: 'Create ten new recovery codes; the old ones stop working',
    who: 'account',
    body: byPassword,
    reply: recoveryCodes,
    refusals: { conflict: {} },
  },
  'POST /api/account/passkeys/options': {
    summary: 'Start adding a passkey',
    who: 'account',
    body: byPassword,
    reply: keyOptions,
  },
  'POST /api/account/passkeys': {
    summary: 'Add a passkey; the first two-step method of an account returns ten recovery codes',
    who: 'account',
    body: z.strictObject({ token, answer: keyAnswer, name: line('a name', 60) }),
    reply: recoveryCodes,
    status: 201,
  },
  'POST /api/account/passkeys/{id}/end': {
    summary: 'Remove a passkey',
    who: 'account',
    params: idParams,
    body: byPassword,
    reply: null,
    refusals: { conflict: {} },
  },
  'GET /api/account/sign-ins': {
    summary: 'The caller’s last 100 sign-ins and failed attempts of the past year',
    who: 'account',
    reply: z.array(signIn).max(100),
  },
  'POST /api/account/sessions/end': {
    summary: 'Sign out everywhere else; remembered devices are asked again',
    who: 'account',
    body: z.strictObject({}),
    reply: null,
  },
  'GET /api/people/two-step': {
    summary: 'Whether staff must use two-step verification',
    who: 'owner',
    area: 'people',
    reply: z.object({ required: z.boolean() }),
  },
  'PUT /api/people/two-step': {
    act: { word: 'two-step-required', keep: ['required'] },
    summary:
      'Require two-step verification for staff. Staff without it must set it up before they see the admin',
    who: 'owner',
    area: 'people',
    body: z.strictObject({
      required: z.boolean(),
      /** The caller's password, required when a sign-in becomes less safe. */
      password: triedPassword.optional(),
    }),
    reply: z.object({ required: z.boolean() }),
    refusals: { conflict: {} },
  },
});
