import { createContext, use } from 'react';
import { type Area, pageLanguage } from './area.ts';
import type { Messages, Words } from './define.ts';
import type { Language } from './languages.ts';

/** Set on the server, which renders pages in all languages; a browser shows one. */
export const LanguageContext = createContext<Language | null>(null);

export const useLanguage = (): Language => use(LanguageContext) ?? pageLanguage();

/** The words of an area in the language of the page. */
export const useMessages = <Source extends Messages>(area: Area<Source>): Words<Source> =>
  area.in(useLanguage());

/** For code outside components, in the browser. */
export const messagesNow = <Source extends Messages>(area: Area<Source>): Words<Source> =>
  area.in(pageLanguage());
