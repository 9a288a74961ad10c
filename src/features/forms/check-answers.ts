import type { WordsOf } from '../../lib/messages/area.ts';
import type { Language } from '../../lib/messages/languages.ts';
import { dayInWords, isDay } from '../../lib/values/calendar-day.ts';
import { askedFields, type RawAnswers, textsOf } from './conditions.ts';
import type { answerWords } from './messages/answers/area.ts';
import { FILES_MOST, MULTILINE_MOST, TEXT_MOST } from './field-types.ts';
import type { FormField } from './form-shapes.ts';

/** A stored answer: with the label of its question, which may change later. */
export interface Answer {
  name: string;
  label: string;
  type: FormField['type'];
  value: string | string[] | number | boolean;
}

export interface Checked {
  answers: Answer[];
  /** Field name → what is wrong. */
  problems: Record<string, string>;
}

type Value = Answer['value'];
type Verdict = { value: Value } | { problem: string };

/** As zod's, so that server and browser agree (https://zod.dev/api#emails): no quotes, no spaces, one address. */
const address =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const isEmail = (text: string): boolean => text.length <= 254 && address.test(text);

/** Messages about answers, in the language of the person who fills in the form. */
type AnswerWords = WordsOf<typeof answerWords>;
export interface Said {
  t: AnswerWords;
  language: Language;
}

function words(field: FormField, text: string, isLong: boolean, t: AnswerWords): Verdict {
  const most = field.most ?? (isLong ? MULTILINE_MOST : TEXT_MOST);
  // A browser sends line breaks as two characters; people count one.
  const value = text.replaceAll('\r\n', '\n').trim();
  if (!isLong && /[\r\n]/.test(value)) return { problem: t.oneLine };
  if (value.length > most) return { problem: t.atMostCharacters({ most, count: value.length }) };
  if (field.least !== undefined && value.length < field.least)
    return { problem: t.atLeastCharacters({ count: field.least }) };
  return { value };
}

function amount({ least, most }: FormField, text: string, t: AnswerWords): Verdict {
  const value = Number(text.replace(/^([+-]?\d+),(\d+)$/, '$1.$2'));
  if (!Number.isFinite(value)) return { problem: t.enterNumber };
  if (least !== undefined && value < least) return { problem: t.orMore({ least }) };
  if (most !== undefined && value > most) return { problem: t.orLess({ most }) };
  return { value };
}

function date({ earliest, latest }: FormField, text: string, { t, language }: Said): Verdict {
  if (!isDay(text)) return { problem: t.enterDate({ example: dayInWords('2027-06-12', language) }) };
  if (earliest && text < earliest) return { problem: t.orLater({ day: dayInWords(earliest, language) }) };
  if (latest && text > latest) return { problem: t.orEarlier({ day: dayInWords(latest, language) }) };
  return { value: text };
}

type OfSeveral = Record<'most' | 'least', (values: { count: number }) => string>;

function several(field: FormField, given: string[], most: number, says: OfSeveral): Verdict {
  const value = [...new Set(given)];
  if (value.length > most) return { problem: says.most({ count: most }) };
  if (field.least !== undefined && value.length < field.least)
    return { problem: says.least({ count: field.least }) };
  return { value };
}

function judge(field: FormField, given: string[], said: Said): Verdict {
  const { t } = said;
  const [first = ''] = given;
  const { type, options = [] } = field;
  const gone = { problem: t.optionGone };
  if (type !== 'choices' && type !== 'file' && given.length > 1) return { problem: t.oneAnswer };
  switch (type) {
    case 'text':
      return words(field, first, false, t);
    case 'multiline':
      return words(field, first, true, t);
    case 'email':
      return isEmail(first) ? { value: first.toLowerCase() } : { problem: t.emailLike };
    case 'phone':
      return /^[+()\d\s./-]{4,40}$/.test(first) && /(\d.*){4}/.test(first) && !/[\r\n]/.test(first)
        ? { value: first }
        : { problem: t.phoneLike };
    case 'number':
      return amount(field, first, t);
    case 'date':
      return date(field, first, said);
    case 'choice':
      return options.includes(first) ? { value: first } : gone;
    case 'choices':
      return given.every((one) => options.includes(one))
        ? several(field, given, field.most ?? options.length, {
            most: t.atMostChoices,
            least: t.atLeastChoices,
          })
        : gone;
    case 'checkbox':
      return { value: true };
    case 'file':
      return several(field, given, field.most ?? FILES_MOST, { most: t.atMostFiles, least: t.atLeastFiles });
  }
}

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

function missing({ type, label }: FormField, t: AnswerWords): string {
  if (type === 'checkbox') return t.tick({ label });
  if (type === 'file') return t.chooseFileFor({ label });
  if (label.endsWith('?')) return t.answer({ label });
  if (type === 'email') return t.enterEmail;
  // A label such as `Company` has no article with which it could continue a sentence.
  const continues = t.labelCase === 'lower' && /^(an?|my|our|the|your) /i.test(label);
  const named = { label: continues ? inSentence(label) : label, continues: continues ? 'yes' : 'no' };
  return type === 'choice' || type === 'choices' ? t.choose(named) : t.enter(named);
}

/** Validates answers against the current form. Answers to hidden fields are dropped, whatever they contain. */
export function checkAnswers(fields: readonly FormField[], sent: RawAnswers, said: Said): Checked {
  const checked: Checked = { answers: [], problems: {} };
  for (const field of askedFields(fields, sent)) {
    const { name, label, type, required } = field;
    const given = Object.hasOwn(sent, name) ? textsOf(sent[name]) : [];
    if (given.length === 0) {
      if (required) checked.problems[name] = missing(field, said.t);
      continue;
    }
    const verdict = judge(field, given, said);
    if ('problem' in verdict) checked.problems[name] = verdict.problem;
    else checked.answers.push({ name, label, type, value: verdict.value });
  }
  return checked;
}

/** An answer for staff, in English like the inbox. */
export function answerText({ value }: Pick<Answer, 'value'>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
