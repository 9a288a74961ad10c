import type { Call } from '../../../src/lib/http/contract.ts';
import type { Sample } from './samples.ts';

let count = 0;

/** Samples of the calls about a site's addresses. */
export const domainSamples: Partial<Record<Call, Sample>> = {
  'GET /api/domains': { input: () => ({}) },
  'POST /api/domains': {
    input: ({ mark }) => ({ body: { host: `made-${++count}.${mark}.example` } }),
    foreign: null,
  },
  'POST /api/domain/{host}/check': { input: ({ domain }) => ({ params: { host: domain }, body: {} }) },
  'POST /api/domain/{host}/main': { input: ({ host }) => ({ params: { host }, body: {} }) },
  'PUT /api/site/address': {
    // Too short: changing the address would affect the next samples.
    input: () => ({ body: { subdomain: 'x' } }),
    foreign: 400,
    status: { owner: 400 },
  },
  'GET /api/site/door': { input: () => ({}) },
  'PUT /api/site/door': {
    // A private site would refuse the other samples.
    input: ({ mark }) => ({ body: { private: false, password: `open ${mark}` } }),
    foreign: null,
  },
  'GET /api/site/arrivals': { input: () => ({}) },
  'GET /api/site/ending': { input: () => ({}) },
  'POST /api/site/delete': {
    input: ({ mark }) => ({ body: { name: `Another than ${mark}` } }),
    foreign: 400,
    status: { owner: 400 },
  },
  'DELETE /api/domain/{host}': {
    input: ({ domain }) => ({ params: { host: domain } }),
    once: async ({ ask, one: { host: site, mark, owner } }) => {
      const host = `spare-${++count}.${mark}.example`;
      await ask({ host: site, method: 'POST', path: '/api/domains', body: { host }, cookie: owner.cookie });
      return { input: { params: { host } } };
    },
  },
};
