import type { Messages, Words } from './define.ts';
import type { Language } from './languages.ts';
import { type Compiled, wordsOf } from './compiled-messages.ts';

/** The messages that a site worded itself, by area and key, compiled as catalogues are. All are in one language. */
export type SiteWording = Readonly<Record<string, Compiled>>;

/** By the changed messages of an area, which stay the same object until the site changes them. */
const merged = new WeakMap<Compiled, unknown>();

/** The words of an area with those that the site changed. A message keeps its arguments, so that callers notice nothing. */
export function withWording<Source extends Messages>(
  words: Words<Source>,
  own: Compiled | undefined,
  language: Language,
): Words<Source> {
  if (!own) return words;
  const known = merged.get(own);
  if (known) return known as Words<Source>;
  const fitting = Object.entries(wordsOf<Messages>(own, language)).filter(
    ([key, word]) => Object.hasOwn(words, key) && typeof word === typeof words[key],
  );
  const made = { ...words, ...Object.fromEntries(fitting) } as Words<Source>;
  merged.set(own, made);
  return made;
}
