import { redirectPath } from '../../pages/redirect-path.ts';
import type { FormerList, FormerTerm } from './queries.ts';

export interface Named {
  slug: string;
  name: string;
}

const folderOf = (site: string): string => URL.parse(site)?.pathname.replace(/\/$/, '') ?? '';

/** The address of the feed of a former site. */
export function formerFeed(site: string, name: string): FormerList[] {
  const path = redirectPath(`${folderOf(site)}/${name}`);
  return path === null ? [] : [{ path }];
}

/**
 * The address of the month of a post, which WordPress lists there whatever the address of the post is.
 * @param date in ISO 8601
 */
export function formerMonth(site: string, date: string | null): FormerList[] {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(date ?? '') ?? [];
  const path = year && month ? redirectPath(`${folderOf(site)}/${year}/${month}`) : null;
  return path === null ? [] : [{ path, month: `${year}-${month}` }];
}

/**
 * The addresses of terms below that of their site, as WordPress and Ghost make them: `/category/above/below`, `/tag/x`, `/author/x`.
 * @param site the address of the former site; without a folder if it is unknown
 */
export function formerTerms(
  site: string,
  terms: readonly { kind: FormerTerm['kind']; path: readonly Named[] }[],
): FormerTerm[] {
  const folder = folderOf(site);
  return terms.flatMap(({ kind, path: named }) => {
    if (named.length === 0 || named.some(({ slug, name }) => !slug || !name || slug.includes('/'))) return [];
    const path = redirectPath(`${folder}/${kind}/${named.map(({ slug }) => slug).join('/')}`);
    return path === null ? [] : [{ kind, names: named.map(({ name }) => name), path }];
  });
}
