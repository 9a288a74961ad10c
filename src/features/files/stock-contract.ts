import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { file, folderPath } from './contract.ts';

export const stockProviders = ['none', 'openverse', 'pexels'] as const;
export type StockProvider = (typeof stockProviders)[number];

const settings = z.object({
  provider: z.enum(stockProviders),
  /** The last characters of the key, which is never shown again; `null` without one. */
  keyEnding: z.string().nullable(),
});
export type StockSettings = z.output<typeof settings>;

const photo = z.object({
  /** The provider’s. */
  id: z.string(),
  /** What it shows; may be empty. */
  description: z.string(),
  author: z.string(),
  /** Address of its page at the provider. */
  page: z.string(),
  /** Address of a small version at the provider, about 300 pixels. */
  thumbnail: z.string(),
  /** Pixels; 0 if unknown. */
  width: z.int(),
  height: z.int(),
});
export type StockPhoto = z.output<typeof photo>;

const byKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7E]{8,200}$/, 'Enter the key as your provider shows it, without spaces.');

const ofSite = { who: 'owner', area: 'settings' } as const;
const ofFiles = { who: 'owner', area: 'files' } as const;
const refusals = { conflict: {}, 'stock-photos-failed': {} };

/** Free photos of a provider that the site has chosen, copied into its library. */
export const stockContract = contract({
  'GET /api/stock-photos/provider': {
    ...ofSite,
    summary: 'Where the site finds stock photos; the key is never shown',
    reply: settings,
  },
  'PUT /api/stock-photos/provider': {
    act: { word: 'stock-photos-changed', keep: ['provider'] },
    ...ofSite,
    summary: 'Choose where to find stock photos. Without `key`, the stored one is kept',
    body: z.strictObject({ provider: z.enum(stockProviders), key: byKey.optional() }),
    reply: settings,
  },
  'GET /api/stock-photos': {
    ...ofFiles,
    summary: 'Whether the site has stock photos, and from where',
    reply: z.object({ provider: z.enum(stockProviders) }),
  },
  'GET /api/stock-photos/search': {
    ...ofFiles,
    summary: 'Stock photos that match words',
    query: z.strictObject({
      q: z.string().trim().min(1, 'Enter what the photo should show.').max(100, 'At most 100 characters.'),
      page: z.coerce.number().int().min(1).max(100).default(1),
    }),
    reply: z.object({ photos: z.array(photo).max(50), hasMore: z.boolean() }),
    refusals,
  },
  'POST /api/stock-photos': {
    ...ofFiles,
    summary: 'Copy a stock photo into the library',
    body: z.strictObject({
      id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'Enter the ID of a photo.'),
      folder: folderPath.default(''),
    }),
    reply: file,
    status: 201,
    refusals,
  },
});
