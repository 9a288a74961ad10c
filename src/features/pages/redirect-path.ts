export const PATH_MOST = 500;

/**
 * A path in the form in which redirects compare: decoded, without a trailing slash, lower case, because other
 * systems used both cases. Includes the query if `search` is given. `null` if it is no path of a site.
 */
export function redirectPath(path: string, search = ''): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const plain = decoded.normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/';
  const whole = `${plain}${search}`;
  return whole.startsWith('/') && !whole.startsWith('//') && whole.length <= PATH_MOST && isClean(whole)
    ? whole
    : null;
}

// oxlint-disable-next-line no-control-regex
const isClean = (path: string) => !/[\u0000-\u001f\u007f\\]/.test(path);

/** Parses what an owner pasted: a path, or a whole address of which only path and query matter. */
export function typedPath(typed: string): string | null {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://site.invalid/${text.replace(/^\//, '')}`;
  if (!URL.canParse(whole)) return null;
  const { pathname, search } = new URL(whole);
  return redirectPath(pathname, search);
}
