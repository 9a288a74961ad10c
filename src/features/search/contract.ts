import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { askedLanguage } from '../../lib/translations/texts.ts';
import { id } from '../../lib/values/shapes.ts';

export const searchKinds = ['page', 'question', 'service'] as const;

/** Text in parts; `found` marks matches, in the original spelling. */
const parts = z.array(z.object({ text: z.string(), found: z.boolean() }));

const result = z.object({
  _id: id,
  kind: z.enum(searchKinds),
  title: parts,
  /** An excerpt around the first match, or the beginning of the text. */
  excerpt: parts,
  /** A path on this site, or the absolute address if the page is on another subdomain. */
  href: z.string(),
  /** In a reply to a call that names another language: which texts are in it. Others are in the main one. */
  translated: z.array(z.enum(['title', 'excerpt'])).optional(),
});
export type SearchResult = z.output<typeof result>;

const found = z.object({
  results: z.array(result),
  /** Number of results per kind, over all pages. */
  counts: z.object({ page: z.int(), question: z.int(), service: z.int() }),
  /** True if a common word matches more than were examined; the best are counted. */
  more: z.boolean(),
});
export type SearchResults = z.output<typeof found>;

export const searchContract = contract({
  'GET /api/search': {
    summary:
      'Published pages, questions and services that contain the words, the best first. Misspelt and unfinished words are found, too',
    who: 'visitor',
    query: z.strictObject({
      q: z.string().max(100, 'At most 100 characters.'),
      kind: z.enum(searchKinds).optional(),
      /** Pages of results start at 1. */
      page: z.coerce.number().int().min(1).max(100).default(1),
      limit: z.coerce.number().int().min(1).max(20).default(10),
      language: askedLanguage,
    }),
    reply: found,
  },
});
