import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { address, shownAddress } from '../../lib/postal/address-shape.ts';
import { email, id, idParams, instant, line, ownEmail } from '../../lib/values/shapes.ts';

export const account = z.object({
  _id: id,
  email: z.string(),
  owner: z.boolean(),
  /** The role of staff; owners and customers have none. */
  role: z.enum(['manager', 'editor', 'contributor', 'translator', 'orders']).optional(),
  createdAt: instant,
});
export type Account = z.output<typeof account>;

const accountDetails = account.extend({
  name: z.string(),
  phone: z.string(),
  addresses: z.array(shownAddress),
  orders: z.int(),
  /** Whether an emailed link has been used, which proves that the address is theirs. */
  addressProven: z.boolean(),
});
export type AccountDetails = z.output<typeof accountDetails>;

/** 8 to 128 characters. Its strength is checked when it is hashed. */
export const newPassword = z
  .string('Enter a password of at least 8 characters.')
  .min(8, 'Enter a password of at least 8 characters.')
  .max(128, 'Enter a password of at most 128 characters.');

/** A password at sign-in: anything that could once have been set. */
export const triedPassword = z.string('Enter your password.').min(1, 'Enter your password.').max(1000);

/** A token from a link. */
export const token = z.string().min(1).max(200);

const session = z.object({
  _id: id,
  current: z.boolean(),
  userAgent: z.string(),
  address: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
});
export type Session = z.output<typeof session>;

/** Instead of an account and a session: the second step, to be passed within 10 minutes. */
const secondStep = z.object({
  secondStep: z.object({ token: z.string(), ways: z.array(z.enum(['code', 'passkey'])) }),
});
export type SecondStep = z.output<typeof secondStep>;

export const accountsContract = contract({
  'POST /api/account/init': {
    summary: 'The account of the cookie, or null',
    who: 'visitor',
    body: z.strictObject({}),
    reply: account.nullable(),
  },
  'POST /api/account/check-token': {
    summary:
      'Sign in with a one-time token. Accounts with two-step verification are asked for it, as with `login`',
    who: 'visitor',
    body: z.strictObject({ token }),
    reply: z.union([account, secondStep]),
  },
  'GET /api/account': {
    summary: 'An account by its email address: the caller’s own, or any account of the site for its owner',
    who: 'account',
    area: 'customers',
    query: z.strictObject({ email }),
    reply: account,
  },
  'GET /api/account-details/{id}': {
    summary: 'An account with name, phone and addresses',
    who: 'account',
    area: 'customers',
    params: idParams,
    reply: accountDetails,
  },
  'PUT /api/account-details/{id}': {
    act: { word: 'customer-changed', named: 'accounts.email', toOthers: true },
    summary: 'Change name, phone or addresses',
    who: 'account',
    area: 'customers',
    params: idParams,
    body: z.strictObject({
      name: line('your name', 120, 0).optional(),
      phone: line('your phone number', 40, 0).optional(),
      addresses: z.array(address).max(20, 'At most 20 addresses.').optional(),
    }),
    reply: accountDetails,
  },
  'POST /api/account/register': {
    summary: 'Create an account and sign in',
    who: 'visitor',
    body: z.strictObject({ email: ownEmail, password: newPassword }),
    reply: account,
    status: 201,
  },
  'POST /api/account/login': {
    summary:
      'Sign in. An account with two-step verification gets a token for `second-step` or `passkey` instead of a session',
    who: 'visitor',
    body: z.strictObject({ email: ownEmail, password: triedPassword }),
    reply: z.union([account, secondStep]),
  },
  'POST /api/account/logout': { summary: 'Sign out', who: 'visitor', body: z.strictObject({}), reply: null },
  'POST /api/account/delete': {
    summary: 'Delete the caller’s account',
    who: 'account',
    body: z.strictObject({ password: triedPassword }),
    reply: null,
    refusals: { conflict: {} },
  },
  'POST /api/account/forgot': {
    summary: 'Request a link to reset the password',
    who: 'visitor',
    body: z.strictObject({ email: ownEmail }),
    reply: z.object({}),
    status: 202,
  },
  'POST /api/account/reset': {
    summary: 'Set a new password with the token of a link',
    who: 'visitor',
    body: z.strictObject({ token, password: newPassword }),
    reply: account,
  },
  'POST /api/account/password': {
    summary: 'Change the caller’s password',
    who: 'account',
    body: z.strictObject({ current: triedPassword, next: newPassword }),
    reply: null,
  },
  'GET /api/account/sessions': {
    summary: 'The caller’s sessions',
    who: 'account',
    reply: z.array(session).max(200),
  },
  'DELETE /api/account/sessions/{id}': {
    summary: 'End a session',
    who: 'account',
    params: idParams,
    reply: null,
  },
});
