import { password } from '../two-sites.ts';
import type { Sample } from './samples.ts';

const nobody = '0198a000-0000-7000-8000-000000000000';
const answer = { id: 'none', rawId: 'none', type: 'public-key', response: { clientDataJSON: 'none' } };
const everybody = (status: number) => ({ visitor: status, customer: status, owner: status });

/** Samples of calls about account security. src/features/accounts/tests/second-step.test.ts covers what they do. */
export const securitySamples: Record<string, Sample> = {
  'POST /api/account/second-step': {
    input: () => ({ body: { token: 'none', code: '123456' } }),
    foreign: null,
    status: everybody(401),
  },
  'POST /api/account/passkey/options': { input: () => ({ body: {} }), foreign: null },
  'POST /api/account/passkey': {
    input: () => ({ body: { token: 'none', answer } }),
    foreign: null,
    status: everybody(401),
  },
  'GET /api/account/security': { input: () => ({}) },
  'POST /api/account/codes': { input: () => ({ body: { password } }), foreign: null },
  'POST /api/account/codes/confirm': {
    input: () => ({ body: { code: '123456' } }),
    foreign: null,
    status: everybody(400),
  },
  'POST /api/account/codes/end': { input: () => ({ body: { password } }), foreign: null },
  'POST /api/account/recovery-codes': {
    input: () => ({ body: { password } }),
    foreign: null,
    status: everybody(409),
  },
  'POST /api/account/passkeys/options': { input: () => ({ body: { password } }), foreign: null },
  'POST /api/account/passkeys': {
    input: () => ({ body: { token: 'none', answer, name: 'My key' } }),
    foreign: null,
    status: everybody(400),
  },
  'POST /api/account/passkeys/{id}/end': {
    input: () => ({ params: { id: nobody }, body: { password } }),
    status: everybody(404),
  },
  'GET /api/account/preferences': { input: () => ({}) },
  'PUT /api/account/preferences': { input: () => ({ body: { tour: 'done' } }), foreign: null },
  'GET /api/account/sign-ins': { input: () => ({}) },
  'POST /api/account/sessions/end': { input: () => ({ body: {} }), foreign: null },
  'GET /api/people/two-step': { input: () => ({}) },
  'PUT /api/people/two-step': { input: () => ({ body: { required: false, password } }), foreign: null },
};
