import { languageOf } from '../../../../lib/messages/languages.ts';
import { languageName } from './choices.ts';
import { useWebsite } from './use-website.ts';

/** The name of a customer's language, if the site's main language is another one. @param language null for the site's */
export function useOtherLanguage(language: string | null): string | undefined {
  const website = useWebsite().data;
  if (!website || language === null || language === languageOf(website.locale)) return undefined;
  return languageName(language);
}
