import { z } from 'zod';
import type { ShownPicture } from '../../lib/content/pictures.ts';
import { picture } from '../../lib/content/picture-shape.ts';
import { addressPatterns } from '../../lib/links/entry-path.ts';
import { anyValue, day, id, instant, line, version } from '../../lib/values/shapes.ts';
import { audioTrack } from '../audio/contract.ts';
import { slug } from '../pages/contract.ts';
import { accesses } from './access.ts';
import { MOST_TRANSCRIPT_LINES } from './transcript.ts';
import { fieldKinds, MOST_FIELDS, MOST_TERMS_OF_ENTRY, typeKinds } from './field-kinds.ts';

export const fieldKey = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Use lower-case letters, digits and underscores, such as start_time.');

/** A field as it is saved. The key of a new field is made from its label if it has none. */
export const newField = z.strictObject({
  key: fieldKey.optional(),
  label: line('a name for the field', 60),
  kind: z.enum(fieldKinds),
  help: line('help', 200, 0).default(''),
  /** A heading above it where entries are edited. Neighbours of the same group share it. */
  group: line('a group', 60, 0).optional(),
  required: z.boolean().default(false),
  /** Whether no two entries can have the same value. Only for some kinds; such a field has no default. */
  unique: z.boolean().optional(),
  options: z.array(line('an option', 80)).max(100, 'At most 100 options.').default([]),
  /** For references to entries: their content type. */
  of: id.optional(),
  /** A value like those of its entries; null for none. */
  usual: anyValue.default(null),
  shown: z.boolean().default(true),
  retired: z.boolean().default(false),
});
export const typeName = line('a name', 60);

export const newFields = z.array(newField).max(MOST_FIELDS, `At most ${MOST_FIELDS} fields.`);

export const field = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  help: z.string(),
  group: z.string().optional(),
  required: z.boolean(),
  unique: z.boolean().optional(),
  options: z.array(z.string()),
  of: id.optional(),
  usual: z.unknown(),
  shown: z.boolean(),
  retired: z.boolean(),
});

/** What a podcast directory needs to know about the show. */
export const podcast = z.strictObject({
  author: line('an author', 120, 0).default(''),
  /** Shown to directories only. */
  email: z
    .union([z.literal(''), z.email('Enter an email address like name@example.com.').max(254)])
    .default(''),
  /** One of Apple’s categories, such as “Society & Culture”. */
  category: line('a category', 60, 0).default(''),
  explicit: z.boolean().default(false),
  /** Square, at least 1400 pixels. */
  picture: picture.nullable().default(null),
});

/** Comments of visitors. */
export const readerComments = z.strictObject({
  on: z.boolean().default(false),
  /** Which comments wait for approval: every one, the first one of each person, or none. */
  hold: z.enum(['all', 'first', 'none']).default('all'),
  /** Entries take no more comments this many days after their date; null for never. */
  closeDays: z.int().min(1, 'At least 1 day.').max(3650, 'At most 10 years.').nullable().default(null),
});

export const typeSettings = z.strictObject({
  /** Said about the type in feeds. */
  description: z.string().trim().max(1_000, 'At most 1,000 characters.').default(''),
  podcast: podcast.optional(),
  comments: readerComments.optional(),
  /** Who can see the content of new entries; everybody without it. */
  access: z.enum(accesses).optional(),
  /** What comes between the page of the type and the name of an entry in its address: nothing, or its date as far as this. */
  addresses: z.enum(addressPatterns).default('name'),
});
export type TypeSettings = z.output<typeof typeSettings>;

export const contentType = z.object({
  _id: id,
  kind: z.enum(typeKinds),
  /** One of them: "Post". */
  name: z.string(),
  /** "Posts". */
  plural: z.string(),
  /** The page that lists them; its address is the beginning of their addresses. */
  page: z.object({ _id: id, slug: z.string(), name: z.string(), published: z.boolean() }),
  fields: z.array(field),
  /** The key of the field by whose time entries are in order; null: by their date. */
  timeField: z.string().nullable(),
  settings: typeSettings,
  /** How its entries are laid out: a page that is edited and published with the calls of pages. `null` for the standard layout. */
  layout: z.object({ _id: id, published: z.boolean() }).nullable(),
  version,
  /** Drafts included, those in the trash not. */
  entries: z.int(),
  trashed: z.int(),
  createdAt: instant,
});
export type ContentType = z.output<typeof contentType>;

