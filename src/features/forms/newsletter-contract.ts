import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant, paging } from '../../lib/values/shapes.ts';

const status = z.enum(['waiting', 'confirmed', 'left']);

const subscriber = z.object({
  _id: id,
  email: z.string(),
  /** `waiting` until the link in the email is used. */
  status,
  /** The wording that was agreed to, and where. */
  consent: z.string(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
  leftAt: instant.nullable(),
});
export type Subscriber = z.output<typeof subscriber>;

const token = z.strictObject({ token: z.string().min(1).max(200) });

export const newsletterContract = contract({
  'GET /api/subscribers': {
    summary: 'Newsletter subscribers, newest first',
    who: 'owner',
    area: 'messages',
    query: z.strictObject({
      status: status.optional(),
      q: z.string().trim().max(100, 'At most 100 characters.').optional(),
      ...paging,
    }),
    reply: z.array(subscriber),
  },
  'PUT /api/subscriber/{id}': {
    summary: 'Unsubscribe someone from the newsletter',
    who: 'owner',
    area: 'messages',
    params: idParams,
    body: z.strictObject({ status: z.literal('left') }),
    reply: subscriber,
  },
  'POST /api/newsletter/confirm': {
    summary: 'Confirm a subscription with the token from the email',
    who: 'visitor',
    body: token,
    reply: z.object({ email: z.string() }),
  },
  'POST /api/newsletter/leave': {
    summary: 'Unsubscribe with the token from an email',
    who: 'visitor',
    body: token,
    reply: z.object({ email: z.string() }),
  },
  'DELETE /api/subscriber/{id}': {
    act: { word: 'subscriber-deleted', named: 'subscribers.email' },
    summary: 'Delete a subscription',
    who: 'owner',
    area: 'messages',
    params: idParams,
    reply: null,
  },
});
