import { isDay } from '../../lib/values/calendar-day.ts';
import { askedFields, type RawAnswers, textsOf } from './conditions.ts';
import { FILES_MOST, MULTILINE_MOST, TEXT_MOST } from './field-types.ts';
import type { FormField } from './form-shapes.ts';

/** An answer as it is kept: with the words of its question, which may change later. */
export interface Answer {
  name: string;
  label: string;
  type: FormField['type'];
  value: string | string[] | number | boolean;
}

export interface Checked {
  answers: Answer[];
  /** Field's name → what is wrong. */
  problems: Record<string, string>;
}

type Value = Answer['value'];
type Verdict = { value: Value } | { problem: string };

/** As zod's, so that server and browser agree (https://zod.dev/api#emails): no quotes, no spaces, one address. */
const address =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const isEmail = (text: string): boolean => text.length <= 254 && address.test(text);

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

function words(field: FormField, text: string, isLong: boolean): Verdict {
  const most = field.most ?? (isLong ? MULTILINE_MOST : TEXT_MOST);
  // A browser sends line breaks as two characters; people count one.
  const value = text.replaceAll('\r\n', '\n').trim();
  if (!isLong && /[\r\n]/.test(value)) return { problem: 'Use one line only.' };
  if (value.length > most)
    return { problem: `Use at most ${count(most, 'character')}. You’ve entered ${value.length}.` };
  if (field.least !== undefined && value.length < field.least)
    return { problem: `Enter at least ${count(field.least, 'character')}.` };
  return { value };
}

function amount({ least, most }: FormField, text: string): Verdict {
  const value = Number(text.replace(/^([+-]?\d+),(\d+)$/, '$1.$2'));
  if (!Number.isFinite(value)) return { problem: 'Enter a number.' };
  if (least !== undefined && value < least) return { problem: `Enter ${least} or more.` };
  if (most !== undefined && value > most) return { problem: `Enter ${most} or less.` };
  return { value };
}

function date({ earliest, latest }: FormField, text: string): Verdict {
  if (!isDay(text)) return { problem: 'Enter a date like 2027-06-12.' };
  if (earliest && text < earliest) return { problem: `Choose ${earliest} or later.` };
  if (latest && text > latest) return { problem: `Choose ${latest} or earlier.` };
  return { value: text };
}

function several(field: FormField, given: string[], most: number, noun: string): Verdict {
  const value = [...new Set(given)];
  if (value.length > most) return { problem: `Choose at most ${count(most, noun)}.` };
  if (field.least !== undefined && value.length < field.least)
    return { problem: `Choose at least ${count(field.least, noun)}.` };
  return { value };
}

const gone = { problem: 'That option is no longer available. Choose another.' };

function judge(field: FormField, given: string[]): Verdict {
  const [first = ''] = given;
  const { type, options = [] } = field;
  if (type !== 'choices' && type !== 'file' && given.length > 1) return { problem: 'Enter one answer.' };
  switch (type) {
    case 'text':
      return words(field, first, false);
    case 'multiline':
      return words(field, first, true);
    case 'email':
      return isEmail(first)
        ? { value: first.toLowerCase() }
        : { problem: 'Enter one email address like name@example.com.' };
    case 'phone':
      return /^[+()\d\s./-]{4,40}$/.test(first) && /(\d.*){4}/.test(first) && !/[\r\n]/.test(first)
        ? { value: first }
        : { problem: 'Enter a phone number like 0117 496 0123.' };
    case 'number':
      return amount(field, first);
    case 'date':
      return date(field, first);
    case 'choice':
      return options.includes(first) ? { value: first } : gone;
    case 'choices':
      return given.every((one) => options.includes(one))
        ? several(field, given, field.most ?? options.length, 'choice')
        : gone;
    case 'checkbox':
      return { value: true };
    case 'file':
      return several(field, given, field.most ?? FILES_MOST, 'file');
  }
}

/** `Your name` → `your name`; a name such as `VAT number` stays. */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

function missing({ type, label }: FormField): string {
  if (type === 'checkbox') return `Tick “${label}” to continue.`;
  if (type === 'file') return `Choose a file for “${label}”.`;
  if (label.endsWith('?')) return `Answer “${label}”`;
  if (type === 'choice' || type === 'choices') return `Choose ${inSentence(label)}.`;
  return type === 'email' ? 'Enter your email address.' : `Enter ${inSentence(label)}.`;
}

/** Answers to a form as it is now. Answers to fields that are not asked are left out, whatever they say. */
export function checkAnswers(fields: readonly FormField[], sent: RawAnswers): Checked {
  const checked: Checked = { answers: [], problems: {} };
  for (const field of askedFields(fields, sent)) {
    const { name, label, type, required } = field;
    const given = Object.hasOwn(sent, name) ? textsOf(sent[name]) : [];
    if (given.length === 0) {
      if (required) checked.problems[name] = missing(field);
      continue;
    }
    const verdict = judge(field, given);
    if ('problem' in verdict) checked.problems[name] = verdict.problem;
    else checked.answers.push({ name, label, type, value: verdict.value });
  }
  return checked;
}

/** An answer as a person reads it. */
export function answerText({ value }: Pick<Answer, 'value'>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
