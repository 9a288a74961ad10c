import { z } from 'zod';
import { TREE_LIMITS } from '../../lib/content/block-tree.ts';
import { contract } from '../../lib/http/contract.ts';
import { languages } from '../../lib/messages/languages.ts';
import { textKey, translatedText, type TranslatedText } from '../../lib/translations/texts.ts';
import { instant } from '../../lib/values/shapes.ts';
import { mostOfSite } from '../../lib/work/limit-table.ts';
import { PAGE_BODY_LIMIT } from './contract.ts';

/** Limits of the list of translations, by kind. */
export const mostListed = {
  page: 1_500,
  entry: 2_000,
  product: 2_000,
  service: 500,
  collection: mostOfSite.collections,
  form: mostOfSite.forms,
  email: 100,
  term: 2_000,
  'content-type': 50,
  file: 2_000,
  site: 2,
  shop: 3,
} as const;
/** With the menus of each subdomain. */
const MOST_LISTED = 11_261;

export const language = z.enum(languages, 'Choose one of the languages of your site.');

/**
 * A page, reusable section, layout or entry by its id; another record by its kind and id, such as `product.`, or `file.` of an image; an email, as in `email.welcome`; a part of the design or the shop: `site.announcement`,
 * `site.footer`, `shop.delivery`, `shop.payment`, `shop.taxes`; or the menus: `menu`, and `menu.blog` under the subdomain “blog”.
 */
export const translationSubject = z
  .string()
  .regex(
    /^(((product|service|collection|form|term|content-type|file)\.)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|email\.[a-z-]{1,40}|site\.(announcement|footer)|shop\.(delivery|payment|taxes)|menu(\.[a-z0-9][a-z0-9-]{0,62})?)$/,
    'This isn’t a valid ID.',
  );

const kind = z.enum([
  'page',
  'section',
  'layout',
  'entry',
  'menu',
  'product',
  'service',
  'collection',
  'form',
  'email',
  'term',
  'content-type',
  'file',
  'site',
  'shop',
]);
const state = z.enum(['none', 'draft', 'published', 'changed']);
export type TranslationState = z.output<typeof state>;

const progress = z.object({
  subject: z.string(),
  kind,
  name: z.string(),
  texts: z.int(),
  translated: z.int(),
  /** Translated texts, and blocks with own settings, whose original has changed since. */
  outdated: z.int(),
  /** Not translated yet, or translated by a machine from an earlier original: what a translation of everything missing does. */
  missing: z.int(),
  /** Translated by a machine, and not checked by a person; they count as translated. */
  unchecked: z.int(),
  state,
  /** Whether visitors see the original. */
  visible: z.boolean(),
});
export type TranslationProgress = z.output<typeof progress>;

const text = z.object({
  key: z.string(),
  /** What the text is, such as “Title”. */
  label: z.string(),
  /** The block that it is in, such as “Hero”; empty for the page itself. */
  block: z.string(),
  kind: z.enum(['text', 'multiline', 'richText', 'alt']),
  source: z.custom<TranslatedText>(),
  /** `null` while it is not translated. */
  text: z.custom<TranslatedText>().nullable(),
  /** The original that an outdated translation was made from. */
  was: z.custom<TranslatedText>().nullable(),
  /** Translated by a machine, and not checked by a person. Saving the text checks it. */
  machine: z.boolean(),
});
export type TranslationText = z.output<typeof text>;

const block = z.object({
  id: z.string(),
  /** The kind of block, such as “Hero”. */
  label: z.string(),
  /** How its text begins; empty without any. */
  excerpt: z.string(),
  /** Whether the page leaves it out in this language. */
  hidden: z.boolean(),
  /** How many blocks it is within; only those of the page itself can be hidden. */
  depth: z.int(),
  /** Whether it can have own settings: a reusable section has them where it is edited. */
  canBeOwn: z.boolean(),
  /** Whether it has own settings in this language. */
  own: z.boolean(),
  /** Whether the original has changed since those were compared with it. */
  changed: z.boolean(),
});
export type TranslationBlock = z.output<typeof block>;

export const translation = z.object({
  subject: z.string(),
  kind,
  name: z.string(),
  language,
  /** The path for visitors; `null` for menus, sections, layouts, forms, images and what isn’t published. */
  path: z.string().nullable(),
  /** The address of an image whose alt text is translated. */
  image: z.string().optional(),
  state,
  publishedAt: instant.nullable(),
  updatedAt: instant.nullable(),
  /** Without those of hidden blocks. */
  texts: z.array(text).max(50_000),
  /** The blocks of a page, section, layout or entry in reading order, without those within a hidden one. */
  blocks: z.array(block).max(TREE_LIMITS.blocks),
});
export type Translation = z.output<typeof translation>;

const settings = z.record(z.string(), z.unknown());

