import { formsOf, type MessageForms, placeholdersOf, placeholder } from './message-forms.ts';

/** Characters of one form, at least; a long message may become twice as long. */
const LONGEST = 300;

export const longestForm = (original: string): number => Math.max(LONGEST, original.length * 2);

// Line breaks and other controls would reach headers of emails and lines of calendars; bidi controls reorder what follows.
const controls = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/u;
const markup = /<[!/?a-z]|&#?\w+;/i;

/** What is wrong with a changed form, compared with the original one; `''` if nothing. Sentences are for owners. */
export function formProblem(text: string, original: string, by?: MessageForms['by']): string {
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(text)) return 'Enter the text, or reset it to the original.';
  if (text.length > longestForm(original)) return `Use at most ${longestForm(original)} characters.`;
  if (controls.test(text)) return 'Use plain text without line breaks or invisible characters.';
  if (markup.test(text)) return 'Use plain text without HTML.';
  const wanted = placeholdersOf(original);
  const found = placeholdersOf(text);
  const count = by && by.kind !== 'select' ? by.name : undefined;
  const missing = wanted.find((name) => !found.includes(name));
  if (missing) return `Keep {${missing}}. It’s replaced with a value.`;
  const unknown = found.find((name) => !wanted.includes(name) && name !== count);
  if (unknown) return `{${unknown}} has no value here. Remove it.`;
  if (/[{}]/.test(text.replaceAll(placeholder, '')))
    return wanted.length > 0
      ? 'Use braces only around the placeholders of the original.'
      : 'Braces can’t be used here.';
  if (count && text.includes('#')) return `Use {${count}} for the number. “#” can’t be used here.`;
  return '';
}

/**
 * What is wrong with a message that an owner wants to say instead of the original of the same language, in ICU syntax; `''` if
 * nothing. It must have the same values and the same plural forms.
 */
export function wordingProblem(message: string, original: string): string {
  const first = formsOf(original);
  if (!first) return 'This text can’t be changed.';
  // Before the parser sees it.
  const most = first.forms.reduce((sum, { text }) => sum + longestForm(text) + 60, 0);
  if (message.length > most) return `Use at most ${longestForm(first.forms[0]?.text ?? '')} characters.`;
  const given = readForms(message);
  if (!given) return 'Use the placeholders and plural forms of the original.';
  const isSame =
    given.by?.name === first.by?.name &&
    given.by?.kind === first.by?.kind &&
    given.forms.length === first.forms.length &&
    first.forms.every(({ name }) => given.forms.some((form) => form.name === name)) &&
    Object.entries(given.kinds).every(([name, kind]) => first.kinds[name] === kind);
  if (!isSame) return 'Use the placeholders and plural forms of the original.';
  for (const { name, text } of given.forms) {
    const before = first.forms.find((form) => form.name === name)?.text ?? '';
    const problem = formProblem(text, before, first.by);
    if (problem) return problem;
  }
  return '';
}

function readForms(message: string): MessageForms | undefined {
  try {
    return formsOf(message);
  } catch {
    return undefined;
  }
}
