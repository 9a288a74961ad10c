import { createContext, data, type LoaderFunctionArgs } from 'react-router';
import type { Picture } from '../content/pictures.ts';
import type { Client, Contract } from '../http/contract.ts';
import type { Area } from '../messages/area.ts';
import type { Messages, Words } from '../messages/define.ts';
import { type Language, languageOf } from '../messages/languages.ts';
import { isUuid } from '../values/uuid.ts';

/** Set by the runtime: over HTTP in the browser, in-process on the server. */
export const clientContext = createContext<Client<Contract>>();

/** The language of the page, for loaders and actions; set where screens are run. */
export const languageContext = createContext<Language>('en');

/** How addresses of the page's language begin: `/de`; empty in the main language of the site, and on the host of a language. */
export const baseContext = createContext('');

/** The language of the page if it isn't the site's main one, else empty. */
export const otherContext = createContext<Language | ''>('');

export const baseOf = (context: LoaderFunctionArgs['context']): string =>
  (context as { get(key: typeof baseContext): string }).get(baseContext);

export const otherOf = (context: LoaderFunctionArgs['context']): Language | '' =>
  (context as { get(key: typeof otherContext): Language | '' }).get(otherContext);

/** For calls whose reply shows texts of a translated record: the language of the page, nothing in the main one. */
export function inPageLanguage(context: LoaderFunctionArgs['context']): { language?: Language } {
  const language = otherOf(context);
  return language ? { language } : {};
}

/** The same for the screen of one record, which names the languages it can be read in on a site with several. */
export function inAnyLanguage(
  context: LoaderFunctionArgs['context'],
  { languages, locale }: { languages: readonly string[]; locale: string },
): { language?: Language } {
  return languages.length === 0 ? {} : { language: languageOf(locale), ...inPageLanguage(context) };
}

/** The messages of an area in the language of the page, for loaders and actions. */
export const wordsFor = <Source extends Messages>(
  context: LoaderFunctionArgs['context'],
  area: Area<Source>,
): Words<Source> => area.in((context as { get(key: typeof languageContext): Language }).get(languageContext));

/** The typed calls available to a screen's loader or action, the same on both sides. */
export function callsOf<C extends Contract>(context: LoaderFunctionArgs['context']): Client<C> {
  return (context as { get(key: typeof clientContext): unknown }).get(clientContext) as Client<C>;
}

/** Whether it can be an id: ids are UUIDs. */
export const isId = (text: string): boolean => isUuid(text.toLowerCase());

/** The loader of a screen for one record. @throws 404 for a malformed id (spec.md section 8) */
export function loadById({ params }: LoaderFunctionArgs): null {
  if (!isId(params['id'] ?? '')) throw data(null, { status: 404 });
  return null;
}

/** Origins of other sites that a screen uses. */
export interface ExternalSources {
  scripts: readonly string[];
  calls: readonly string[];
  frames: readonly string[];
}

/** A screen's metadata for browsers and search engines. A route's `handle` has it as `head`. */
export interface Feed {
  title: string;
  /** A path of the site. */
  href: string;
}

export interface Head {
  title: string;
  description?: string;
  noIndex?: boolean;
  /** Shown where the screen is shared. */
  picture?: Picture;
  /** Structured data as schema.org defines it. Addresses may be paths of the site. */
  facts?: Record<string, unknown>;
  /** RSS feeds of what the screen lists, for feed readers to find. */
  feeds?: readonly Feed[];
  /** The screen needs script, which therefore starts immediately instead of waiting for the first intent. */
  runs?: boolean;
  /** The same for everyone who is not signed in, so that a browser may keep it for offline reading. */
  public?: boolean;
  /** What the screen loads from other sites, as its document's policy allows. */
  external?: ExternalSources;
  /** Minimum height of the page's content in percent of the window. */
  height?: number;
  /** The languages other than the main one in which the screen can be read. */
  languages?: readonly string[];
  /** For a list with several pages: the one shown, from 1. Each has an address that search engines list. */
  page?: number;
}

export interface ScreenHandle<Data = unknown> {
  head?: (data: Data, language: Language) => Head;
  /** A step of the checkout: the header links to the home page and the cart only. */
  checkout?: true;
}