export const termKinds = ['category', 'tag', 'author'] as const;
export type TermKind = (typeof termKinds)[number];

export const term = z.object({
  _id: id,
  kind: z.enum(termKinds),
  /** Null for authors, who belong to all types. */
  type: id.nullable(),
  name: z.string(),
  slug: z.string(),
  parent: id.nullable(),
  description: z.string(),
  picture: z.custom<ShownPicture>().nullable(),
  /** Drafts included. */
  entries: z.int(),
});
export type Term = z.output<typeof term>;

/** A term as visitors see it. */
export const shownTerm = z.object({
  _id: id,
  name: z.string(),
  slug: z.string(),
  /** The key of its translation in the language asked for, for caches. */
  translation: z.string().optional(),
});
export type ShownTerm = z.output<typeof shownTerm>;

export const termChanges = {
  name: line('a name', 80),
  slug: slug.optional(),
  /** The category above; only for categories. */
  parent: id.nullable().optional(),
  description: z.string().trim().max(1_000, 'At most 1,000 characters.').optional(),
  picture: picture.nullable().optional(),
};

const terms = z.array(id).max(MOST_TERMS_OF_ENTRY, `At most ${MOST_TERMS_OF_ENTRY}.`);

/** How an entry is listed; all of it takes effect at once. */
export const placement = {
  /** The date that visitors see; null for that of publishing. */
  shownAt: instant.nullable().optional(),
  unpublishAt: instant.nullable().optional(),
  pinned: z.boolean().optional(),
  featured: z.boolean().optional(),
  /** Whether it shows and takes no comments although its type does. */
  commentsOff: z.boolean().optional(),
  /** Who can see its content. New entries have the one of their type. */
  access: z.enum(accesses).optional(),
  authors: terms.optional(),
  categories: terms.optional(),
  tags: terms.optional(),
};

/**
 * A field of an entry as visitors see it. `value` has the shape of its kind; that of references to entries is `ReferredEntries`, and
 * that of references to products and services their IDs, whether visitors can see them or not.
 */
export const shownValue = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  value: z.unknown(),
  /** What the option of a choice is called in the language asked for; `value` is the option as it is stored. */
  optionText: z.string().optional(),
  /** Of the file with an episode’s transcript: its words. Others than those of a plain text say when they begin, in seconds. */
  transcript: z
    .array(z.object({ start: z.number().nullable(), speaker: z.string(), text: z.string() }))
    .max(MOST_TRANSCRIPT_LINES)
    .optional(),
  /** Which of them are in the language asked for; `value` stands for the option of a choice. */
  translated: z.array(z.enum(['label', 'value'])).optional(),
});
export type ShownValue = z.output<typeof shownValue>;

const inLanguage = {
  /** Which texts are in the language asked for; others are in the main one. */
  translated: z.array(z.enum(['name', 'excerpt'])).optional(),
  /** The key of the translation, for caches. */
  translation: z.string().optional(),
};

const summary = {
  _id: id,
  name: z.string(),
  /** Its path, such as /blog/first-post or /blog/2026/11/first-post. */
  href: z.string(),
  excerpt: z.string(),
  picture: z.custom<ShownPicture>().nullable(),
  date: instant,
  /**
   * Who can see its content: blocks, fields and what is made of them. For others, and so in everything that all visitors share, an
   * entry that isn't for everybody has no `episode`, no `price`, and no `values` or `blocks` where they are part of the reply.
   */
  access: z.enum(accesses),
  /** When an event starts and ends; `null` for other entries. */
  time: z.object({ start: instant, end: instant.nullable(), allDay: z.boolean() }).nullable(),
  /** What an entry with audio plays; `null` for other entries. */
  episode: z.object({ track: id, number: z.number().nullable(), season: z.number().nullable() }).nullable(),
  /** What a dish costs, in the currency of the site; `null` for other entries. */
  price: z.number().nullable(),
  /** Minutes. */
  readingTime: z.int(),
  pinned: z.boolean(),
  featured: z.boolean(),
  authors: z.array(shownTerm),
  categories: z.array(shownTerm),
  ...inLanguage,
};
export const entrySummary = z.object(summary);
export type EntrySummary = z.output<typeof entrySummary>;

