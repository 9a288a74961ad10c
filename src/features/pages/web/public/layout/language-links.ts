import { useLocation, useMatches } from 'react-router';
import { hasLanguage, isInEachLanguage } from '../../../../../lib/links/language-paths.ts';
import type { Page } from '../../../contract.ts';
import type { LanguageLink } from '../../blocks/shared/shown-page.ts';
import { pathOf, useStart } from '../../start.ts';

const names = new Map<string, string>();

/** What speakers call their language, with a capital: Deutsch, Français. CLDR takes long to answer, and every page asks. */
export function nameInItself(language: string): string {
  let name = names.get(language);
  if (name === undefined) {
    const given = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    name = given.charAt(0).toLocaleUpperCase(language) + given.slice(1);
    names.set(language, name);
  }
  return name;
}

/** The query of a screen in another language: where it returns to after sign-in is in that language too. @param prefix may be on another host */
function queryIn(prefix: string, search: string, base: string): string {
  const query = new URLSearchParams(search);
  const to = query.get('returnTo');
  if (!to?.startsWith('/')) return search;
  const inside = to.startsWith(`${base}/`) ? to.slice(base.length) : to;
  if (hasLanguage(inside)) return search;
  query.set('returnTo', prefix.replace(/.*\/\/[^/]+/, '') + inside);
  return `?${query}`;
}

/**
 * The current page in each language of the site; empty on a site with one. Where a page can't be read in a language, and on
 * screens that have one address, links lead to the home page in that language.
 */
export function useLanguageLinks(): LanguageLink[] {
  const { website, base, other, main } = useStart();
  const { pathname, search } = useLocation();
  const loaded = useMatches().map(
    ({ loaderData }) => loaderData as { page?: Page; pathInEach?: string } | undefined,
  );
  const page = loaded.map((each) => each?.page).findLast((each) => each?.languages !== undefined);
  const inEach = loaded.findLast((each) => each?.pathInEach !== undefined)?.pathInEach;
  if (website.languages.length === 0) return [];
  const pathIn = (prefix: string): string => {
    if (page) return pathOf(page.slug);
    return inEach ?? (isInEachLanguage(pathname) ? pathname + queryIn(prefix, search, base) : '/');
  };
  const isReadable = (language: string) =>
    !page || website.untranslated === 'original' || page.languages?.includes(language) === true;
  return [main, ...website.languages].map((language) => {
    const prefix = website.homes?.[language] ?? (language === main ? '' : `/${language}`);
    const to = language === main || isReadable(language) ? pathIn(prefix) : '/';
    return {
      language,
      name: nameInItself(language),
      href: to === '/' ? prefix || '/' : prefix + to,
      isHere: language === (other || main),
    };
  });
}
