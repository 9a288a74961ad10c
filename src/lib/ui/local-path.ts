import { createContext, use } from 'react';

/** Set on the server, which renders pages in all languages; a browser shows one. */
export const BaseContext = createContext<string | null>(null);

/** How addresses in the language of the document begin: `/de`; empty in the main language of the site. */
export const pageBase = (): string =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '');

export type LocalPath = (path: string) => string;

/** @returns a function that gives a path of the site as it is in the language of the page */
export const localPath =
  (base: string): LocalPath =>
  (path) =>
    path === '/' ? base || '/' : base + path;

export const useLocalPath = (): LocalPath => localPath(use(BaseContext) ?? pageBase());
