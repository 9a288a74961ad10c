import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, line, version } from '../../lib/values/shapes.ts';
import { details, PAGE_BODY_LIMIT } from '../pages/contract.ts';
import { accesses } from './access.ts';
import { ownEntry, placement } from './entry-shapes.ts';

const policy = { who: 'owner', area: 'pages' } as const;

const MOST_AT_ONCE = 200;

const several = <T extends z.ZodType>(entry: T) =>
  z.array(entry).min(1, 'Choose an entry.').max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once.`);

/** Changes of several entries. */
export const bulkContract = contract({
  'PUT /api/entries': {
    summary: 'Change how several entries are listed, at once; all or none',
    ...policy,
    body: z.strictObject({
      entries: several(id),
      pinned: z.boolean().optional(),
      featured: z.boolean().optional(),
      access: z.enum(accesses).optional(),
      /** IDs of authors, categories or tags, added to and taken off each. */
      add: z.array(id).max(30).default([]),
      remove: z.array(id).max(30).default([]),
    }),
    reply: z.object({ changed: z.int() }),
    refusals: { conflict: {} },
  },
  'PUT /api/entries/drafts': {
    summary:
      'Save several drafts, each with its own changes; how they are listed changes at once. All or none. The reply has them with their values',
    ...policy,
    body: z.strictObject({
      entries: several(
        z.strictObject({
          _id: id,
          version,
          name: line('a title', 200).optional(),
          excerpt: details.shape.excerpt.unwrap().optional(),
          /** A value that is left out stays as it is. */
          values: details.shape.values.unwrap().optional(),
          shownAt: placement.shownAt,
          pinned: placement.pinned,
          featured: placement.featured,
          authors: placement.authors,
          categories: placement.categories,
          tags: placement.tags,
        }),
      ),
    }),
    bodyLimit: PAGE_BODY_LIMIT,
    reply: z.object({ entries: z.array(ownEntry).max(MOST_AT_ONCE) }),
    refusals: { conflict: {} },
  },
  'POST /api/entries/publish': {
    act: { word: 'entries-published' },
    summary: 'Publish the drafts of several entries; all or none',
    ...policy,
    publishes: true,
    body: z.strictObject({ entries: several(z.strictObject({ _id: id, version: version.optional() })) }),
    reply: z.object({ changed: z.int() }),
    refusals: { conflict: {} },
  },
  'POST /api/entries/unpublish': {
    act: { word: 'entries-unpublished' },
    summary: 'Unpublish several entries, or cancel their scheduled publishing; all or none',
    ...policy,
    publishes: true,
    body: z.strictObject({ entries: several(z.strictObject({ _id: id, version: version.optional() })) }),
    reply: z.object({ changed: z.int() }),
    refusals: { conflict: {} },
  },
  'POST /api/entries/delete': {
    act: { word: 'entries-deleted' },
    summary: 'Move several entries to the trash, from which they are deleted after 30 days; all or none',
    ...policy,
    body: z.strictObject({ entries: several(id) }),
    reply: z.object({ changed: z.int() }),
    refusals: { conflict: {} },
  },
  'POST /api/entries/restore': {
    act: { word: 'entries-restored' },
    summary:
      'Restore several entries from the trash as they were; one whose address was taken meanwhile becomes a draft with another one, and one with a value that only another entry may have by now a draft without it. All or none',
    ...policy,
    body: z.strictObject({ entries: several(id) }),
    reply: z.object({
      restored: z.int(),
      /** How many of them became drafts. */
      drafts: z.int(),
      /** How many came back without a value that another entry has by now, where no two may have the same. */
      cleared: z.int(),
    }),
    refusals: { conflict: {} },
  },
  'POST /api/entries/erase': {
    act: { word: 'entries-erased' },
    summary: 'Permanently delete several entries in the trash, or all of a type; all or none',
    ...policy,
    body: z
      .strictObject({ entries: several(id).optional(), type: id.optional() })
      .refine(
        ({ entries, type }) => (entries === undefined) !== (type === undefined),
        'Choose entries or a content type.',
      ),
    reply: z.object({ erased: z.int() }),
    refusals: { conflict: {} },
  },
});
