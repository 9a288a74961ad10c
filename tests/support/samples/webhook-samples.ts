import type { Call } from '../../../src/lib/http/contract.ts';
import type { World } from '../two-sites.ts';
import type { Sample } from './samples.ts';

async function spare({ ask, one }: World): Promise<string> {
  const body = { url: 'https://spare.example/', events: ['order.paid'] };
  const cookie = one.owner.cookie;
  const reply = await ask({ host: one.host, method: 'POST', path: '/api/webhook', body, cookie });
  return (reply.json() as { _id: string })._id;
}

/** Samples of the calls of webhooks. */
export const webhookSamples: Partial<Record<Call, Sample>> = {
  'GET /api/webhooks': { input: () => ({}) },
  'POST /api/webhook': {
    input: ({ mark }) => ({ body: { url: `https://${mark}.example/hooks`, events: ['order.paid'] } }),
    foreign: null,
  },
  'PUT /api/webhook/{id}': {
    input: ({ webhook, mark }) => ({ params: { id: webhook }, body: { url: `https://${mark}.example/` } }),
  },
  'POST /api/webhook/{id}/secret': { input: ({ webhook }) => ({ params: { id: webhook }, body: {} }) },
  'POST /api/webhook/{id}/test': { input: ({ webhook }) => ({ params: { id: webhook }, body: {} }) },
  'DELETE /api/webhook/{id}': {
    input: ({ webhook }) => ({ params: { id: webhook } }),
    once: async (world) => ({ input: { params: { id: await spare(world) } } }),
  },
  'GET /api/webhook/{id}/deliveries': { input: ({ webhook }) => ({ params: { id: webhook } }) },
  'POST /api/webhook-delivery/{id}/again': {
    input: ({ delivery }) => ({ params: { id: delivery }, body: {} }),
  },
};
