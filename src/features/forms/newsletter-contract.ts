import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { MOST_AT_ONCE } from '../../lib/work/at-once.ts';
import { id, idParams, instant, paging, severalIds } from '../../lib/values/shapes.ts';

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
    summary: 'Newsletter subscribers',
    who: 'owner',
    area: 'messages',
    query: z.strictObject({
      status: status.optional(),
      q: z.string().trim().max(100, 'At most 100 characters.').optional(),
      /** Newest first without one. */
      sort: z.enum(['newest', 'email']).default('newest'),
      ...paging,
    }),
    reply: z.array(subscriber),
  },
  'PUT /api/subscribers': {
    summary: 'Unsubscribe several people from the newsletter, all or nothing',
    who: 'owner',
    area: 'messages',
    body: z.strictObject({ subscribers: severalIds, status: z.literal('left') }),
    reply: z.array(subscriber).max(MOST_AT_ONCE),
  },
  'POST /api/subscribers/delete': {
    act: { word: 'subscribers-deleted' },
    summary: 'Delete several subscriptions, all or nothing',
    who: 'owner',
    area: 'messages',
    body: z.strictObject({ subscribers: severalIds }),
    reply: null,
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
