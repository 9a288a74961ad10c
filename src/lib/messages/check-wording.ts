import { formsOf, type MessageForms, placeholdersOf, placeholder } from './message-forms.ts';

/** Characters of one form, at least; a long message may become twice as long. */
const LONGEST = 300;

export const longestForm = (original: string): number => Math.max(LONGEST, original.length * 2);

// Line breaks and other controls would reach headers of emails and lines of calendars; bidi controls reorder what follows.
const controls = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/u;
const markup = /<[!/?a-z]|&#?\w+;/i;

/** What is wrong with a changed text; the feature that lets owners change it says so. */
export type WordingProblem =
  | { key: 'empty' | 'controls' | 'markup' | 'strayBraces' | 'noBraces' | 'fixed' | 'otherForms' }
  | { key: 'tooLong'; most: number }
  | { key: 'missing' | 'unknown' | 'numberSign'; name: string };

/** What is wrong with a changed form, compared with the original one; `null` if nothing. */
export function formProblem(text: string, original: string, by?: MessageForms['by']): WordingProblem | null {
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(text)) return { key: 'empty' };
  if (text.length > longestForm(original)) return { key: 'tooLong', most: longestForm(original) };
  if (controls.test(text)) return { key: 'controls' };
  if (markup.test(text)) return { key: 'markup' };
  const wanted = placeholdersOf(original);
  const found = placeholdersOf(text);
  const count = by && by.kind !== 'select' ? by.name : undefined;
  const missing = wanted.find((name) => !found.includes(name));
  if (missing) return { key: 'missing', name: missing };
  const unknown = found.find((name) => !wanted.includes(name) && name !== count);
  if (unknown) return { key: 'unknown', name: unknown };
  if (/[{}]/.test(text.replaceAll(placeholder, '')))
    return { key: wanted.length > 0 ? 'strayBraces' : 'noBraces' };
  if (count && text.includes('#')) return { key: 'numberSign', name: count };
  return null;
}

/**
 * What is wrong with a message that an owner wants to say instead of the original of the same language, in ICU syntax; `null` if
 * nothing. It must have the same values and the same plural forms.
 */
export function wordingProblem(message: string, original: string): WordingProblem | null {
  const first = formsOf(original);
  if (!first) return { key: 'fixed' };
  // Before the parser sees it.
  const most = first.forms.reduce((sum, { text }) => sum + longestForm(text) + 60, 0);
  if (message.length > most) return { key: 'tooLong', most: longestForm(first.forms[0]?.text ?? '') };
  const given = readForms(message);
  if (!given) return { key: 'otherForms' };
  const isSame =
    given.by?.name === first.by?.name &&
    given.by?.kind === first.by?.kind &&
    given.forms.length === first.forms.length &&
    first.forms.every(({ name }) => given.forms.some((form) => form.name === name)) &&
    Object.entries(given.kinds).every(([name, kind]) => first.kinds[name] === kind);
  if (!isSame) return { key: 'otherForms' };
  for (const { name, text } of given.forms) {
    const before = first.forms.find((form) => form.name === name)?.text ?? '';
    const problem = formProblem(text, before, first.by);
    if (problem) return problem;
  }
  return null;
}

function readForms(message: string): MessageForms | undefined {
  try {
    return formsOf(message);
  } catch {
    return undefined;
  }
}
