import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { askedLanguage } from '../../lib/translations/texts.ts';
import { day, flag, id, idParams, line, version } from '../../lib/values/shapes.ts';
import { details, PAGE_BODY_LIMIT, slug } from '../pages/contract.ts';
import { bulkContract } from './bulk-contract.ts';
import {
  contentType,
  entryDate,
  entrySummary,
  fieldKey,
  newFields,
  ownEntry,
  placement,
  shownEntry,
  shownTerm,
  term,
  termChanges,
  termKinds,
  typeName as name,
  typeOfEntry,
  typeSettings,
} from './entry-shapes.ts';
import { fieldFilters } from './field-filters.ts';
import { ownFilter } from './own-filter.ts';
import { listOrders } from './sorting.ts';
import { MOST_FIELDS, MOST_TERMS, MOST_TYPES, typeKinds } from './field-kinds.ts';

const policy = { who: 'owner', area: 'pages' } as const;

const page = z.coerce.number().int().min(1).max(2_000).default(1);

/** Which entries a list shows. */
const filter = {
  /** By address or name. */
  category: z.string().min(1).max(60).optional(),
  tag: z.string().min(1).max(60).optional(),
  author: slug.optional(),
  featured: flag.optional(),
  /** A month in the site’s time zone, such as 2026-11. */
  month: z
    .string()
    .regex(/^[1-2]\d{3}-(?:0[1-9]|1[0-2])$/, 'Enter a month like 2026-11.')
    .optional(),
  /** For a type in order of time: those that have not ended, or those that have. */
  when: z.enum(['upcoming', 'past']).optional(),
  /** By fields that visitors see. Entries that not everybody can see aren’t found by it. */
  fields: fieldFilters.optional(),
};

export const MOST_MONTHS = 600;
/** Records that a field can refer to, at once. */
export const MOST_RECORDS = 50;

/** In a calendar, and how long its span may be. */
export const MOST_DATES = 300;
export const MOST_DAYS = 62;

const DAY_MS = 86_400_000;

