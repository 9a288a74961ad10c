import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant } from '../../lib/values/shapes.ts';
import { page } from './contract.ts';

const liveLink = z.object({
  _id: id,
  madeAt: instant,
  expiresAt: instant,
  /** Whoever has the link can comment. */
  comments: z.boolean(),
});
export type LiveLink = z.output<typeof liveLink>;

const previewLink = liveLink.extend({ url: z.url() });
export type PreviewLink = z.output<typeof previewLink>;

export const previewsContract = contract({
  'POST /api/page/{id}/preview-link': {
    summary: 'Create a preview link to the draft; its token is shown once',
    who: 'owner',
    area: 'pages',
    params: idParams,
    body: z.strictObject({
      days: z.int().min(1, 'At least one day.').max(30, 'At most 30 days.').default(7),
      comments: z.boolean().default(false),
    }),
    reply: previewLink,
    status: 201,
  },
  'DELETE /api/page/{id}/preview-link': {
    summary: 'Revoke all preview links of a page',
    who: 'owner',
    area: 'pages',
    params: idParams,
    reply: null,
  },
  'GET /api/page/{id}/preview-links': {
    summary: 'Preview links of a page that work now, without their tokens',
    who: 'owner',
    area: 'pages',
    params: idParams,
    reply: z.array(liveLink).max(200),
  },
  'PUT /api/page/{id}/preview-links/{link}': {
    summary: 'Allow or stop comments through a preview link',
    who: 'owner',
    area: 'pages',
    params: idParams.extend({ link: id }),
    body: z.strictObject({ comments: z.boolean() }),
    reply: liveLink,
  },
  'DELETE /api/page/{id}/preview-links/{link}': {
    summary: 'Revoke a preview link of a page',
    who: 'owner',
    area: 'pages',
    params: idParams.extend({ link: id }),
    reply: null,
  },
  'GET /api/page-preview/{token}': {
    summary: 'The draft that a preview link shows',
    who: 'visitor',
    params: z.strictObject({ token: z.string().min(1).max(200) }),
    reply: page,
  },
});
