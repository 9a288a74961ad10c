import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { languages } from '../../lib/messages/languages.ts';

/** The most changes in one call. */
export const MOST_CHANGES = 500;

/** Rows of the database and of site exports have these shapes, too. */
export const wordingNames = {
  language: z.enum(languages),
  area: z
    .string()
    .regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/, 'Enter the name of a group of texts, like orders.cart.'),
  key: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_]{0,59}$/, 'Enter the key of a text, like viewCart.'),
  words: z.string('Enter the text.').min(1, 'Enter the text.').max(10_000, 'At most 10,000 characters.'),
};
const { language, area, key, words } = wordingNames;

const message = z.object({
  key: z.string(),
  /** In ICU MessageFormat, as the changed one. */
  original: z.string(),
  words: z.string().nullable(),
});

const wording = z.object({
  language,
  /** The languages of the site, beginning with the main one. */
  languages: z.array(language),
  /** Languages with changed texts that wait until the site has that language, and how many. */
  waiting: z.array(z.object({ language: z.string(), count: z.int() })).max(languages.length),
  areas: z
    .array(
      z.object({
        area: z.string(),
        /** The part of the site: `Cart`. */
        group: z.string(),
        /** Where it appears. */
        where: z.string(),
        /** A page of the site where it appears. */
        to: z.string().nullable(),
        messages: z.array(message).max(1000),
      }),
    )
    .max(200),
});
export type Wording = z.output<typeof wording>;
export type WordingMessage = z.output<typeof message>;

/** By default the main language of the site. */
const inLanguage = z.strictObject({ language: language.optional() });

export const wordingContract = contract({
  'GET /api/wording': {
    summary:
      'The texts that visitors read on buttons, labels, messages and in emails, with those that the site changed',
    who: 'owner',
    area: 'settings',
    query: inLanguage,
    reply: wording,
    refusals: { conflict: {} },
  },
  'PUT /api/wording': {
    act: { word: 'wording-changed' },
    summary:
      'Change texts, or reset them with `null`; all or nothing. Placeholders and plural forms stay as in the original',
    who: 'owner',
    area: 'settings',
    body: z.strictObject({
      /** Refused if the site doesn’t have this language by now. */
      language,
      changes: z
        .array(z.strictObject({ area, key, words: words.nullable() }))
        .min(1, 'Change at least one text.')
        .max(MOST_CHANGES, `Change at most ${MOST_CHANGES} texts at once.`),
    }),
    reply: wording,
    refusals: { conflict: {} },
  },
  'DELETE /api/wording': {
    act: { word: 'wording-reset' },
    summary: 'Reset all texts in a language',
    who: 'owner',
    area: 'settings',
    query: inLanguage,
    reply: null,
    refusals: { conflict: {} },
  },
});
