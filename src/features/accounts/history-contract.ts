import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { day, id, instant } from '../../lib/values/shapes.ts';
import { historyKinds } from './history-acts.ts';

const entry = z.object({
  _id: id,
  at: instant,
  /** The address at that time; `null` for a visitor, and for an API key: then `email` is “API key” and its name. */
  by: z.object({ account: id.nullable(), email: z.string(), role: z.string() }),
  address: z.string(),
  word: z.string(),
  subjectId: id.nullable(),
  subject: z.string(),
  /** Names of changed fields. */
  fields: z.array(z.string()),
  /** Values worth showing, such as a refunded amount. */
  kept: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type HistoryEntry = z.output<typeof entry>;

/** Who did what on this site. Kept for a year. */
export const historyContract = contract({
  'GET /api/history': {
    summary: 'The site’s history of the last year, newest first',
    who: 'owner',
    area: 'history',
    query: z.strictObject({
      /** In the person’s address, or in the subject's name. */
      q: z.string().trim().max(100).optional(),
      kind: z.enum(historyKinds).optional(),
      person: id.optional(),
      from: day.optional(),
      to: day.optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
      after: id.optional(),
    }),
    reply: z.array(entry),
  },
});
