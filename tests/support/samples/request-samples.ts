import type { Call } from '../../../src/lib/http/contract.ts';
import type { World } from '../two-sites.ts';
import type { Input, Sample } from './samples.ts';

/** A page with an open request of the owner, which the call answers. */
async function asked({ ask, one }: World): Promise<{ input: Input }> {
  const own = async (path: string, body: object) =>
    (await ask({ host: one.host, method: 'POST', path, body, cookie: one.owner.cookie })).json();
  const { _id: id } = (await own('/api/page', { name: `Asked ${one.mark}` })) as { _id: string };
  await own(`/api/page/${id}/publish-request`, { version: 1 });
  return { input: { params: { id } } };
}

/** A page that nobody has saved since. */
async function fresh(world: World): Promise<{ input: Input }> {
  const { input } = await asked(world);
  return { input: { ...input, body: { version: 1, note: 'Ready' } } };
}

/** Requests for approval, and their answers. */
export const requestSamples: Partial<Record<Call, Sample>> = {
  'GET /api/publish-requests': { input: () => ({}) },
  'POST /api/page/{id}/publish-request': {
    input: ({ pages, mark }) => ({
      params: { id: pages.about },
      body: { version: 1, note: `Asked by ${mark}` },
    }),
    once: fresh,
  },
  'DELETE /api/page/{id}/publish-request': {
    input: ({ pages }) => ({ params: { id: pages.about } }),
    once: asked,
  },
  'POST /api/page/{id}/publish-request/approve': {
    input: ({ pages }) => ({ params: { id: pages.about }, body: { version: 1 } }),
    once: asked,
  },
  'POST /api/page/{id}/publish-request/decline': {
    input: ({ pages, mark }) => ({
      params: { id: pages.about },
      body: { version: 1, answer: `Answered by ${mark}` },
    }),
    once: asked,
  },
  'POST /api/publish-requests/seen': {
    input: ({ pages }) => ({ body: { page: pages.about } }),
    // Nothing is marked.
    foreign: 200,
  },
};
