import { z } from 'zod';
import { type RichText, richTextSchema } from '../content/rich-text.ts';
import { languages } from '../messages/languages.ts';

/** Longer than any field allows, so that the field's own limit is the one that is named. */
const MOST_LETTERS = 20_000;

/** Without NUL, which the database can't hold, and without the characters that turn the direction of what follows them. */
const plain = z
  .string()
  .max(MOST_LETTERS, `At most ${MOST_LETTERS} characters.`)
  .overwrite((text) => text.replaceAll('\u0000', '').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, ''));

export const translatedText = z.union([plain, richTextSchema]);
export type TranslatedText = string | RichText;

/** A field and its block: `items.0.title@b1`; without a block, a field of the page, product or service itself. */
export const textKey = z
  .string()
  .max(300)
  .regex(/^[a-zA-Z0-9_.]+@/, 'This isn’t a text of the page.');

const settings = z.record(z.string(), z.unknown());

/** The own settings of a block in a translation, without the blocks within it. */
const ownSettings = z.strictObject({
  /** The kind of block, and the version of its settings. */
  type: z.string().max(100),
  tree: z.int().min(1),
  /** Texts are in the main language, where the original has them; their translations are laid over. */
  props: settings,
  /** Those of the original when somebody compared them last. */
  was: settings,
});
export type OwnSettings = z.output<typeof ownSettings>;

/**
 * Texts by key, each with the original that it was made from; of a page also which blocks it leaves out, and which have settings of their
 * own, by keys that begin with a dot.
 */
export const storedTexts = z.record(
  textKey,
  z.strictObject({
    text: translatedText,
    source: translatedText,
    machine: z.literal(true).optional(),
    own: ownSettings.optional(),
  }),
);

/** A translated text. */
export interface StoredText {
  text: TranslatedText;
  /** The original that it was made from. */
  source: TranslatedText;
  /** A machine translated it, and nobody has changed or confirmed it since. */
  machine?: true | undefined;
  /** Under a key for a block instead of a text. */
  own?: OwnSettings | undefined;
}
export type StoredTexts = Record<string, StoredText>;

/** A text to translate, where it is, and how it reads in the main language. */
export interface OriginalText {
  key: string;
  /** What the text is, such as “Title”. */
  label: string;
  /** The block that it is in, such as “Hero”; empty for a field of the page itself. */
  block: string;
  kind: 'text' | 'multiline' | 'richText' | 'alt';
  source: TranslatedText;
}

/** A language of the site: what is translated into it is shown in it. */
export const askedLanguage = z.enum(languages).optional();

/** Fields of a product or service in a reply to a call that names a language. */
export const inLanguage = {
  /** The languages other than the main one in which it can be read. */
  languages: z.array(z.string()).optional(),
  /** Which texts are in the language; others are in the main one. */
  translated: z.array(z.enum(['label', 'description'])).optional(),
  /** The key of the translation, for caches. */
  translation: z.string().optional(),
};
