import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams } from '../../lib/values/shapes.ts';

/** An open editor says this often that it is still there. */
export const BEAT_MS = 10_000;
/** The limit for one page; further people are left out. */
export const MOST_PRESENT = 50;

/** Identifies the window. */
const tab = z.string().regex(/^[\w-]{8,40}$/);

export const present = z.object({
  tab,
  page: id,
  person: id,
  name: z.string(),
  /** The selected block. */
  block: z.string().nullable(),
  /** Whether they have typed in it within the last seconds. */
  typing: z.boolean(),
});
export type Present = z.output<typeof present>;

export const presenceContract = contract({
  'POST /api/page/{id}/presence': {
    summary:
      'Say that you have a page open in an editor, and where; returns who else has, as the event `here` of the stream of notifications does',
    who: 'owner',
    area: 'pages',
    // Changes nothing that is stored.
    access: 'read',
    params: idParams,
    body: z.strictObject({
      tab,
      block: z.string().min(1).max(100).nullable().default(null),
      typing: z.boolean().default(false),
      /** The editor was closed. */
      leaves: z.boolean().default(false),
    }),
    reply: z.array(present).max(MOST_PRESENT),
  },
});
