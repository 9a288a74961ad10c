import { createContext } from 'react';
import type { Block } from '../../../../../lib/content/block-kind.ts';

export interface Crumb {
  label: string;
  href: string;
}

/** What a view may know of the page around it. Empty where a block is drawn by itself. */
export interface ShownPage {
  blocks: readonly Block[];
  /** From the home page to this one, which comes last. */
  crumbs: readonly Crumb[];
  /** The site's own, for dates and times. */
  timeZone: string;
  locale: string;
}

export const ShownPageContext = createContext<ShownPage>({
  blocks: [],
  crumbs: [],
  timeZone: 'UTC',
  locale: 'en-GB',
});
