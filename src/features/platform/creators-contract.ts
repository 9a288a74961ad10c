import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, instant, ownEmail } from '../../lib/values/shapes.ts';
import { adminLanguages, languages } from '../../lib/messages/languages.ts';
import { newPassword, token, triedPassword } from '../accounts/contract.ts';
import { byPassword, code, codeApp, recoveryCodes } from '../accounts/security-contract.ts';

const creator = z.object({
  _id: id,
  email: z.string(),
  createdAt: instant,
  /** Whether an emailed link to the address was used. */
  proven: z.boolean(),
});
export type CreatorAccount = z.output<typeof creator>;

/** Accounts of creators; separate from the accounts of all sites. */
export const creatorsContract = contract({
  'POST /api/platform/register': {
    summary: 'Create a platform account and sign in',
    who: 'visitor',
    site: 'platform',
    body: z.strictObject({ email: ownEmail, password: newPassword }),
    reply: creator,
    status: 201,
  },
  'POST /api/platform/login': {
    summary: 'Sign in on the platform',
    who: 'visitor',
    site: 'platform',
    body: z.strictObject({ email: ownEmail, password: triedPassword }),
    reply: z.union([creator, z.object({ secondStep: z.object({ token: z.string() }) })]),
  },
  'POST /api/platform/second-step': {
    summary: 'The second step of a sign-in: a one-time code, or a recovery code',
    who: 'visitor',
    site: 'platform',
    body: z.strictObject({ token, code }),
    reply: creator,
    refusals: { 'step-expired': { status: 401 } },
  },
  'POST /api/platform/logout': {
    summary: 'Sign out of the platform',
    who: 'visitor',
    site: 'platform',
    body: z.strictObject({}),
    reply: null,
  },
  'GET /api/platform/me': {
    summary: 'The signed-in platform account, or null',
    who: 'visitor',
    site: 'platform',
    reply: creator.nullable(),
  },
  'GET /api/platform/language': {
    summary: 'The language in which a new site of the caller would start',
    who: 'visitor',
    site: 'platform',
    reply: z.object({ newSite: z.enum(languages) }),
  },
  'POST /api/platform/language': {
    summary: 'Choose the language of the platform, and of the emails to the caller’s account',
    who: 'visitor',
    site: 'platform',
    body: z.strictObject({ language: z.enum(adminLanguages) }),
    reply: null,
  },
  'POST /api/platform/forgot': {
    summary: 'Request a link to reset the password',
    who: 'visitor',
    site: 'platform',
    body: z.strictObject({ email: ownEmail }),
    reply: z.object({}),
    status: 202,
  },
  'POST /api/platform/reset': {
    summary: 'Set a new password with the token of a link',
    who: 'visitor',
    site: 'platform',
    body: z.strictObject({ token, password: newPassword }),
    reply: creator,
  },
  'POST /api/platform/proof': {
    summary: 'Request another link to confirm the email address',
    who: 'creator',
    site: 'platform',
    body: z.strictObject({}),
    reply: z.object({}),
    status: 202,
    refusals: { conflict: {} },
  },
  'POST /api/platform/proof/confirm': {
    summary: 'Confirm an email address with the token of a link',
    who: 'visitor',
    site: 'platform',
    body: z.strictObject({ token }),
    reply: z.object({ email: z.string() }),
  },
  'POST /api/platform/password': {
    summary: 'Change the caller’s password',
    who: 'creator',
    site: 'platform',
    body: z.strictObject({ current: triedPassword, next: newPassword }),
    reply: null,
  },
  'GET /api/platform/security': {
    summary: 'The caller’s two-step verification',
    who: 'creator',
    site: 'platform',
    reply: z.object({ codes: z.boolean(), recoveryCodesLeft: z.int() }),
  },
  'POST /api/platform/codes': {
    summary: 'Set up one-time codes; the email address must be confirmed',
    who: 'creator',
    site: 'platform',
    body: byPassword,
    reply: codeApp,
    refusals: { conflict: {} },
  },
  'POST /api/platform/codes/confirm': {
    summary: 'Turn on one-time codes with the first code; returns ten recovery codes, once',
    who: 'creator',
    site: 'platform',
    body: z.strictObject({ code }),
    reply: recoveryCodes,
  },
  'POST /api/platform/codes/end': {
    summary: 'Turn off one-time codes',
    who: 'creator',
    site: 'platform',
    body: byPassword,
    reply: null,
  },
  'POST /api/platform/recovery-codes': {
    summary: 'Create ten new recovery codes; the old ones stop working',
    who: 'creator',
    site: 'platform',
    body: byPassword,
    reply: recoveryCodes,
    refusals: { conflict: {} },
  },
  'POST /api/platform/delete': {
    summary: 'Delete the caller’s account. Its sites stay with their owners’ accounts',
    who: 'creator',
    site: 'platform',
    body: z.strictObject({ password: triedPassword }),
    reply: null,
  },
});
