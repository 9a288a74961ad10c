import { redirectPath } from '../../pages/redirect-path.ts';
import type { FormerList, FormerTerm } from './queries.ts';

export interface Named {
  /** Only categories of WordPress have it. */
  id?: string | undefined;
  slug: string;
  name: string;
}

const folderOf = (site: string): string => URL.parse(site)?.pathname.replace(/\/$/, '') ?? '';

/** The address of the feed of a former site. */
export function formerFeed(site: string, name: string): FormerList[] {
  const path = redirectPath(`${folderOf(site)}/${name}`);
  return path === null ? [] : [{ path }];
}

/** The addresses of the search of WordPress, and of the further pages of its list of posts: `/?s=`, and `/page` for `/page/2`. */
export function formerLists(site: string): FormerList[] {
  const folder = folderOf(site);
  return [
    { path: redirectPath(`${folder}/page`), of: 'posts' as const },
    { path: redirectPath(folder || '/', '?s='), of: 'search' as const },
  ].flatMap(({ path, of }) => (path === null ? [] : [{ path, of }]));
}

/** The address of a term with a query, as WordPress has it with and without pretty addresses: `/?cat=3`, `/?tag=clay`. */
function queryOf(kind: FormerTerm['kind'], { id = '', slug }: Named): string | null {
  if (kind === 'category') return /^\d{1,12}$/.test(id) ? redirectPath('/', `?cat=${id}`) : null;
  return kind === 'tag' ? redirectPath('/', `?tag=${slug}`) : null;
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
  isWordpress = false,
): FormerTerm[] {
  const folder = folderOf(site);
  return terms.flatMap(({ kind, path: named }) => {
    if (named.length === 0 || named.some(({ slug, name }) => !slug || !name || slug.includes('/'))) return [];
    const path = redirectPath(`${folder}/${kind}/${named.map(({ slug }) => slug).join('/')}`);
    const last = named.at(-1);
    const query = last && isWordpress ? queryOf(kind, last) : null;
    return path === null
      ? []
      : [{ kind, names: named.map(({ name }) => name), path, ...(query === null ? {} : { query }) }];
  });
}