/** A block in a language: what it has there, and what the original has. */
const blockSettings = z.object({
  id: z.string(),
  type: z.string(),
  /** Whether it has own settings in this language. */
  own: z.boolean(),
  /** Without the blocks within it; texts as the draft of the translation has them. */
  settings,
  original: settings,
  /** The original when somebody compared it last; `null` if it hasn’t changed since. */
  was: settings.nullable(),
});
export type BlockSettings = z.output<typeof blockSettings>;

/** What became of the texts of an imported file. */
const translationImport = z.object({
  saved: z.int(),
  unchanged: z.int(),
  failed: z.int(),
  /** The first of those that failed; `item` is empty for texts that aren't on the site. */
  problems: z.array(z.object({ item: z.string(), problem: z.string() })).max(100),
});
export type TranslationImport = z.output<typeof translationImport>;

/** Characters of an imported file. */
const MOST_IMPORTED = 10_000_000;

const policy = { who: 'owner', area: 'translations' } as const;
/** What a block looks like is for those who edit pages: translators translate texts. */
const edited = { who: 'owner', area: 'pages' } as const;
const params = z.strictObject({ language, subject: translationSubject });
const blockId = z.string().min(1).max(64);

/** What visitors read, in the other languages of the site: pages, reusable sections, entries and their types and terms, menus, products, services, collections, forms, emails, alt texts of images, and parts of the design and the shop. */
export const translationsContract = contract({
  'GET /api/translations/{language}': {
    summary:
      'How much of pages, sections, entries, content types, categories, tags, authors, menus, products, services, collections, forms, emails, alt texts of images, the announcement, the footer and the shop’s words is translated, the outdated first',
    ...policy,
    params: z.strictObject({ language }),
    reply: z.array(progress).max(MOST_LISTED),
  },
  'GET /api/translation/{language}/{subject}': {
    summary:
      'The texts of a page, a reusable section, an entry, the menus, a product, a service, a collection, a form, an email, an image, the announcement, the footer or the shop’s words, with their translation',
    ...policy,
    params,
    reply: translation,
  },
  'POST /api/translation-file/{language}': {
    act: { word: 'translations-imported', keep: [] },
    summary: 'Save the translations of an exported XLIFF or CSV file as drafts',
    ...policy,
    params: z.strictObject({ language }),
    body: z.strictObject({
      content: z
        .string()
        .min(1, 'This file is empty.')
        .max(MOST_IMPORTED, 'This file is too large. Split it into several files.'),
    }),
    bodyLimit: 2 * MOST_IMPORTED,
    reply: translationImport,
  },
  'PUT /api/translation/{language}/{subject}': {
    summary:
      'Save translated texts as a draft, and which blocks are hidden in the language; `text: null` removes a text',
    ...policy,
    params,
    body: z.strictObject({
      texts: z
        .array(z.strictObject({ key: textKey, text: translatedText.nullable(), source: translatedText }))
        .max(500, 'At most 500 texts at once.'),
      blocks: z
        .array(z.strictObject({ id: z.string().max(100), hidden: z.boolean() }))
        .max(500, 'At most 500 at once.')
        .default([]),
    }),
    bodyLimit: PAGE_BODY_LIMIT,
    reply: translation,
  },
  'GET /api/translation/{language}/{subject}/block': {
    summary: 'The settings of a block in a language, beside those of the original',
    ...edited,
    params,
    query: z.strictObject({ id: blockId }),
    reply: blockSettings,
  },
  'PUT /api/translation/{language}/{subject}/block': {
    summary:
      'Give a block own settings in a language, as a draft; `settings: null` lets it follow the original again. `changes` says what becomes of those of the original',
    ...edited,
    params,
    body: z.strictObject({
      id: blockId,
      settings: settings.nullable().optional(),
      /** The settings before they were edited, as `GET` gave them: what others have changed since then, and this call leaves alone, stays. */
      from: settings.optional(),
      /** `use`: settings that have changed in the original are those of the translation too; `keep`: only mark them as seen. */
      changes: z.enum(['use', 'keep']).optional(),
    }),
    bodyLimit: PAGE_BODY_LIMIT,
    reply: translation,
    refusals: { conflict: {}, 'stale-version': { current: blockSettings } },
  },
  'POST /api/translation/{language}/{subject}/publish': {
    act: { word: 'translation-published', keep: [] },
    summary: 'Publish a translation; other languages stay as they are',
    ...policy,
    publishes: true,
    params,
    reply: translation,
    refusals: { conflict: {} },
  },
  'POST /api/translation/{language}/{subject}/unpublish': {
    act: { word: 'translation-unpublished', keep: [] },
    summary: 'Take a translation off the site; its texts stay as a draft',
    ...policy,
    publishes: true,
    params,
    reply: translation,
  },
});
