import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, version } from '../../lib/values/shapes.ts';

const policy = { who: 'owner', area: 'pages' } as const;

const MOST_AT_ONCE = 200;

const several = <T extends z.ZodType>(page: T) =>
  z.array(page).min(1, 'Choose a page.').max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once.`);

/** Changes of several pages; sections, entries and layouts have calls of their own. */
export const pageBulkContract = contract({
  'POST /api/pages/publish': {
    act: { word: 'pages-published' },
    summary: 'Publish the drafts of several pages; all or none',
    ...policy,
    publishes: true,
    body: z.strictObject({ pages: several(z.strictObject({ _id: id, version: version.optional() })) }),
    reply: z.object({ changed: z.int() }),
    refusals: { conflict: {} },
  },
  'POST /api/pages/unpublish': {
    act: { word: 'pages-unpublished' },
    summary: 'Unpublish several pages, or cancel their scheduled publishing; all or none',
    ...policy,
    publishes: true,
    body: z.strictObject({ pages: several(z.strictObject({ _id: id, version: version.optional() })) }),
    reply: z.object({ changed: z.int() }),
    refusals: { conflict: {} },
  },
  'POST /api/pages/delete': {
    act: { word: 'pages-deleted' },
    summary: 'Delete several pages with their menu items; all or none',
    ...policy,
    body: z.strictObject({ pages: several(id) }),
    reply: z.object({ changed: z.int() }),
    refusals: { conflict: {} },
  },
});