export const entriesContract = contract({
  ...bulkContract,
  'GET /api/content-types': {
    summary: 'Content types with their fields',
    ...policy,
    reply: z.array(contentType).max(MOST_TYPES),
  },
  'POST /api/content-types': {
    summary: 'Add a content type, with a published page that lists its entries',
    ...policy,
    publishes: true,
    body: z.strictObject({
      kind: z.enum(typeKinds),
      /** By default those of its kind. */
      name: name.optional(),
      plural: name.optional(),
      /** The address of its page. The default is that of its kind, such as blog, or a free one like it. */
      slug: slug.optional(),
      inMenu: z.boolean().default(true),
    }),
    reply: contentType,
    status: 201,
    refusals: { conflict: {}, 'address-taken': {} },
  },
  'PUT /api/content-types/{id}': {
    summary:
      'Change names, fields or settings of a content type; values of fields are kept whatever becomes of them',
    ...policy,
    publishes: true,
    params: idParams,
    body: z.strictObject({
      name: name.optional(),
      plural: name.optional(),
      /** All of them. A field that is left out is retired if entries may hold values in it. */
      fields: newFields.optional(),
      timeField: z.string().max(40).nullable().optional(),
      settings: typeSettings.optional(),
      version: version.optional(),
    }),
    reply: contentType,
    refusals: { conflict: {}, 'stale-version': { current: contentType } },
  },
  'POST /api/content-types/{id}/layout': {
    summary:
      'Start a layout of the entries of a content type, as a draft in the design of its kind. It is edited, published, unpublished and deleted with the calls of pages; a type with a layout keeps it',
    ...policy,
    publishes: true,
    params: idParams,
    reply: contentType,
    status: 201,
  },
  'POST /api/content-types/{id}/conversions': {
    summary: 'What would become of the values of entries if fields were changed so; changes nothing',
    ...policy,
    access: 'read',
    params: idParams,
    body: z.strictObject({ fields: newFields }),
    reply: z
      .array(
        z.object({
          key: z.string(),
          label: z.string(),
          /** Entries whose value fits the new kind. */
          fits: z.int(),
          /** Entries whose value doesn’t; it is kept, but not shown. */
          hidden: z.int(),
          /** Up to three of those values, as text. */
          examples: z.array(z.string()),
        }),
      )
      .max(MOST_FIELDS),
  },
  'DELETE /api/content-types/{id}': {
    act: { word: 'content-type-deleted', named: 'content_types.plural' },
    summary: 'Delete a content type; its entries, if any, move to another type. Its page stays',
    ...policy,
    publishes: true,
    params: idParams,
    query: z.strictObject({ moveTo: id.optional() }),
    reply: null,
    refusals: { conflict: {} },
  },
  'GET /api/content-types/{id}/entries': {
    summary: 'Entries of a type for its owner, drafts included',
    ...policy,
    params: idParams,
    query: z.strictObject({
      ...ownFilter,
      /** Lists the trash instead, the most recently deleted first. */
      trashed: flag.optional(),
      /** Whether each comes with the values of its fields. */
      values: flag.optional(),
      /** `rising` and `falling` are the order of a field of text, numbers, amounts, dates, times, switches or choices. */
      sort: z.enum(['date', 'name', 'updated', 'rising', 'falling']).default('date'),
      /** The key of that field. Without such a field, the order is by date. */
      field: fieldKey.optional(),
      page,
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      entries: z.array(ownEntry).max(100),
      total: z.int(),
      /** Names of the entries, products and services in these values, by their IDs. Those that are gone are left out. */
      names: z.record(z.string(), z.string()).optional(),
    }),
  },
  'GET /api/content-types/{id}/records': {
    summary:
      'Entries, products or services that a field of a type can refer to: the first ones by name, those that a search finds, or those with these IDs',
    ...policy,
    params: idParams,
    query: z.strictObject({
      /** Its key. */
      field: fieldKey,
      /** A part of their names. */
      q: z.string().trim().max(100).optional(),
      /** Separated by commas; those that are gone are left out. */
      ids: z
        .string()
        .max(MOST_RECORDS * 37)
        .transform((text) => text.split(','))
        .pipe(z.array(id).max(MOST_RECORDS, `At most ${MOST_RECORDS}.`))
        .optional(),
    }),
    reply: z
      .array(
        z.object({
          _id: id,
          name: z.string(),
          /** Visitors don't see it now. */
          hidden: z.boolean(),
        }),
      )
      .max(MOST_RECORDS),
  },
  'GET /api/content-types/{id}/calendar': {
    summary:
      'Days on which entries of a type were published, will be published or will be unpublished, for its owner',
    ...policy,
    params: idParams,
    query: z
      .strictObject({
        ...ownFilter,
        /** In the site’s time zone. */
        from: day,
        to: day,
      })
      .refine(({ from, to }) => from <= to, {
        error: 'The last day must not be before the first.',
        path: ['to'],
      })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_DAYS * DAY_MS, {
        error: `Choose at most ${MOST_DAYS} days.`,
        path: ['to'],
      }),
    reply: z.object({
      /** In order of time. */
      dates: z.array(entryDate).max(MOST_DATES),
      /** Whether there are later ones that were left out. */
      more: z.boolean(),
      /** Drafts that the filter finds and that have no date in any month. */
      undated: z.int(),
    }),
  },
  'POST /api/entries': {
    summary:
      'Add an entry as a draft. From then on its page is edited, published and moved to the trash with the calls of pages',
    ...policy,
    body: z.strictObject({
      type: id,
      name: line('a title', 200),
      slug: slug.optional(),
      blocks: z.array(z.unknown()).optional(),
      details: details.optional(),
      ...placement,
    }),
    bodyLimit: PAGE_BODY_LIMIT,
    reply: ownEntry,
    status: 201,
    refusals: { conflict: {}, 'address-taken': {} },
  },
  'GET /api/entries/{id}': {
    summary: 'How an entry is listed',
    ...policy,
    params: idParams,
    reply: ownEntry,
  },
  'PUT /api/entries/{id}': {
    summary: 'Change how an entry is listed, at once',
    ...policy,
    params: idParams,
    body: z.strictObject(placement),
    reply: ownEntry,
    refusals: { conflict: {} },
  },
  'GET /api/entries/{id}/draft': {
    summary: 'The draft of an entry, or an earlier version, as visitors would see it',
    ...policy,
    params: idParams,
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    reply: shownEntry,
  },
  'GET /api/content-types/{id}/terms': {
    summary: 'Categories and tags of a type, and the authors of the site',
    ...policy,
    params: idParams,
    reply: z.array(term).max(MOST_TERMS),
  },
  'POST /api/entry-terms': {
    summary: 'Add a category, a tag or an author',
    ...policy,
    publishes: true,
    body: z.strictObject({
      kind: z.enum(termKinds),
      /** For a category or tag. */
      type: id.optional(),
      ...termChanges,
    }),
    reply: term,
    status: 201,
    refusals: { conflict: {}, 'address-taken': {} },
  },
  'PUT /api/entry-terms/{id}': {
    summary: 'Change a category, a tag or an author',
    ...policy,
    publishes: true,
    params: idParams,
    body: z.strictObject({ ...termChanges, name: termChanges.name.optional() }),
    reply: term,
    refusals: { conflict: {}, 'address-taken': {} },
  },
  'DELETE /api/entry-terms/{id}': {
    act: { word: 'entry-term-deleted', named: 'entry_terms.name' },
    summary: 'Delete a category, a tag or an author; entries stay, and categories in it move up',
    ...policy,
    publishes: true,
    params: idParams,
    reply: null,
  },
  'GET /api/entries': {
    summary:
      'Published entries of a type, by default pinned ones first, then the newest; those of events by their time',
    who: 'visitor',
    query: z.strictObject({
      /** The type’s ID, or the address of its page. */
      type: z.union([id, slug]),
      ...filter,
      /**
       * `usual` is the default. `rising` and `falling` are the order of a field that visitors see, of numbers, amounts, dates or times: in
       * `rising` order, what is to come is before what is over. Without such a field, the order is the usual one.
       */
      sort: z.enum(listOrders).optional(),
      /** The key of that field. */
      field: z.string().max(40).optional(),
      /** Whether the reply lists the months that have entries. */
      months: flag.optional(),
      page,
      limit: z.coerce.number().int().min(1).max(60).default(12),
      language: askedLanguage,
    }),
    reply: z.object({
      type: typeOfEntry,
      /** What the list is narrowed to, if to one of these. */
      term: shownTerm.extend({ kind: z.enum(termKinds), description: z.string() }).nullable(),
      entries: z.array(entrySummary).max(60),
      /** Months with entries of the type, the latest first; null if they were not asked for. */
      months: z
        .array(z.object({ month: z.string(), entries: z.int() }))
        .max(MOST_MONTHS)
        .nullable(),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
      /** When the list changes without a change to any entry: an event ends, or a day that a filter asks for. */
      until: z.iso.datetime().nullable(),
    }),
  },
  'GET /api/entry': {
    summary:
      'A published entry by the address of its type’s page and its own. The same for everybody: one that only signed-in customers can see comes without its content',
    who: 'visitor',
    query: z.strictObject({ type: slug, slug, language: askedLanguage }),
    reply: shownEntry,
  },
  'GET /api/entry/content': {
    summary: 'A published entry with its content, for a customer who may see it',
    who: 'account',
    query: z.strictObject({ type: slug, slug, language: askedLanguage }),
    reply: shownEntry,
  },
  'GET /api/entry-preview/{token}': {
    summary:
      'The draft of an entry that a preview link of its page shows; by a link of a layout, the draft of the layout around a published entry of its type: the one asked for, or the newest',
    who: 'visitor',
    params: z.strictObject({ token: z.string().min(1).max(200) }),
    query: z.strictObject({ entry: id.optional() }),
    reply: shownEntry,
  },
});
