import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { languages } from '../../lib/messages/languages.ts';
import { picture } from '../../lib/content/picture-shape.ts';
import { anyValue, flag, id, idParams, instant, line, paging, version } from '../../lib/values/shapes.ts';

/** Only checked to be a list here; the server validates each block against the schema of its kind. */
const blocks = z.array(z.unknown());

export const seo = z.strictObject({
  title: line('a title', 120, 0).optional(),
  description: z.string().trim().max(320, 'At most 320 characters.').optional(),
  noIndex: z.boolean().optional(),
  /** Shown where the page is shared; cropped to 1200 by 630. */
  picture: picture.nullable().optional(),
});
export type Seo = z.output<typeof seo>;

export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter an address for the page.')
  .max(80, 'At most 80 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens, such as our-story.');

/** What an entry says besides its blocks. Drafted and published with them. */
export const details = z.strictObject({
  excerpt: z.string().trim().max(500, 'At most 500 characters.').default(''),
  picture: picture.nullable().default(null),
  /** By the keys of its type’s fields; checked against them. A value that is left out stays as it is. */
  values: z.record(z.string().max(40), anyValue).default({}),
});
export type Details = z.output<typeof details>;

export const subdomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$/, 'Use letters, digits and hyphens, such as blog.');

/** Minimum height in whole percent of the window. */
export const height = z.int().min(0, 'At least 0.').max(1000, 'At most 1000.');

export const pageLabel = line('a menu label', 60);

const state = z.enum(['draft', 'published', 'changed', 'scheduled']);
export type PageState = z.output<typeof state>;

const pageSummary = z.object({
  _id: id,
  website: id,
  /** Only on a reusable section or an entry, which are edited with the same calls. */
  kind: z.enum(['section', 'entry', 'layout']).optional(),
  name: z.string(),
  slug: z.string(),
  label: z.string(),
  inMenu: z.boolean(),
  subdomain: z.string(),
  height: z.int(),
  version,
  updatedAt: instant,
  publishedAt: instant.nullable(),
  /** Owner only. */
  state: state.optional(),
  publishAt: instant.nullable().optional(),
  publishedVersion: version.nullable().optional(),
});
export type PageSummary = z.output<typeof pageSummary>;

/** Plain fields by which the owner may filter pages. */
const ownersFields = {
  name: z.string().max(200).optional(),
  label: z.string().max(60).optional(),
  inMenu: flag.optional(),
  height: z.coerce.number().int().min(0).max(1000).optional(),
  state: state.optional(),
  updatedAt: z.iso.datetime().optional(),
  publishedAt: z.iso.datetime().optional(),
  publishAt: z.iso.datetime().optional(),
  publishedVersion: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
};

const pageQuery = z.strictObject({
  _id: id.optional(),
  slug: slug.optional(),
  subdomain: subdomain.optional(),
  draft: flag.optional(),
  /** Another language of the site. Without it, the page is in the main language. */
  language: z.enum(languages).optional(),
  /** Whether reusable sections are expanded, as for visitors; drafts are returned as stored. */
  shown: flag.optional(),
  version: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  ...ownersFields,
});
export type PageQuery = z.output<typeof pageQuery>;

type OwnersFields = z.output<z.ZodObject<typeof ownersFields>>;

/** The owner's filter fields in a query; `null` if there are none. */
export function ownersFieldsIn(query: OwnersFields): OwnersFields | null {
  const named = Object.keys(ownersFields).some((key) => query[key as keyof OwnersFields] !== undefined);
  return named ? query : null;
}

export const page = pageSummary.extend({
  /** The page's current address, if it was requested under another subdomain. */
  movedTo: z.url().optional(),
  /** It was requested in a language into which it isn't translated, and the site leaves such pages out. */
  untranslated: z.literal(true).optional(),
  /** The other language that it is in, on request. */
  language: z.string().optional(),
  /** Published translations, on a site with several languages. */
  languages: z.array(z.string()).optional(),
  /** Keys of the translations that it shows, or would show. */
  translations: z.array(z.string()).optional(),
  blocks: z.array(z.custom<import('../../lib/content/block-kind.ts').Block>()),
  /** Only of an entry. */
  details: z
    .object({
      excerpt: z.string(),
      picture: z.custom<import('../../lib/content/pictures.ts').ShownPicture>().nullable(),
      values: z.record(z.string(), z.unknown()),
    })
    .optional(),
  seo: z.object({
    title: z.string().optional(),
    description: z.string().optional(),
    noIndex: z.boolean().optional(),
    picture: z.custom<import('../../lib/content/pictures.ts').ShownPicture>().nullable().optional(),
  }),
});
export type Page = z.output<typeof page>;

const pageVersion = z.object({
  version,
  name: z.string(),
  savedAt: instant,
  savedBy: z.string().nullable(),
  published: z.boolean(),
  /** The owner's name for it; a named version is kept forever. */
  label: z.string().nullable(),
});
export type PageVersion = z.output<typeof pageVersion>;

