import { isDeepStrictEqual } from 'node:util';
import { richTextFromHtml, richTextHtml } from '../../../../../lib/content/rich-text-html.ts';
import type { OriginalText, StoredText, TranslatedText } from '../../../../../lib/translations/texts.ts';

/** A text in a file for translators. Rich text is HTML there. */
export interface ExchangedText {
  subject: string;
  key: string;
  source: string;
  /** Empty while it is not translated. */
  target: string;
  /** Whether it is marked as a machine translation that nobody has checked; `undefined` in files that don't say. */
  machine?: boolean | undefined;
}

/** The same with what helps a person who reads the file. */
export interface WrittenText extends ExchangedText {
  /** The name of the page or record. */
  item: string;
  /** Such as “Hero: Title”. */
  label: string;
  isHtml: boolean;
  /** Whether the original has changed since it was translated. */
  outdated: boolean;
}

/** XML can't hold other control characters, so no file does. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

export const written = (text: TranslatedText): string =>
  (typeof text === 'string' ? text : richTextHtml(text)).replaceAll(unwritable, '');

/** Line breaks may have been changed by the program that wrote the file. */
const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

/**
 * A text as it is stored.
 * @param source as in the file; if it is still the original, the translation isn't outdated
 */
export function read(
  { source: original }: Pick<OriginalText, 'source'>,
  { source, target }: Pick<ExchangedText, 'source' | 'target'>,
): StoredText {
  const isRich = typeof original !== 'string';
  const meant = (text: string): TranslatedText => (isRich ? richTextFromHtml(text) : plain(text));
  const isCurrent =
    plain(source) === plain(written(original)) || (isRich && isDeepStrictEqual(meant(source), original));
  return { text: meant(target), source: isCurrent ? original : meant(source) };
}
