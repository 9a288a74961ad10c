import type { Site } from '../../lib/http/requests/request-context.ts';
import { addressIn } from '../../lib/links/site-addresses.ts';
import { languageOf } from '../../lib/messages/languages.ts';

/** A page, product or service in one language, for search engines. */
export interface Alternate {
  /** As in `hreflang`: a language, or `x-default`. */
  language: string;
  /** Absolute. */
  href: string;
}

/** The part of a site whose addresses are made. */
export interface Addressed {
  site: Pick<Site, 'origin' | 'origins'>;
  subdomain: string;
}

/**
 * A page, product or service in each language in which it can be read; empty if there is only one. The main language is the default.
 * @param path in the main language
 * @param languages the others
 */
export function alternates(
  locale: string,
  path: string,
  languages: readonly string[] | undefined,
  { site, subdomain }: Addressed,
): Alternate[] {
  if (!languages?.length) return [];
  const main = addressIn(site, null, path, subdomain);
  return [
    { language: languageOf(locale), href: main },
    ...languages.map((language) => ({ language, href: addressIn(site, language, path, subdomain) })),
    { language: 'x-default', href: main },
  ];
}
