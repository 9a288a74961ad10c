import type { Call } from '../../../src/lib/http/contract.ts';
import type { World } from '../two-sites.ts';
import type { Sample } from './samples.ts';

const newKey = { name: 'Spare', rights: { orders: 'read' }, days: 30 };

async function spare({ ask, one: { host, owner } }: World): Promise<string> {
  const reply = await ask({ host, method: 'POST', path: '/api/api-key', body: newKey, cookie: owner.cookie });
  return (reply.json() as { _id: string })._id;
}

/** Samples of the calls of API keys. */
export const apiKeySamples: Partial<Record<Call, Sample>> = {
  'GET /api/api-keys': { input: () => ({}) },
  'POST /api/api-key': {
    input: ({ mark }) => ({ body: { ...newKey, name: `For ${mark}` } }),
    foreign: null,
  },
  'PUT /api/api-key/{id}': {
    input: ({ apiKey, mark }) => ({
      params: { id: apiKey },
      body: { name: `Still for ${mark}`, rights: { orders: 'read' } },
    }),
  },
  'DELETE /api/api-key/{id}': {
    input: ({ apiKey }) => ({ params: { id: apiKey } }),
    once: async (world) => ({ input: { params: { id: await spare(world) } } }),
  },
};
