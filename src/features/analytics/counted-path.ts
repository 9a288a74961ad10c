/** Longest path that is kept. */
const MOST_LENGTH = 200;

/** The owner's own place, pages opened by a secret address, and what is no page of anybody. */
const uncounted =
  /^\/(admin|preview|newsletter|unsubscribe|loading|404|account\/reset|api|files|assets)(\/|$)/;
/** Behind these stands whose order or booking it is. */
const personal = /^(\/(?:account\/order|booking|order))\/(?!cart$|checkout$|payment$|complete$)[^/]+.*$/;

/**
 * A path as it is counted: without query, ids of people’s own things and anything that browsers would not send so.
 * @returns null for what is not counted
 */
export function countedPath(asked: string): string | null {
  if (!asked.startsWith('/') || asked.length > 2_000) return null;
  const query = asked.search(/[?#]/);
  const bare = (query < 0 ? asked : asked.slice(0, query)).replaceAll('\\', '/').replace(/^\/{2,}/, '/');
  // The parser writes signs of markup as `%3C`, and resolves dots.
  const { pathname } = new URL(`https://site.invalid${bare}`);
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  if (uncounted.test(path)) return null;
  return path.replace(personal, '$1').slice(0, MOST_LENGTH);
}

/** As people read it; what cannot be decoded stays as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
