import { Refusal } from '../../errors.ts';
import { compileMessages } from '../../messages/compile-messages.ts';
import type { Language } from '../../messages/languages.ts';
import { ownMessages, spokenMessages, staffMessages } from '../../messages/server-messages.ts';
import type { Compiled } from '../../messages/compiled-messages.ts';
import { spokenLanguage } from '../../messages/spoken-language.ts';
import { storedSentences } from '../../messages/stored-sentences.ts';
import { catalogues } from '../messages/replies/catalogues.ts';
import { staffReplies } from '../messages/staff-replies/catalogues.ts';
import { withLatinDigits } from '../../values/digits.ts';

const AREA = 'http.replies';
export const replyWords = spokenMessages(AREA, catalogues);

const staffWords = staffMessages(staffReplies);

/** A message as its shape writes it: `At most {n}.` */
const written = (message: Compiled[string]): string =>
  typeof message === 'string'
    ? message
    : message
        .map((part) => (typeof part === 'string' ? part : `{${String((part as string[])[0])}}`))
        .join('');
const keysOf = <Key extends string>(source: Readonly<Record<Key, string>>) =>
  new Map(Object.entries(compileMessages(source)).map(([key, message]) => [written(message), key as Key]));
const keys = keysOf(catalogues.en);
const staffKeys = keysOf(staffReplies.en);

/** Sentences of shapes that name something. */
const naming = storedSentences(
  staffReplies.en,
  [...staffKeys].flatMap(([sentence, key]) => (/\{(?!n\})\w+\}/.test(sentence) ? [key] : [])),
);

function sayNaming(sentence: string, asked: Language | undefined): string | undefined {
  const found = naming(sentence);
  if (!found) return undefined;
  const { key, values } = found;
  return (staffWords(asked)[key] as unknown as (given: typeof values) => string)(values);
}

/** The message itself, or with `{n}` instead of its first number. */
function findKey<Key>(
  known: ReadonlyMap<string, Key>,
  sentence: string,
): { key: Key; number?: string } | undefined {
  const exact = known.get(sentence);
  if (exact !== undefined) return { key: exact };
  const [number] = /\d[\d,]*(\.\d+)?/.exec(sentence) ?? [];
  const key = number && known.get(sentence.replace(number, '{n}'));
  return key ? { key, number } : undefined;
}

const say = (message: unknown, language: Language, number?: string): string =>
  typeof message === 'function'
    ? (message as (values: { n: string }) => string)({
        n: new Intl.NumberFormat(withLatinDigits(language)).format(Number(number?.replaceAll(',', ''))),
      })
    : (message as string);

/**
 * Translates messages of shapes and general refusals, which are written outside any request, into the request's language and
 * the site's wording. They are found by their English text, with `{n}` for a number, or names of things; other messages stay as they are.
 */
export function said(sentence: string, asked?: Language): string {
  const language = asked ?? spokenLanguage();
  const own = ownMessages(AREA, asked);
  if (language === 'en' && !own) return sentence;
  const found = findKey(keys, sentence);
  if (found) {
    if (language === 'en' && own?.[found.key] === undefined) return sentence;
    return say(replyWords(asked)[found.key], language, found.number);
  }
  const ofStaff = findKey(staffKeys, sentence);
  if (ofStaff) return say(staffWords(asked)[ofStaff.key], language, ofStaff.number);
  return sayNaming(sentence, asked) ?? sentence;
}

/** A refusal with its messages in the language of the request. */
export function saidRefusal(refusal: Refusal): Refusal {
  if (spokenLanguage() === 'en' && !ownMessages(AREA)) return refusal;
  const { status, code, message, detail, cause } = refusal;
  const fields = Object.entries(detail.fields ?? {}).map(([path, sentence]) => [path, said(sentence)]);
  const shown = fields.length > 0 ? { ...detail, fields: Object.fromEntries(fields) } : detail;
  return new Refusal(status, code, said(message), shown, cause);
}
