import { queryOptions } from '@tanstack/react-query';
import { create } from 'zustand';

interface HelpState {
  opened: boolean;
  /** The open article; null shows the list. */
  article: string | null;
}

export const useHelp = create<HelpState>(() => ({ opened: false, article: null }));

export const openHelp = (article: string | null = null): void => useHelp.setState({ opened: true, article });
export const closeHelp = (): void => useHelp.setState({ opened: false });

/** Loaded on first use of the help or the search. */
export const articlesQuery = queryOptions({
  queryKey: ['help'],
  queryFn: async () => (await import('./articles.ts')).articles,
  staleTime: Infinity,
});
