import type { Call } from '../../../src/lib/http/contract.ts';
import type { World } from '../two-sites.ts';
import type { Sample, Who } from './samples.ts';

let count = 0;

/** A comment that the call uses up. */
async function spare({ ask, one }: World, who: Who): Promise<string> {
  const reply = await ask({
    host: one.host,
    method: 'POST',
    path: `/api/entries/${one.entries.entry}/comments`,
    body: { body: `Spare ${++count}`, name: 'Ada' },
    cookie: who === 'customer' ? one.customer.cookie : one.owner.cookie,
  });
  return (reply.json() as { _id: string })._id;
}

/** Samples of the calls of visitors’ comments on entries. */
export const readerCommentSamples: Partial<Record<Call, Sample>> = {
  'GET /api/entries/{id}/comments': {
    input: ({ entries }) => ({ params: { id: entries.entry }, query: { page: '1' } }),
  },
  'POST /api/entries/{id}/comments': {
    input: ({ entries, mark }) => ({
      params: { id: entries.entry },
      body: {
        body: `Said by ${mark} ${++count}`,
        name: `Reader ${mark}`,
        email: `writer-${count}@${mark}.example`,
        parent: entries.comment,
        further: '',
      },
    }),
  },
  'POST /api/entry-comments/confirm': {
    input: ({ entries }) => ({ body: { token: entries.commentToken } }),
    foreign: 400,
  },
  'DELETE /api/entry-comment/{id}': {
    input: ({ entries }) => ({ params: { id: entries.comment } }),
    once: async (world, who) => ({ input: { params: { id: await spare(world, who) } } }),
  },
  'GET /api/entry-comments': {
    input: ({ entries, mark }) => ({
      query: { state: 'published', q: mark, entry: entries.entry, limit: '5' },
    }),
    foreign: null,
  },
  'PUT /api/entry-comments': {
    input: ({ entries }) => ({ body: { comments: [entries.comment], state: 'published' } }),
  },
  'POST /api/entry-comments/erase': {
    input: ({ entries }) => ({ body: { comments: [entries.trashedComment] } }),
    once: async (world, who) => {
      const comments = [await spare(world, who)];
      const { host, owner } = world.one;
      const body = { comments, state: 'trash' };
      await world.ask({ host, method: 'PUT', path: '/api/entry-comments', body, cookie: owner.cookie });
      return { input: { body: { comments } } };
    },
  },
  'POST /api/entry-comments/{id}/reply': {
    input: ({ entries, mark }) => ({ params: { id: entries.comment }, body: { body: `Reply of ${mark}` } }),
  },
};
