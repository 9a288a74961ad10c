import { withoutLanguage } from '../../lib/links/language-paths.ts';

/** Maximum length of a stored path. */
const MOST_LENGTH = 200;

/** The admin, pages with a secret address, and paths that are no pages. */
const uncounted =
  /^\/(admin|preview|newsletter|unsubscribe|loading|404|account\/reset|api|files|assets)(\/|$)/;
/** Prefixes followed by the id of a person's order or booking. */
const personal = /^(\/(?:account\/order|booking|order))\/(?!cart$|checkout$|payment$|complete$)[^/]+.*$/;

/**
 * A path as it is counted: without query, ids of personal records, and characters that browsers would not send.
 * @returns null if it is not counted
 */
export function countedPath(asked: string): string | null {
  if (!asked.startsWith('/') || asked.length > 2_000) return null;
  const query = asked.search(/[?#]/);
  const bare = (query < 0 ? asked : asked.slice(0, query)).replaceAll('\\', '/').replace(/^\/{2,}/, '/');
  // The parser writes markup characters as `%3C`, and resolves dots.
  const { pathname } = new URL(`https://site.invalid${bare}`);
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const inside = withoutLanguage(path);
  if (uncounted.test(inside)) return null;
  const base = path.slice(0, path.length - inside.length);
  return (base + inside.replace(personal, '$1')).slice(0, MOST_LENGTH);
}

/** Decoded for display; a part that cannot be decoded stays as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
