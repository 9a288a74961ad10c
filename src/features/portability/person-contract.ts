import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { email } from '../../lib/values/shapes.ts';

const counts = z.object({
  /** Whether there is an account. */
  account: z.boolean(),
  orders: z.int(),
  bookings: z.int(),
  waiting: z.int(),
  messages: z.int(),
  subscriptions: z.int(),
  mails: z.int(),
});
export type PersonCounts = z.output<typeof counts>;

export const personContract = contract({
  'GET /api/person-data': {
    act: { word: 'personal-data-looked-up' },
    summary: 'How much data the site has about a person, and what must be done before it can be erased',
    who: 'owner',
    area: 'customers',
    query: z.strictObject({ email }),
    reply: counts.extend({
      /** Whether their account uses two-step verification. */
      twoStep: z.boolean(),
      /** Whether the data is being erased in the background. */
      erasing: z.boolean(),
      /** Sentences. */
      blocked: z.array(z.string()),
    }),
  },
  'POST /api/person-data/erase': {
    act: { word: 'personal-data-erased' },
    summary: 'Erase a person’s data; orders and bookings are kept without the person',
    who: 'owner',
    area: 'customers',
    body: z.strictObject({ email }),
    /** What was found; `finished` unless the rest is being erased in the background. */
    reply: counts.extend({ finished: z.boolean() }),
    refusals: { conflict: {} },
  },
});
