import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, instant, ownEmail } from '../../lib/shapes.ts';
import { newPassword, token, triedPassword } from '../accounts/contract.ts';
import { byPassword, code, codeApp, recoveryCodes } from '../accounts/security-contract.ts';

const creator = z.object({
  _id: id,
  email: z.string(),
  createdAt: instant,
  /** A link that was mailed to the address was used. */
  proven: z.boolean(),
});
export type CreatorAccount = z.output<typeof creator>;

/** Accounts of people who create sites; apart from the accounts of all sites. */
export const creatorsContract = contract({
  'POST /api/platform/register': {
    summary: 'Open an account to create sites with, and sign in',
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
  },
  'POST /api/platform/logout': {
    summary: 'Sign out of the platform',
    who: 'visitor',
    site: 'platform',
    body: z.strictObject({}),
    reply: null,
  },
  'GET /api/platform/me': {
    summary: 'Who is signed in on the platform, or null',
    who: 'visitor',
    site: 'platform',
    reply: creator.nullable(),
  },
  'POST /api/platform/forgot': {
    summary: 'Ask for a link to set a new password',
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
    summary: 'Ask for another link to confirm one’s address',
    who: 'creator',
    site: 'platform',
    body: z.strictObject({}),
    reply: z.object({}),
    status: 202,
    refusals: [409],
  },
  'POST /api/platform/proof/confirm': {
    summary: 'Confirm an address with the token of a link',
    who: 'visitor',
    site: 'platform',
    body: z.strictObject({ token }),
    reply: z.object({ email: z.string() }),
  },
  'POST /api/platform/password': {
    summary: 'Change one’s password',
    who: 'creator',
    site: 'platform',
    body: z.strictObject({ current: triedPassword, next: newPassword }),
    reply: null,
  },
  'GET /api/platform/security': {
    summary: 'Whether one has a second step',
    who: 'creator',
    site: 'platform',
    reply: z.object({ codes: z.boolean(), recoveryCodesLeft: z.int() }),
  },
  'POST /api/platform/codes': {
    summary: 'Begin with one-time codes; the address has to be confirmed',
    who: 'creator',
    site: 'platform',
    body: byPassword,
    reply: codeApp,
    refusals: [409],
  },
  'POST /api/platform/codes/confirm': {
    summary: 'Switch one-time codes on with the first of them; replies with ten recovery codes, once',
    who: 'creator',
    site: 'platform',
    body: z.strictObject({ code }),
    reply: recoveryCodes,
  },
  'POST /api/platform/codes/end': {
    summary: 'Switch one-time codes off',
    who: 'creator',
    site: 'platform',
    body: byPassword,
    reply: null,
  },
  'POST /api/platform/recovery-codes': {
    summary: 'Ten new recovery codes; the old ones end',
    who: 'creator',
    site: 'platform',
    body: byPassword,
    reply: recoveryCodes,
    refusals: [409],
  },
  'POST /api/platform/delete': {
    summary: 'Delete one’s account. Its sites stay with their owners’ accounts',
    who: 'creator',
    site: 'platform',
    body: z.strictObject({ password: triedPassword }),
    reply: null,
  },
});
