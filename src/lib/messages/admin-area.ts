import type { Area } from './area.ts';
import { type Compiled, wordsOf } from './compiled-messages.ts';
import type { Messages, Words } from './define.ts';
import type { AdminLanguage } from './languages.ts';

/** Undefined until the language is known. */
let spoken: { language: AdminLanguage; catalogues: Readonly<Record<string, Compiled>> } | undefined;

/**
 * Sets the language of the admin, before its first screen.
 * @param catalogues by the names of their areas; an area that is missing is in English
 */
export function speakAdmin(language: AdminLanguage, catalogues: Readonly<Record<string, Compiled>>): void {
  spoken = { language, catalogues };
}

/**
 * Declares an area of the admin, whose language is that of the person and not of the site. English comes with the code of a
 * screen; another language is one file that is loaded at the start (`src/app/admin/words`), so that no screen waits for its words.
 * @param name the path of the catalogue: `features/orders/admin` for `src/features/orders/messages/admin`
 */
export function defineAdminArea<Source extends Messages>(name: string, english: Source): Area<Source> {
  let kept: { of: typeof spoken; words: Words<Source> } | undefined;
  const read = (): Words<Source> => {
    if (!spoken && typeof document !== 'undefined')
      throw new Error(
        'Words of the admin are read before its language is known: read them within a function.',
      );
    const translated = spoken?.catalogues[name];
    return translated
      ? wordsOf<Source>(translated, spoken?.language ?? 'en')
      : wordsOf<Source>(english, 'en');
  };
  return {
    in: () => {
      if (!kept || kept.of !== spoken) kept = { of: spoken, words: read() };
      return kept.words;
    },
  };
}
