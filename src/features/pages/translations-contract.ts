import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { type RichText, richTextSchema } from '../../lib/content/rich-text.ts';
import { languages } from '../../lib/messages/languages.ts';
import { instant } from '../../lib/values/shapes.ts';
import { PAGE_BODY_LIMIT } from './contract.ts';

export const language = z.enum(languages, 'Choose one of the languages of your site.');

/** A page or reusable section by its id, or the menus: `menu`, and `menu.blog` under the subdomain “blog”. */
const subject = z
  .string()
  .regex(
    /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|menu(\.[a-z0-9][a-z0-9-]{0,62})?)$/,
    'This isn’t a valid ID.',
  );

/** Longer than any field allows, so that the field's own limit is the one that is named. */
const MOST_LETTERS = 20_000;

/** Without NUL, which the database can't hold, and without the characters that turn the direction of what follows them. */
const plain = z
  .string()
  .max(MOST_LETTERS, `At most ${MOST_LETTERS} characters.`)
  .overwrite((text) => text.replaceAll('\u0000', '').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, ''));

export const translatedText = z.union([plain, richTextSchema]);
export type TranslatedText = string | RichText;

/** A field and its block: `items.0.title@b1`; without a block, a field of the page itself. */
export const textKey = z
  .string()
  .max(300)
  .regex(/^[a-zA-Z0-9_.]+@/, 'This isn’t a text of the page.');

/** Texts by key, each with the original that it was made from. */
export const storedTexts = z.record(
  textKey,
  z.strictObject({ text: translatedText, source: translatedText }),
);
export type StoredTexts = Record<string, { text: TranslatedText; source: TranslatedText }>;

const state = z.enum(['none', 'draft', 'published', 'changed']);
export type TranslationState = z.output<typeof state>;

const progress = z.object({
  subject: z.string(),
  kind: z.enum(['page', 'section', 'menu']),
  name: z.string(),
  texts: z.int(),
  translated: z.int(),
  /** Translated texts whose original has changed since. */
  outdated: z.int(),
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
});
export type TranslationText = z.output<typeof text>;

const translation = z.object({
  subject: z.string(),
  kind: z.enum(['page', 'section', 'menu']),
  name: z.string(),
  language,
  /** The page’s path for visitors; `null` for menus, sections and unpublished pages. */
  path: z.string().nullable(),
  state,
  publishedAt: instant.nullable(),
  updatedAt: instant.nullable(),
  texts: z.array(text).max(50_000),
});
export type Translation = z.output<typeof translation>;

const policy = { who: 'owner', area: 'pages' } as const;
const params = z.strictObject({ language, subject });

/** Pages, reusable sections and menus in the other languages of the site. */
export const translationsContract = contract({
  'GET /api/translations/{language}': {
    summary: 'How much of the pages, sections and menus is translated, the outdated first',
    ...policy,
    params: z.strictObject({ language }),
    reply: z.array(progress).max(2_000),
  },
  'GET /api/translation/{language}/{subject}': {
    summary: 'The texts of a page, a reusable section or the menus, with their translation',
    ...policy,
    params,
    reply: translation,
  },
  'PUT /api/translation/{language}/{subject}': {
    summary: 'Save translated texts as a draft; `text: null` removes one',
    ...policy,
    params,
    body: z.strictObject({
      texts: z
        .array(z.strictObject({ key: textKey, text: translatedText.nullable(), source: translatedText }))
        .max(500, 'At most 500 texts at once.'),
    }),
    bodyLimit: PAGE_BODY_LIMIT,
    reply: translation,
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
