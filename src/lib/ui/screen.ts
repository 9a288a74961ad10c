import { createContext, data, type LoaderFunctionArgs } from 'react-router';
import type { Picture } from '../content/pictures.ts';
import type { Client, Contract } from '../http/contract.ts';
import type { Area } from '../messages/area.ts';
import type { Messages, Words } from '../messages/define.ts';
import type { Language } from '../messages/languages.ts';
import { isUuid } from '../values/uuid.ts';

/** Set by the person who runs the screens: over HTTP in the browser, in-process on the server. */
export const clientContext = createContext<Client<Contract>>();

/** The language of the page, for loaders and actions; set where the screens are run. */
export const languageContext = createContext<Language>('en');

/** The words of an area in the language of the page, for loaders and actions. */
export const wordsFor = <Source extends Messages>(
  context: LoaderFunctionArgs['context'],
  area: Area<Source>,
): Words<Source> => area.in((context as { get(key: typeof languageContext): Language }).get(languageContext));

/** The typed calls that a screen's loader or action may make, the same on both sides. */
export function callsOf<C extends Contract>(context: LoaderFunctionArgs['context']): Client<C> {
  return (context as { get(key: typeof clientContext): unknown }).get(clientContext) as Client<C>;
}

/** Whether it could name anything: ids are UUIDs. */
export const isId = (text: string): boolean => isUuid(text.toLowerCase());

/** The loader of a screen about one thing. @throws 404 for an id that can name nothing (spec.md section 8) */
export function loadById({ params }: LoaderFunctionArgs): null {
  if (!isId(params['id'] ?? '')) throw data(null, { status: 404 });
  return null;
}

/** Origins of others. */
export interface Outside {
  scripts: readonly string[];
  calls: readonly string[];
  frames: readonly string[];
}

/** What a screen says about itself to browsers and search engines. A route's `handle` has it as `head`. */
export interface Head {
  title: string;
  description?: string;
  noIndex?: boolean;
  /** Shown where the screen is shared. */
  picture?: Picture;
  /** What search engines read of it, as schema.org says it. Addresses may be paths of the site. */
  facts?: Record<string, unknown>;
  /** It is nothing without script, which therefore starts at once instead of waiting for the first intent. */
  runs?: boolean;
  /** The same for everybody who is not signed in, so that a browser may keep it to be read without a line. */
  public?: boolean;
  /** What the screen loads from others, as its document's policy allows. */
  outside?: Outside;
  /** Least height of the page's content in percent of the window. */
  height?: number;
}

export interface ScreenHandle<Data = unknown> {
  head?: (data: Data, language: Language) => Head;
  /** A step of the checkout: the header leads to the home page and back to the cart, and nowhere else. */
  checkout?: true;
}
