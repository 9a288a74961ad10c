import { AsyncLocalStorage } from 'node:async_hooks';
import type { Messages, Translation, Words } from './define.ts';
import type { Language } from './languages.ts';
import { serverMessages } from './server-messages.ts';

/** The language in which a request is answered. It is known once the request's site is. */
export interface Spoken {
  language: Language;
}

const current = new AsyncLocalStorage<Spoken>();

/** What the work says to people is in this language. */
export const speaking = <T>(spoken: Spoken, work: () => T): T => current.run(spoken, work);

/** English outside of requests. */
export const spokenLanguage = (): Language => current.getStore()?.language ?? 'en';

/** Sentences of a feature. @returns them in the language of the request, unless another one is asked for */
export function spokenMessages<const Source extends Messages>(
  catalogues: { en: Source } & Record<Exclude<Language, 'en'>, Translation<Source>>,
): (language?: Language) => Words<Source> {
  const words = serverMessages<Source>(catalogues);
  return (language = spokenLanguage()) => words(language);
}
