import { queryOptions } from '@tanstack/react-query';
import { create } from 'zustand';
import { adminLanguageOf } from '../../../lib/messages/languages.ts';

interface HelpState {
  opened: boolean;
  /** The open article; null shows the list. */
  article: string | null;
}

export const useHelp = create<HelpState>(() => ({ opened: false, article: null }));

export const openHelp = (article: string | null = null): void => useHelp.setState({ opened: true, article });
export const closeHelp = (): void => useHelp.setState({ opened: false });

const files = {
  en: () => import('./articles/en.ts'),
  de: () => import('./articles/de.ts'),
  fr: () => import('./articles/fr.ts'),
  es: () => import('./articles/es.ts'),
} as const;

/** The articles in the language of the admin, loaded on first use of the help or the search. */
export const articlesQuery = queryOptions({
  queryKey: ['help'],
  queryFn: async () => (await files[adminLanguageOf(document.documentElement.lang)]()).articles,
  staleTime: Infinity,
});
