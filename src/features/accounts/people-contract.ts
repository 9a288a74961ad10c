import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { email, id, idParams, instant } from '../../lib/values/shapes.ts';
import { account, newPassword, token, triedPassword } from './contract.ts';
import { roles } from './roles.ts';

const role = z.enum(roles, 'Choose a role.');

const person = z.object({
  _id: id,
  email: z.string(),
  name: z.string(),
  role,
  /** The caller. */
  you: z.boolean(),
  createdAt: instant,
  /** When any of their sessions was last active. */
  lastSeenAt: instant.nullable(),
  /** Whether two-step verification is on. */
  twoStep: z.boolean(),
});
export type Person = z.output<typeof person>;

const invitation = z.object({
  _id: id,
  email: z.string(),
  role,
  createdAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

/** Staff of a site. The last owner cannot be changed: `409`. */
export const peopleContract = contract({
  'GET /api/people': {
    summary: 'The staff of this site, owners first',
    who: 'owner',
    area: 'people',
    reply: z.array(person).max(500),
  },
  'PUT /api/person/{id}': {
    act: { word: 'person-changed', named: 'accounts.email', keep: ['role'] },
    summary: 'Change a staff member’s role; takes effect immediately',
    who: 'owner',
    area: 'people',
    params: idParams,
    body: z.strictObject({ role }),
    reply: person,
    refusals: { conflict: {} },
  },
  'DELETE /api/person/{id}': {
    act: { word: 'person-removed', named: 'accounts.email' },
    summary: 'Remove a staff member; they are signed out everywhere and stay a customer',
    who: 'owner',
    area: 'people',
    params: idParams,
    reply: null,
    refusals: { conflict: {} },
  },
  'POST /api/person/{id}/hand-over': {
    act: { word: 'site-handed-over', named: 'accounts.email' },
    summary: 'Transfer ownership to another staff member and become a manager',
    who: 'owner',
    area: 'people',
    params: idParams,
    body: z.strictObject({}),
    reply: person,
    refusals: { conflict: {} },
  },
  'POST /api/person/{id}/end-second-steps': {
    act: { word: 'second-steps-ended', named: 'accounts.email' },
    summary:
      'Turn off two-step verification for a customer or staff member who lost their device and recovery codes. They are signed out of all devices and told by email',
    who: 'owner',
    area: 'people',
    params: idParams,
    body: z.strictObject({ password: triedPassword }),
    reply: null,
    refusals: { conflict: {} },
  },
  'POST /api/person/{id}/sign-out': {
    act: { word: 'person-signed-out', named: 'accounts.email', toOthers: true },
    summary:
      'Sign a customer or staff member (owners only) out of all devices; sign-in links stop working too',
    who: 'owner',
    area: 'customers',
    params: idParams,
    body: z.strictObject({}),
    reply: null,
  },
  'GET /api/invitations': {
    summary: 'Pending invitations',
    who: 'owner',
    area: 'people',
    reply: z.array(invitation).max(500),
  },
  'POST /api/invitation': {
    act: { word: 'person-invited', keep: ['role'] },
    summary: 'Invite someone by email; the link works once, for 7 days. A pending invitation is renewed',
    who: 'owner',
    area: 'people',
    body: z.strictObject({ email, role }),
    reply: invitation,
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/invitation/{id}/renew': {
    act: { word: 'invitation-renewed', named: 'invitations.email' },
    summary: 'Send a new link, valid for another 7 days; the old one stops working',
    who: 'owner',
    area: 'people',
    params: idParams,
    body: z.strictObject({}),
    reply: invitation,
  },
  'DELETE /api/invitation/{id}': {
    act: { word: 'invitation-withdrawn', named: 'invitations.email' },
    summary: 'Withdraw an invitation',
    who: 'owner',
    area: 'people',
    params: idParams,
    reply: null,
  },
  'GET /api/invitation': {
    summary:
      'The invitation a link is for. Its token is kept in a cookie for an hour and may be omitted during that time',
    who: 'visitor',
    query: z.strictObject({ token: token.optional() }),
    reply: z.object({
      email: z.string(),
      role,
      /** An account with this address exists, and accepts once it is signed in. */
      known: z.boolean(),
    }),
  },
  'POST /api/invitation/accept': {
    summary:
      'Accept an invitation: with a password for a new account, or signed in to the account with that address',
    who: 'visitor',
    body: z.strictObject({ token: token.optional(), password: newPassword.optional() }),
    reply: account,
  },
});
