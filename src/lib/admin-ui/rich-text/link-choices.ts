import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** A part of the site that can be linked to. */
export interface LinkChoice {
  /** The address in the link. */
  href: string;
  label: string;
  hint?: string;
}

/** Pages, files, products and more: each feature has a source, and `src/app` lists them. */
export interface LinkSource {
  /** The group's heading: “Pages”. */
  label: string;
  /** Matches for the search, the best first; all, or the newest, without a search. */
  find: (words: string, queries: QueryClient) => Promise<readonly LinkChoice[]>;
}

export const LinkSourcesContext = createContext<readonly LinkSource[]>([]);
