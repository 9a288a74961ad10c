import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../../lib/http/client.ts';
import { pageLanguage } from '../../../../../lib/messages/area.ts';
import { type Language, languages } from '../../../../../lib/messages/languages.ts';
import type { translationsContract } from '../../../translations-contract.ts';

export const callTranslations = browserClient<typeof translationsContract>();

export const progressQuery = (language: Language) =>
  queryOptions({
    queryKey: ['translations', language],
    queryFn: () => callTranslations('GET /api/translations/{language}', { params: { language } }),
    staleTime: 0,
  });

export const translationQuery = (language: Language, subject: string) =>
  queryOptions({
    queryKey: ['translation', language, subject],
    queryFn: () =>
      callTranslations('GET /api/translation/{language}/{subject}', { params: { language, subject } }),
    // Its reply is the state from here on.
    staleTime: Infinity,
    gcTime: 0,
  });

/** The settings of a block, read anew whenever they are opened. */
export const blockQuery = (language: Language, subject: string, id: string) =>
  queryOptions({
    queryKey: ['translation-block', language, subject, id],
    queryFn: () =>
      callTranslations('GET /api/translation/{language}/{subject}/block', {
        params: { language, subject },
        query: { id },
      }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** The name of a language in that of the admin. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(pageLanguage(), { type: 'language' }).of(language) ?? language;

/** A language of the site by its code in an address. */
export const languageIn = (code: string | null | undefined, of: readonly string[]): Language | undefined =>
  languages.find((each) => each === code && of.includes(each));
