import { redirect } from 'react-router';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { Client } from '../../../../../lib/http/contract.ts';
import { text } from '../../../../../lib/ui/form/problem.ts';
import { notify } from '../../../../../lib/ui/toast-store.ts';
import type { Account, accountsContract } from '../../../contract.ts';
import type { dashboardWords } from '../../../messages/dashboard/area.ts';
import type { Done } from './outcome.tsx';

interface Sent {
  call: Client<typeof accountsContract>;
  account: Account;
  form: FormData;
  /** The part of an intent after the colon: a position or an id. */
  which: string;
  t: WordsOf<typeof dashboardWords>;
}

type Doing = (sent: Sent) => Promise<Done | Response>;

const NEVER = -1;
const position = (which: string): number => (/^\d{1,2}$/.test(which) ? Number(which) : NEVER);

const leave = (words: string): Response => {
  notify(words, 'good');
  return redirect('/');
};

const filled = (form: FormData, name: string) =>
  text(form, name).trim() ? { [name]: text(form, name) } : {};

const removeAddress = async ({ call, account, which, t }: Sent): Promise<Done> => {
  const params = { id: account._id };
  const { addresses } = await call('GET /api/account-details/{id}', { params });
  const rest = addresses.filter((_, index) => index !== position(which));
  await call('PUT /api/account-details/{id}', { params, body: { addresses: rest } });
  return { intent: 'addresses', done: t.addressRemoved };
};

/** Each action of the dashboard, by its form's intent. */
export const doings: ReadonlyMap<string, Doing> = new Map<string, Doing>([
  [
    'details',
    async ({ call, account, form, t }: Sent) => {
      const body = { name: text(form, 'name'), phone: text(form, 'phone') };
      await call('PUT /api/account-details/{id}', { params: { id: account._id }, body });
      return { intent: 'details', done: t.detailsSaved };
    },
  ],
  [
    'address',
    async ({ call, account, form, which, t }: Sent) => {
      const params = { id: account._id };
      const { addresses } = await call('GET /api/account-details/{id}', { params });
      const typed = {
        line1: text(form, 'line1'),
        line2: text(form, 'line2'),
        city: text(form, 'city'),
        region: text(form, 'region'),
        postcode: text(form, 'postcode'),
        country: text(form, 'country'),
        ...filled(form, 'name'),
        ...filled(form, 'company'),
      };
      const known = position(which) < addresses.length;
      const next = known
        ? addresses.map((address, index) => (index === position(which) ? typed : address))
        : [...addresses, typed];
      await call('PUT /api/account-details/{id}', { params, body: { addresses: next } });
      return { intent: 'addresses', done: t.addressSaved };
    },
  ],
  ['remove-address', removeAddress],
  [
    'password',
    async ({ call, form, t }: Sent) => {
      await call('POST /api/account/password', {
        body: { current: text(form, 'current'), next: text(form, 'next') },
      });
      return { intent: 'password', done: t.passwordChanged };
    },
  ],
  [
    'prove',
    async ({ call, account: { email }, t }: Sent) => {
      await call('POST /api/account/forgot', { body: { email } });
      return { intent: 'prove', done: t.linkSent({ email }) };
    },
  ],
  [
    'end-session',
    async ({ call, which, t }: Sent) => {
      await call('DELETE /api/account/sessions/{id}', { params: { id: which } });
      return { intent: 'sessions', done: t.deviceSignedOut };
    },
  ],
  [
    'sign-out',
    async ({ call, t }: Sent) => {
      await call('POST /api/account/logout', { body: {} });
      return leave(t.signedOut);
    },
  ],
  [
    'delete',
    async ({ call, form, t }: Sent) => {
      await call('POST /api/account/delete', { body: { password: text(form, 'password') } });
      return leave(t.accountDeleted);
    },
  ],
]);