const navigationEntry = z.object({ label: z.string(), slug: z.string() });
export type NavigationEntry = z.output<typeof navigationEntry>;

const changes = {
  slug: slug.optional(),
  blocks: blocks.optional(),
  height: height.optional(),
  subdomain: subdomain.optional(),
  label: pageLabel.optional(),
  inMenu: z.boolean().optional(),
};

/** A tree of 2,000 blocks with long texts stays below this. */
export const PAGE_BODY_LIMIT = 2 * 1024 * 1024;

export const pagesContract = contract({
  'GET /api/navigation': {
    summary: 'Published pages in the menu, in menu order',
    who: 'visitor',
    query: z.strictObject({ subdomain: subdomain.optional() }),
    reply: z.array(navigationEntry).max(1_000),
  },
  'GET /api/pages': {
    summary: 'Published pages in menu order, without their blocks; for the owner all, with their state',
    who: 'visitor',
    area: 'pages',
    query: z.strictObject({ subdomain: subdomain.optional(), ...paging }),
    reply: z.array(pageSummary),
  },
  'GET /api/page': {
    summary: 'A published page by ID or address; for the owner also its draft or an earlier version',
    who: 'visitor',
    area: 'pages',
    query: pageQuery,
    reply: page,
  },
  'POST /api/page': {
    summary: 'Create a page as a draft',
    who: 'owner',
    area: 'pages',
    body: z.strictObject({ name: line('a name for the page', 200), ...changes, seo: seo.optional() }),
    bodyLimit: PAGE_BODY_LIMIT,
    reply: page,
    status: 201,
    refusals: { conflict: {}, 'address-taken': {} },
  },
  'PUT /api/page/{id}': {
    summary: 'Save the draft; address, label and menu take effect at once',
    who: 'owner',
    area: 'pages',
    params: idParams,
    body: z.strictObject({
      name: line('a name for the page', 200).optional(),
      ...changes,
      seo: seo.optional(),
      /** Only of an entry. */
      details: details.optional(),
      version: version.optional(),
    }),
    bodyLimit: PAGE_BODY_LIMIT,
    reply: page,
    refusals: { conflict: {}, 'address-taken': {}, 'stale-version': { current: page } },
  },
  'PUT /api/pages': {
    summary: 'Order and menu in one step, all or nothing',
    who: 'owner',
    area: 'pages',
    publishes: true,
    body: z.strictObject({
      pages: z
        .array(
          z.strictObject({
            _id: id,
            label: line('a menu label', 60).optional(),
            slug: slug.optional(),
            inMenu: z.boolean().optional(),
          }),
        )
        .max(1000),
      subdomain: subdomain.optional(),
    }),
    reply: z.array(pageSummary).max(500),
    refusals: { conflict: {}, 'address-taken': {} },
  },
  'POST /api/page/{id}/publish': {
    act: { word: 'page-published', named: 'pages.label', keep: ['at'] },
    summary: 'Publish the draft now, or at a time',
    who: 'owner',
    area: 'pages',
    publishes: true,
    params: idParams,
    body: z.strictObject({ version: version.optional(), at: instant.optional() }),
    reply: page,
    refusals: { conflict: {}, 'stale-version': { current: page } },
  },
  'POST /api/page/{id}/unpublish': {
    act: { word: 'page-unpublished', named: 'pages.label' },
    summary: 'Drop the schedule of a page; without one, take the page off the site',
    who: 'owner',
    area: 'pages',
    publishes: true,
    params: idParams,
    body: z.strictObject({ version: version.optional() }),
    reply: page,
    refusals: { conflict: {}, 'stale-version': { current: page } },
  },
  'GET /api/page/{id}/versions': {
    summary: 'Versions of a page, newest first',
    who: 'owner',
    area: 'pages',
    params: idParams,
    query: z.strictObject({ limit: paging.limit }),
    reply: z.array(pageVersion),
  },
  'PUT /api/page/{id}/versions/{version}': {
    summary: 'Name a version to keep it forever; an empty label removes the name',
    who: 'owner',
    area: 'pages',
    params: idParams.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) }),
    body: z.strictObject({ label: line('a name', 80, 0) }),
    reply: null,
  },
  'POST /api/page/{id}/restore': {
    act: { word: 'page-restored', named: 'pages.label' },
    summary: 'Restore an earlier version as the draft',
    who: 'owner',
    area: 'pages',
    params: idParams,
    body: z.strictObject({ version }),
    reply: page,
    refusals: { conflict: {}, 'stale-version': { current: page } },
  },
  'DELETE /api/page/{id}': {
    act: { word: 'page-deleted', named: 'pages.label' },
    summary: 'Delete a page',
    who: 'owner',
    area: 'pages',
    params: idParams,
    reply: null,
    refusals: { conflict: {} },
  },
});
