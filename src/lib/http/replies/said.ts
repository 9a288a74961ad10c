import { Refusal } from '../../errors.ts';
import { compileMessages } from '../../messages/compile-messages.ts';
import type { Language } from '../../messages/languages.ts';
import { ownMessages, spokenMessages } from '../../messages/server-messages.ts';
import type { Compiled } from '../../messages/compiled-messages.ts';
import { spokenLanguage } from '../../messages/spoken-language.ts';
import { catalogues } from '../messages/replies/catalogues.ts';

const AREA = 'http.replies';
export const replyWords = spokenMessages(AREA, catalogues);

type Key = keyof typeof catalogues.en;

/** A message as its shape writes it: `At most {n}.` */
const written = (message: Compiled[string]): string =>
  typeof message === 'string'
    ? message
    : message
        .map((part) => (typeof part === 'string' ? part : `{${String((part as string[])[0])}}`))
        .join('');
const keys = new Map(
  Object.entries(compileMessages(catalogues.en)).map(([key, message]) => [written(message), key as Key]),
);
const number = /\d[\d,]*(\.\d+)?/;

/**
 * Translates messages of shapes and general refusals, which are written outside any request, into the request's language and
 * the site's wording. They are found by their English text, with `{n}` for a number; other messages stay as they are.
 */
export function said(sentence: string, asked?: Language): string {
  const language = asked ?? spokenLanguage();
  const own = ownMessages(AREA, asked);
  if (language === 'en' && !own) return sentence;
  const words = replyWords(asked);
  const isSaid = (key: Key) => language !== 'en' || own?.[key] !== undefined;
  const exact = keys.get(sentence);
  if (exact) return isSaid(exact) ? (words[exact] as string) : sentence;
  const [found = ''] = number.exec(sentence) ?? [];
  const key = found && keys.get(sentence.replace(number, '{n}'));
  if (!key || !isSaid(key)) return sentence;
  const n = new Intl.NumberFormat(language).format(Number(found.replaceAll(',', '')));
  return (words[key] as (values: { n: string }) => string)({ n });
}

/** A refusal with its messages in the language of the request. */
export function saidRefusal(refusal: Refusal): Refusal {
  if (spokenLanguage() === 'en' && !ownMessages(AREA)) return refusal;
  const { status, code, message, detail, cause } = refusal;
  const fields = Object.entries(detail.fields ?? {}).map(([path, sentence]) => [path, said(sentence)]);
  const shown = fields.length > 0 ? { ...detail, fields: Object.fromEntries(fields) } : detail;
  return new Refusal(status, code, said(message), shown, cause);
}
