import type { Call } from '../../../src/lib/http/contract.ts';
import type { Sample } from './samples.ts';

/** Nothing answers in the place of the provider. */
const status = { owner: 409 };

/** Samples of the calls of stock photos. */
export const stockSamples: Partial<Record<Call, Sample>> = {
  'GET /api/stock-photos/provider': { input: () => ({}), foreign: null },
  'PUT /api/stock-photos/provider': {
    input: ({ mark }) => ({ body: { provider: 'pexels', key: `key-of-${mark}` } }),
    foreign: null,
  },
  'GET /api/stock-photos': { input: () => ({}), foreign: null },
  'GET /api/stock-photos/search': { input: ({ mark }) => ({ query: { q: mark } }), status, foreign: null },
  'POST /api/stock-photos': { input: () => ({ body: { id: '12345' } }), status, foreign: null },
};
