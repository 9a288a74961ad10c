import { pathInLanguage } from '../../features/pages/server/index.ts';
import { languageOf } from '../../lib/messages/languages.ts';

/** A page, product or service in one language, for search engines. */
export interface Alternate {
  /** As in `hreflang`: a language, or `x-default`. */
  language: string;
  /** Absolute. */
  href: string;
}

/**
 * A page, product or service in each language in which it can be read; empty if there is only one. The main language is the default.
 * @param path in the main language
 * @param languages the others
 */
export function alternates(
  { locale }: { locale: string },
  path: string,
  languages: readonly string[] | undefined,
  origin: string,
): Alternate[] {
  if (!languages?.length) return [];
  const main = `${origin}${path === '/' ? '' : path}`;
  return [
    { language: languageOf(locale), href: main },
    ...languages.map((language) => ({ language, href: origin + pathInLanguage(language, path) })),
    { language: 'x-default', href: main },
  ];
}
