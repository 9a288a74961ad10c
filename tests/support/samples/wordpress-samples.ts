import type { Call } from '../../../src/lib/http/contract.ts';
import type { Sample } from './samples.ts';

/** Samples of the calls of imports from WordPress. */
export const wordpressSamples: Partial<Record<Call, Sample>> = {
  'GET /api/wordpress/imports': { input: () => ({}) },
  'GET /api/wordpress/import/{id}': { input: ({ wordpress }) => ({ params: { id: wordpress.done } }) },
  'GET /api/wordpress/import/{id}/items': {
    input: ({ wordpress }) => ({ params: { id: wordpress.done }, query: { limit: '5', after: '0' } }),
  },
  'POST /api/wordpress/import/{id}/start': {
    input: ({ wordpress }) => ({ params: { id: wordpress.preview }, body: { leave: [0], publish: false } }),
  },
  'POST /api/wordpress/import/{id}/undo': {
    input: ({ wordpress }) => ({ params: { id: wordpress.done } }),
  },
};
