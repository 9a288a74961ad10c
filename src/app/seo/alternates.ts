import type { Page } from '../../features/pages/contract.ts';
import { pathIn } from '../../features/pages/server/index.ts';
import { pagePath } from '../../features/pages/slugs.ts';
import { languageOf } from '../../lib/messages/languages.ts';

/** A page in one language, for search engines. */
export interface Alternate {
  /** As in `hreflang`: a language, or `x-default`. */
  language: string;
  /** Absolute. */
  href: string;
}

/** A page in each language in which it can be read; empty if there is only one. The main language is the default. */
export function alternates(
  { locale }: { locale: string },
  page: Pick<Page, 'slug' | 'languages'> | null,
  origin: string,
): Alternate[] {
  if (!page?.languages?.length) return [];
  const path = pagePath(page.slug);
  const main = `${origin}${path === '/' ? '' : path}`;
  return [
    { language: languageOf(locale), href: main },
    ...page.languages.map((language) => ({ language, href: origin + pathIn(language, page.slug) })),
    { language: 'x-default', href: main },
  ];
}
