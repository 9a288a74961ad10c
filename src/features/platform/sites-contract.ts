import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { languages } from '../../lib/messages/languages.ts';
import { id, idParams, instant, line } from '../../lib/values/shapes.ts';

const starter = z.object({
  key: z.string(),
  name: z.string(),
  words: z.string(),
  /** Absolute path of an image of its home page. */
  picture: z.string().nullable(),
});
export type OfferedStarter = z.output<typeof starter>;

const site = z.object({
  _id: id,
  name: z.string(),
  /** The main one, without port. */
  host: z.string(),
  url: z.string(),
  state: z.enum(['live', 'private', 'deleting']),
  /** When a deleted site is erased; until then it can be restored. */
  eraseAt: instant.nullable(),
  createdAt: instant,
});
export type OwnSite = z.output<typeof site>;

/** Any text: the server explains each mistake. */
const subdomain = z.string('Enter an address.').max(2000, 'This address is too long.');
const siteName = line('a name for your site', 100);

const addressCheck = z.object({
  /** In its stored form. */
  subdomain: z.string(),
  host: z.string(),
  state: z.enum(['free', 'taken', 'reserved', 'alike', 'malformed']),
  /** What to do about it; for a free one, that it is free. */
  sentence: z.string(),
  /** Free alternatives. */
  suggestions: z.array(z.string()),
});
export type AddressCheck = z.output<typeof addressCheck>;

const otherAddresses = addressCheck.pick({ state: true, suggestions: true });

/** An uploaded site export, and its content. It is kept for a day. */
export const arrival = z.object({
  _id: id,
  name: z.string(),
  /** The site's former host. */
  host: z.string(),
  madeAt: z.string(),
  /** Bytes, unpacked. */
  size: z.number(),
  rows: z.record(
    z.enum(['pages', 'products', 'orders', 'accounts', 'bookings', 'messages', 'files']),
    z.number(),
  ),
  /** What must be entered again, as sentences. */
  anew: z.array(z.string()),
  /** Files that were missing when it was exported. */
  missing: z.number(),
});
export type Arrival = z.output<typeof arrival>;

/** A site created from an export. */
export interface ArrivedSite extends Pick<Arrival, '_id' | 'name' | 'host' | 'anew' | 'missing'> {
  url: string;
  /** What could not be imported unchanged, as sentences. */
  notes: string[];
}

export const sitesContract = contract({
  'GET /api/platform/starters': {
    summary: 'The designs for new sites',
    who: 'visitor',
    site: 'platform',
    reply: z.array(starter),
  },
  'GET /api/platform/address': {
    summary: 'Whether an address is available; with `name` instead, suggests one',
    who: 'creator',
    site: 'platform',
    query: z.strictObject({ subdomain: subdomain.optional(), name: z.string().max(200).optional() }),
    reply: addressCheck,
  },
  'GET /api/platform/sites': {
    summary: 'The caller’s sites, newest first',
    who: 'creator',
    site: 'platform',
    reply: z.array(site).max(1_000),
  },
  'POST /api/platform/sites': {
    summary: 'Create a site. It’s available immediately; `token` signs its owner in there',
    who: 'creator',
    site: 'platform',
    body: z.strictObject({
      name: siteName,
      subdomain,
      template: z.string().max(60).optional(),
      /** Of its texts. */
      language: z.enum(languages, 'Choose a language from the list.').optional(),
      /** Of the creator: its country decides about dates and money. One that is unknown is ignored. */
      timezone: z.string().max(60).optional(),
    }),
    reply: z.object({ website: site, url: z.string(), token: z.string() }),
    status: 201,
    refusals: { conflict: {}, 'address-taken': { current: otherAddresses } },
  },
  'POST /api/platform/sites/{id}/token': {
    summary: 'A one-time token to open a site as its owner, valid for 2 minutes',
    who: 'creator',
    site: 'platform',
    params: idParams,
    body: z.strictObject({}),
    reply: z.object({ token: z.string(), url: z.string() }),
    refusals: { conflict: {} },
  },
});
