import { issueInvitation, staffMember } from '../staff.ts';
import { password, type World } from '../two-sites.ts';
import type { Sample } from './samples.ts';

let count = 0;

const somebody = async ({ app, admin, ask, one }: World) => {
  const email = `helper-${++count}@${one.host}`;
  return staffMember({ db: app.db, admin, ask, site: one }, 'editor', email);
};
const withPerson = async (world: World) => ({ input: { params: { id: (await somebody(world)).id } } });
const withInvitation = async ({ admin, one }: World) => {
  const { id } = await issueInvitation(admin, one.id, `asked-${++count}@${one.host}`);
  return { input: { params: { id } } };
};

/** Samples of calls about the staff of a site. */
export const peopleSamples: Record<string, Sample> = {
  'GET /api/customers': {
    input: ({ mark, customer }) => ({
      query: { q: mark, kind: 'account', sort: 'spent', limit: '5', after: customer.email },
    }),
    foreign: 200,
  },
  'GET /api/customer': { input: ({ customer }) => ({ query: { email: customer.email } }) },
  'GET /api/people': { input: () => ({}) },
  'PUT /api/person/{id}': {
    input: ({ staff }) => ({ params: { id: staff.person }, body: { role: 'editor' } }),
  },
  'DELETE /api/person/{id}': { input: ({ staff }) => ({ params: { id: staff.person } }), once: withPerson },
  'POST /api/person/{id}/hand-over': {
    input: ({ staff }) => ({ params: { id: staff.person }, body: {} }),
    // An owner cannot hand the site over to themselves.
    once: async ({ one }) => ({ input: { params: { id: one.owner.id } } }),
    status: { owner: 409 },
  },
  'POST /api/person/{id}/end-second-steps': {
    input: ({ staff }) => ({ params: { id: staff.person }, body: { password } }),
    once: async (world) => ({
      input: { params: { id: (await somebody(world)).id }, body: { password } },
    }),
  },
  'POST /api/person/{id}/sign-out': {
    input: ({ customer }) => ({ params: { id: customer.id }, body: {} }),
    once: async ({ ask, one }) => {
      const body = { email: `left-open-${++count}@${one.host}`, password };
      const made = await ask({ host: one.host, method: 'POST', path: '/api/account/register', body });
      return { input: { params: { id: (made.json() as { _id: string })._id }, body: {} } };
    },
  },
  'GET /api/history': {
    input: ({ mark, owner }) => ({ query: { q: mark, kind: 'products', person: owner.id, limit: '5' } }),
    foreign: 200,
  },
  'GET /api/invitations': { input: () => ({}) },
  'POST /api/invitation': {
    input: ({ host }) => ({ body: { email: `asked@${host}`, role: 'orders' } }),
    foreign: null,
  },
  'POST /api/invitation/{id}/renew': {
    input: ({ staff }) => ({ params: { id: staff.invitation }, body: {} }),
    once: withInvitation,
  },
  'DELETE /api/invitation/{id}': {
    input: ({ staff }) => ({ params: { id: staff.invitation } }),
    once: withInvitation,
  },
  'GET /api/invitation': { input: ({ staff }) => ({ query: { token: staff.token } }), foreign: 404 },
  'POST /api/invitation/accept': {
    input: ({ staff }) => ({ body: { token: staff.token, password: 'slip-and-slate-9' } }),
    foreign: 400,
    once: async ({ admin, one }) => {
      const { token } = await issueInvitation(admin, one.id, `asked-${++count}@${one.host}`);
      return { cookie: '', input: { body: { token, password: 'slip-and-slate-9' } } };
    },
  },
};
