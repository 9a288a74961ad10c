import { compileMessages } from './compile-messages.ts';
import type { Messages, Translation, Words } from './define.ts';
import type { Language } from './languages.ts';
import { wordsOf } from './words.ts';

type Catalogues<Source extends Messages> = { en: Source } & Record<
  Exclude<Language, 'en'>,
  Translation<Source>
>;

/**
 * A catalogue for code of the server, which runs from source: all languages are in memory, each compiled when it is first used.
 * @returns the words in a language
 */
export function serverMessages<Source extends Messages>(
  catalogues: Catalogues<Source>,
): (language: Language) => Words<Source> {
  const used = new Map<Language, Words<Source>>();
  return (language) => {
    let words = used.get(language);
    if (!words)
      used.set(language, (words = wordsOf<Source>(compileMessages(catalogues[language]), language)));
    return words;
  };
}
