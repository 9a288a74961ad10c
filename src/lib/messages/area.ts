import type { Messages, Words } from './define.ts';
import { type AdminLanguage, adminLanguageOf, type Language, languageOf, languages } from './languages.ts';
import { type SiteWording, withWording } from './site-wording.ts';
import { type Compiled, wordsOf } from './compiled-messages.ts';

type Load = () => Compiled | Promise<Compiled>;

/** The words of a part of the screens, in each language. A visitor's browser loads it in the language of the page only. */
export interface Area<Source extends Messages> {
  /** @throws where it is not loaded yet */
  in(language: Language): Words<Source>;
}

/** The words of an area, for functions that are handed them. */
export type WordsOf<Of> = Of extends Area<infer Source> ? Words<Source> : never;

const waiting = new Set<() => Promise<void> | undefined>();

/** The language of the page. The document's, so that the first screen and its script agree. */
export const pageLanguage = (): Language =>
  typeof document === 'undefined' ? 'en' : languageOf(document.documentElement.lang);

let wording: () => SiteWording | undefined = () => undefined;

/** Sets where the wording of the site on screen comes from: the document's file in a browser, the request on the server. */
export function findWording(find: () => SiteWording | undefined): void {
  wording = find;
}

/**
 * Declares an area. The build for visitors keeps the catalogues as separate files; everywhere else the plugin in
 * `src/app/build` replaces the imports by what they bring, so that nothing needs to wait.
 * @param name what a site's wording refers to
 */
export function defineArea<Source extends Messages>(
  name: string,
  loaders: Record<Language, Load>,
): Area<Source> {
  const loaded = new Map<Language, Words<Source>>();
  const take = (language: Language, compiled: Compiled) => {
    const words = wordsOf<Source>(compiled, language);
    loaded.set(language, words);
    return words;
  };
  const load = () => {
    const language = pageLanguage();
    const found = loaders[language]();
    if (!(found instanceof Promise)) return undefined;
    return found.then((compiled) => void take(language, compiled));
  };
  const standard = (language: Language) => {
    const words = loaded.get(language);
    if (words) return words;
    const found = loaders[language]();
    if (found instanceof Promise) throw new Error('These words are used before messagesReady().');
    return take(language, found);
  };
  waiting.add(load);
  return {
    in: (language) => withWording(standard(language), wording()?.[name], language),
  };
}

/**
 * Declares data that differs by language, and is loaded as words are: by a browser in the language of the page only, so that
 * it may be missing in another one.
 */
export function defineData<Value>(loaders: Record<Language, () => Value | Promise<Value>>): {
  in(language: Language): Value | undefined;
} {
  const loaded = new Map<Language, Value>();
  const take = (language: Language): Promise<void> | undefined => {
    const found = loaders[language]();
    if (found instanceof Promise) return found.then((value) => void loaded.set(language, value));
    loaded.set(language, found);
    return undefined;
  };
  waiting.add(() => take(pageLanguage()));
  return {
    in: (language) => {
      if (!loaded.has(language) && typeof document === 'undefined') void take(language);
      return loaded.get(language);
    },
  };
}

/** Declares an area of the platform's screens, which have the languages of the admin. Another language is answered in English. */
export const definePlatformArea = <Source extends Messages>(
  name: string,
  loaders: Record<AdminLanguage, Load>,
): Area<Source> =>
  defineArea<Source>(
    name,
    Object.fromEntries(languages.map((language) => [language, loaders[adminLanguageOf(language)]])) as Record<
      Language,
      Load
    >,
  );

/** Loads the words of all code that has arrived. Awaited after code is fetched and before it draws. */
export async function messagesReady(): Promise<void> {
  await Promise.all(
    [...waiting].map(async (load) => {
      await load();
      waiting.delete(load);
    }),
  );
}

/** What a dynamic import brings, once its words are there as well. */
export async function withMessages<Code>(code: Promise<Code>): Promise<Code> {
  const arrived = await code;
  await messagesReady();
  return arrived;
}
