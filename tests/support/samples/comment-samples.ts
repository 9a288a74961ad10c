import type { Call } from '../../../src/lib/http/contract.ts';
import type { World } from '../two-sites.ts';
import type { Input, Sample } from './samples.ts';

/** A comment of the owner, which the call uses up. */
async function spare({ ask, one }: World): Promise<{ input: Input }> {
  const reply = await ask({
    host: one.host,
    method: 'POST',
    path: `/api/page/${one.pages.about}/comments`,
    body: { text: `Spare ${one.mark}` },
    cookie: one.owner.cookie,
  });
  const { comments } = reply.json() as { comments: { _id: string }[] };
  return { input: { params: { id: comments[0]?._id ?? '' } } };
}

/** Samples of the calls of comments on pages, and of who is there. */
export const commentSamples: Partial<Record<Call, Sample>> = {
  'POST /api/page/{id}/presence': {
    input: ({ pages, mark, id }) => ({
      params: { id: pages.about },
      body: { tab: id, block: `title-${mark}`, typing: true },
    }),
  },
  'GET /api/page/{id}/comments': { input: ({ pages }) => ({ params: { id: pages.about } }) },
  'POST /api/page/{id}/comments': {
    input: ({ pages, mark }) => ({
      params: { id: pages.about },
      body: { block: { _id: `other-${mark}`, type: 'hero' }, text: `Said by ${mark}`, mentions: [] },
    }),
  },
  'POST /api/comment-thread/{id}/reply': {
    input: ({ comment, mark }) => ({ params: { id: comment.thread }, body: { text: `Reply of ${mark}` } }),
  },
  'POST /api/comment-thread/{id}/resolve': {
    input: ({ comment }) => ({ params: { id: comment.thread }, body: { resolved: true } }),
  },
  'PUT /api/comment/{id}': {
    input: ({ comment, mark }) => ({ params: { id: comment.id }, body: { text: `Edited by ${mark}` } }),
  },
  'DELETE /api/comment/{id}': {
    input: ({ comment }) => ({ params: { id: comment.id } }),
    once: spare,
  },
  'GET /api/page-preview/{token}/comments': {
    input: ({ preview }) => ({ params: { token: preview } }),
  },
  'POST /api/page-preview/{token}/comments': {
    input: ({ preview, mark }) => ({
      params: { token: preview },
      body: {
        block: null,
        text: `Client of ${mark}`,
        name: mark,
        email: `client@${mark}.example`,
        further: '',
      },
    }),
  },
  'POST /api/page-preview/{token}/reply': {
    input: ({ preview, sharedThread, mark }) => ({
      params: { token: preview },
      body: {
        thread: sharedThread,
        text: `Client again of ${mark}`,
        name: mark,
        email: `client@${mark}.example`,
        further: '',
      },
    }),
  },
  'POST /api/page-preview/{token}/emails': {
    input: ({ clientKey }) => ({ params: { token: clientKey }, body: { on: true } }),
  },
  'PUT /api/page/{id}/preview-links/{link}': {
    input: ({ pages, previewLink }) => ({
      params: { id: pages.draft, link: previewLink },
      body: { comments: true },
    }),
  },
  'GET /api/comment-people': { input: () => ({}) },
  'GET /api/comment-notices': { input: () => ({}) },
  'POST /api/comment-notices/read': {
    input: ({ pages }) => ({ body: { page: pages.about } }),
    // No comment is unread.
    foreign: 200,
  },
};
