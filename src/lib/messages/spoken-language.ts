import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type AdminLanguage,
  adminLanguageOf,
  adminLanguages,
  type Language,
  languages,
} from './languages.ts';
import type { SiteWording } from './site-wording.ts';

/** What a request, or other work for a site, says to people, and in which language. */
export interface Spoken {
  /** The language in which a request is answered. It is known once the request's site is. */
  language: Language;
  /** Whether visitors read the answer. The admin and programs get the standard words. */
  toVisitors?: boolean;
  /** The language in which the caller uses the admin; undefined for programs and visitors. */
  admin?: Language;
  /** The best of these languages or locales for the browser; undefined if it asks for none of them. */
  browsers?: <L extends string>(among: readonly L[]) => L | undefined;
  /** The language in which a visitor uses the site; null for the main one. */
  used?: Language | null;
  /** The site whose wording this is, which it may have in each of its languages. */
  own?: { site: string; in: (language: Language) => SiteWording | undefined } | undefined;
}

const current = new AsyncLocalStorage<Spoken>();

/** What the work says to people is in this language. */
export const speaking = <T>(spoken: Spoken, work: () => T): T => current.run(spoken, work);

/** The answer is in the admin’s language, English for programs, and in the standard words; what is written to visitors meanwhile is in the site’s. */
export const speakingToStaff = <T>(work: () => T): T =>
  current.run(
    { ...current.getStore(), language: current.getStore()?.admin ?? 'en', toVisitors: false },
    work,
  );

/** For work that continues elsewhere. Outside of requests English. */
export const spokenNow = (): Spoken => current.getStore() ?? { language: 'en' };

export const spokenLanguage = (): Language => spokenNow().language;

/** The language that a visitor uses; null for the admin, for programs and outside of requests. */
export function visitorsLanguage(): Language | null {
  const { language, toVisitors } = spokenNow();
  return toVisitors ? language : null;
}

/**
 * The language in which a visitor uses the site, to be kept with their account: null for the main one. Undefined for the admin, for
 * programs and outside of requests.
 */
export function usedLanguage(): Language | null | undefined {
  const { used, toVisitors } = spokenNow();
  return toVisitors ? used : undefined;
}

/** What the site words itself in this language. */
export const wordingIn = (language: Language): SiteWording | undefined =>
  current.getStore()?.own?.in(language);

/** The best of some locales for the caller’s browser. */
export const browsersLocale = (among: readonly string[]): string | undefined => spokenNow().browsers?.(among);

/** The language of the admin that the caller’s browser asks for; undefined outside of requests too. */
export const browsersLanguage = (): AdminLanguage | undefined => spokenNow().browsers?.(adminLanguages);

/** The language in which somebody would begin a site: the one they read here, unless their browser asks for one that the admin lacks. */
export function likelyLanguage(): Language {
  const asked = spokenNow().browsers?.(languages);
  return asked && adminLanguageOf(asked) !== asked ? asked : spokenLanguage();
}
