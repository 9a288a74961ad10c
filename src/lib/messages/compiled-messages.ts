import { setupI18n } from '@lingui/core';
import { isolatedIn } from '../values/isolated.ts';
import type { Messages, Words } from './define.ts';
import type { Language } from './languages.ts';
import { withLatinDigits } from '../values/digits.ts';

/** What `compileMessages` makes of a catalogue: a text as it is, or the parts of a message with arguments. */
export type Compiled = Record<string, string | readonly unknown[]>;

/** Makes a compiled catalogue usable. No parser is involved, so browsers load none. */
export function wordsOf<Source extends Messages>(compiled: Compiled, language: Language): Words<Source> {
  const locale = withLatinDigits(language);
  const i18n = setupI18n({ locale, messages: { [locale]: compiled as never } });
  const words: Record<string, string | ((values: Record<string, unknown>) => string)> = {};
  for (const [key, message] of Object.entries(compiled))
    words[key] =
      typeof message === 'string' ? message : (values) => i18n._(key, isolated(message, values, language));
  return words as Words<Source>;
}

/** Isolates names in the other direction; a value that only chooses between the cases of a message has to stay as it is. */
function isolated(message: readonly unknown[], values: Record<string, unknown>, language: Language) {
  const all = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    const own = isolatedIn(language, value);
    if (own !== value && !JSON.stringify(message).includes(`["${name}","select"`)) all[name] = own;
  }
  return all;
}
