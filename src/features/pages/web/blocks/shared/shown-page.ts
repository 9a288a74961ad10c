import { createContext } from 'react';
import type { Block } from '../../../../../lib/content/block-kind.ts';

export interface Crumb {
  label: string;
  href: string;
}

/** The page in one of the site's languages. */
export interface LanguageLink {
  /** ISO 639: `de`. */
  language: string;
  /** In the language itself: Deutsch. */
  name: string;
  href: string;
  isHere: boolean;
}

/** What a view may know about its page. Empty if a block is rendered alone. */
export interface ShownPage {
  blocks: readonly Block[];
  /** Breadcrumbs from the home page to this one, which comes last. */
  crumbs: readonly Crumb[];
  /** The site's time zone, for dates and times. */
  timeZone: string;
  locale: string;
}

export const ShownPageContext = createContext<ShownPage>({
  blocks: [],
  crumbs: [],
  timeZone: 'UTC',
  locale: 'en-GB',
});

/** The page in each language of the site; none on a site with one language. `null` if a block is rendered alone. */
export const LanguageLinksContext = createContext<readonly LanguageLink[] | null>(null);
