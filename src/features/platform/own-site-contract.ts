import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { instant } from '../../lib/values/shapes.ts';

/** What a deletion removes, for confirmation. */
export const ending = z.object({
  name: z.string(),
  host: z.string(),
  /** Paid, and not yet fulfilled. */
  openOrders: z.int(),
  upcomingBookings: z.int(),
  /** Days in which it can be restored. */
  days: z.int(),
});
/** The data of a refusal because orders are unfulfilled. */
export const unfulfilled = ending.pick({ openOrders: true });
export type SiteEnding = z.output<typeof ending>;

/** Lets visitors in while the site is private. The same limits as for accounts. */
const sitePassword = z
  .string('Enter a password.')
  .min(6, 'Use at least 6 characters.')
  .max(128, 'Use at most 128 characters.');

export const deletion = z.strictObject({
  /** The site's, typed to confirm. */
  name: z.string().max(200),
  /** Confirms that paid orders stay unfulfilled. */
  leaveOrders: z.boolean().default(false),
});

const visibility = z.object({ private: z.boolean(), hasPassword: z.boolean() });
export type SiteVisibility = z.output<typeof visibility>;

export const ownSiteContract = contract({
  'GET /api/site/door': {
    summary: 'Whether the site is private',
    who: 'owner',
    area: 'site',
    reply: visibility,
  },
  'PUT /api/site/door': {
    act: { word: 'door-changed', keep: ['private'] },
    summary:
      'Make the site public or private. A private site opens with its password; without one (`null`), only for its owner and staff. A new password asks everyone again',
    who: 'owner',
    area: 'site',
    body: z.strictObject({ private: z.boolean(), password: sitePassword.nullable().optional() }),
    reply: visibility,
  },
  'GET /api/site/arrivals': {
    summary: 'Where its owner’s other sites are, and where to import a site export as a new site',
    who: 'owner',
    area: 'pages',
    reply: z.object({ url: z.string(), sites: z.string() }),
  },
  'GET /api/site/ending': {
    summary: 'What deleting the site would remove',
    who: 'owner',
    area: 'site',
    reply: ending,
  },
  'POST /api/site/delete': {
    act: { word: 'site-deleted' },
    summary: 'Delete the site. It can be restored for 30 days, then it’s permanently deleted',
    who: 'owner',
    area: 'site',
    body: deletion,
    reply: z.object({ eraseAt: instant }),
    refusals: { conflict: { current: unfulfilled } },
  },
});
