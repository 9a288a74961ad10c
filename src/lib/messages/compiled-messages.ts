import { setupI18n } from '@lingui/core';
import type { Messages, Words } from './define.ts';
import type { Language } from './languages.ts';

/** What `compileMessages` makes of a catalogue: a text as it is, or the parts of a message with arguments. */
export type Compiled = Record<string, string | readonly unknown[]>;

/** Makes a compiled catalogue usable. No parser is involved, so browsers load none. */
export function wordsOf<Source extends Messages>(compiled: Compiled, language: Language): Words<Source> {
  const i18n = setupI18n({ locale: language, messages: { [language]: compiled as never } });
  const words: Record<string, string | ((values: Record<string, unknown>) => string)> = {};
  for (const [key, message] of Object.entries(compiled))
    words[key] = typeof message === 'string' ? message : (values) => i18n._(key, values);
  return words as Words<Source>;
}
