import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, instant, version } from '../../lib/values/shapes.ts';
import { type Branding, branding } from './brand-shapes.ts';

/** As stored: validated when written, perhaps by an earlier release. */
const stored = z.custom<Branding>();

const state = z.object({
  /** The published design. */
  published: stored,
  /** The draft; `null` if nothing is unpublished. */
  draft: stored.nullable(),
  /** The version of draft and published design together. */
  version,
  /** Earlier published designs, newest first. */
  history: z.array(
    z.object({ _id: id, branding: stored, replacedAt: instant, replacedBy: z.string().nullable() }),
  ),
});
export type BrandState = z.output<typeof state>;

export const brandContract = contract({
  'GET /api/website/brand': {
    summary: 'The site’s design: published, draft and earlier versions',
    who: 'owner',
    area: 'brand',
    reply: state,
  },
  'PUT /api/website/brand/draft': {
    summary: 'Save the design as a draft; visitors don’t see it',
    who: 'owner',
    area: 'brand',
    body: z.strictObject({ branding, version: version.optional() }),
    reply: state,
    refusals: { conflict: {}, 'stale-version': { current: state } },
  },
  'DELETE /api/website/brand/draft': {
    summary: 'Discard the draft of the design',
    who: 'owner',
    area: 'brand',
    reply: null,
  },
  'POST /api/website/brand/publish': {
    act: { word: 'look-published' },
    summary: 'Publish the draft of the design in one step',
    who: 'owner',
    area: 'brand',
    publishes: true,
    body: z.strictObject({ version: version.optional() }),
    reply: state,
    refusals: { conflict: {}, 'stale-version': { current: state } },
  },
  'POST /api/website/brand/restore': {
    act: { word: 'look-restored' },
    summary: 'Restore an earlier design; the current one is kept as a version',
    who: 'owner',
    area: 'brand',
    publishes: true,
    body: z.strictObject({ _id: id, version: version.optional() }),
    reply: state,
    refusals: { conflict: {}, 'stale-version': { current: state } },
  },
});
