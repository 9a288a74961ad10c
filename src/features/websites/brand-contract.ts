import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, instant, version } from '../../lib/shapes.ts';
import { type Branding, branding } from './brand-shapes.ts';

/** As stored: checked when it was written, perhaps by an earlier release. */
const stored = z.custom<Branding>();

const state = z.object({
  /** What visitors see. */
  published: stored,
  /** What the owner works on; `null` where nothing waits to be published. */
  draft: stored.nullable(),
  /** Of draft and publishing together. */
  version,
  /** What visitors saw before, newest first. */
  history: z.array(
    z.object({ _id: id, branding: stored, replacedAt: instant, replacedBy: z.string().nullable() }),
  ),
});
export type BrandState = z.output<typeof state>;

export const brandContract = contract({
  'GET /api/website/brand': {
    summary: 'The look of the site: published, draft, and what was published before',
    who: 'owner',
    area: 'brand',
    reply: state,
  },
  'PUT /api/website/brand/draft': {
    summary: 'Save the look that is being worked on; visitors see nothing of it',
    who: 'owner',
    area: 'brand',
    body: z.strictObject({ branding, version: version.optional() }),
    reply: state,
    refusals: [409],
  },
  'DELETE /api/website/brand/draft': {
    summary: 'Drop the look that is being worked on',
    who: 'owner',
    area: 'brand',
    reply: null,
  },
  'POST /api/website/brand/publish': {
    act: { word: 'look-published' },
    summary: 'Show the draft to visitors, with all of it in one step',
    who: 'owner',
    area: 'brand',
    body: z.strictObject({ version: version.optional() }),
    reply: state,
    refusals: [409],
  },
  'POST /api/website/brand/restore': {
    act: { word: 'look-restored' },
    summary: 'Show visitors a look again that they saw before; what it replaces is kept like any other',
    who: 'owner',
    area: 'brand',
    body: z.strictObject({ _id: id, version: version.optional() }),
    reply: state,
    refusals: [409],
  },
});
