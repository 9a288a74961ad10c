import { languageOf } from '../../../../lib/messages/languages.ts';
import { useWebsite } from './use-website.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a customer's language, if the site's main language is another one. @param language null for the site's */
export function useOtherLanguage(language: string | null): string | undefined {
  const website = useWebsite().data;
  if (!website || language === null || language === languageOf(website.locale)) return undefined;
  return names.of(language) ?? language;
}
