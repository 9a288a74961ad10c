import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** Something of the site that a link may lead to. */
export interface LinkChoice {
  /** As it stands in the link. */
  href: string;
  label: string;
  hint?: string;
}

/** Pages, files, products and the like: each feature brings its own, and `src/app` lists them. */
export interface LinkSource {
  /** As a heading: “Pages”. */
  label: string;
  /** Those that fit the words, the best first; all, or the newest, where there are none. */
  find: (words: string, queries: QueryClient) => Promise<readonly LinkChoice[]>;
}

export const LinkSourcesContext = createContext<readonly LinkSource[]>([]);
