import { redirectPath } from '../../pages/redirect-path.ts';
import type { FormerTerm } from './queries.ts';

export interface Named {
  slug: string;
  name: string;
}

/**
 * The addresses of terms below that of their site, as WordPress and Ghost make them: `/category/above/below`, `/tag/x`, `/author/x`.
 * @param site the address of the former site; without a folder if it is unknown
 */
export function formerTerms(
  site: string,
  terms: readonly { kind: FormerTerm['kind']; path: readonly Named[] }[],
): FormerTerm[] {
  const folder = URL.parse(site)?.pathname.replace(/\/$/, '') ?? '';
  return terms.flatMap(({ kind, path: named }) => {
    if (named.length === 0 || named.some(({ slug, name }) => !slug || !name || slug.includes('/'))) return [];
    const path = redirectPath(`${folder}/${kind}/${named.map(({ slug }) => slug).join('/')}`);
    return path === null ? [] : [{ kind, names: named.map(({ name }) => name), path }];
  });
}
