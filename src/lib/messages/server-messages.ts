import { compileMessages } from './compile-messages.ts';
import type { Messages, Translation, Words } from './define.ts';
import { type AdminLanguage, adminLanguageOf, type Language } from './languages.ts';
import { withWording } from './site-wording.ts';
import { wordingIn, spokenLanguage, spokenNow } from './spoken-language.ts';
import { type Compiled, wordsOf } from './compiled-messages.ts';

type Catalogues<Source extends Messages> = { en: Source } & Record<
  Exclude<Language, 'en'>,
  Translation<Source>
>;

type StaffCatalogues<Source extends Messages> = { en: Source } & Record<
  Exclude<AdminLanguage, 'en'>,
  Translation<Source>
>;

/** All languages are in memory, each compiled when it is first used. */
function compiledMessages<Source extends Messages, Spoken extends Language>(
  catalogues: { en: Source } & Record<Exclude<Spoken, 'en'>, Translation<Source>>,
): (language: Spoken) => Words<Source> {
  const used = new Map<Spoken, Words<Source>>();
  return (language) => {
    let words = used.get(language);
    if (!words)
      used.set(language, (words = wordsOf<Source>(compileMessages(catalogues[language]), language)));
    return words;
  };
}

/**
 * A catalogue for code of the server, which runs from source: emails, papers, pages without script.
 * @param area its name, which a site's wording refers to
 * @returns the words in a language, as the site says them
 */
export function serverMessages<Source extends Messages>(
  area: string,
  catalogues: Catalogues<Source>,
): (language: Language) => Words<Source> {
  const words = compiledMessages(catalogues);
  return (language) => withWording(words(language), wordingIn(language)?.[area], language);
}

/** The messages of an area that the site words itself. @param asked see `spokenMessages` */
export function ownMessages(area: string, asked?: Language): Compiled | undefined {
  const { language, toVisitors } = spokenNow();
  return asked || toVisitors ? wordingIn(asked ?? language)?.[area] : undefined;
}

/** Sentences of a feature. @returns them in the language of the request, unless another one is asked for */
export function spokenMessages<const Source extends Messages>(
  area: string,
  catalogues: Catalogues<Source>,
): (language?: Language) => Words<Source> {
  const words = compiledMessages(catalogues);
  return (asked) => {
    const language = asked ?? spokenLanguage();
    return withWording(words(language), ownMessages(area, asked), language);
  };
}

/**
 * Sentences that only owners and staff read. @returns them in the language in which the caller uses the admin, unless another one
 * is asked for; English for programs
 */
export function staffMessages<const Source extends Messages>(
  catalogues: StaffCatalogues<Source>,
): (language?: Language) => Words<Source> {
  const words = compiledMessages<Source, AdminLanguage>(catalogues);
  return (asked) => words(adminLanguageOf(asked ?? spokenLanguage()));
}

/**
 * Says texts in the language of staff that the database or data keep in English. A text is found by its English, and one that isn't in
 * the catalogue, or has arguments, stays as it is. For the browser: `textsOf`.
 */
export function staffTexts<const Source extends Messages>(
  catalogues: StaffCatalogues<Source>,
): (text: string) => string {
  const words = staffMessages(catalogues);
  const keys = new Map<string, keyof Source>(Object.entries(catalogues.en).map(([key, text]) => [text, key]));
  return (text) => {
    const key = keys.get(text);
    const said: unknown = key === undefined ? text : words()[key];
    return typeof said === 'string' ? said : text;
  };
}