export const typeOfEntry = z.object({
  _id: id,
  kind: z.enum(typeKinds),
  name: z.string(),
  plural: z.string(),
  /** The beginning of addresses, without slashes. */
  slug: z.string(),
  /** The page with the list. */
  page: z.object({
    _id: id,
    name: z.string(),
    translated: z.array(z.literal('name')).optional(),
    translation: z.string().optional(),
  }),
  /** Which names are in the language asked for; others are in the main one. */
  translated: z.array(z.enum(['name', 'plural'])).optional(),
  /** The key of its translation, for caches. */
  translation: z.string().optional(),
});

/** The value of a field with references to entries. */
export interface ReferredEntries {
  type: z.output<typeof typeOfEntry>;
  /** Those that visitors can see, in the order that the owner chose. */
  entries: EntrySummary[];
  /** The others, for caches. */
  hidden: string[];
}

const neighbour = z.object({ _id: id, name: z.string(), href: z.string(), ...inLanguage }).nullable();

export const shownEntry = z.object({
  ...summary,
  /** Whether its content is left out of this reply, because not everybody can see it. */
  locked: z.boolean(),
  type: typeOfEntry,
  tags: z.array(shownTerm),
  values: z.array(shownValue),
  /** What it plays, unless all visitors can hear it: those tracks are in `GET /api/audio`. */
  tracks: z.array(audioTrack),
  updatedAt: instant,
  height: z.int(),
  blocks: z.array(z.custom<import('../../lib/content/block-kind.ts').Block>()),
  seo: z.object({
    title: z.string().optional(),
    description: z.string().optional(),
    noIndex: z.boolean().optional(),
    picture: z.custom<ShownPicture>().nullable().optional(),
  }),
  /** The older one, and the newer one. */
  previous: neighbour,
  next: neighbour,
  related: z.array(entrySummary),
  /** The layout of its content type; `null` for the standard one. */
  layout: z
    .object({
      _id: id,
      /** With sections and images as visitors see them; `null` while it isn’t published, and entries have the standard layout. */
      blocks: z.array(z.custom<import('../../lib/content/block-kind.ts').Block>()).nullable(),
      /** The languages other than the main one in which its own texts can be read. */
      languages: z.array(z.string()).optional(),
    })
    .nullable(),
  /** The languages other than the main one in which it can be read. */
  languages: z.array(z.string()).optional(),
  /** Keys of the translations that its blocks show. */
  translations: z.array(z.string()).optional(),
  /** Its address in the main language, on a site that leaves out what isn’t translated. */
  movedTo: z.url().optional(),
});
export type ShownEntry = z.output<typeof shownEntry>;

/** An entry in the owner’s list, with its draft’s name. Its page is edited, published and deleted with the calls of pages. */
export const ownEntry = z.object({
  /** The ID of its page. */
  _id: id,
  type: id,
  name: z.string(),
  slug: z.string(),
  /** Its path, such as /blog/first-post; of a draft, the one that it would have if it were published now. */
  href: z.string(),
  excerpt: z.string(),
  picture: z.custom<ShownPicture>().nullable(),
  state: z.enum(['draft', 'published', 'changed', 'scheduled']),
  /** Whether a request for approval is open. */
  waiting: z.boolean(),
  version,
  publishedAt: instant.nullable(),
  publishAt: instant.nullable(),
  unpublishAt: instant.nullable(),
  updatedAt: instant,
  /** When it was moved to the trash; state and address are then those it had. */
  trashedAt: instant.nullable(),
  shownAt: instant.nullable(),
  pinned: z.boolean(),
  featured: z.boolean(),
  commentsOff: z.boolean(),
  access: z.enum(accesses),
  authors: z.array(shownTerm),
  categories: z.array(shownTerm),
  tags: z.array(shownTerm),
  /** Labels of required fields that are empty; it can’t be published before they are filled in. */
  missing: z.array(z.string()),
  /** Values of its fields by their keys, where they are asked for. */
  values: z.record(z.string(), z.unknown()).optional(),
});
export type OwnEntry = z.output<typeof ownEntry>;

/** A date of an entry in the owner’s calendar. An entry has several if it will be published or unpublished. */
export const entryDate = z.object({
  entry: ownEntry.pick({ _id: true, name: true, state: true, waiting: true }),
  /**
   * `published`: visitors see this date; `draft`: they will once it is published. `publish` and `unpublish`: what happens then by
   * schedule.
   */
  what: z.enum(['published', 'draft', 'publish', 'unpublish']),
  /** In the site’s time zone. */
  day,
  at: instant,
});
export type EntryDate = z.output<typeof entryDate>;
