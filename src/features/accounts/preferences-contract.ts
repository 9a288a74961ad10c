import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { adminLanguages } from '../../lib/messages/languages.ts';
import type { ListName } from '../../lib/list-names.ts';
import { line } from '../../lib/values/shapes.ts';

/** Columns that are fields, of all content types together. */
export const MOST_SHOWN = 60;

const listOptions = z.strictObject({
  /** Filters under a name, as the query of the list’s address. */
  views: z
    .array(
      z.strictObject({
        name: line('a name', 60),
        query: z
          .string()
          .max(500)
          .regex(/^[\x20-\x7e]*$/),
      }),
    )
    .max(20),
  /** Hidden columns. */
  hidden: z.array(z.string().regex(/^[a-z]{1,20}$/)).max(20),
  compact: z.boolean(),
});

const entryOptions = listOptions.extend({
  /** Fields of content types that are columns: `field`, the ID of the type and the key of the field. */
  shown: z
    .array(
      z
        .string()
        .max(90)
        .regex(/^field\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z][a-z0-9_]{0,39}$/),
    )
    .max(MOST_SHOWN)
    .optional(),
});

export const preferences = z.strictObject({
  /** The admin’s. Without it, what the browser asks for. */
  language: z.enum(adminLanguages).optional(),
  tour: z.enum(['started', 'done']).optional(),
  lists: z
    .strictObject({
      orders: listOptions,
      products: listOptions,
      customers: listOptions,
      entries: entryOptions,
      messages: listOptions,
      emails: listOptions,
      pages: listOptions,
      files: listOptions,
      services: listOptions,
      comments: listOptions,
      discounts: listOptions,
      subscribers: listOptions,
      redirects: listOptions,
      tracks: listOptions,
      forms: listOptions,
      collections: listOptions,
      stock: listOptions,
    } satisfies Record<ListName, z.ZodType>)
    .partial()
    .optional(),
});
export type Preferences = z.output<typeof preferences>;

/** As stored: validated when written, perhaps by an earlier release. */
const stored = z.custom<Preferences>();

export const preferencesContract = contract({
  'GET /api/account/preferences': {
    summary: 'What the caller chose for themselves in the admin',
    who: 'account',
    reply: stored,
  },
  'PUT /api/account/preferences': {
    summary: 'Change the caller’s preferences; any subset, each list as a whole',
    who: 'account',
    body: preferences,
    reply: stored,
  },
});
